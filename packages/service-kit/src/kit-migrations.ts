import type { Db } from './db';

/** One step of a schema, applied once, in the order of names. Expand first; contract in a later release. */
export type Migration = { name: string; up: (db: Db) => Promise<void> };

/** The tables every service has. */
export const kitMigrations: Migration[] = [
  {
    name: '000-kit',
    up: async (db) => {
      await db.raw(`
        create table outbox (
          n bigint generated always as identity primary key,
          id uuid not null unique,
          topic text not null,
          member_id uuid not null,
          event jsonb not null,
          shard int not null generated always as (abs(hashtext(member_id::text)) % 8) stored,
          position bigint,
          published_at timestamptz,
          created_at timestamptz not null default now()
        );
        create index outbox_unpublished on outbox (shard, n) where published_at is null;
        create index outbox_position on outbox (position) where position is not null;
        create table member_sequences (member_id uuid primary key, seq bigint not null);
        create table inbox (consumer_group text not null, event_id uuid not null, at timestamptz not null default now(),
          primary key (consumer_group, event_id));
        create table dead_letters (
          n bigint generated always as identity primary key,
          consumer_group text not null,
          topic text not null,
          key text not null,
          event_id uuid,
          bytes bytea not null,
          status text not null check (status in ('parked', 'waiting')),
          error text,
          -- An operator asked for it to be handled again.
          replay boolean not null default false,
          at timestamptz not null default now()
        );
        create index dead_letters_key on dead_letters (consumer_group, key, n);
        create table tombstones (member_id uuid primary key, at timestamptz not null default now());
        create table idempotency_keys (
          member_id uuid not null, route text not null, key text not null,
          request_hash text not null, status int, reply jsonb, at timestamptz not null default now(),
          primary key (member_id, route, key)
        );
        create table compatibility (one boolean primary key default true check (one), min_code_version int not null);
        insert into compatibility (min_code_version) values (1);
      `);
    },
  },
];
