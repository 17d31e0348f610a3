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
  {
    name: '002-rooms-and-assessments',
    up: async (db) => {
      await db.raw(`
        create index evolutions_past on evolutions (member_id, id);
        -- Each of two members, whoever blocked: neither sees the other.
        create table blocks (
          member_id uuid not null,
          other_id uuid not null,
          primary key (member_id, other_id)
        );
        create index blocks_by_other on blocks (other_id);
        alter table souls add column in_room boolean not null default false;
        -- An operator took them out of every list.
        alter table souls add column hidden boolean not null default false;
        alter table souls add column visible boolean not null generated always as (shown and not hidden) stored;
        drop index souls_tribe;
        create index souls_tribe on souls (archetype, interaction_score desc, member_id) where visible;
        create index souls_room on souls (archetype, member_id) where in_room and visible;
        create index souls_demo on souls (archetype) where is_demo and visible;
        create table tribe_answers (
          id uuid primary key,
          member_id uuid not null,
          archetype text not null,
          day date not null,
          text text not null check (length(text) between 1 and 280),
          at timestamptz not null default now(),
          unique (member_id, day)
        );
        create index tribe_answers_day on tribe_answers (archetype, day, at desc);
        create table archetypal_assessments (
          id uuid primary key,
          member_id uuid not null,
          archetype text not null,
          confidence double precision not null,
          answers jsonb not null,
          environmental_profile jsonb not null,
          at timestamptz not null default now()
        );
        create index archetypal_assessments_of on archetypal_assessments (member_id, id);
      `);
    },
  },
];
