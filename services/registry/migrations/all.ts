import type { Migration } from '@liminal/service-kit/kit-migrations';

export const migrations: Migration[] = [
  {
    name: '001-releases',
    up: async (db) => {
      await db.raw(`
        create table releases (
          name text not null,
          version text not null,
          manifest jsonb not null,
          bytes int,
          opened_at timestamptz not null default now(),
          -- Set once; from then on the release never changes.
          published_at timestamptz,
          published_by text,
          primary key (name, version)
        );
        create table activations (
          n bigint generated always as identity primary key,
          name text not null,
          version text not null,
          at timestamptz not null default now(),
          by_team text not null,
          foreign key (name, version) references releases
        );
        create index activations_latest on activations (name, n desc);
        create table failures (
          name text not null, version text not null, phase text not null, day date not null default current_date, count int not null default 1,
          primary key (name, version, phase, day)
        );
      `);
    },
  },
];
