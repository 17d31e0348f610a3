import type { Migration } from '@liminal/service-kit/kit-migrations';

export const migrations: Migration[] = [
  {
    name: '001-journey',
    up: async (db) => {
      await db.raw(`
        create table profiles (
          member_id uuid primary key,
          state text not null,
          type text not null,
          dopamine_level int not null,
          serotonin_level int not null,
          gamma_waves int not null,
          theta_waves int not null,
          dream_intensity int not null,
          answers jsonb not null,
          onboarded_at timestamptz not null,
          changed_at timestamptz not null
        );
        -- Who, what rule, how many, when. A wrong entry is undone by a later one, never edited.
        create table ledger (
          id uuid primary key,
          member_id uuid not null,
          purse text not null check (purse in ('points', 'sparks')),
          rule text not null,
          amount int not null,
          local_day date not null,
          -- What makes an award unique for its rule: a day, an id. The same source is never paid twice.
          source text not null,
          at timestamptz not null,
          unique (member_id, rule, source)
        );
        create index ledger_newest on ledger (member_id, id desc);
        -- The sum, kept beside the entries in their transaction, so that a long life reads as fast as a short one.
        create table balances (member_id uuid primary key, points int not null default 0, sparks int not null default 0);
        create table check_ins (member_id uuid not null, local_day date not null, streak int not null,
          -- false: the day before onboarding, where the specification's streak of 1 stands without a check-in.
          kept boolean not null default true, at timestamptz not null, primary key (member_id, local_day));
      `);
    },
  },
  {
    name: '002-acts',
    up: async (db) => {
      await db.raw(`
        -- Days awarded under a rule are counted by it.
        create index ledger_day on ledger (member_id, local_day);
        -- Real acts that the day's challenges count.
        create table acts (member_id uuid not null, kind text not null, source text not null, local_day date not null,
          amount int not null, at timestamptz not null, primary key (member_id, kind, source));
        create index acts_day on acts (member_id, local_day);
        create table practices (id uuid primary key, member_id uuid not null, kind text not null,
          started_at timestamptz not null, ended_at timestamptz not null, seconds int not null);
        create index practices_time on practices (member_id, ended_at);
        -- As auth last told: what happens elsewhere belongs to a day of the member, too.
        create table member_days (member_id uuid primary key, zone text not null, day_starts_at int not null);
        create table frozen_days (member_id uuid not null, local_day date not null, primary key (member_id, local_day));
        create table freezes (member_id uuid primary key, frozen boolean not null);
        create table raps (id uuid primary key, member_id uuid not null, seed int not null, at timestamptz not null,
          unique (member_id, seed));
        create table games (member_id uuid primary key, state jsonb not null, changed_at timestamptz not null);
        -- What an operator wants undone (liminal points undo); the service does it, and says when.
        create table undo_requests (entry_id uuid primary key, at timestamptz not null default now(), done_at timestamptz);
        create index undo_requests_open on undo_requests (at) where done_at is null;
      `);
    },
  },
];
