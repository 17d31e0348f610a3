import type { Migration } from '@liminal/service-kit/kit-migrations';

export const migrations: Migration[] = [
  {
    name: '001-live',
    up: async (db) => {
      await db.raw(`
        create table live_heads (member_id uuid primary key, seq bigint not null);
        create table live_events (
          member_id uuid not null,
          -- Gapless and in commit order for a member, because the head's row is locked until the commit.
          seq bigint not null,
          kind text not null,
          data jsonb not null,
          at timestamptz not null default now(),
          primary key (member_id, seq)
        );
        create index live_events_at on live_events (at);
      `);
    },
  },
];
