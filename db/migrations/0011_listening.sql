-- What somebody heard, where they stopped, and whom they follow.

-- What a person follows and where they stopped listening. Theirs to write and theirs alone to read.
create table follow (
  "userId"    uuid not null default auth.uid() references auth.users on delete cascade,
  "podcastId" integer not null references podcast on delete cascade,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", "podcastId")
);
comment on table follow is 'Which podcasts a person follows.';
create index follow_by_podcast on follow ("podcastId");

alter table follow enable row level security;
-- Times are the server's: a listen cannot be dated back to mend a streak.
grant select, insert ("userId", "podcastId"), delete on follow to authenticated;
grant select on follow to service_role;

create policy follow_all_owner on follow to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));
create policy follow_select_service_role on follow for select to service_role using (true);
-- Follows of a PRIVATE podcast say that it exists: only what the caller can see can be followed.
create policy follow_insert_owner_visible on follow as restrictive for insert to authenticated
  with check (exists (select from podcast p where p.id = "podcastId"));

create table "listeningPosition" (
  "userId"    uuid not null default auth.uid() references auth.users on delete cascade,
  "episodeId" integer not null references episode on delete cascade,
  seconds     integer not null check (seconds between 0 and 86400),
  "updatedAt" timestamptz not null default now(),
  primary key ("userId", "episodeId")
);
comment on table "listeningPosition" is 'Where a person stopped in an episode.';
create index listening_position_by_episode on "listeningPosition" ("episodeId");

alter table "listeningPosition" enable row level security;
grant select, insert ("userId", "episodeId", seconds), update ("userId", "episodeId", seconds), delete on
  "listeningPosition" to authenticated;
grant select on "listeningPosition" to service_role;

-- The record of what people hear, the switch that ends it, and the streak that is read from it.
--
-- A row here says that this person wants nothing kept of their listening: neither the listens nor where they stopped.
-- Its absence is the usual case, so that nobody needs a row to listen.
create table "listeningOptOut" (
  "userId"    uuid primary key default auth.uid() references auth.users on delete cascade,
  "createdAt" timestamptz not null default now()
);
comment on table "listeningOptOut" is 'Who wants nothing kept of their listening.';

alter table "listeningOptOut" enable row level security;
grant select, insert ("userId"), delete on "listeningOptOut" to authenticated;

create policy listening_opt_out_all_owner on "listeningOptOut" to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));

create policy listening_position_all_owner on "listeningPosition" to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));
create policy listening_position_select_service_role on "listeningPosition" for select to service_role using (true);
create policy listening_position_insert_owner_visible on "listeningPosition" as restrictive for insert to authenticated
  with check (exists (select from episode e where e.id = "episodeId"));
-- The wish binds every way of writing, and not only the player that asks kindly.
create policy listening_position_insert_owner_opted_in on "listeningPosition" as restrictive for insert to authenticated
  with check (not exists (select from "listeningOptOut" o where o."userId" = (select auth.uid())));
create policy listening_position_update_owner_opted_in on "listeningPosition" as restrictive for update to authenticated
  using (not exists (select from "listeningOptOut" o where o."userId" = (select auth.uid())));
-- A place in an episode can be moved to another episode, and the refusal of one that does not exist would tell which ids
-- belong to drafts and to premium episodes: as for adding, only what the caller can see is a place to go to.
create policy listening_position_update_owner_visible on "listeningPosition" as restrictive for update to authenticated
  using (true) with check (exists (select from episode e where e.id = "episodeId"));

create trigger touch before update on "listeningPosition" for each row execute function app.touch();

-- Days are those of Vietnam, for everybody.
create function app.vietnam_day(at timestamptz) returns date
  language sql immutable parallel safe
  return (at at time zone 'Asia/Ho_Chi_Minh')::date;
grant execute on function app.vietnam_day(timestamp with time zone) to authenticated;

-- One row a listen; the streak counts the days that hold one of three minutes or more.
create table "listeningHistory" (
  id          bigint generated always as identity primary key,
  "userId"    uuid not null default auth.uid() references auth.users on delete cascade,
  "episodeId" integer not null references episode on delete cascade,
  seconds     integer not null check (seconds between 1 and 86400),
  "createdAt" timestamptz not null default now(),
  -- One row a listen and day: the player names each listen, so that its row grows while it lasts and a phone that is
  -- switched off in the middle loses no more than the last seconds. A listen across midnight has a row on both days.
  listen      uuid not null default gen_random_uuid()
);
comment on table "listeningHistory" is 'One row a listen; the streak is read from it.';
create index listening_history_by_owner on "listeningHistory" ("userId", "createdAt" desc);
create index listening_history_by_episode on "listeningHistory" ("episodeId");
create unique index listening_history_once on "listeningHistory" ("userId", listen, app.vietnam_day("createdAt"));
-- Figures. What happened in a stretch of time, as numbers without people. It runs as its owner and gives out nothing else.
create index listening_history_by_time on "listeningHistory" ("createdAt");

alter table "listeningHistory" enable row level security;
grant select, insert ("userId", "episodeId", seconds, listen), update (seconds), delete on "listeningHistory" to
  authenticated;
grant select on "listeningHistory" to service_role;

create function app.vietnam_day_start(day date) returns timestamptz
  language sql immutable parallel safe
  return day::timestamp at time zone 'Asia/Ho_Chi_Minh';
grant execute on function app.vietnam_day_start(date) to authenticated;

create policy listening_history_all_owner on "listeningHistory" to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));
create policy listening_history_select_service_role on "listeningHistory" for select to service_role using (true);
create policy listening_history_insert_owner_visible on "listeningHistory" as restrictive for insert to authenticated
  with check (exists (select from episode e where e.id = "episodeId"));
create policy listening_history_insert_owner_opted_in on "listeningHistory" as restrictive for insert to authenticated
  with check (not exists (select from "listeningOptOut" o where o."userId" = (select auth.uid())));
create policy listening_history_update_owner_opted_in on "listeningHistory" as restrictive for update to authenticated
  using (not exists (select from "listeningOptOut" o where o."userId" = (select auth.uid())));
-- A listen of a day that is over is history: yesterday cannot be mended.
create policy listening_history_update_owner_today on "listeningHistory" as restrictive for update to authenticated
  using ("createdAt" >= (select app.vietnam_day_start(app.vietnam_day(now()))));

-- A listen is named by the device that plays it, and one call of the data API may bring thousands of rows. Nobody begins
-- a thousand listens in one day: whoever does fills the table that figures and streaks are read from.
create function app.bound_listens() returns trigger language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and exists (select from added)
     and (select count(*) from public."listeningHistory" h
           where h."userId" = auth.uid() and h."createdAt" >= app.vietnam_day_start(app.vietnam_day(now()))) > 1000 then
    raise exception using errcode = 'PT429', message = 'Hôm nay bạn đã nghe rất nhiều. Lượt nghe mới sẽ được ghi lại từ ngày mai.';
  end if;
  return null;
end $$;

create trigger bound_listens after insert on "listeningHistory" referencing new table as added
  for each statement execute function app.bound_listens();

-- The real number of followers, without saying who they are.
create function public."followerCount"(podcast) returns bigint
  language sql stable security definer set search_path = ''
  return (select count(*) from public.follow f join public.podcast p on p.id = f."podcastId"
           where f."podcastId" = $1.id and (p.publication = 'PUBLISHED' or (select auth.is_staff())));
grant execute on function public."followerCount"(podcast) to anon, authenticated, service_role;

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
grant execute on function app.is_active_day(date) to authenticated;

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
grant execute on function app.streak(timestamp with time zone) to authenticated;
