-- People and how they prove who they are. Nothing here is exposed by the data API; the account server works as
-- `auth_service`, everybody else reaches a person only through the functions at the end of this file.
create table auth.users (
  id                   uuid primary key default gen_random_uuid(),
  email                text not null check (email = lower(email) and char_length(email) between 3 and 254),
  encrypted_password   text,
  email_confirmed_at   timestamptz,
  raw_user_meta_data   jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  banned_until         timestamptz,
  last_sign_in_at      timestamptz,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now()
);
create unique index users_email on auth.users (email);

-- What a person may do is decided here and never in a token: a demotion binds at the next statement.
create table auth.user_roles (
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN')),
  granted_at timestamptz not null default now(),
  granted_by uuid references auth.users on delete set null,
  primary key (user_id, role)
);
create index user_roles_granted_by on auth.user_roles (granted_by);

-- One row a signed-in device. Refresh tokens rotate inside a session; ending the session ends them all.
create table auth.sessions (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references auth.users on delete cascade,
  user_agent   text,
  ip           inet,
  created_at   timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  ended_at     timestamptz
);
create index sessions_by_user on auth.sessions (user_id, created_at desc);

-- Only the hash of a refresh token is kept. `parent_id` links a rotation to the token it replaced, which is how a
-- replayed token is told from a lost answer.
create table auth.refresh_tokens (
  id         bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  parent_id  bigint references auth.refresh_tokens on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index refresh_tokens_hash on auth.refresh_tokens (token_hash);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);
create index refresh_tokens_by_parent on auth.refresh_tokens (parent_id);

-- Codes and links that are good once: confirming an address, resetting a password, changing an address.
create table auth.one_time_tokens (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  purpose    text not null check (purpose in ('confirm_email', 'reset_password', 'change_email')),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  sent_to    text not null,
  attempts   smallint not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index one_time_tokens_by_user on auth.one_time_tokens (user_id, purpose, created_at desc);

do $$
declare
  guarded text;
begin
  foreach guarded in array array['users', 'user_roles', 'sessions', 'refresh_tokens', 'one_time_tokens'] loop
    execute format('alter table auth.%I enable row level security', guarded);
    execute format('grant select, insert, update, delete on auth.%I to auth_service', guarded);
    execute format('create policy "account server" on auth.%I to auth_service using (true) with check (true)', guarded);
  end loop;
end $$;

-- Security definer: callers may ask about themselves without being able to read the tables. A blocked person has no role.
create function auth.has_role(wanted text) returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (
    select from auth.user_roles r join auth.users u on u.id = r.user_id
    where r.user_id = auth.uid() and r.role = wanted and (u.banned_until is null or u.banned_until < now())
  );

create function auth.is_staff() returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (
    select from auth.user_roles r join auth.users u on u.id = r.user_id
    where r.user_id = auth.uid() and r.role in ('ROLE_MODERATOR', 'ROLE_ADMIN')
      and (u.banned_until is null or u.banned_until < now())
  );

grant execute on function auth.has_role(text), auth.is_staff()
  to anon, authenticated, service_role, auth_service, money_service, job_service;
