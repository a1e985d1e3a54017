-- What administrators do about people, requests that the law gives people, the figures of the platform, its settings and
-- webhooks. The server works here as `staff_service`, a role of its own. Its rights are columns and rows: no password, no
-- network address, nothing of what people write, and every row only while an administrator is the one who asks.

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

-- What a subject of the log is called today, for administrators alone. A link is called what it belongs to; what is gone,
-- and an id that is none of its table's form, has no name.
create function ops.subject_title(subject text, subject_id text) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  source text := case subject
    when 'public.courseLink' then 'public.course' when 'public.podcastEpisode' then 'public.podcast' else subject end;
  is_number boolean := subject_id ~ '^\d{1,9}$';
  is_uuid boolean := subject_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  title text;
begin
  if subject_id is null or not auth.has_role('ROLE_ADMIN') then
    return null;
  end if;
  if is_number and source in ('public.blog', 'public.podcast', 'public.episode', 'public.course', 'public.lesson') then
    execute format('select t.title from %s t where t.id = $1::integer', source::regclass) into title using subject_id;
  elsif is_number and source in ('public.category', 'public.plan') then
    execute format('select t.name from %s t where t.id = $1::integer', source::regclass) into title using subject_id;
  elsif is_uuid and source = 'public.order' then
    select o."orderCode" into title from public."order" o where o.id = subject_id::uuid;
  elsif is_uuid and source = 'public.mediaFile' then
    select f."originalName" into title from public."mediaFile" f where f.id = subject_id::uuid;
  elsif source = 'public.safetyLine' then
    select l.name || ', ' || l.number into title from public."safetyLine" l where l.id = subject_id;
  elsif is_number and source = 'public.newsletterCampaign' then
    select c.subject into title from public."newsletterCampaign" c where c.id = subject_id::integer;
  elsif is_number and source = 'public.newSubscription' then  -- else a file of all of them was taken out
    select s.email into title from public."newSubscription" s where s.id = subject_id::integer;
  elsif is_uuid and source = 'auth.users' then
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
comment on table ops.person_action is 'Why an administrator did something about a person; part of that person''s data.';
create index person_action_by_user on ops.person_action (user_id, audit_id desc);
-- An import that was cut off is sent again: whoever got days from the same file gets none twice.
create index person_action_by_import on ops.person_action ((details ->> 'import'), user_id) where details ? 'import';

alter table ops.person_action enable row level security;
grant select on ops.person_action to staff_service;

create policy person_action_select_staff_service on ops.person_action for select to staff_service
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
grant execute on function ops.record_decision(text, uuid, text, jsonb) to auth_service, staff_service;

-- Roles. ROLE_USER is everybody's and stays. Nobody takes the rights of an administrator from themselves, so that whoever
-- acts here remains one; two who would take them from each other wait in lock_administrators, and the second finds that
-- it is none any more.
create function auth.lock_administrators(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- In the order of auth.delete_user: otherwise the two wait for each other.
  perform from auth.users u where u.id = person for update;
  perform from auth.user_roles r where r.role = 'ROLE_ADMIN' order by r.user_id for update;
end $$;
grant execute on function auth.lock_administrators(uuid) to staff_service;

-- Days on which nobody works although they are neither Saturday nor Sunday. A day that is missing makes a deadline come
-- earlier and never later. Administrators add what the government announces each year.
create table ops.public_holiday (
  day    date primary key,
  name   text not null check (char_length(name) between 1 and 100),
  source text not null check (char_length(source) between 1 and 200)
);
comment on table ops.public_holiday is 'Days on which nobody works, for deadlines counted in working days.';

alter table ops.public_holiday enable row level security;
grant select, insert, delete on ops.public_holiday to staff_service;

create policy public_holiday_all_staff_service on ops.public_holiday to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));

create trigger audit after insert or delete on ops.public_holiday
  for each row execute function ops.record_staff_action();

insert into ops.public_holiday (day, name, source) values
  ('2026-09-02', 'Quốc khánh', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-01-01', 'Tết Dương lịch', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-04-16', 'Giỗ Tổ Hùng Vương (mùng 10 tháng 3 âm lịch)', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-04-30', 'Ngày Chiến thắng', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-09-02', 'Quốc khánh', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-02-05', 'Tết Nguyên đán (ngày cuối năm Bính Ngọ)', 'Bộ luật Lao động 2019, Điều 112'),
    ('2027-02-06', 'Tết Nguyên đán (mùng 1 năm Đinh Mùi)', 'Bộ luật Lao động 2019, Điều 112'),
    ('2027-02-07', 'Tết Nguyên đán (mùng 2 năm Đinh Mùi)', 'Bộ luật Lao động 2019, Điều 112'),
    ('2027-02-08', 'Tết Nguyên đán (mùng 3 năm Đinh Mùi)', 'Bộ luật Lao động 2019, Điều 112'),
    ('2027-02-09', 'Tết Nguyên đán (mùng 4, hoặc nghỉ bù)', 'Bộ luật Lao động 2019, Điều 111 khoản 3 và Điều 112'),
    ('2027-02-10', 'Tết Nguyên đán (nghỉ bù)', 'Bộ luật Lao động 2019, Điều 111 khoản 3'),
    ('2027-05-01', 'Ngày Quốc tế lao động', 'Bộ luật Lao động 2019, Điều 112'),
    ('2027-05-03', 'Ngày Quốc tế lao động (nghỉ bù)', 'Bộ luật Lao động 2019, Điều 111 khoản 3')
  on conflict (day) do nothing;

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
comment on table ops.person_request is 'What people ask for by right, with the clocks of the law.';
create index person_request_open on ops.person_request (complete_by, id) where completed_at is null;
create index person_request_by_time on ops.person_request (received_at desc, id desc);
create index person_request_by_user on ops.person_request (user_id, received_at desc);
create index person_request_by_staff on ops.person_request (entered_by);

alter table ops.person_request enable row level security;
grant select (id, user_id, kind, completed_at) on ops.person_request to auth_service;
grant select, insert, update on ops.person_request to staff_service;

create policy person_request_all_staff_service on ops.person_request to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));
create policy person_request_select_auth_service on ops.person_request for select to auth_service
  using ((select auth.has_role('ROLE_ADMIN')));

-- The clocks are the law's and nobody's choice; one extension of 15 days moves the second.
create function ops.set_request_clocks() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.acknowledge_by := ops.end_of_working_day(new.received_at, 2);
  new.complete_by := ops.end_of_request(new.kind, new.received_at, new.involves_others)
    + case when new.extended_at is null then interval '0' else interval '15 days' end;
  return new;
end $$;

create trigger audit after insert or update or delete on ops.person_request
  for each row execute function ops.record_staff_action();
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

-- Active is who listened, wrote to the companion, finished a lesson or wrote a note. A conversation counts once something
-- was said in it. Income is what orders were paid, not what they cost. An enrolment that was refunded later did happen: it
-- is counted like its income, and the refund stands beside both, on the day on which the bank sent it.
create function ops.count_figures(since timestamptz, until timestamptz) returns table (name text, value bigint)
  language sql stable security definer set search_path = '' as $$
  select 'new_people', count(*) from auth.users u where u.created_at >= since and u.created_at < until
       and not exists (select from auth.user_roles r where r.user_id = u.id and r.role <> 'ROLE_USER')
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
  select 'enrolments', (select count(*) from public."courseEnroll" e where e."createdAt" >= since and e."createdAt" < until)
                     + (select count(*) from public."order" o
                         where o.kind = 'course' and o."refundedAt" is not null and o."verifiedAt" >= since and o."verifiedAt" < until)
  union all
  select unnest(array['orders', 'income']), unnest(array[count(*), coalesce(sum(money.paid_for(o.id)), 0)::bigint])
    from public."order" o where o.status = 'VERIFIED' and o."verifiedAt" >= since and o."verifiedAt" < until
  union all
  select unnest(array['refunds', 'refunded']), unnest(array[count(*), coalesce(sum(back.amount), 0)::bigint])
    from (
      select t.amount from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
       where a.outcome = 'refunded' and a.decided_at >= since and a.decided_at < until
      union all
      select r.amount from money.refund r
       where r.refunded_on >= (since at time zone 'Asia/Ho_Chi_Minh')::date
         and r.refunded_on < (until at time zone 'Asia/Ho_Chi_Minh')::date
    ) back
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
comment on table ops.figure is 'Figures of days, weeks and months that are over.';

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

-- How the platform is doing, in numbers: one look at each figure, by its index, and not one at all e-mails. The queue makes
-- its tables itself and may not have made them yet.
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
    'mail', jsonb_build_object(
      'waiting', (select count(*) from ops.mail m where m.sent_at is null and m.failed_at is null),
      'oldestWaiting', (select min(m.created_at) from ops.mail m where m.sent_at is null and m.failed_at is null),
      'failed', (select count(*) from ops.mail m where m.kind <> 'newsletter' and m.failed_at > now() - interval '7 days'),
      'lastSent', (select max(m.sent_at) from ops.mail m)),
    'model', (select jsonb_build_object(
      'calls', count(*), 'failed', count(*) filter (where c.outcome = 'failed'),
      'lastFailed', max(c.at) filter (where c.outcome = 'failed'))
      from ops.model_call c where c.at > now() - interval '1 day'));
end $$;
grant execute on function ops.platform_state() to staff_service;

-- A refund that is written down late belongs to a step whose numbers are kept already.
create function ops.count_late_refund() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update ops.figure f set value = f.value + case f.name when 'refunds' then 1 else new.amount end
   where f.name in ('refunds', 'refunded')
     and new.refunded_on >= f.starts and new.refunded_on < (f.starts + ('1 ' || f.step)::interval)::date;
  return null;
end $$;

create trigger count_late after insert on money.refund for each row execute function ops.count_late_refund();

-- A request that was written down by an address and not by an account goes with the account of that address, too. Only
-- an account that proved to read the mailbox counts: otherwise whoever typed somebody else's address at sign-up could
-- make that person's requests disappear by leaving.
create function ops.forget_contacts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.person_request r
   where r.user_id is null and old.email = any (regexp_split_to_array(lower(r.contact), '[\s,;:<>()"]+'));
  return null;
end $$;

create trigger forget_contacts after delete on auth.users for each row
  when (old.email_confirmed_at is not null) execute function ops.forget_contacts();

-- Settings that administrators change while the platform runs. The environment's stand wherever there is no row.
create table ops.site_setting (
  id         text primary key check (id in ('identity', 'bank', 'mail')),
  content    jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 8000),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table ops.site_setting is 'Settings that administrators change while the platform runs.';

alter table ops.site_setting enable row level security;

-- Every process reads them again, and drops the pages that it made with the old ones.
create function ops.notify_settings_changed() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

create trigger notify after insert or update or delete on ops.site_setting
  for each row execute function ops.notify_settings_changed();

-- The only way to write one, with its line in the log. `content` null: back to the environment's. `fields`: before and
-- after of what changed, as it was in force.
create function ops.save_setting(setting text, content jsonb, fields jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators change settings' using errcode = '42501';
  end if;
  if content is null then
    delete from ops.site_setting s where s.id = setting;
  else
    insert into ops.site_setting (id, content) values (setting, content)
      on conflict (id) do update set content = excluded.content, updated_at = clock_timestamp();
  end if;
  if fields = '{}' then
    return;  -- nothing else than before
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id, changed, fields)
    values (auth.uid(), 'CHANGE_SETTINGS', 'ops.site_setting', setting,
            array(select jsonb_object_keys(fields) order by 1), fields);
end $$;
grant execute on function ops.save_setting(text, jsonb, jsonb) to staff_service;

-- Other systems are told what happened: a row for each endpoint and event, written by the transaction that caused it and
-- sent later. Ids and amounts; an address only where the event is about an account.
create table ops.webhook (
  id            uuid primary key,
  url           text not null check (octet_length(url) between 1 and 500),
  events        text[] not null check (cardinality(events) between 1 and 4
                  and events <@ array['order.verified', 'order.refunded', 'user.created', 'content.published']),
  sealed_secret text not null,
  created_at    timestamptz not null default clock_timestamp()
);
comment on table ops.webhook is 'Addresses of other systems that are told what happened.';

alter table ops.webhook enable row level security;
grant select (id, url, events, created_at), insert (id, url, events, sealed_secret), delete on ops.webhook to
  staff_service;

create policy webhook_all_staff_service on ops.webhook to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));

create trigger audit after insert or delete on ops.webhook for each row execute function ops.record_staff_action();

create table ops.webhook_delivery (
  id           uuid primary key default gen_random_uuid(),
  webhook_id   uuid not null references ops.webhook on delete cascade,
  event        text not null,
  user_id      uuid references auth.users on delete cascade,  -- whom it is about: it goes with them
  data         jsonb not null check (octet_length(data::text) <= 4000),
  created_at   timestamptz not null default clock_timestamp(),
  tries        smallint not null default 0,
  next_try_at  timestamptz not null default clock_timestamp(),
  delivered_at timestamptz,
  failed_at    timestamptz,
  status       smallint,                                       -- of the last answer
  problem      text check (char_length(problem) <= 200),       -- what the last try met
  check (delivered_at is null or failed_at is null)
);
comment on table ops.webhook_delivery is 'One event for one webhook, and how its sending goes.';
create index webhook_delivery_waiting on ops.webhook_delivery (next_try_at) where delivered_at is null and failed_at is null;
create index webhook_delivery_log on ops.webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_by_user on ops.webhook_delivery (user_id) where user_id is not null;

alter table ops.webhook_delivery enable row level security;
grant select (id, webhook_id, event, created_at, tries, next_try_at, delivered_at, failed_at, status, problem), insert
  (webhook_id, event, data) on ops.webhook_delivery to staff_service;

create policy webhook_delivery_select_staff_service on ops.webhook_delivery for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));
create policy webhook_delivery_insert_staff_service on ops.webhook_delivery for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and event = 'webhook.test');

create function ops.announce_webhook() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('webhook_waiting', '');
  return null;
end $$;

create trigger announce after insert on ops.webhook_delivery for each statement execute function ops.announce_webhook();

-- Costs one look at a table of a few rows where nobody listens.
create function ops.emit_event(what text, person uuid, content jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from ops.webhook w where what = any (w.events)) then
    insert into ops.webhook_delivery (webhook_id, event, user_id, data)
      select w.id, what, person, content from ops.webhook w where what = any (w.events);
  end if;
end $$;

create function ops.emit_order_verified() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('order.verified', new."userId", jsonb_build_object(
    'orderId', new.id, 'orderCode', new."orderCode", 'kind', new.kind, 'courseId', new."courseId",
    'planId', new."planId", 'userId', new."userId", 'price', new.price));
  return null;
end $$;

create trigger emit_verified after update of status on "order" for each row
  when (new.status = 'VERIFIED' and old.status is distinct from new.status) execute function ops.emit_order_verified();

create function ops.emit_order_refunded() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('order.refunded', o."userId", jsonb_build_object(
      'orderId', o.id, 'orderCode', o."orderCode", 'userId', o."userId", 'refundId', new.id, 'amount', new.amount))
    from public."order" o where o.id = new.order_id;
  return null;
end $$;

create trigger emit_refunded after insert on money.refund for each row execute function ops.emit_order_refunded();

create function ops.emit_user_created() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('user.created', new.id, jsonb_build_object('userId', new.id, 'email', new.email));
  return null;
end $$;

create trigger emit_created after insert on auth.users for each row execute function ops.emit_user_created();

create function ops.emit_content_published() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('content.published', null, jsonb_build_object('kind', tg_table_name, 'id', new.id));
  return null;
end $$;

create trigger emit_added after insert on course for each row when (new.publication = 'PUBLISHED')
  execute function ops.emit_content_published();

create trigger emit_published after update of publication on course for each row
  when (new.publication = 'PUBLISHED' and old.publication is distinct from new.publication)
  execute function ops.emit_content_published();

create trigger emit_added after insert on podcast for each row when (new.publication = 'PUBLISHED')
  execute function ops.emit_content_published();

create trigger emit_published after update of publication on podcast for each row
  when (new.publication = 'PUBLISHED' and old.publication is distinct from new.publication)
  execute function ops.emit_content_published();

create trigger emit_added after insert on episode for each row when (new.publication = 'PUBLISHED')
  execute function ops.emit_content_published();

create trigger emit_published after update of publication on episode for each row
  when (new.publication = 'PUBLISHED' and old.publication is distinct from new.publication)
  execute function ops.emit_content_published();

create trigger emit_added after insert on blog for each row when (new.publication = 'PUBLISHED')
  execute function ops.emit_content_published();

create trigger emit_published after update of publication on blog for each row
  when (new.publication = 'PUBLISHED' and old.publication is distinct from new.publication)
  execute function ops.emit_content_published();
