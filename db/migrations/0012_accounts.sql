-- What the account server needs beside the tables of 0002.

-- A limit counts from the first time on, so one row a bucket is enough; expired rows are counted anew in place. Counts
-- need not outlive a crash of the database, and without the log they cost no wait for the disk.
delete from ops.rate_limit;
alter table ops.rate_limit drop constraint rate_limit_pkey, add primary key (bucket);
alter table ops.rate_limit set unlogged;

-- How the session began, for the `amr` claim: a password, a code or link that reached the mailbox.
alter table auth.sessions add column method text not null default 'password' check (method in ('password', 'otp'));

-- A refresh token is derived from its own id, which must therefore be known before the row is written.
grant usage on sequence auth.refresh_tokens_id_seq to auth_service;

-- Which token stands for a session now. Two would mean that two rotations of one token both won.
create unique index refresh_tokens_active on auth.refresh_tokens (session_id) where revoked_at is null;

-- Tries of a code are counted with the other limits, so that they cost the same for an address without an account.
alter table auth.one_time_tokens drop column attempts;

-- A link is looked up by what it carries; a code by its person and purpose (0002).
create index one_time_tokens_by_hash on auth.one_time_tokens (token_hash);

-- Access tokens outlive the session that they name by up to an hour, unless every process hears of the end.
create function auth.tell_session_ended() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;

create trigger tell_ended after update of ended_at on auth.sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function auth.tell_session_ended();
create trigger tell_removed after delete on auth.sessions
  for each row when (old.ended_at is null) execute function auth.tell_session_ended();

-- A session that ended takes its refresh tokens along, whoever ended it.
create function auth.revoke_session_tokens() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.refresh_tokens set revoked_at = clock_timestamp() where session_id = new.id and revoked_at is null;
  return null;
end $$;

create trigger revoke_tokens after update of ended_at on auth.sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function auth.revoke_session_tokens();

-- Blocking a person ends what they had open: lifting the block later does not bring it back.
create function auth.end_sessions_of_blocked() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.sessions set ended_at = clock_timestamp() where user_id = new.id and ended_at is null;
  return null;
end $$;

create trigger end_sessions after update of banned_until on auth.users
  for each row when (new.banned_until > now()) execute function auth.end_sessions_of_blocked();

create function auth.touch_user() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;

create trigger touch_user before update on auth.users for each row execute function auth.touch_user();
