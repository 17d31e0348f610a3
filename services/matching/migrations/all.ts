import type { Migration } from '@liminal/service-kit/kit-migrations';

export const migrations: Migration[] = [
  {
    name: '001-energy',
    up: async (db) => {
      await db.raw(`
        create table energy_profiles (
          member_id uuid primary key,
          acts jsonb not null default '{}',
          frequency double precision,
          amplitude double precision,
          coherence double precision,
          -- What a match without a known frequency is shown at (specification, section 5).
          tuned_to double precision not null generated always as (coalesce(frequency, 430)) stored,
          state text,
          archetype text,
          shown boolean not null default false,
          is_demo boolean not null default false
        );
        create index energy_profiles_near on energy_profiles (is_demo, tuned_to, member_id) where shown;
        create table connections (
          id uuid primary key,
          -- The two ids in order: the unordered pair, of which there is one.
          pair text not null unique,
          low_id uuid not null,
          high_id uuid not null,
          requested_by uuid not null,
          status text not null check (status in ('pending', 'connected')),
          changed_at timestamptz not null default now()
        );
        create index connections_low on connections (low_id);
        create index connections_high on connections (high_id);
        create table demo_answers (connection_id uuid primary key references connections on delete cascade, due_at timestamptz not null);
        create index demo_answers_due on demo_answers (due_at);
      `);
    },
  },
];
