-- What administrators do about people, requests that the law gives people, the log of it, and the figures of the house.
-- The server works here as a role of its own. Its rights are columns and rows: no password, no network address, nothing
-- of what people write, and every row only while an administrator is the one who asks.
do $$
begin
  if not exists (select from pg_roles where rolname = 'staff_service') then
    create role staff_service nologin noinherit;
  end if;
end $$;
grant staff_service to authenticator;
grant usage on schema public, app, auth, ops, extensions to staff_service;
grant execute on function auth.jwt(), auth.uid(), auth.has_role(text), app.fold(text) to staff_service;

grant select (id, email, email_confirmed_at, raw_user_meta_data, banned_until, last_sign_in_at, created_at) on auth.users to staff_service;
grant select on auth.user_roles to staff_service;
grant select (id, user_id, user_agent, created_at, refreshed_at, ended_at) on auth.sessions to staff_service;
grant select on membership, plan to staff_service;
grant select (id, "orderCode", "userId", kind, "courseId", "planId", price, status, "referenceInfo", "createdAt", "expiredAt",
              "cancelledAt", "verifiedAt") on "order" to staff_service;
grant select (id, "userId", kind, given, version, "createdAt") on consent to staff_service;
grant select on ops.audit_log to staff_service;

do $$
declare
  shown regclass;
begin
  foreach shown in array array['auth.users', 'auth.user_roles', 'auth.sessions', 'public.membership', 'public.plan',
                               'public."order"', 'public.consent', 'ops.audit_log']::regclass[] loop
    execute format('create policy "administrators, in the back office" on %s for select to staff_service using ((select auth.has_role(''ROLE_ADMIN'')))', shown);
  end loop;
end $$;

-- People are listed by when they came, and found by name and address, without marks and case.
create extension if not exists pg_trgm schema extensions;
create index users_by_arrival on auth.users (created_at desc, id desc);
create index users_by_words on auth.users
  using gin (app.fold(email || ' ' || coalesce(raw_user_meta_data ->> 'fullname', '')) extensions.gin_trgm_ops)
  with (fastupdate = off);  -- people come one by one, and a search should not read what waits to be sorted in
-- Whoever writes a person works out what the index of their words holds: the account server writes people.
grant execute on function app.fold(text) to auth_service;
create index user_roles_by_role on auth.user_roles (role, user_id) where role <> 'ROLE_USER';

-- Security definer: below a policy the index for words could not be used. It asks for itself.
create function auth.people_matching(words text) returns setof uuid
  language sql stable security definer rows 20 set search_path = '' as $$
  select u.id from auth.users u
   where auth.has_role('ROLE_ADMIN')
     and app.fold(u.email || ' ' || coalesce(u.raw_user_meta_data ->> 'fullname', ''))
         like '%' || regexp_replace(app.fold(words), '([\\%_])', '\\\1', 'g') || '%'
$$;
grant execute on function auth.people_matching(text) to staff_service;

-- How many conversations somebody had: the number is all that staff learn of them.
create function ops.conversations_of(person uuid) returns bigint
  language sql stable security definer set search_path = '' as $$
  select count(*) from public.session s where s."userId" = person and auth.has_role('ROLE_ADMIN')
$$;
grant execute on function ops.conversations_of(uuid) to staff_service;

-- The log: what was decided about a person has words of its own there.
alter table ops.audit_log drop constraint audit_log_action_check, add constraint audit_log_action_check check (action in (
  'INSERT', 'UPDATE', 'DELETE',
  'VIEW', 'GIVE_MEMBERSHIP', 'GRANT_ROLE', 'WITHDRAW_ROLE', 'SIGN_OUT', 'BLOCK', 'UNBLOCK', 'SEND_RESET_LETTER',
  'OFFER_EXPORT', 'DELETE_ACCOUNT'
));
drop index ops.audit_log_by_time, ops.audit_log_by_actor;
create index audit_log_by_time on ops.audit_log (at desc, id desc);
create index audit_log_by_actor on ops.audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_by_action on ops.audit_log (action, at desc, id desc);
create index audit_log_by_table on ops.audit_log (subject, at desc, id desc);

-- What a line of the log is about, in the words that staff know it by; null for what is gone or has no name.
create function ops.subject_title(subject text, subject_id text) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  title text;
begin
  if subject_id is null or not auth.has_role('ROLE_ADMIN') then
    return null;
  end if;
  if subject in ('public.blog', 'public.podcast', 'public.episode', 'public.course', 'public.lesson') then
    execute format('select t.title from %s t where t.id = $1::integer', subject::regclass) into title using subject_id;
  elsif subject in ('public.category', 'public.plan') then
    execute format('select t.name from %s t where t.id = $1::integer', subject::regclass) into title using subject_id;
  elsif subject = 'public.order' then
    select o."orderCode" into title from public."order" o where o.id = subject_id::uuid;
  elsif subject = 'auth.users' then
    select coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email) into title from auth.users u where u.id = subject_id::uuid;
  end if;
  return title;
end $$;
grant execute on function ops.subject_title(text, text) to staff_service;

-- Why it was done, and in what measure. This is about the person and therefore theirs: it is in their export, and goes
-- with the account. The line of the log stays. Who did it stands in the log alone.
create table ops.person_action (
  audit_id   bigint primary key references ops.audit_log,
  user_id    uuid not null references auth.users on delete cascade,
  action     text not null,
  reason     text check (char_length(reason) between 1 and 500),
  details    jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),  -- role, days, until: never a person
  created_at timestamptz not null default clock_timestamp()
);
create index person_action_by_user on ops.person_action (user_id, audit_id desc);
alter table ops.person_action enable row level security;
grant select on ops.person_action to staff_service;
create policy "administrators, in the back office" on ops.person_action for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));

create function ops.keep_person_action() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and not exists (select from auth.users u where u.id = old.user_id) then
    return old;
  end if;
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name using errcode = '42501';
end $$;
create trigger append_only before update or delete on ops.person_action
  for each row execute function ops.keep_person_action();
create trigger append_only_table before truncate on ops.person_action
  for each statement execute function ops.keep_append_only();

-- The only way into both. Looking at a person is written down once an hour.
create function ops.record_decision(what text, person uuid, why text, measure jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  line bigint;
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators decide about people' using errcode = '42501';
  end if;
  if what = 'VIEW' and exists (
    select from ops.audit_log l
     where l.actor_id = auth.uid() and l.action = 'VIEW' and l.subject_id = person::text and l.at > now() - interval '1 hour') then
    return;
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id) values (auth.uid(), what, 'auth.users', person::text)
    returning id into line;
  if person is not null then
    insert into ops.person_action (audit_id, user_id, action, reason, details) values (line, person, what, why, measure);
  end if;
end $$;
grant execute on function ops.record_decision(text, uuid, text, jsonb) to staff_service, auth_service;

-- Roles. ROLE_USER is everybody's and stays. Nobody takes the rights of an administrator from themselves, so that whoever
-- acts here remains one; two who would take them from each other wait in lock_administrators, and the second finds that
-- it is none any more.
create function auth.lock_administrators(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- In the order of auth.forget_person: otherwise the two wait for each other.
  perform from auth.users u where u.id = person for update;
  perform from auth.user_roles r where r.role = 'ROLE_ADMIN' order by r.user_id for update;
end $$;
grant execute on function auth.lock_administrators(uuid) to staff_service;

grant insert (user_id, role, granted_by), delete on auth.user_roles to staff_service;
create policy "administrators grant" on auth.user_roles for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and role in ('ROLE_MODERATOR', 'ROLE_ADMIN') and granted_by = (select auth.uid()));
create policy "administrators withdraw" on auth.user_roles for delete to staff_service
  using ((select auth.has_role('ROLE_ADMIN')) and role <> 'ROLE_USER'
         and not (role = 'ROLE_ADMIN' and user_id = (select auth.uid())));

-- Blocking, of anybody but oneself.
grant update (banned_until) on auth.users to staff_service;
create policy "administrators block" on auth.users for update to staff_service
  using ((select auth.has_role('ROLE_ADMIN')) and id <> (select auth.uid()))
  with check ((select auth.has_role('ROLE_ADMIN')) and id <> (select auth.uid()));

-- A period that was given and not paid for. The decision stands in the log with its reason, so the row itself need not.
alter table membership
  add column "isGiven" boolean not null default false,
  add constraint "what is given is not paid for" check (not "isGiven" or "orderId" is null);
grant insert ("userId", "planId", "startsAt", "expiresAt", "isGiven") on membership to staff_service;
create policy "administrators give" on membership for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and "isGiven" and "planId" <> 1);
drop trigger audit on membership;
create trigger audit after update or delete on membership for each row execute function ops.record_staff_action();
create trigger audit_paid after insert on membership for each row when (not new."isGiven")
  execute function ops.record_staff_action();

-- Days on which nobody works although they are neither Saturday nor Sunday. A day that is missing makes a deadline come
-- earlier and never later. Administrators add what the government announces each year.
create table ops.public_holiday (
  day    date primary key,
  name   text not null check (char_length(name) between 1 and 100),
  source text not null check (char_length(source) between 1 and 200)
);
insert into ops.public_holiday (day, name, source) values
  ('2026-09-02', 'Quốc khánh', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-01-01', 'Tết Dương lịch', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-04-16', 'Giỗ Tổ Hùng Vương (mùng 10 tháng 3 âm lịch)', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-04-30', 'Ngày Chiến thắng', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-09-02', 'Quốc khánh', 'Bộ luật Lao động 2019, Điều 112');
alter table ops.public_holiday enable row level security;
grant select, insert, delete on ops.public_holiday to staff_service;
create policy "administrators, in the back office" on ops.public_holiday to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));

create trigger audit after insert or delete on ops.public_holiday for each row execute function ops.record_staff_action();

-- The end of the day in Vietnam that is so many working days after a moment; the day of the moment does not count.
create function ops.end_of_working_day(since timestamptz, days integer) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select ((d.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh')
    from (select (since at time zone 'Asia/Ho_Chi_Minh')::date + n as day from generate_series(1, 60) n) d
   where extract(isodow from d.day) < 6 and not exists (select from ops.public_holiday h where h.day = d.day)
   order by d.day offset days - 1 limit 1
$$;

-- The end of the day by which a request is done: Law 91/2025/QH15 with Decree 356/2025/NĐ-CP. Withdrawal, restriction and
-- objection have 15 days, 20 where somebody else must stop as well; for the other rights the law names 10 to 20 days by
-- kind, of which the nearer end stands here.
create function ops.end_of_request(wanted text, since timestamptz, involves_others boolean) returns timestamptz
  language sql immutable set search_path = '' as $$
  select ((since at time zone 'Asia/Ho_Chi_Minh')::date + 1 + case when involves_others then 5 else 0 end
          + case when wanted in ('access', 'correction') then 10 else 15 end)::timestamp at time zone 'Asia/Ho_Chi_Minh'
$$;

-- What people ask for by right: through their account, where it is done at once, or by letter and telephone, where staff
-- write it down. A request goes with its person; what remains of a deletion has neither name nor words.
create table ops.person_request (
  id               bigint generated always as identity primary key,
  user_id          uuid references auth.users on delete cascade,
  contact          text check (char_length(contact) between 1 and 200),  -- of somebody who has no account
  kind             text not null check (kind in ('access', 'correction', 'deletion', 'withdrawal', 'restriction', 'objection')),
  channel          text not null check (channel in ('account', 'mail', 'phone', 'in_person')),
  involves_others  boolean not null default false,   -- somebody we pass data to has to act too
  note             text check (char_length(note) between 1 and 1000),
  received_at      timestamptz not null default clock_timestamp(),
  acknowledge_by   timestamptz not null,
  complete_by      timestamptz not null,
  acknowledged_at  timestamptz,
  extended_at      timestamptz,
  extension_reason text check (char_length(extension_reason) between 1 and 500),
  export_offered_at timestamptz,
  completed_at     timestamptz,
  outcome          text check (outcome in ('done', 'refused', 'cancelled')),
  outcome_reason   text check (char_length(outcome_reason) between 1 and 500),
  entered_by       uuid references auth.users on delete set null,
  created_at       timestamptz not null default clock_timestamp(),
  constraint "completed with an outcome" check ((completed_at is null) = (outcome is null)),
  constraint "refused with a reason" check (outcome is distinct from 'refused' or outcome_reason is not null),
  constraint "a reason belongs to an extension" check (extension_reason is null or extended_at is not null)
);
create index person_request_open on ops.person_request (complete_by, id) where completed_at is null;
create index person_request_by_time on ops.person_request (received_at desc, id desc);
create index person_request_by_user on ops.person_request (user_id, received_at desc);
create index person_request_by_staff on ops.person_request (entered_by);
alter table ops.person_request enable row level security;
grant select, insert, update on ops.person_request to staff_service;
create policy "administrators, in the back office" on ops.person_request to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));
create trigger audit after insert or update or delete on ops.person_request
  for each row execute function ops.record_staff_action();

-- The clocks are the law's and nobody's choice; one extension of 15 days moves the second.
create function ops.set_request_clocks() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.acknowledge_by := ops.end_of_working_day(new.received_at, 2);
  new.complete_by := ops.end_of_request(new.kind, new.received_at, new.involves_others)
    + case when new.extended_at is null then interval '0' else interval '15 days' end;
  return new;
end $$;
create trigger set_clocks before insert or update of kind, received_at, involves_others, extended_at on ops.person_request
  for each row execute function ops.set_request_clocks();

-- What somebody did with their own account was done the moment they asked. `person` is null when nobody is left.
create function ops.note_own_request(person uuid, wanted text) returns void
  language sql security definer set search_path = '' as $$
  insert into ops.person_request (user_id, kind, channel, acknowledged_at, completed_at, outcome)
    values (person, wanted, 'account', clock_timestamp(), clock_timestamp(), 'done')
$$;
grant execute on function ops.note_own_request(uuid, text) to auth_service;

-- Taking back what was given is a withdrawal, through whatever door it comes.
create function ops.note_withdrawal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if coalesce((select c.given from public.consent c where c."userId" = new."userId" and c.kind = new.kind and c.id < new.id
                order by c.id desc limit 1), false) then
    perform ops.note_own_request(new."userId", 'withdrawal');
  end if;
  return null;
end $$;
create trigger note_withdrawal after insert on consent for each row when (not new.given)
  execute function ops.note_withdrawal();

-- What remains of a request after the person went by it: that there was one, and that it was in time.
create function ops.keep_forgotten_request(request bigint) returns void
  language sql security definer set search_path = '' as $$
  insert into ops.person_request (kind, channel, involves_others, received_at, acknowledged_at, extended_at, completed_at, outcome)
  select r.kind, r.channel, r.involves_others, r.received_at, coalesce(r.acknowledged_at, clock_timestamp()), r.extended_at,
         clock_timestamp(), 'done'
    from ops.person_request r where r.id = request and auth.has_role('ROLE_ADMIN')
$$;
grant execute on function ops.keep_forgotten_request(bigint) to auth_service;
grant select (id, user_id, kind, completed_at) on ops.person_request to auth_service;
create policy "administrators delete by request" on ops.person_request for select to auth_service
  using ((select auth.has_role('ROLE_ADMIN')));

-- Letters about it. The list of kinds grows by what is named here and keeps what others added.
do $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(kind), ', ') into kinds from (
    select (regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g'))[1] as kind
      from pg_constraint c where c.conrelid = 'ops.mail'::regclass and c.conname = 'mail_kind_check'
    union select unnest(array['membership_given', 'request_received', 'data_ready'])
  ) k;
  execute format('alter table ops.mail drop constraint mail_kind_check, add constraint mail_kind_check check (kind in (%s))', kinds);
end $$;
grant insert (id, kind, to_address, user_id, sealed, expires_at) on ops.mail to staff_service;
create policy "back office writes" on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind in ('membership_given', 'request_received', 'data_ready'));

-- Figures. What happened in a stretch of time, as numbers without people. It runs as its owner and gives out nothing else.
create index listening_history_by_time on "listeningHistory" ("createdAt");
create index message_by_time on message ("createdAt") where role = 'user';
create index session_by_time on session ("createdAt");
create index removed_conversation_by_time on ops.removed_conversation (began_at);
create index course_enroll_by_time on "courseEnroll" ("createdAt");
create index lesson_progress_by_time on "lessonProgress" ("completedAt") where "completedAt" is not null;
create index lesson_note_by_time on "lessonNote" ("createdAt");
create index order_by_verification on "order" ("verifiedAt") where status = 'VERIFIED';
create index allocation_refunded on money.allocation (decided_at) where outcome = 'refunded';

-- Active is who listened, wrote to the companion, finished a lesson or wrote a note. A conversation counts once something
-- was said in it. Refunds are transfers that were sent back; they were nobody's order.
create function ops.count_figures(since timestamptz, until timestamptz) returns table (name text, value bigint)
  language sql stable security definer set search_path = '' as $$
  select 'new_people', count(*) from auth.users u where u.created_at >= since and u.created_at < until
  union all
  select 'active_people', count(distinct person) from (
    select l."userId" as person from public."listeningHistory" l where l."createdAt" >= since and l."createdAt" < until
    union all
    select m."userId" from public.message m where m.role = 'user' and m."createdAt" >= since and m."createdAt" < until
    union all
    select p."userId" from public."lessonProgress" p where p."completedAt" >= since and p."completedAt" < until
    union all
    select n."userId" from public."lessonNote" n where n."createdAt" >= since and n."createdAt" < until
  ) active
  union all
  select 'listens', count(*) from public."listeningHistory" l where l."createdAt" >= since and l."createdAt" < until
  union all
  select 'conversations_' || kind.mode, count(begun.mode)
    from unnest(array['map', 'portal', 'imaginary']) as kind (mode)
    left join (
      select s.mode from public.session s where s."createdAt" >= since and s."createdAt" < until
        and exists (select from public.message m where m."sessionId" = s.id and m.role = 'user')
      union all
      select r.mode from ops.removed_conversation r where r.began_at >= since and r.began_at < until
    ) begun on begun.mode = kind.mode
   group by kind.mode
  union all
  select 'enrolments', count(*) from public."courseEnroll" e where e."createdAt" >= since and e."createdAt" < until
  union all
  select unnest(array['orders', 'income']), unnest(array[count(*), coalesce(sum(o.price), 0)])
    from public."order" o where o.status = 'VERIFIED' and o."verifiedAt" >= since and o."verifiedAt" < until
  union all
  select unnest(array['refunds', 'refunded']), unnest(array[count(*), coalesce(sum(t.amount), 0)::bigint])
    from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
   where a.outcome = 'refunded' and a.decided_at >= since and a.decided_at < until
$$;

-- Numbers of days, weeks (from Monday) and months that are over are kept: a year is read from rows, whatever was listened
-- to in it. They name nobody and outlive the people whom they counted.
create table ops.figure (
  step   text not null check (step in ('day', 'week', 'month')),
  starts date not null check (starts = date_trunc(step, starts::timestamp)::date),
  name   text not null,
  value  bigint not null,
  primary key (step, starts, name)
);
alter table ops.figure enable row level security;

create function ops.figures_of(wanted text, first_day date) returns table (name text, value bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators read figures' using errcode = '42501';
  end if;
  return query select f.name, f.value from ops.figure f where f.step = wanted and f.starts = first_day;
  if not found then
    return query select * from ops.count_figures(
      first_day::timestamp at time zone 'Asia/Ho_Chi_Minh',
      (first_day + ('1 ' || wanted)::interval)::timestamp at time zone 'Asia/Ho_Chi_Minh');
  end if;
end $$;
grant execute on function ops.figures_of(text, date) to staff_service;

-- Keeps what is over and not kept yet, oldest first, at most so many stretches; returns how many. The job's, as the owner.
create function ops.keep_figures(most integer) returns integer
  language sql volatile set search_path = '' as $$
  with now_here as (select now() at time zone 'Asia/Ho_Chi_Minh' as at),
  over as (
    select s.step, d::date as starts
      from (values ('day'), ('week'), ('month')) s (step), now_here n,
           lateral generate_series(
             date_trunc(s.step, (select min(u.created_at) from auth.users u) at time zone 'Asia/Ho_Chi_Minh'),
             date_trunc(s.step, n.at) - ('1 ' || s.step)::interval, ('1 ' || s.step)::interval) d
     where not exists (select from ops.figure f where f.step = s.step and f.starts = d::date)
     order by starts, s.step limit most
  ),
  kept as (
    insert into ops.figure (step, starts, name, value)
    select o.step, o.starts, c.name, c.value from over o, lateral ops.count_figures(
      o.starts::timestamp at time zone 'Asia/Ho_Chi_Minh',
      (o.starts + ('1 ' || o.step)::interval)::timestamp at time zone 'Asia/Ho_Chi_Minh') c
    on conflict do nothing
    returning step, starts
  )
  select count(distinct (step, starts))::integer from kept
$$;

-- How the house is doing, in numbers. The queue makes its tables itself and may not have made them yet.
create function ops.platform_state() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  jobs jsonb := '{"waiting": 0, "failed": 0, "oldestWaiting": null, "lastFailed": null}';
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators ask how the house is' using errcode = '42501';
  end if;
  if to_regclass('jobs.job') is not null then
    execute $q$
      select jsonb_build_object(
        'waiting', count(*) filter (where state in ('created', 'retry') and start_after <= now()),
        'oldestWaiting', min(start_after) filter (where state in ('created', 'retry') and start_after <= now()),
        'failed', count(*) filter (where state = 'failed'),
        'lastFailed', (array_agg(name order by completed_on desc) filter (where state = 'failed'))[1])
        from jobs.job where state in ('created', 'retry', 'failed')$q$ into jobs;
  end if;
  return jsonb_build_object(
    'jobs', jobs,
    'database', (select jsonb_build_object(
      'bytes', pg_database_size(current_database()),
      'version', current_setting('server_version'),
      'connections', (select count(*) from pg_stat_activity a where a.backend_type = 'client backend'),
      'most', current_setting('max_connections')::int)),
    'mail', (select jsonb_build_object(
      'waiting', count(*) filter (where m.sent_at is null and m.failed_at is null),
      'oldestWaiting', min(m.created_at) filter (where m.sent_at is null and m.failed_at is null),
      'failed', count(*) filter (where m.failed_at > now() - interval '7 days'),
      'lastSent', max(m.sent_at)) from ops.mail m),
    'model', (select jsonb_build_object(
      'calls', count(*), 'failed', count(*) filter (where c.outcome = 'failed'),
      'lastFailed', max(c.at) filter (where c.outcome = 'failed'))
      from ops.model_call c where c.at > now() - interval '1 day'));
end $$;
grant execute on function ops.platform_state() to staff_service;
