-- What somebody keeps to read, hear or learn another time. Theirs to write and theirs alone to read.
create table "savedItem" (
  id          bigint generated always as identity primary key,
  "userId"    uuid not null default auth.uid() references auth.users on delete cascade,
  "blogId"    integer references blog on delete cascade,
  "podcastId" integer references podcast on delete cascade,
  "courseId"  integer references course on delete cascade,
  "createdAt" timestamptz not null default now(),
  check (num_nonnulls("blogId", "podcastId", "courseId") = 1)
);
comment on table "savedItem" is 'An article, a podcast or a course that a person saved for later.';
create unique index saved_item_once_blog on "savedItem" ("userId", "blogId") where "blogId" is not null;
create unique index saved_item_once_podcast on "savedItem" ("userId", "podcastId") where "podcastId" is not null;
create unique index saved_item_once_course on "savedItem" ("userId", "courseId") where "courseId" is not null;
create index saved_item_by_owner on "savedItem" ("userId", "createdAt" desc);
create index saved_item_by_blog on "savedItem" ("blogId");
create index saved_item_by_podcast on "savedItem" ("podcastId");
create index saved_item_by_course on "savedItem" ("courseId");

alter table "savedItem" enable row level security;
grant select, insert ("userId", "blogId", "podcastId", "courseId"), delete on "savedItem" to authenticated;

create policy saved_item_all_owner on "savedItem" to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));
-- Saving a PRIVATE item or a draft by its id would tell that it exists: only what the caller can see can be saved.
create policy saved_item_insert_owner_visible on "savedItem" as restrictive for insert to authenticated with check (
  ("blogId" is null or exists (select from blog b where b.id = "blogId"))
  and ("podcastId" is null or exists (select from podcast p where p.id = "podcastId"))
  and ("courseId" is null or exists (select from course c where c.id = "courseId")));

-- One call of the data API may bring thousands of rows, and every page of the site asks for all that are saved.
create function app.bound_saved_items() returns trigger language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and exists (select from added)
     and (select count(*) from public."savedItem" s where s."userId" = auth.uid()) > 1000 then
    raise exception using errcode = 'PT413', message = 'Bạn đã để dành 1.000 mục. Bạn bỏ bớt vài mục cũ rồi để dành tiếp nhé.';
  end if;
  return null;
end $$;

create trigger bound_saved_items after insert on "savedItem" referencing new table as added
  for each statement execute function app.bound_saved_items();
