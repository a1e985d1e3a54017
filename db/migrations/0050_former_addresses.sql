-- A subscription follows the account that leaves its address: with the account it goes, and is part of its export. Whoever
-- confirmed it by a click in a mailbox that the account never proved to read keeps it.
create function auth.keep_former_subscription() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public."newSubscription" s set "userId" = new.id
   where lower(s.email) = old.email and s."userId" is null
     and (old.email_confirmed_at is not null or s."confirmedAt" is null);
  return null;
end $$;
create trigger keep_former_subscription after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function auth.keep_former_subscription();

-- Why a session ended, for the device that finds out by being refused.
alter table auth.sessions add column end_reason text check (end_reason in (
  'signed_out', 'password_changed', 'factor_added', 'token_reused', 'idle'));
