-- What somebody writes down at a second of an episode. Sealed by the server, theirs alone.

-- Security definer: the role that writes needs no right on episodes.
create function app.may_hear(episode integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.episode e where e.id = episode
                    and (e."episodeType" = 'PUBLIC' or app.sees_private()) and (e.publication = 'PUBLISHED' or auth.is_staff()))
$$;
revoke execute on function app.may_hear(integer) from public;
grant execute on function app.may_hear(integer) to lesson_service;

create table "listeningNote" (
  id          uuid primary key default gen_random_uuid(),
  "userId"    uuid not null references auth.users on delete cascade,
  "episodeId" integer not null references episode on delete cascade,
  seconds     integer not null check (seconds between 0 and 86400),
  content     text not null,  -- sealed
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table "listeningNote" is 'What a person writes down at a second of an episode, encrypted.';
create index listening_note_by_owner on "listeningNote" ("userId", "episodeId", seconds);
create index listening_note_by_episode on "listeningNote" ("episodeId");

alter table "listeningNote" enable row level security;
grant select on "listeningNote" to authenticated;
grant select, insert, update (content), delete on "listeningNote" to lesson_service;

create policy listening_note_select_owner on "listeningNote" for select to authenticated using ("userId" = (select auth.uid()));
create policy listening_note_all_lesson_service on "listeningNote" to lesson_service using ("userId" = (select auth.uid()))
  with check ("userId" = (select auth.uid()));
create policy listening_note_insert_lesson_service_audible on "listeningNote" as restrictive for insert to lesson_service
  with check (app.may_hear("episodeId"));

create trigger touch before update on "listeningNote" for each row execute function app.touch();
