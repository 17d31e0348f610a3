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
];
