-- What every feature uses: the log of what staff did, limits that hold across processes, and the outbox of e-mails.

create table ops.audit_action (name text primary key check (name ~ '^[A-Z_]+$'));
comment on table ops.audit_action is 'Which actions the audit log knows.';

alter table ops.audit_action enable row level security;

insert into ops.audit_action values
  ('INSERT'), ('UPDATE'), ('DELETE'), ('VIEW'), ('GIVE_MEMBERSHIP'), ('GRANT_ROLE'), ('WITHDRAW_ROLE'), ('SIGN_OUT'),
  ('BLOCK'), ('UNBLOCK'), ('SEND_RESET_LETTER'), ('OFFER_EXPORT'), ('DELETE_ACCOUNT'), ('EXPORT'),
  ('SCHEDULE_CAMPAIGN'), ('UNSCHEDULE_CAMPAIGN'), ('PAUSE_CAMPAIGN'), ('RESUME_CAMPAIGN'), ('CANCEL_CAMPAIGN'),
  ('TEST_CAMPAIGN'), ('RECORD_BOUNCE'), ('CLEAR_BOUNCE'), ('INVITE_SUBSCRIBER'), ('REMOVE_SUBSCRIBER'),
  ('CHECK_LINE'),
  ('REMIND_PAYER'),
  ('RESTORE'), ('RESTORE_VERSION'), ('PUBLISH'),
  ('CHANGE_SETTINGS'),
  ('IMPORT_PERSON');

-- Append-only record of what staff did. No role can change or remove a row; only this trigger function writes one.
create table ops.audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default clock_timestamp(),
  actor_id   uuid,  -- no foreign key: the record outlives the account
  action     text not null references ops.audit_action,
  subject    text not null,  -- schema.table
  subject_id text,
  changed    text[] not null default '{}',
  title      text,  -- what it was called then; null for people and for older lines
  fields     jsonb not null default '{}',  -- {column: [before, after]}
  change_id  bigint default pg_current_xact_id()::text::bigint
);
comment on table ops.audit_log is 'Append-only record of what staff did.';
create index audit_log_by_subject on ops.audit_log (subject, subject_id, at desc);
create index audit_log_by_subject_id on ops.audit_log (subject_id) where subject_id is not null;
create index audit_log_by_time on ops.audit_log (at desc, id desc);
create index audit_log_by_actor on ops.audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_by_action on ops.audit_log (action, at desc, id desc);
create index audit_log_by_table on ops.audit_log (subject, at desc, id desc);
-- The lines that a deleted account leaves are shown under the one of its deletion.
create index audit_log_deletions on ops.audit_log (change_id, at) where action = 'DELETE_ACCOUNT';

alter table ops.audit_log enable row level security;
grant select on ops.audit_log to staff_service;

create policy audit_log_select_staff_service on ops.audit_log for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));

create function ops.keep_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name using errcode = '42501';
end $$;

-- The log keeps what was done for good. Who did it goes with the account: the two columns that name a person may be
-- emptied, by naming the one who is being forgotten, and only once that account is gone. No role may write the table;
-- the function below runs as its owner.
create function ops.keep_audit_log() returns trigger language plpgsql set search_path = '' as $$
declare
  forgotten text := nullif(current_setting('ops.forgotten', true), '');
begin
  if tg_op = 'UPDATE' and forgotten is not null
     and to_jsonb(new) - array['actor_id', 'subject_id'] = to_jsonb(old) - array['actor_id', 'subject_id']
     and (new.actor_id is not distinct from old.actor_id or (new.actor_id is null and old.actor_id::text = forgotten))
     and (new.subject_id is not distinct from old.subject_id or (new.subject_id is null and old.subject_id = forgotten))
     and not exists (select from auth.users u where u.id::text = forgotten)
  then
    return new;
  end if;
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name using errcode = '42501';
end $$;

create trigger append_only_table before truncate on ops.audit_log
  for each statement execute function ops.keep_append_only();
create trigger append_only before update or delete on ops.audit_log
  for each row execute function ops.keep_audit_log();

-- Everything the server does by itself carries no person and is not logged. Rows without an id of their own are named by
-- what they belong to: a transfer, a course, a podcast, a day.
create function ops.record_staff_action() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after_row  jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  known jsonb := before_row || after_row;
  subject text := tg_table_schema || '.' || tg_table_name;
  restoring text := current_setting('ops.restoring', true);
  action text := tg_op;
begin
  if auth.uid() is null then
    -- The server's own work, such as loading content. A publication at its time is told, as readers see it.
    if tg_op = 'UPDATE' and before_row ->> 'publication' = 'SCHEDULED' and after_row ->> 'publication' = 'PUBLISHED' then
      insert into ops.audit_log (action, subject, subject_id, changed, title)
        values ('PUBLISH', subject, known ->> 'id', array['publication'], ops.audit_title(subject, known));
    end if;
    return null;
  end if;
  if restoring = 'TRASH' and tg_op = 'UPDATE' then
    return null;  -- a lesson that comes back with its course: the line of its return says it
  elsif restoring = 'TRASH' and tg_op = 'INSERT' then
    action := 'RESTORE';
  elsif restoring = 'VERSION' and tg_op = 'UPDATE' then
    action := 'RESTORE_VERSION';
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id, changed, title, fields)
  values (
    auth.uid(), action, subject,
    coalesce(known ->> 'id', known ->> 'transaction_id', known ->> 'courseId', known ->> 'podcastId', known ->> 'day'),
    array(
      select key from jsonb_object_keys(known) key
      where before_row -> key is distinct from after_row -> key order by key
    ),
    ops.audit_title(subject, known),
    case when tg_op = 'UPDATE' then ops.audit_fields(subject, before_row, after_row) else '{}' end
  );
  return null;
end $$;

-- Counters that hold across server processes: one row for each limited thing and time window.
create unlogged table ops.rate_limit (
  bucket     text not null,
  window_end timestamptz not null,
  hits       integer not null default 1,
  primary key (bucket)
);
comment on table ops.rate_limit is 'Counters of limits that hold across server processes.';
create index rate_limit_expired on ops.rate_limit (window_end);

alter table ops.rate_limit enable row level security;
grant select, insert, update, delete on ops.rate_limit to service_role, auth_service, job_service;

create policy rate_limit_all_services on ops.rate_limit to auth_service, job_service, service_role
  using (true) with check (true);

-- Which kinds of letters there are, and which deeds the log of staff knows: rows, so that whatever comes later adds its
-- own by an insert. Nobody but migrations writes them, and nobody but the foreign keys reads them.
create table ops.mail_kind (name text primary key check (name ~ '^[a-z_]+$'));
comment on table ops.mail_kind is 'Which kinds of e-mails there are.';

alter table ops.mail_kind enable row level security;

insert into ops.mail_kind values
  ('confirm_email'), ('change_email'), ('email_changed'), ('reset_code'), ('password_changed'), ('new_device'),
  ('newsletter_confirm'), ('account_deleted'), ('sign_in_code'), ('order_paid'), ('membership_started'), ('renewal_soon'),
  ('membership_given'), ('request_received'), ('data_ready'),
  ('newsletter'), ('newsletter_test'), ('newsletter_stopped'),
  ('lines_to_check'),
  ('order_refunded'), ('course_opened'),
  ('security_notice'), ('reauthentication_code'),
  ('payment_received'), ('order_closed'), ('payment_reminder'),
  ('one_on_one_requested'), ('one_on_one_answered'),
  ('mail_test'),
  ('invitation');

-- The outbox. A letter is a row that its cause writes in its own transaction, so it leaves exactly if that was
-- committed. What the letter says (codes, tokens, names) is sealed under a key that the database does not hold, and
-- is removed once the letter was sent.
create table ops.mail (
  id           uuid primary key default gen_random_uuid(),
  kind         text not null references ops.mail_kind,
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
  failure      text,  -- what the last attempt met
  check (sent_at is null or failed_at is null)
);
comment on table ops.mail is 'The outbox: e-mails that were committed with their cause, encrypted until they are sent.';
-- Serves the search for letters whose notification was lost.
create index mail_waiting on ops.mail (created_at) where sent_at is null and failed_at is null;
create index mail_by_user on ops.mail (user_id);
create index mail_by_address on ops.mail (lower(to_address));
-- How many newsletters wait, and how many were tried in the last minute: the rate.
create index mail_newsletter_waiting on ops.mail (created_at)
  where kind = 'newsletter' and sent_at is null and failed_at is null;
create index mail_newsletter_tried on ops.mail (attempted_at) where kind = 'newsletter' and attempted_at is not null;
-- The back office asks for failed and sent e-mails: each question is answered from an index that holds what it asks for.
create index mail_failed on ops.mail (failed_at) where failed_at is not null;
create index mail_sent on ops.mail (sent_at) where sent_at is not null;

-- The account server writes letters and removes those of a person who leaves; it finds them by person and address, and
-- cannot read what they say. Sending is the owner's, like all work of the job queue.
alter table ops.mail enable row level security;
grant select (id, to_address, user_id), insert (id, kind, to_address, user_id, sealed, expires_at), delete on ops.mail
  to auth_service, job_service;
grant insert (id, kind, to_address, user_id, sealed, expires_at) on ops.mail to money_service, staff_service;

create policy mail_all_services on ops.mail to auth_service, job_service using (true) with check (true);
create policy mail_insert_money_service on ops.mail for insert to money_service
  with check (kind in ('order_paid', 'membership_started', 'renewal_soon'));
create policy mail_insert_staff_service on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind in ('membership_given', 'request_received', 'data_ready'));
create policy mail_insert_staff_service_newsletter_test on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind = 'newsletter_test');
create policy mail_insert_money_service_refunds on ops.mail for insert to money_service
  with check (kind = 'order_refunded');
create policy mail_insert_money_service_amounts on ops.mail for insert to money_service
  with check (kind in ('payment_received', 'order_closed', 'payment_reminder'));
create policy mail_insert_money_service_sessions on ops.mail for insert to money_service
  with check (kind in ('one_on_one_requested', 'one_on_one_answered'));
create policy mail_insert_staff_service_mail_test on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind = 'mail_test');
create policy mail_insert_staff_service_invitation on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind = 'invitation');

-- Wakes whoever sends. An operator who takes back a failure (failed_at = null) wakes them too. Newsletters have a queue of
-- their own, and whoever writes them hands them over: no announcement for each.
create function ops.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.kind <> 'newsletter' then
    perform pg_notify('mail_waiting', new.id::text);
  end if;
  return null;
end $$;

-- The farewell is written after everything else went, and names an address that belongs to nobody here any more: its
-- row goes as soon as there is nothing left to try.
create function ops.drop_farewell() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.mail m where m.id = new.id;
  return null;
end $$;

create trigger announce after insert or update of failed_at on ops.mail for each row
  when (new.sent_at is null and new.failed_at is null) execute function ops.announce_mail();
create trigger drop_farewell after update on ops.mail for each row
  when (new.kind = 'account_deleted' and (new.sent_at is not null or new.failed_at is not null))
  execute function ops.drop_farewell();

-- The name of a row, for tables whose rows are no person's. Null for all others.
create function ops.audit_title(subject text, content jsonb) returns text
  language sql immutable set search_path = ''
  return left(case
    when subject in ('public.blog', 'public.podcast', 'public.episode', 'public.course', 'public.lesson') then content ->> 'title'
    when subject in ('public.category', 'public.plan') then content ->> 'name'
    when subject = 'public.mediaFile' then content ->> 'originalName'
    when subject = 'public.safetyLine' then (content ->> 'name') || ', ' || (content ->> 'number')
    when subject = 'public.newsletterCampaign' then content ->> 'subject' end, 200);

-- What the columns that are short and public were before and after.
create function ops.audit_fields(subject text, before_row jsonb, after_row jsonb) returns jsonb
  language sql immutable set search_path = ''
  return coalesce((
    select jsonb_object_agg(name, jsonb_build_array(left(before_row ->> name, 120), left(after_row ->> name, 120)))
      from unnest(case when ops.audit_title(subject, before_row) is null or subject = 'public.mediaFile' then '{}'
        else array['title', 'name', 'subject', 'slug', 'publication', 'publishAt', 'blogType', 'podcastType', 'episodeType',
                   'authorName', 'price', 'duration', 'minutes', 'number', 'hours', 'isActive', 'seoTitle', 'seoDescription'] end) name
     where before_row ->> name is distinct from after_row ->> name), '{}');

-- Everybody who has a line, for the filter; reads one index entry a person.
create function ops.audit_actors() returns table (id uuid, name text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators read the log' using errcode = '42501';
  end if;
  return query
    with recursive actor (id) as (
      (select l.actor_id from ops.audit_log l where l.actor_id is not null order by l.actor_id limit 1)
      union all
      select (select l.actor_id from ops.audit_log l where l.actor_id > a.id order by l.actor_id limit 1)
        from actor a where a.id is not null
    )
    select a.id, coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email)
      from actor a join auth.users u on u.id = a.id order by 2 limit 200;
end $$;
grant execute on function ops.audit_actors() to staff_service;
