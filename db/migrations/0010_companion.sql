-- The companion: conversations, turns that happen exactly once, their allowance, what a model costs, and the numbers for
-- people in danger. The server works here as `companion_service`, a role of its own: what people write must not be within
-- reach of every function.

-- What people write here is the most private data we hold: its owner may read it, staff may not, and only functions
-- write it (allowance, cap and sealing are rules that a plain insert would skip). Columns marked "sealed" hold
-- ciphertext whose key the database does not have.
create table session (
  id            uuid primary key default gen_random_uuid(),
  "userId"      uuid not null references auth.users on delete cascade,
  mode          text not null check (mode in ('map', 'portal', 'imaginary')),
  status        text not null default 'active' check (status in ('active', 'completed')),
  title         text,   -- sealed
  summary       text,   -- sealed; '' when the person skipped the note
  "createdAt"   timestamptz not null default clock_timestamp(),
  "completedAt" timestamptz,
  check ((status = 'completed') = ("completedAt" is not null))
);
comment on table session is 'Conversations with the companion; title and summary are encrypted.';
-- Serves the policy below and the sidebar, which lists one person's sessions newest first.
create index session_by_owner on session ("userId", "createdAt" desc);
-- Serve the streak, which asks about one person's one day at a time.
create index session_noted on session ("userId", "completedAt") where summary <> '';
create index session_by_time on session ("createdAt");

alter table session enable row level security;
grant select on session to authenticated;
-- Its person may remove one whole, messages with it. A message is never changed.
grant select, insert, update (status, title, summary, "completedAt"), delete on session to companion_service;

create policy session_select_owner on session for select to authenticated using ("userId" = (select auth.uid()));
create policy session_all_companion_service on session to companion_service using (true) with check (true);

create table message (
  id          uuid primary key default gen_random_uuid(),
  "sessionId" uuid not null references session on delete cascade,
  "userId"    uuid not null references auth.users on delete cascade,
  role        text not null check (role in ('user', 'assistant')),
  content     text not null,                       -- sealed
  counted     boolean not null default false,      -- counts towards the five of a session
  "clientId"  text check (char_length("clientId") <= 100),  -- idempotency key of the turn
  "createdAt" timestamptz not null default clock_timestamp()
);
comment on table message is 'Messages of a conversation, encrypted.';
create index message_in_session on message ("sessionId", "createdAt" desc);
create index message_by_owner on message ("userId", "createdAt" desc);
create unique index message_once on message ("sessionId", role, "clientId") where "clientId" is not null;
-- The first counted message of each conversation, by person: what an allowance is counted from.
create index message_counted on message ("userId", "createdAt") where counted and role = 'user';
create index message_by_time on message ("createdAt") where role = 'user';

alter table message enable row level security;
grant select on message to authenticated;
grant select, insert on message to companion_service;

create policy message_select_owner on message for select to authenticated using ("userId" = (select auth.uid()));
create policy message_all_companion_service on message to companion_service using (true) with check (true);

-- Short notes the companion may use later, when the person allows it.
create table "companionNote" (
  id          uuid primary key default gen_random_uuid(),
  "userId"    uuid not null references auth.users on delete cascade,
  "sessionId" uuid references session on delete set null,
  content     text not null,                       -- sealed
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table "companionNote" is 'Short notes that the companion may use later, encrypted, with consent.';
create index companion_note_by_owner on "companionNote" ("userId", "createdAt" desc);
create index companion_note_by_session on "companionNote" ("sessionId");

alter table "companionNote" enable row level security;
grant select on "companionNote" to authenticated;
grant select, insert, update (content), delete on "companionNote" to companion_service;

create policy companion_note_select_owner on "companionNote" for select to authenticated using ("userId" = (select auth.uid()));
create policy companion_note_all_companion_service on "companionNote" to companion_service using (true) with check (true);

create trigger touch before update on "companionNote" for each row execute function app.touch();

-- One question and its answer. A row is written before an engine speaks and the two messages when it has spoken, so a
-- turn that fails leaves nothing behind. While it runs, its process renews the lease; once that is over, whoever sends
-- the same key again carries the turn on. `runner` names one run: a run that lost its lease finds another name there and
-- stores nothing.
create table ops.companion_turn (
  session_id      uuid not null references public.session on delete cascade,
  client_id       text not null check (char_length(client_id) between 1 and 100),
  counted         boolean not null,
  started_at      timestamptz not null default clock_timestamp(),
  finished_at     timestamptz,
  runner          uuid not null,
  attempt         integer not null default 1 check (attempt > 0),  -- a reply that is begun anew has the next number
  lease_until     timestamptz not null,
  stop_requested  boolean not null default false,
  sealed_question text not null default '',  -- until it is a message
  sealed_said     text not null default '',  -- what the engine said so far, for those who follow from elsewhere
  sealed_outcome  text not null default '',  -- what a retry is answered beside the message
  primary key (session_id, client_id)
);
comment on table ops.companion_turn is 'One question and its answer in the making, so that it happens exactly once.';
-- Two tabs take turns: only one reply of a conversation is being spoken.
create unique index companion_turn_running on ops.companion_turn (session_id) where finished_at is null;
-- Serves the cleaning of turns that nobody came back for.
create index companion_turn_abandoned on ops.companion_turn (lease_until) where finished_at is null;

alter table ops.companion_turn enable row level security;
grant select, insert, update, delete on ops.companion_turn to companion_service;

create policy companion_turn_all_companion_service on ops.companion_turn to companion_service using (true) with check (true);

-- What a model was asked for: how much and how long, without a person and without a word of the text.
create table ops.model_call (
  id             bigint generated always as identity primary key,
  at             timestamptz not null default clock_timestamp(),
  model          text not null,
  prompt         text not null,           -- name and version, as in map.v1
  outcome        text not null check (outcome in ('said', 'failed', 'refused', 'stopped')),
  input_tokens   integer check (input_tokens >= 0),    -- absent when the model did not tell
  output_tokens  integer check (output_tokens >= 0),
  cost_micros    bigint check (cost_micros >= 0),      -- millionths of the currency of the settings
  first_token_ms integer check (first_token_ms >= 0),
  whole_ms       integer not null check (whole_ms >= 0)
);
comment on table ops.model_call is 'How much and how long a language model was asked, without a word of it.';
create index model_call_by_time on ops.model_call (at);

alter table ops.model_call enable row level security;
grant insert on ops.model_call to companion_service;

create policy model_call_insert_companion_service on ops.model_call for insert to companion_service with check (true);

-- A conversation that its person removed: that there was one still counts in its month, or removing would be a way to
-- talk without end. Nothing of what was said.
create table ops.removed_conversation (
  id       bigint generated always as identity primary key,
  user_id  uuid not null references auth.users on delete cascade,
  mode     text not null check (mode in ('map', 'portal', 'imaginary')),
  began_at timestamptz not null
);
comment on table ops.removed_conversation is
  'That there was a conversation, for the month''s allowance, after its removal.';
create index removed_conversation_by_owner on ops.removed_conversation (user_id, mode, began_at);
create index removed_conversation_by_time on ops.removed_conversation (began_at);

alter table ops.removed_conversation enable row level security;
grant select, insert on ops.removed_conversation to companion_service;

create policy removed_conversation_all_companion_service on ops.removed_conversation to companion_service using (true) with check (true);

-- How many conversations of one kind a person began in this calendar month of Vietnam, and how many a paid period gave
-- beyond its monthly number and were not used up in the months before. `running` turns count too: their message is
-- not there yet. `base` is the paid month's number. A period in its days of grace still counts, behind any that has not
-- ended.
create function app.companion_use(person uuid, wanted text, base integer)
  returns table (used integer, is_paid boolean, bonus_left integer)
  language sql stable set search_path = '' as $$
  with zone as (select date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') as this_month),
  begun as (
    select date_trunc('month', min(m.at) at time zone 'Asia/Ho_Chi_Minh') as month, min(m.at) as at
      from public.session s
      join lateral (
        select x."createdAt" as at from public.message x
         where x."sessionId" = s.id and x.counted and x.role = 'user'
        union all
        select t.started_at from ops.companion_turn t
         where t.session_id = s.id and t.counted and t.finished_at is null and t.lease_until > clock_timestamp()
      ) m on true
     where s."userId" = person and s.mode = wanted
     group by s.id
    union all
    select date_trunc('month', r.began_at at time zone 'Asia/Ho_Chi_Minh'), r.began_at
      from ops.removed_conversation r where r.user_id = person and r.mode = wanted
  ),
  period as (
    select m."startsAt", m."expiresAt",
           case p.type when 'pro3month' then 6 when 'pro1year' then 12 else 0 end as bonus
      from public.membership m join public.plan p on p.id = m."planId"
     where m."userId" = person and m."planId" <> 1 and m."startsAt" <= now()
       and m."expiresAt" > now() - app.membership_grace()
     order by m."expiresAt" > now() desc, bonus desc, m."expiresAt" desc limit 1
  ),
  -- What earlier months of the period took from its bonus.
  taken as (
    select coalesce(sum(greatest(month.begun - base, 0)), 0)::integer as bonus
      from (select count(*)::integer as begun from begun b, period p, zone z
             where b.at >= p."startsAt" and b.month < z.this_month group by b.month) month
  )
  select (select count(*)::integer from begun b, zone z where b.month = z.this_month),
         exists (select from period),
         coalesce((select greatest(p.bonus - t.bonus, 0) from period p, taken t), 0)
$$;
grant execute on function app.companion_use(uuid, text, integer) to companion_service;

-- Whom people in need can call, kept by administrators, and how often the card with these numbers was shown.
--
-- Around the clock, not known, or stretches of the week: [{"day": 1, "from": "08:00", "to": "17:00"}], 1 = Monday. The same
-- rules as packages/contract/src/opening-hours.ts.
create function app.are_opening_hours(hours jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select case jsonb_typeof(hours)
    when 'string' then hours in ('"always"', '"unknown"')
    when 'array' then jsonb_array_length(hours) between 1 and 21 and not exists (
      select from jsonb_array_elements(hours) span
       where case when jsonb_typeof(span) = 'object' then not (
         coalesce(jsonb_typeof(span -> 'day') = 'number' and span ->> 'day' ~ '^[1-7]$'
           and span ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$'
           and span ->> 'to' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
           and span ->> 'from' <> span ->> 'to'
           and span - array['day', 'from', 'to'] = '{}', false)) else true end)
    else false end
$$;
grant execute on function app.are_opening_hours(jsonb) to authenticated, staff_service;

create table "safetyLine" (
  id          text primary key default gen_random_uuid()::text,
  number      text not null check (number ~ '^\+?\d[\d .()-]{1,22}\d$'),  -- as people write it
  tel         text not null generated always as (regexp_replace(number, '[^0-9+]', '', 'g')) stored
              constraint "one line a number" unique check (tel ~ '^\+?\d{3,15}$'),
  name        text not null check (char_length(btrim(name)) between 2 and 80 and name = normalize(name, nfc)),
  "nameEn"    text not null default '' check (char_length("nameEn") <= 80),   -- empty: the Vietnamese words stand
  about       text not null check (char_length(btrim(about)) between 2 and 200 and about = normalize(about, nfc)),
  "aboutEn"   text not null default '' check (char_length("aboutEn") <= 200),
  helps       text[] not null check (cardinality(helps) between 1 and 4 and helps <@ array['body', 'violence', 'child', 'talk']),
  hours       jsonb not null default '"unknown"' check (app.are_opening_hours(hours)),
  position    integer not null default 100 check (position between 0 and 9999),
  "isActive"  boolean not null default true,
  "checkedAt" timestamptz,   -- when somebody last made sure of it; who it was stands in the log
  "createdAt" timestamptz not null default clock_timestamp(),
  "updatedAt" timestamptz not null default clock_timestamp(),
  -- Whoever is in danger has these, whatever an administrator does by mistake.
  constraint "emergency numbers stay as they are"
    check (id not in ('115', '113', '111') or (number = id and hours = '"always"' and "isActive"))
);
comment on table "safetyLine" is 'Telephone numbers for people in danger, kept by administrators.';
create index safety_line_in_order on "safetyLine" (position, id) where "isActive";

-- Everybody reads what is shown; administrators keep it. Nobody writes `checkedAt` as a column: see staff_service below.
alter table "safetyLine" enable row level security;
grant select on "safetyLine" to anon;
grant select, insert (number, name, "nameEn", about, "aboutEn", helps, hours, position, "isActive"), update (number,
  name, "nameEn", about, "aboutEn", helps, hours, position, "isActive"), delete on "safetyLine" to authenticated;
-- That somebody made sure of a number today: the time is the server's.
grant select, update ("checkedAt") on "safetyLine" to staff_service;

create policy safety_line_select_anyone on "safetyLine" for select to anon, authenticated using ("isActive");
create policy safety_line_select_admin on "safetyLine" for select to authenticated
  using ((select auth.has_role('ROLE_ADMIN')));
create policy safety_line_insert_admin on "safetyLine" for insert to authenticated
  with check ((select auth.has_role('ROLE_ADMIN')));
create policy safety_line_update_admin on "safetyLine" for update to authenticated
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));
create policy safety_line_delete_admin on "safetyLine" for delete to authenticated
  using ((select auth.has_role('ROLE_ADMIN')));
create policy safety_line_select_staff_service on "safetyLine" for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));
create policy safety_line_update_staff_service on "safetyLine" for update to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));

-- Refusals in words for whoever keeps the list; the constraints above hold without them. A new number was checked by
-- nobody. Truncating is the owner's, who knows what they do; readers then get the list that is built in.
create function app.guard_safety_line() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_emergency boolean := tg_op <> 'INSERT' and old.id in ('115', '113', '111');
begin
  if tg_op = 'DELETE' then
    if is_emergency then
      raise exception 'Số % luôn có trong danh sách, không xóa được.', old.id using errcode = '23514';
    end if;
    return old;
  end if;
  if is_emergency and new.number <> old.id then
    raise exception 'Số % là số khẩn cấp của cả nước, không đổi được.', old.id using errcode = '23514';
  elsif is_emergency and not new."isActive" then
    raise exception 'Số % luôn phải hiện ra, không ẩn được.', old.id using errcode = '23514';
  elsif is_emergency and new.hours <> '"always"' then
    raise exception 'Số % trực cả ngày lẫn đêm, không đổi giờ được.', old.id using errcode = '23514';
  elsif not app.are_opening_hours(new.hours) then
    raise exception 'Giờ trực chưa đúng. Mỗi quãng cần giờ bắt đầu và giờ kết thúc khác nhau.' using errcode = '23514';
  elsif exists (select from public."safetyLine" l where l.id <> new.id
                   and l.tel = regexp_replace(new.number, '[^0-9+]', '', 'g')) then
    raise exception 'Số này đã có trong danh sách rồi.' using errcode = '23505';
  end if;
  if tg_op = 'UPDATE' and regexp_replace(new.number, '[^0-9+]', '', 'g') <> old.tel then
    new."checkedAt" := null;
  end if;
  return new;
end $$;

create function ops.record_line_check() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    insert into ops.audit_log (actor_id, action, subject, subject_id) values (auth.uid(), 'CHECK_LINE', 'public.safetyLine', new.id);
  end if;
  return null;
end $$;

create trigger guard before insert or update or delete on "safetyLine"
  for each row execute function app.guard_safety_line();
create trigger touch before update on "safetyLine" for each row execute function app.touch();
create trigger audit after insert or delete on "safetyLine" for each row execute function ops.record_staff_action();
create trigger audit_change after update on "safetyLine" for each row
  when (new."checkedAt" is null or new."checkedAt" is not distinct from old."checkedAt")
  execute function ops.record_staff_action();
create trigger audit_check after update on "safetyLine" for each row
  when (new."checkedAt" is not null and new."checkedAt" is distinct from old."checkedAt")
  execute function ops.record_line_check();
create trigger rights before insert on "safetyLine" for each statement execute function app.require_staff_to_add();
create trigger notify_insert after insert on "safetyLine" referencing new table as changed
  for each statement execute function app.notify_content_changed();
create trigger notify_update after update on "safetyLine" referencing new table as changed
  for each statement execute function app.notify_content_changed();
create trigger notify_delete after delete on "safetyLine" referencing old table as changed
  for each statement execute function app.notify_content_changed();
create trigger notify_truncate after truncate on "safetyLine"
  for each statement execute function app.notify_content_changed();

insert into "safetyLine" (id, number, position, name, "nameEn", about, "aboutEn", helps, hours, "checkedAt") values
  ('115', '115', 10, 'Cấp cứu y tế', 'Medical emergency',
   'Khi có người bị thương, uống thuốc quá liều, hoặc tính mạng đang nguy.',
   'When somebody is hurt, has taken too much medicine, or a life is in danger.',
   '{body}', '"always"', '2026-11-01 00:00+07'),
  ('113', '113', 20, 'Công an', 'Police',
   'Khi bạn bị đánh, bị đe dọa, bị nhốt, hoặc có người sắp bị hại.',
   'When you are beaten, threatened or locked in, or somebody is about to be harmed.',
   '{violence}', '"always"', '2026-11-01 00:00+07'),
  ('111', '111', 30, 'Tổng đài quốc gia bảo vệ trẻ em', 'National child protection line',
   'Cho các em dưới 16 tuổi, và cho người lớn muốn báo tin giúp một em nhỏ. Miễn phí.',
   'For anybody under 16, and for adults who report for a child. Free of charge.',
   '{child,violence,talk}', '"always"', '2026-11-01 00:00+07'),
  ('ngay-mai', '096 306 1414', 40, 'Đường dây nóng Ngày Mai', 'Ngày Mai hotline',
   'Tình nguyện viên lắng nghe người trầm cảm, người đang khủng hoảng.',
   'Volunteers who listen to people in depression and crisis (in Vietnamese).',
   '{talk}', '[{"day": 3, "from": "13:00", "to": "20:30"}, {"day": 4, "from": "13:00", "to": "20:30"},
               {"day": 5, "from": "13:00", "to": "20:30"}, {"day": 6, "from": "13:00", "to": "20:30"},
               {"day": 7, "from": "13:00", "to": "20:30"}]', '2022-08-01 00:00+07'),
  ('ngoi-nha-binh-yen', '1900 969 680', 50, 'Ngôi nhà Bình yên', 'Peace House',
   'Hội Liên hiệp Phụ nữ: cho người bị bạo lực gia đình, bị xâm hại, bị mua bán.',
   'The Women''s Union: for people who suffer domestic violence, abuse or trafficking.',
   '{violence}', '"unknown"', '2021-01-01 00:00+07');

-- Who made sure of each line last, as the log has it. null: nobody from here, or an account that is gone.
create function ops.line_checkers() returns table (line text, who text)
  language sql stable security definer set search_path = '' as $$
  select l.id, (select coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email)
                  from ops.audit_log a join auth.users u on u.id = a.actor_id
                 where a.subject = 'public.safetyLine' and a.subject_id = l.id and a.action = 'CHECK_LINE'
                   and a.at >= l."checkedAt" - interval '1 minute'
                 order by a.at desc, a.id desc limit 1)
    from public."safetyLine" l where auth.has_role('ROLE_ADMIN')
$$;
grant execute on function ops.line_checkers() to staff_service;

-- One letter a week at most, to every administrator, about the lines that nobody made sure of for 90 days. Whoever moves
-- the day writes the letters in the same transaction, so several processes write them once.
create table ops.line_reminder (
  only_one boolean primary key default true check (only_one),
  sent_on  date not null   -- in Vietnam
);
comment on table ops.line_reminder is 'The one row with the day of the last reminder to check these numbers.';

alter table ops.line_reminder enable row level security;

insert into ops.line_reminder (sent_on) values ('2000-01-01');

create function ops.take_line_reminder() returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'Asia/Ho_Chi_Minh')::date;
  due   jsonb;
begin
  select jsonb_agg(jsonb_build_object('name', l.name, 'number', l.number, 'checkedAt', l."checkedAt") order by l.position, l.id)
    into due from public."safetyLine" l
   where l."isActive" and coalesce(l."checkedAt", l."createdAt") < now() - interval '90 days';
  if due is null then
    return null;
  end if;
  update ops.line_reminder r set sent_on = today where r.sent_on <= today - 7;
  if not found then
    return null;
  end if;
  return jsonb_build_object('lines', due, 'administrators', (
    select coalesce(jsonb_agg(jsonb_build_object('to', u.email, 'userId', u.id,
                                                 'name', u.raw_user_meta_data ->> 'fullname') order by u.id), '[]')
      from auth.user_roles r join auth.users u on u.id = r.user_id
     where r.role = 'ROLE_ADMIN' and (u.banned_until is null or u.banned_until < now())));
end $$;
grant execute on function ops.take_line_reminder() to job_service;

-- How often the card was shown, by week and kind of danger: no text, no person, no conversation, no time of day. The
-- companion can add one and see nothing; administrators see weeks that are over, and never the difference between one and
-- two: in a small community a single count, or one that grows while somebody watches, points at a person.
create table ops.card_count (
  week   date not null check (extract(isodow from week) = 1),   -- its Monday, in Vietnam
  danger text not null check (danger in ('self', 'harmed', 'other', 'threat')),
  shown  bigint not null default 1 check (shown > 0),
  primary key (week, danger)
);
comment on table ops.card_count is 'How often the safety card was shown, by week and kind of danger.';

alter table ops.card_count enable row level security;

create function ops.count_card(kind text) returns void
  language sql volatile security definer set search_path = '' as $$
  insert into ops.card_count as c (week, danger)
    values (date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh')::date, kind)
    on conflict (week, danger) do update set shown = c.shown + 1
$$;
grant execute on function ops.count_card(text) to companion_service;

-- `shown` is null for one or two.
create function ops.cards_by_week(since date) returns table (week date, danger text, shown bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators read counts' using errcode = '42501';
  end if;
  return query select c.week, c.danger, case when c.shown < 3 then null else c.shown end
    from ops.card_count c
   where c.week >= since and c.week < date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh')::date
   order by c.week, c.danger;
end $$;
grant execute on function ops.cards_by_week(date) to staff_service;
