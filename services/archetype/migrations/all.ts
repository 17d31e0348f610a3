import type { Migration } from '@liminal/service-kit/kit-migrations';

export const migrations: Migration[] = [
  {
    name: '001-soul-patterns',
    up: async (db) => {
      await db.raw(`
        create table souls (
          member_id uuid primary key,
          archetype text,
          interaction_score int not null default 0 check (interaction_score between 0 and 100),
          -- Acts since the pattern was taken, by kind: what an evolution is decided from.
          acts jsonb not null default '{}',
          is_demo boolean not null default false,
          shown boolean not null default false
        );
        create index souls_tribe on souls (archetype, interaction_score desc, member_id) where shown;
        create table evolutions (
          id uuid primary key,
          member_id uuid not null,
          from_archetype text not null,
          to_archetype text not null,
          at timestamptz not null default now(),
          told_at timestamptz
        );
        create index evolutions_untold on evolutions (member_id, id) where told_at is null;
      `);
    },
  },
];
