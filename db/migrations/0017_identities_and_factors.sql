-- Signing in through somebody else's account (Google, Facebook, Zalo), and a second step for whoever wants one.

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
create unique index identities_subject on auth.identities (provider, subject);
create index identities_by_user on auth.identities (user_id);

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
create unique index oauth_flows_state on auth.oauth_flows (state_hash);
create unique index oauth_flows_code on auth.oauth_flows (code_hash);
create index oauth_flows_by_user on auth.oauth_flows (user_id);
create index oauth_flows_expired on auth.oauth_flows (expires_at);

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
create index factors_by_user on auth.factors (user_id);
-- One authenticator and one set of codes: a second one of either would be one more door.
create unique index factors_verified on auth.factors (user_id, factor_type) where status = 'verified';

create table auth.factor_challenges (
  id         uuid primary key default gen_random_uuid(),
  factor_id  uuid not null references auth.factors on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index factor_challenges_by_factor on auth.factor_challenges (factor_id);

-- Ten codes for the day the phone is lost: 80 random bits each, so a plain hash keeps them, and each is good once.
create table auth.recovery_codes (
  id        uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at   timestamptz
);
create unique index recovery_codes_hash on auth.recovery_codes (factor_id, code_hash);

-- Only the account server touches any of it, as with the tables of 0002.
do $$
declare
  guarded text;
begin
  foreach guarded in array array['identities', 'oauth_flows', 'factors', 'factor_challenges', 'recovery_codes'] loop
    execute format('alter table auth.%I enable row level security', guarded);
    execute format('grant select, insert, update, delete on auth.%I to auth_service', guarded);
    execute format('create policy "account server" on auth.%I to auth_service using (true) with check (true)', guarded);
  end loop;
end $$;

-- A session may begin at a provider. Whether its person took the second step is a fact about the session and not about
-- a token: tokens that are about already count from that moment on.
alter table auth.sessions
  drop constraint sessions_method_check,
  add constraint sessions_method_check check (method in ('password', 'otp', 'oauth')),
  add column second_step text check (second_step in ('totp', 'mfa/recovery_code')),
  add column second_step_at timestamptz,
  add constraint sessions_second_step check ((second_step is null) = (second_step_at is null));

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

create trigger touch_factor before update on auth.factors for each row execute function auth.touch_user();

-- Where the second step is a condition of staff's rights, the server marks callers who have not taken it: they are
-- members until they have.
create function auth.acts_as_staff() returns boolean language sql stable parallel safe
  return coalesce(auth.jwt() ->> 'staff_step', '') <> 'missing';

create or replace function auth.has_role(wanted text) returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (
    select from auth.user_roles r join auth.users u on u.id = r.user_id
    where r.user_id = auth.uid() and r.role = wanted and (u.banned_until is null or u.banned_until < now())
      and (wanted = 'ROLE_USER' or auth.acts_as_staff())
  );

create or replace function auth.is_staff() returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (
    select from auth.user_roles r join auth.users u on u.id = r.user_id
    where r.user_id = auth.uid() and r.role in ('ROLE_MODERATOR', 'ROLE_ADMIN')
      and (u.banned_until is null or u.banned_until < now()) and auth.acts_as_staff()
  );

alter table ops.mail drop constraint mail_kind_check, add constraint mail_kind_check check (kind in (
  'confirm_email', 'change_email', 'email_changed', 'reset_code', 'password_changed', 'new_device',
  'newsletter_confirm', 'account_deleted', 'sign_in_code'
));
