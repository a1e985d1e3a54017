-- The record of what people hear, the switch that ends it, and the streak that is read from it.

-- A row here says that this person wants nothing kept of their listening: neither the listens nor where they stopped.
-- Its absence is the usual case, so that nobody needs a row to listen.
create table "listeningOptOut" (
  "userId"    uuid primary key default auth.uid() references auth.users on delete cascade,
  "createdAt" timestamptz not null default now()
);
alter table "listeningOptOut" enable row level security;
grant select, delete on "listeningOptOut" to authenticated;
grant insert ("userId") on "listeningOptOut" to authenticated;
create policy "owner" on "listeningOptOut" to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));

-- The wish binds every way of writing, and not only the player that asks kindly.
do $$
declare
  kept text;
begin
  foreach kept in array array['listeningPosition', 'listeningHistory'] loop
    execute format(
      'create policy "not against the wish" on %I as restrictive for insert to authenticated
         with check (not exists (select from "listeningOptOut" o where o."userId" = (select auth.uid())))', kept);
    execute format(
      'create policy "not changed against the wish" on %I as restrictive for update to authenticated
         using (not exists (select from "listeningOptOut" o where o."userId" = (select auth.uid())))', kept);
  end loop;
end $$;

-- Days are those of Vietnam, for everybody.
create function app.vietnam_day(at timestamptz) returns date
  language sql immutable parallel safe
  return (at at time zone 'Asia/Ho_Chi_Minh')::date;
create function app.vietnam_day_start(day date) returns timestamptz
  language sql immutable parallel safe
  return day::timestamp at time zone 'Asia/Ho_Chi_Minh';
grant execute on function app.vietnam_day(timestamptz), app.vietnam_day_start(date) to authenticated;

-- One row a listen and day: the player names each listen, so that its row grows while it lasts and a phone that is
-- switched off in the middle loses no more than the last seconds. A listen across midnight has a row on both days.
alter table "listeningHistory" add column listen uuid not null default gen_random_uuid();
create unique index listening_history_once on "listeningHistory" ("userId", listen, app.vietnam_day("createdAt"));
grant insert (listen), update (seconds) on "listeningHistory" to authenticated;
-- A listen of a day that is over is history: yesterday cannot be mended.
create policy "only today grows" on "listeningHistory" as restrictive for update to authenticated
  using ("createdAt" >= (select app.vietnam_day_start(app.vietnam_day(now()))));

-- What the player says now and then: how many seconds of this listen were really heard so far (0: none worth keeping),
-- and where to go on (null: the place that is known stays). Said twice, late or in another order it comes to the same.
-- False: this person wants nothing kept. Runs as its caller, so the policies above decide.
create function public."recordListening"(episode integer, listen uuid, heard integer, place integer default null)
  returns boolean language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  today timestamptz := app.vietnam_day_start(app.vietnam_day(now()));
  earlier integer;
begin
  if auth.uid() is null then
    raise exception 'only for people who are signed in' using errcode = '42501';
  end if;
  if exists (select from public."listeningOptOut" o where o."userId" = auth.uid()) then
    return false;
  end if;
  if "recordListening".place is not null then
    insert into public."listeningPosition" as p ("userId", "episodeId", seconds)
      values (auth.uid(), "recordListening".episode, "recordListening".place)
      on conflict ("userId", "episodeId") do update set seconds = excluded.seconds;
  end if;
  select coalesce(sum(h.seconds), 0) into earlier from public."listeningHistory" h
   where h."userId" = auth.uid() and h.listen = "recordListening".listen and h."createdAt" < today;
  if "recordListening".heard > earlier then
    insert into public."listeningHistory" as h ("userId", "episodeId", listen, seconds)
      values (auth.uid(), "recordListening".episode, "recordListening".listen, "recordListening".heard - earlier)
      on conflict ("userId", listen, app.vietnam_day("createdAt"))
      do update set seconds = greatest(h.seconds, excluded.seconds);
  end if;
  return true;
end $$;
grant execute on function public."recordListening"(integer, uuid, integer, integer) to authenticated;

-- Serve the streak, which asks about one person's one day at a time.
create index session_noted on session ("userId", "completedAt") where summary <> '';
create index lesson_finished on "lessonProgress" ("userId", "completedAt") where "completedAt" is not null;
create index lesson_note_by_owner on "lessonNote" ("userId", "createdAt");

-- Whether a day counts for the caller's streak: three minutes heard, a message sent to the companion, a lesson finished,
-- or a note written (of a lesson, of a conversation, for the companion to remember).
--
-- Three minutes of the day in all, not of one listen: there are episodes of one minute, and somebody who pauses to
-- open the door has not listened less. Times of writing alone count; "updatedAt" also moves when a key is changed.
create function app.is_active_day(day date) returns boolean
  language sql stable parallel safe
  return
    exists (select from public.message m
             where m."userId" = auth.uid() and m.role = 'user'
               and m."createdAt" >= app.vietnam_day_start(day) and m."createdAt" < app.vietnam_day_start(day + 1))
    or (select coalesce(sum(h.seconds), 0) >= 180 from public."listeningHistory" h
         where h."userId" = auth.uid()
           and h."createdAt" >= app.vietnam_day_start(day) and h."createdAt" < app.vietnam_day_start(day + 1))
    or exists (select from public."lessonProgress" l
                where l."userId" = auth.uid()
                  and l."completedAt" >= app.vietnam_day_start(day) and l."completedAt" < app.vietnam_day_start(day + 1))
    or exists (select from public.session s
                where s."userId" = auth.uid() and s.summary <> ''
                  and s."completedAt" >= app.vietnam_day_start(day) and s."completedAt" < app.vietnam_day_start(day + 1))
    or exists (select from public."lessonNote" n
                where n."userId" = auth.uid() and n.content <> ''
                  and n."createdAt" >= app.vietnam_day_start(day) and n."createdAt" < app.vietnam_day_start(day + 1))
    or exists (select from public."companionNote" n
                where n."userId" = auth.uid()
                  and n."createdAt" >= app.vietnam_day_start(day) and n."createdAt" < app.vietnam_day_start(day + 1));

-- How many days in a row count, up to today or, as long as today has nothing yet, up to yesterday. Walks back from
-- there and stops at the first day without anything: the cost follows the streak and not what was ever done.
create function app.streak(at timestamptz) returns integer
  language sql stable parallel safe
  begin atomic
    with recursive walk (day) as (
      (select d.day from (values (app.vietnam_day(at)), (app.vietnam_day(at) - 1)) d (day)
        where app.is_active_day(d.day) order by d.day desc limit 1)
      union all
      select w.day - 1 from walk w where app.is_active_day(w.day - 1)
    )
    select count(*)::integer from walk;
  end;
grant execute on function app.is_active_day(date), app.streak(timestamptz) to authenticated;
