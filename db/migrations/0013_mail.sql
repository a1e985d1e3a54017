-- The outbox. A letter is a row that its cause writes in its own transaction, so it leaves exactly if that was
-- committed. What the letter says (codes, tokens, names) is sealed under a key that the database does not hold, and
-- is removed once the letter was sent.
create table ops.mail (
  id           uuid primary key default gen_random_uuid(),
  kind         text not null check (kind in (
    'confirm_email', 'change_email', 'email_changed', 'reset_code', 'password_changed', 'new_device',
    'newsletter_confirm', 'account_deleted')),
  to_address   text not null check (char_length(to_address) between 3 and 254 and to_address !~ '[[:cntrl:]]'),
  -- With the account go the letters to it.
  user_id      uuid references auth.users on delete cascade,
  details      jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),  -- what a trigger wrote, never a secret
  sealed       text,
  created_at   timestamptz not null default clock_timestamp(),
  expires_at   timestamptz not null default now() + interval '1 day',  -- not sent after this
  attempts     integer not null default 0 check (attempts >= 0),
  attempted_at timestamptz,
  sent_at      timestamptz,  -- the mail server took it over
  failed_at    timestamptz,  -- it is not tried any more
  failure      text,         -- what the last attempt met
  check (sent_at is null or failed_at is null)
);
-- Serves the search for letters whose notification was lost.
create index mail_waiting on ops.mail (created_at) where sent_at is null and failed_at is null;
create index mail_by_user on ops.mail (user_id);
create index mail_by_address on ops.mail (lower(to_address));

-- Wakes whoever sends. An operator who takes back a failure (failed_at = null) wakes them too.
create function ops.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('mail_waiting', new.id::text);
  return null;
end $$;
create trigger announce after insert or update of failed_at on ops.mail for each row
  when (new.sent_at is null and new.failed_at is null) execute function ops.announce_mail();

-- The account server writes letters and removes those of a person who leaves; it finds them by person and address, and
-- cannot read what they say. Sending is the owner's, like all work of the job queue.
alter table ops.mail enable row level security;
grant insert (id, kind, to_address, user_id, sealed, expires_at), select (id, user_id, to_address), delete on ops.mail
  to auth_service, job_service;
create policy "servers write and remove" on ops.mail to auth_service, job_service using (true) with check (true);
