import type { Migration } from '@liminal/service-kit/kit-migrations';

export const migrations: Migration[] = [
  {
    name: '001-accounts',
    up: async (db) => {
      await db.raw(`
        create table accounts (
          id uuid primary key,
          email text not null unique,
          first_name text not null,
          -- Demo members have no password and can never sign in.
          password_hash text,
          zone text not null default 'UTC',
          day_starts_at int not null default 240 check (day_starts_at between 0 and 1439),
          is_demo boolean not null default false,
          created_at timestamptz not null default now()
        );
        create table sessions (
          id uuid primary key,
          hash bytea not null unique,
          member_id uuid not null references accounts on delete cascade,
          device text not null,
          created_at timestamptz not null default now(),
          last_seen_at timestamptz not null default now(),
          idle_expires_at timestamptz not null,
          absolute_expires_at timestamptz not null
        );
        create index sessions_member on sessions (member_id);
        create table consents (
          member_id uuid primary key references accounts on delete cascade,
          matching boolean not null default false,
          dreams_in_matching boolean not null default false,
          language_model boolean not null default false,
          changed_at timestamptz not null default now()
        );
        create table projections (
          member_id uuid primary key references accounts on delete cascade,
          energy_frequency double precision,
          energy_amplitude double precision,
          energy_coherence double precision,
          state text,
          archetype text,
          interaction_score int not null default 0
        );
        create table sign_in_failures (key text primary key, failures int not null, blocked_until timestamptz not null, last_at timestamptz not null);
        create table audit (
          n bigint generated always as identity primary key,
          at timestamptz not null default now(),
          what text not null,
          member_id uuid,
          address_hash text
        );
        create index audit_member on audit (member_id);
        create function audit_is_append_only() returns trigger language plpgsql as
          $$ begin raise exception 'the audit is append-only'; end $$;
        create trigger audit_append_only before update or delete or truncate on audit
          for each statement execute function audit_is_append_only();

        -- The one thing other services may ask of this schema. It also notes that the session is in use, once a minute.
        create function session_of(wanted bytea)
          returns table (member_id uuid, session_id uuid, expires_at timestamptz, zone text, day_starts_at int)
          language plpgsql security definer set search_path = auth, pg_temp as $$
          begin
            update sessions s set last_seen_at = now(), idle_expires_at = least(s.absolute_expires_at, now() + interval '7 days')
              where s.hash = wanted and s.last_seen_at < now() - interval '1 minute'
                and s.idle_expires_at > now() and s.absolute_expires_at > now();
            return query select s.member_id, s.id, least(s.idle_expires_at, s.absolute_expires_at), a.zone, a.day_starts_at
              from sessions s join accounts a on a.id = s.member_id
              where s.hash = wanted and s.idle_expires_at > now() and s.absolute_expires_at > now();
          end $$;
        revoke all on function session_of(bytea) from public;
      `);
    },
  },
  {
    name: '002-changed-users-are-told',
    up: async (db) => {
      await db.raw(`
        create function tell_changed_user() returns trigger language plpgsql as $$
          declare changed record;
          begin
            changed := coalesce(new, old);
            perform pg_notify('auth_user_changed', coalesce(to_jsonb(changed) ->> 'member_id', to_jsonb(changed) ->> 'id'));
            return null;
          end $$;
        create trigger tell_changed_user after update or delete on accounts for each row execute function tell_changed_user();
        create trigger tell_changed_user after update or delete on consents for each row execute function tell_changed_user();
        create trigger tell_changed_user after update or delete on projections for each row execute function tell_changed_user();
      `);
    },
  },
  {
    name: '003-when-an-archetype-was-taken',
    up: async (db) => {
      await db.raw('alter table projections add column archetype_at timestamptz');
    },
  },
  {
    name: '004-preferences',
    up: async (db) => {
      await db.raw(`
        -- No row: nothing was chosen yet.
        create table preferences (
          member_id uuid primary key references accounts on delete cascade,
          intensity int check (intensity between 0 and 3),
          popups_off text[] not null,
          hide_streaks boolean not null,
          quiet_from int check (quiet_from between 0 and 1439),
          quiet_until int check (quiet_until between 0 and 1439),
          check ((quiet_from is null) = (quiet_until is null))
        );
        create trigger tell_changed_user after insert or update or delete on preferences
          for each row execute function tell_changed_user();
      `);
    },
  },
];
