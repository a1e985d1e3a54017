-- Whom people in need can call, kept by administrators, and how often the card with these numbers was shown.

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
create index safety_line_in_order on "safetyLine" (position, id) where "isActive";

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
create trigger guard before insert or update or delete on "safetyLine" for each row execute function app.guard_safety_line();
create trigger touch before update on "safetyLine" for each row execute function app.touch();
-- Kept pages are made anew, and every server process reads its lines again.
create trigger tell after insert or update or delete or truncate on "safetyLine"
  for each statement execute function app.tell_content_changed();

-- Everybody reads what is shown; administrators keep it. Nobody writes `checkedAt` as a column: see staff_service below.
alter table "safetyLine" enable row level security;
grant select on "safetyLine" to anon, authenticated, staff_service;
grant insert (number, name, "nameEn", about, "aboutEn", helps, hours, position, "isActive"),
      update (number, name, "nameEn", about, "aboutEn", helps, hours, position, "isActive"), delete on "safetyLine" to authenticated;
create policy "anyone reads what is shown" on "safetyLine" for select to anon, authenticated using ("isActive");
create policy "administrators read" on "safetyLine" for select to authenticated using ((select auth.has_role('ROLE_ADMIN')));
create policy "administrators add" on "safetyLine" for insert to authenticated with check ((select auth.has_role('ROLE_ADMIN')));
create policy "administrators change" on "safetyLine" for update to authenticated
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));
create policy "administrators remove" on "safetyLine" for delete to authenticated using ((select auth.has_role('ROLE_ADMIN')));

-- That somebody made sure of a number today: the time is the server's.
grant update ("checkedAt") on "safetyLine" to staff_service;
create policy "administrators, in the back office" on "safetyLine" for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));
create policy "administrators check" on "safetyLine" for update to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));

-- The log, where a check has a word of its own, and the reminder's letter.
insert into ops.audit_action values ('CHECK_LINE');
insert into ops.mail_kind values ('lines_to_check');

create function ops.record_line_check() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    insert into ops.audit_log (actor_id, action, subject, subject_id) values (auth.uid(), 'CHECK_LINE', 'public.safetyLine', new.id);
  end if;
  return null;
end $$;
create trigger audit after insert or delete on "safetyLine" for each row execute function ops.record_staff_action();
create trigger audit_change after update on "safetyLine" for each row
  when (new."checkedAt" is null or new."checkedAt" is not distinct from old."checkedAt")
  execute function ops.record_staff_action();
create trigger audit_check after update on "safetyLine" for each row
  when (new."checkedAt" is not null and new."checkedAt" is distinct from old."checkedAt")
  execute function ops.record_line_check();

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
insert into ops.line_reminder (sent_on) values ('2000-01-01');
alter table ops.line_reminder enable row level security;

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
