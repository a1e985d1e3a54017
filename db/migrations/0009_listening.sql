-- What a person follows and where they stopped listening. Theirs to write and theirs alone to read.
create table follow (
  "userId"    uuid not null default auth.uid() references auth.users on delete cascade,
  "podcastId" integer not null references podcast on delete cascade,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", "podcastId")
);
create index follow_by_podcast on follow ("podcastId");

create table "listeningPosition" (
  "userId"    uuid not null default auth.uid() references auth.users on delete cascade,
  "episodeId" integer not null references episode on delete cascade,
  seconds     integer not null check (seconds between 0 and 86400),
  "updatedAt" timestamptz not null default now(),
  primary key ("userId", "episodeId")
);
create index listening_position_by_episode on "listeningPosition" ("episodeId");
create trigger touch before update on "listeningPosition" for each row execute function app.touch();

-- One row a listen; the streak counts the days that hold one of three minutes or more.
create table "listeningHistory" (
  id          bigint generated always as identity primary key,
  "userId"    uuid not null default auth.uid() references auth.users on delete cascade,
  "episodeId" integer not null references episode on delete cascade,
  seconds     integer not null check (seconds between 1 and 86400),
  "createdAt" timestamptz not null default now()
);
create index listening_history_by_owner on "listeningHistory" ("userId", "createdAt" desc);
create index listening_history_by_episode on "listeningHistory" ("episodeId");

do $$
declare
  guarded text;
begin
  foreach guarded in array array['follow', 'listeningPosition', 'listeningHistory'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('grant select, delete on %I to authenticated', guarded);
    execute format('grant select on %I to service_role', guarded);
    execute format('create policy "owner" on %I to authenticated using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()))', guarded);
    execute format('create policy "functions read" on %I for select to service_role using (true)', guarded);
  end loop;
end $$;
-- Times are the server's: a listen cannot be dated back to mend a streak.
grant insert ("userId", "podcastId") on follow to authenticated;
grant insert ("userId", "episodeId", seconds), update ("userId", "episodeId", seconds) on "listeningPosition" to authenticated;
grant insert ("userId", "episodeId", seconds) on "listeningHistory" to authenticated;

-- Follows of a PRIVATE podcast say that it exists: only what the caller can see can be followed.
create policy "only visible podcasts" on follow as restrictive for insert to authenticated
  with check (exists (select from podcast p where p.id = "podcastId"));
create policy "only visible episodes" on "listeningPosition" as restrictive for insert to authenticated
  with check (exists (select from episode e where e.id = "episodeId"));
create policy "only visible episodes" on "listeningHistory" as restrictive for insert to authenticated
  with check (exists (select from episode e where e.id = "episodeId"));

-- The real number of followers, without saying who they are.
create function public."followerCount"(podcast) returns bigint
  language sql stable security definer set search_path = ''
  return (select count(*) from public.follow f where f."podcastId" = $1.id);
grant execute on function public."followerCount"(podcast) to anon, authenticated, service_role;
