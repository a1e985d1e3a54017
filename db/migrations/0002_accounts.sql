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
comment on table auth.users is 'People and how they prove who they are; only the account server reads them.';
create unique index users_email on auth.users (email);
create index users_by_arrival on auth.users (created_at desc, id desc);
create index users_by_words on auth.users
  using gin (app.fold(email || ' ' || coalesce(raw_user_meta_data ->> 'fullname', '')) extensions.gin_trgm_ops)
  with (fastupdate = off);  -- people come one by one, and a search should not read what waits to be sorted in

alter table auth.users enable row level security;
grant select, insert, update, delete on auth.users to auth_service;
-- Blocking, of anybody but oneself.
grant select (id, email, email_confirmed_at, raw_user_meta_data, banned_until, last_sign_in_at, created_at), update
  (banned_until) on auth.users to staff_service;

-- Where the second step is a condition of staff's rights, the server marks callers who have not taken it: they are
-- members until they have.
create function auth.acts_as_staff() returns boolean language sql stable parallel safe
  return coalesce(auth.jwt() ->> 'staff_step', '') <> 'missing';

-- What a person may do is decided here and never in a token: a demotion binds at the next statement.
create table auth.user_roles (
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN')),
  granted_at timestamptz not null default now(),
  granted_by uuid references auth.users on delete set null,
  primary key (user_id, role)
);
comment on table auth.user_roles is 'What a person may do, decided here and never in a token.';
create index user_roles_granted_by on auth.user_roles (granted_by);
create index user_roles_by_role on auth.user_roles (role, user_id) where role <> 'ROLE_USER';

alter table auth.user_roles enable row level security;
grant select, insert, update, delete on auth.user_roles to auth_service;
grant select, insert (user_id, role, granted_by), delete on auth.user_roles to staff_service;

create policy user_roles_all_auth_service on auth.user_roles to auth_service using (true) with check (true);

-- Security definer: callers may ask about themselves without being able to read the tables. A blocked person has no role.
create function auth.has_role(wanted text) returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (
    select from auth.user_roles r join auth.users u on u.id = r.user_id
    where r.user_id = auth.uid() and r.role = wanted and (u.banned_until is null or u.banned_until < now())
      and (wanted = 'ROLE_USER' or auth.acts_as_staff())
  );
grant execute on function auth.has_role(text) to anon, authenticated, service_role, auth_service, money_service,
  media_service, job_service, staff_service;

create policy user_roles_select_staff_service on auth.user_roles for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));

create policy user_roles_insert_staff_service on auth.user_roles for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and role in ('ROLE_MODERATOR', 'ROLE_ADMIN') and granted_by = (select auth.uid()));

create policy user_roles_delete_staff_service on auth.user_roles for delete to staff_service
  using ((select auth.has_role('ROLE_ADMIN')) and role <> 'ROLE_USER'
         and not (role = 'ROLE_ADMIN' and user_id = (select auth.uid())));

create policy users_all_auth_service on auth.users to auth_service using (true) with check (true);
create policy users_select_staff_service on auth.users for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));
create policy users_update_staff_service on auth.users for update to staff_service
  using ((select auth.has_role('ROLE_ADMIN')) and id <> (select auth.uid()))
  with check ((select auth.has_role('ROLE_ADMIN')) and id <> (select auth.uid()));

-- Blocking a person ends what they had open: lifting the block later does not bring it back.
create function auth.end_sessions_of_blocked() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.sessions set ended_at = clock_timestamp() where user_id = new.id and ended_at is null;
  return null;
end $$;

create function auth.touch_user() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;

create trigger end_sessions after update of banned_until on auth.users
  for each row when (new.banned_until > now()) execute function auth.end_sessions_of_blocked();
create trigger touch_user before update on auth.users for each row execute function auth.touch_user();

-- One row a signed-in device. Refresh tokens rotate inside a session; ending the session ends them all.
create table auth.sessions (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid not null references auth.users on delete cascade,
  user_agent     text,
  ip             inet,
  created_at     timestamptz not null default now(),
  refreshed_at   timestamptz not null default now(),
  ended_at       timestamptz,
  -- How the session began, for the `amr` claim: a password, a code or link that reached the mailbox.
  method         text not null default 'password' check (method in ('password', 'otp', 'oauth')),
  second_step    text check (second_step in ('totp', 'mfa/recovery_code')),
  second_step_at timestamptz,
  -- When the person of a session last proved to be its owner, besides signing in and the second step.
  proved_at      timestamptz,
  -- Why a session ended, for the device that finds out by being refused.
  end_reason     text check (end_reason in (
    'signed_out', 'password_changed', 'factor_added', 'token_reused', 'idle')),
  constraint sessions_second_step check ((second_step is null) = (second_step_at is null))
);
comment on table auth.sessions is 'One row a signed-in device, with its second step and how it ended.';
create index sessions_by_user on auth.sessions (user_id, created_at desc);

alter table auth.sessions enable row level security;
grant select, insert, update, delete on auth.sessions to auth_service;
grant select (id, user_id, user_agent, created_at, refreshed_at, ended_at) on auth.sessions to staff_service;

create policy sessions_all_auth_service on auth.sessions to auth_service using (true) with check (true);
create policy sessions_select_staff_service on auth.sessions for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));

-- Access tokens outlive the session that they name by up to an hour, unless every process hears of the end.
create function auth.notify_session_ended() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;

-- A session that ended takes its refresh tokens along, whoever ended it.
create function auth.revoke_session_tokens() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.refresh_tokens set revoked_at = clock_timestamp() where session_id = new.id and revoked_at is null;
  return null;
end $$;

create trigger notify_ended after update of ended_at on auth.sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function auth.notify_session_ended();
create trigger notify_removed after delete on auth.sessions
  for each row when (old.ended_at is null) execute function auth.notify_session_ended();
create trigger revoke_tokens after update of ended_at on auth.sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function auth.revoke_session_tokens();

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
comment on table auth.refresh_tokens is 'Hashes of the refresh tokens that rotate inside a session.';
create unique index refresh_tokens_hash on auth.refresh_tokens (token_hash);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);
create index refresh_tokens_by_parent on auth.refresh_tokens (parent_id);
-- Which token stands for a session now. Two would mean that two rotations of one token both won.
create unique index refresh_tokens_active on auth.refresh_tokens (session_id) where revoked_at is null;

alter table auth.refresh_tokens enable row level security;
grant select, insert, update, delete on auth.refresh_tokens to auth_service;
grant usage on sequence auth.refresh_tokens_id_seq to auth_service;

create policy refresh_tokens_all_auth_service on auth.refresh_tokens to auth_service using (true) with check (true);

-- Codes and links that are good once: confirming an address, resetting a password, changing an address.
create table auth.one_time_tokens (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  purpose    text not null check (purpose in ('confirm_email', 'reset_password', 'change_email', 'reauthentication')),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  sent_to    text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
comment on table auth.one_time_tokens is
  'Codes and links that are good once: confirming, resetting, changing an address.';
create index one_time_tokens_by_user on auth.one_time_tokens (user_id, purpose, created_at desc);
-- A link is looked up by what it carries; a code by its person and purpose.
create index one_time_tokens_by_hash on auth.one_time_tokens (token_hash);

alter table auth.one_time_tokens enable row level security;
grant select, insert, update, delete on auth.one_time_tokens to auth_service;

create policy one_time_tokens_all_auth_service on auth.one_time_tokens to auth_service using (true) with check (true);

create function auth.is_staff() returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (
    select from auth.user_roles r join auth.users u on u.id = r.user_id
    where r.user_id = auth.uid() and r.role in ('ROLE_MODERATOR', 'ROLE_ADMIN')
      and (u.banned_until is null or u.banned_until < now()) and auth.acts_as_staff()
  );
grant execute on function auth.is_staff() to anon, authenticated, service_role, auth_service, money_service,
  media_service, job_service;

-- Consent given and taken back, provable: which purpose, which wording, when. Rows are added, never rewritten: the
-- latest row of a kind is the state.
create table consent (
  id          bigint generated always as identity primary key,
  "userId"    uuid not null references auth.users on delete cascade,
  kind        text not null check (kind in ('terms', 'sensitive', 'model', 'newsletter', 'memory')),
  given       boolean not null,
  version     text not null,
  wording     text not null,
  "createdAt" timestamptz not null default clock_timestamp()
);
comment on table consent is 'Consent given and taken back: purpose, wording, time. Rows are only added.';
create index consent_by_owner on consent ("userId", kind, "createdAt" desc);

alter table consent enable row level security;
-- Consents and what was paid decide what may be done; nothing is written there.
grant select on consent to authenticated, companion_service;
grant select, insert on consent to service_role, auth_service;
grant select (id, "userId", kind, given, version, "createdAt") on consent to staff_service;

create policy consent_select_owner on consent for select to authenticated using ("userId" = (select auth.uid()));
create policy consent_all_services on consent to auth_service, service_role using (true) with check (true);
create policy consent_select_companion_service on consent for select to companion_service using (true);
create policy consent_select_staff_service on consent for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));

-- Signing in through somebody else's account (Google, Facebook, Zalo), and a second step for whoever wants one.
--
-- Who somebody is at a provider. The subject is the provider's own id for a person and never changes hands; an address
-- can, so it is kept for its owner to recognise, and nobody is looked up by it.
create table auth.identities (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references auth.users on delete cascade,
  provider        text not null check (provider in ('google', 'facebook', 'zalo')),
  subject         text not null check (char_length(subject) between 1 and 255),
  email           text,
  created_at      timestamptz not null default now(),
  last_sign_in_at timestamptz not null default now()
);
comment on table auth.identities is 'Who somebody is at Google, Facebook or Zalo.';
create unique index identities_subject on auth.identities (provider, subject);
create index identities_by_user on auth.identities (user_id);

-- Only the account server touches any of it.
alter table auth.identities enable row level security;
grant select, insert, update, delete on auth.identities to auth_service;

create policy identities_all_auth_service on auth.identities to auth_service using (true) with check (true);

-- One try to sign in through a provider: ten minutes from the button to the session. It belongs to the browser that
-- began it (a cookie, of which the hash is here), and each of its steps can be taken once: `state_hash` goes when the
-- provider has answered, the row when its code was exchanged. Whoever the provider knows without an address that it
-- vouches for gives one, and proves it by a code from a letter; only then is there an account.
create table auth.oauth_flows (
  id                    uuid primary key default gen_random_uuid(),
  provider              text not null check (provider in ('google', 'facebook', 'zalo')),
  state_hash            bytea check (octet_length(state_hash) = 32),
  browser_hash          bytea not null check (octet_length(browser_hash) = 32),
  redirect_to           text not null,
  code_challenge        text not null,
  expires_at            timestamptz not null,
  code_hash             bytea check (octet_length(code_hash) = 32),
  user_id               uuid references auth.users on delete cascade,
  subject               text,
  full_name             text,
  email                 text,
  email_code_hash       bytea check (octet_length(email_code_hash) = 32),
  email_code_expires_at timestamptz
);
comment on table auth.oauth_flows is 'One try to sign in through a provider, for ten minutes.';
create unique index oauth_flows_state on auth.oauth_flows (state_hash);
create unique index oauth_flows_code on auth.oauth_flows (code_hash);
create index oauth_flows_by_user on auth.oauth_flows (user_id);
create index oauth_flows_expired on auth.oauth_flows (expires_at);

alter table auth.oauth_flows enable row level security;
grant select, insert, update, delete on auth.oauth_flows to auth_service;

create policy oauth_flows_all_auth_service on auth.oauth_flows to auth_service using (true) with check (true);

-- A second step. The secret is sealed under keys that the database does not hold; `last_step` is the newest time step
-- whose code was taken, so that a code which somebody looked at over a shoulder is worth nothing.
create table auth.factors (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references auth.users on delete cascade,
  factor_type   text not null check (factor_type in ('totp', 'recovery_code')),
  friendly_name text check (char_length(friendly_name) <= 100),
  status        text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret_sealed text,
  last_step     bigint,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  check ((factor_type = 'totp') = (secret_sealed is not null))
);
comment on table auth.factors is 'The second step of a person: an authenticator, encrypted, or recovery codes.';
create index factors_by_user on auth.factors (user_id);
-- One authenticator and one set of codes: a second one of either would be one more door.
create unique index factors_verified on auth.factors (user_id, factor_type) where status = 'verified';

alter table auth.factors enable row level security;
grant select, insert, update, delete on auth.factors to auth_service;

create policy factors_all_auth_service on auth.factors to auth_service using (true) with check (true);

create trigger touch_factor before update on auth.factors for each row execute function auth.touch_user();

create table auth.factor_challenges (
  id         uuid primary key default gen_random_uuid(),
  factor_id  uuid not null references auth.factors on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table auth.factor_challenges is 'A question for the code of a second step that is still open.';
create index factor_challenges_by_factor on auth.factor_challenges (factor_id);

alter table auth.factor_challenges enable row level security;
grant select, insert, update, delete on auth.factor_challenges to auth_service;

create policy factor_challenges_all_auth_service on auth.factor_challenges to auth_service using (true) with check (true);

-- Ten codes for the day the phone is lost: 80 random bits each, so a plain hash keeps them, and each is good once.
create table auth.recovery_codes (
  id        uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at   timestamptz
);
comment on table auth.recovery_codes is 'Hashes of the ten codes for a lost phone; each is good once.';
create unique index recovery_codes_hash on auth.recovery_codes (factor_id, code_hash);

alter table auth.recovery_codes enable row level security;
grant select, insert, update, delete on auth.recovery_codes to auth_service;

create policy recovery_codes_all_auth_service on auth.recovery_codes to auth_service using (true) with check (true);

-- What a session is good for now: 'ended'; 'aal2_required' when its person has a second step that it did not take;
-- 'staff_step_missing' where staff need one to act as such; 'live'.
create function auth.session_standing(session uuid, staff_need_step boolean) returns text
  language sql stable set search_path = ''
  return coalesce((
    select case
      when s.second_step is not null then 'live'
      when exists (select from auth.factors f
                   where f.user_id = s.user_id and f.factor_type = 'totp' and f.status = 'verified') then 'aal2_required'
      when staff_need_step and exists (select from auth.user_roles r
                   where r.user_id = s.user_id and r.role <> 'ROLE_USER') then 'staff_step_missing'
      else 'live'
    end
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session and s.ended_at is null and (u.banned_until is null or u.banned_until < now())
  ), 'ended');
grant execute on function auth.session_standing(uuid, boolean) to auth_service;

-- What happened to an account, for its owner to see: sign-ins, failures, changes. No network address and no word that
-- somebody typed. Failures of a day are one row that counts them, so that a stranger's guesses do not push out the rest.
create table auth.security_events (
  id         bigint generated always as identity primary key,
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null check (kind in (
    'signed_in', 'new_device', 'sign_in_failed', 'wrong_code', 'limit_reached', 'signed_out_others', 'password_changed',
    'password_reset', 'email_change_asked', 'email_changed', 'factor_added', 'factor_removed', 'recovery_codes_made',
    'recovery_codes_removed', 'recovery_code_used', 'identity_linked', 'data_exported')),
  device     text check (char_length(device) <= 100),
  detail     text check (char_length(detail) <= 40),
  times      integer not null default 1 check (times > 0),
  created_at timestamptz not null default clock_timestamp(),
  last_at    timestamptz not null default clock_timestamp()
);
comment on table auth.security_events is 'What happened to an account, for its owner to see.';
create index security_events_by_user on auth.security_events (user_id, id desc);
create index security_events_by_time on auth.security_events (last_at);

alter table auth.security_events enable row level security;
grant select, insert, update, delete on auth.security_events to auth_service;

create policy security_events_all_auth_service on auth.security_events to auth_service using (true) with check (true);

-- At most a hundred failures and a hundred other events an account.
create function auth.note_security_event(person uuid, what text, device text, detail text) returns void
  language plpgsql set search_path = '' as $$
declare
  failures constant text[] := array['sign_in_failed', 'wrong_code', 'limit_reached'];
begin
  if what = any (failures) then
    update auth.security_events e set times = least(e.times + 1, 1000000), last_at = clock_timestamp()
     where e.id = (select l.id from auth.security_events l
                    where l.user_id = person and l.kind = what and l.created_at > now() - interval '1 day'
                    order by l.id desc limit 1);
    if found then
      return;
    end if;
  end if;
  insert into auth.security_events (user_id, kind, device, detail)
    select u.id, what, note_security_event.device, note_security_event.detail from auth.users u where u.id = person;
  delete from auth.security_events e using (
    select l.id, row_number() over (partition by l.kind = any (failures) order by l.id desc) as place
      from auth.security_events l where l.user_id = person
  ) old where e.id = old.id and old.place > 100;
end $$;
grant execute on function auth.note_security_event(uuid, text, text, text) to auth_service;

-- False when the address has an account already: then nothing was written. No consent is written either: only the person
-- can give it, by setting the password.
create function auth.admit_person(person uuid, address text, profile jsonb, link_hash bytea, good_days integer)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators import people' using errcode = '42501';
  end if;
  insert into auth.users (id, email, raw_user_meta_data) values (person, address, profile) on conflict (email) do nothing;
  if not found then
    return false;
  end if;
  insert into auth.user_roles (user_id, role) values (person, 'ROLE_USER');
  insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
    values (person, 'reset_password', link_hash, address, now() + make_interval(days => good_days));
  return true;
end $$;
grant execute on function auth.admit_person(uuid, text, jsonb, bytea, integer) to staff_service;
