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
create index security_events_by_user on auth.security_events (user_id, id desc);
create index security_events_by_time on auth.security_events (last_at);
alter table auth.security_events enable row level security;
grant select, insert, update, delete on auth.security_events to auth_service;
create policy "account server" on auth.security_events to auth_service using (true) with check (true);

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
revoke execute on function auth.note_security_event(uuid, text, text, text) from public;
grant execute on function auth.note_security_event(uuid, text, text, text) to auth_service;

-- When the person of a session last proved to be its owner, besides signing in and the second step.
alter table auth.sessions add column proved_at timestamptz;

-- Codes for whoever has no password to prove it with.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  add constraint one_time_tokens_purpose_check
    check (purpose in ('confirm_email', 'reset_password', 'change_email', 'reauthentication'));

insert into ops.mail_kind values ('security_notice'), ('reauthentication_code');
