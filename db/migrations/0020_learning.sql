-- What our own lesson player needs. The server works here as a role of its own which carries the learner's claims, so
-- the policies below decide: it reaches only what that learner is enrolled in, and writes only that learner's rows.
do $$
begin
  if not exists (select from pg_roles where rolname = 'lesson_service') then
    create role lesson_service nologin noinherit;
  end if;
end $$;
grant lesson_service to authenticator;
grant usage on schema public, auth, app to lesson_service;
grant execute on function auth.jwt(), auth.uid() to lesson_service;

grant select on "courseEnroll", course, lesson to lesson_service;
create policy "of the learner" on "courseEnroll" for select to lesson_service using ("userId" = (select auth.uid()));
-- The subqueries run under the policy above: what is enrolled in is the learner's own.
create policy "of the learner" on course for select to lesson_service using (
  exists (select from "courseEnroll" e where e."courseId" = course.id)
);
create policy "of the learner" on lesson for select to lesson_service using (
  exists (select from "courseEnroll" e where e."courseId" = lesson."courseId")
);

-- What people learnt and wrote must not be within reach of every function.
drop policy "functions" on "lessonProgress";
drop policy "functions" on "lessonNote";
revoke all on "lessonProgress", "lessonNote" from service_role;

grant select, insert on "lessonProgress" to lesson_service;
grant update (seconds, "completedAt") on "lessonProgress" to lesson_service;
create policy "of the learner" on "lessonProgress" to lesson_service using ("userId" = (select auth.uid()))
  with check ("userId" = (select auth.uid()) and exists (select from lesson l where l.id = "lessonId"));

-- Changes with every change of the words, and with nothing else: who writes says which words were there before, so
-- that two tabs cannot write over each other. "updatedAt" moves when a text is sealed anew, too.
alter table "lessonNote" add column revision uuid not null default gen_random_uuid();
grant select, insert, delete on "lessonNote" to lesson_service;
grant update (content, revision) on "lessonNote" to lesson_service;
create policy "of the learner" on "lessonNote" to lesson_service using ("userId" = (select auth.uid()))
  with check ("userId" = (select auth.uid()) and exists (select from lesson l where l.id = "lessonId"));

-- A course that was finished, as it was then: lessons that are added, renamed or removed later change nothing here.
create table certificate (
  number        text primary key check (number ~ '^BT(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),  -- 60 random bits: nobody guesses one
  "userId"      uuid not null references auth.users on delete cascade,
  "courseId"    integer references course on delete set null,
  name          text not null check (name = normalize(name, nfc) and char_length(name) between 1 and 80),  -- as the learner writes it
  "courseTitle" text not null check ("courseTitle" = normalize("courseTitle", nfc) and "courseTitle" <> ''),
  lessons       integer not null check (lessons > 0),
  minutes       integer not null check (minutes > 0),
  "completedAt" timestamptz not null,
  "publishedAt" timestamptz,                        -- null: whoever has the number is told nothing
  "createdAt"   timestamptz not null default now(),
  unique ("userId", "courseId")
);
create index certificate_by_course on certificate ("courseId");

alter table certificate enable row level security;
grant select on certificate to authenticated;
create policy "owner reads" on certificate for select to authenticated using ("userId" = (select auth.uid()));
grant select, insert on certificate to lesson_service;
grant update (name, "publishedAt") on certificate to lesson_service;
create policy "of the learner" on certificate for select to lesson_service using ("userId" = (select auth.uid()));
create policy "learner changes" on certificate for update to lesson_service
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));
-- Nobody has one of a course with an open lesson, however it is asked for.
create policy "who finished" on certificate for insert to lesson_service with check (
  "userId" = (select auth.uid())
  and exists (select from lesson l where l."courseId" = certificate."courseId")
  and not exists (
    select from lesson l where l."courseId" = certificate."courseId" and not exists (
      select from "lessonProgress" p where p."lessonId" = l.id and p."completedAt" is not null))
);

-- What a published certificate tells to whoever holds its number. A function and not a policy: a table that visitors
-- may read could be listed, with everybody's names.
create function app.published_certificate(wanted text)
  returns table (name text, "courseTitle" text, "completedAt" timestamptz)
  language sql stable security definer set search_path = '' as $$
  select c.name, c."courseTitle", c."completedAt" from public.certificate c
   where c.number = wanted and c."publishedAt" is not null
$$;
grant execute on function app.published_certificate(text) to lesson_service;

-- The sound of a paid course lies where only a signed address reaches it, unless everybody may hear it as an episode.
create function app.is_open_sound(address text) returns boolean language sql stable
  security definer set search_path = '' as $$
  select address like '/media/%' and address not like '/media/premium/%'
     and not exists (select from public.episode e where e.audio = address and e."episodeType" = 'PUBLIC')
$$;
grant execute on function app.is_open_sound(text) to authenticated;

create function app.guard_lesson_media() returns trigger language plpgsql as $$
begin
  if app.is_open_sound(new."mediaUrl")
     and exists (select from public.course c where c.id = new."courseId" and c.price > 0) then
    raise exception 'the sound of a paid lesson belongs under /media/premium/' using errcode = '23514';
  end if;
  return new;
end $$;
-- After "unsign" (0023), which makes of an address the one that is stored.
create trigger watch_media before insert or update of "mediaUrl", "courseId" on lesson
  for each row execute function app.guard_lesson_media();

create function app.guard_priced_media() returns trigger language plpgsql as $$
begin
  if new.price > 0 and exists (
    select from public.lesson l where l."courseId" = new.id and app.is_open_sound(l."mediaUrl")
  ) then
    raise exception 'a lesson of this course has its sound outside of /media/premium/' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger watch_media before update of price on course
  for each row execute function app.guard_priced_media();
