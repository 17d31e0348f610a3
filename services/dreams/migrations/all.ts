import type { Migration } from '@liminal/service-kit/kit-migrations';

export const migrations: Migration[] = [
  {
    name: '001-dreams',
    up: async (db) => {
      await db.raw(`
        create table dreams (
          id uuid primary key,
          member_id uuid not null,
          title text not null,
          description text not null,
          emotions text not null,
          lucidity_level text not null,
          interpretation jsonb,
          created_at timestamptz not null
        );
        create index dreams_newest on dreams (member_id, id desc);
      `);
    },
  },
  {
    name: '002-journal',
    up: async (db) => {
      await db.raw(`
        alter table dreams
          add column tags text[] not null default '{}',
          add column symbols text[] not null default '{}',
          add column people text[] not null default '{}',
          add column tally jsonb,
          add column deleted_at timestamptz,
          add column found tsvector generated always as
            (to_tsvector('english', title || ' ' || description) || to_tsvector('simple', title || ' ' || description)) stored;
        drop index dreams_newest;
        create index dreams_newest on dreams (member_id, created_at desc, id desc) where deleted_at is null;
        create index dreams_found on dreams using gin (found);
        create table model_consents (member_id uuid primary key, allowed boolean not null);
      `);
    },
  },
];
