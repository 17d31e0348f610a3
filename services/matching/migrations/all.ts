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
  {
    name: '002-whole-profiles',
    up: async (db) => {
      await db.raw(`
        alter table energy_profiles
          add column jungian jsonb,
          add column assessment jsonb,
          -- Acts by part of the member's own day: night, morning, afternoon, evening.
          add column hours int[] not null default '{0,0,0,0}',
          add column dreams jsonb,
          -- Whether dreams may count when others are sought.
          add column dreams_shared boolean not null default false,
          add column wishes jsonb not null default '{}',
          add column zone text not null default 'UTC',
          add column vector bytea,
          -- Which encoder wrote the vector and told it; null: not told yet.
          add column encoder int;
        create index energy_profiles_untold on energy_profiles (encoder nulls first);
        drop index energy_profiles_near;
        alter table energy_profiles drop column tuned_to;
        alter table connections drop constraint connections_status_check;
        alter table connections add constraint connections_status_check
          check (status in ('pending', 'connected', 'declined'));
        create table assessments (
          id uuid primary key,
          member_id uuid not null,
          given jsonb not null,
          at timestamptz not null default now()
        );
        create index assessments_of on assessments (member_id, id);
        create table blocks (
          member_id uuid not null,
          other_id uuid not null,
          at timestamptz not null default now(),
          primary key (member_id, other_id)
        );
        create index blocks_by_other on blocks (other_id);
        create table reports (
          id uuid primary key,
          reporter_id uuid not null,
          member_id uuid not null,
          reason text not null,
          place text not null,
          note text not null default '',
          at timestamptz not null default now(),
          decision text check (decision in ('dismissed', 'warned', 'hidden')),
          decided_at timestamptz
        );
        create unique index reports_open on reports (reporter_id, member_id, place) where decision is null;
        create index reports_queue on reports (at) where decision is null;
        create index reports_about on reports (member_id);
        alter table energy_profiles add column hidden boolean not null default false;
      `);
    },
  },
  {
    name: '003-oracle',
    up: async (db) => {
      await db.raw(`
        -- Acts by kind, weekday (0 is Monday) and part of the member's own day: habits, no moments.
        create table habits (
          member_id uuid not null,
          kind text not null,
          weekday int not null,
          part int not null,
          count int not null,
          primary key (member_id, kind, weekday, part)
        );
        create table analyses (
          member_id uuid primary key,
          patterns jsonb not null,
          insights jsonb not null,
          at timestamptz not null default now()
        );
        create table kindred (
          member_id uuid primary key,
          found uuid[] not null,
          at timestamptz not null default now()
        );
        create index kindred_found on kindred using gin (found);
      `);
    },
  },
  {
    name: '004-presence-and-feed',
    up: async (db) => {
      await db.raw(`
        create table presence (
          member_id uuid primary key,
          show_pattern boolean not null default true,
          show_frequency boolean not null default true,
          show_state boolean not null default true,
          share_milestones boolean not null default false
        );
        create table milestones (
          id uuid primary key,
          member_id uuid not null,
          kind text not null,
          what text not null,
          at timestamptz not null default now()
        );
        create index milestones_of on milestones (member_id, id desc);
        create table kind_replies (
          milestone_id uuid not null references milestones on delete cascade,
          member_id uuid not null,
          reply text not null,
          primary key (milestone_id, member_id)
        );
        create index kind_replies_by on kind_replies (member_id);
      `);
    },
  },
];
