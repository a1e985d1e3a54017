-- Passages of articles that a person marked, with a note. The note is sealed by the server; all of it is theirs alone.

-- Security definer: the role that writes needs no right on articles. Null: this person may not read it.
create function app.readable_title(article integer) returns text
  language sql stable security definer set search_path = '' as $$
  select b.title from public.blog b where b.id = article
     and (b."blogType" = 'PUBLIC' or app.sees_private()) and (b.publication = 'PUBLISHED' or auth.is_staff())
$$;
-- Of an article that was removed a person keeps what they marked; it may come back from the trash.
create function app.may_see_highlight(article integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select app.readable_title(article) is not null or not exists (select from public.blog b where b.id = article)
$$;
revoke execute on function app.readable_title(integer), app.may_see_highlight(integer) from public;
grant execute on function app.readable_title(integer) to lesson_service;
grant execute on function app.may_see_highlight(integer) to authenticated;

-- A text quote selector of the W3C's Web Annotation model: the words, those around them, and about where they stood.
create table highlight (
  id          uuid primary key default gen_random_uuid(),
  "userId"    uuid not null references auth.users on delete cascade,
  "blogId"    integer not null,  -- no reference: an article that goes to the trash and comes back finds its highlights
  title       text not null,     -- the article's, for a list that outlives it
  quote       text not null check (quote <> '' and length(quote) <= 2000),
  prefix      text not null default '' check (length(prefix) <= 64),
  suffix      text not null default '' check (length(suffix) <= 64),
  start       integer not null check (start >= 0),
  note        text not null default '',  -- sealed
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table highlight is 'A passage of an article that a person marked; its note is encrypted.';
create index highlight_by_owner on highlight ("userId", "createdAt" desc);
create index highlight_by_article on highlight ("userId", "blogId", start);

alter table highlight enable row level security;
grant select on highlight to authenticated;
grant select, insert, update (note), delete on highlight to lesson_service;

create policy highlight_select_owner on highlight for select to authenticated
  using ("userId" = (select auth.uid()) and app.may_see_highlight("blogId"));
create policy highlight_all_lesson_service on highlight to lesson_service using ("userId" = (select auth.uid()))
  with check ("userId" = (select auth.uid()));
create policy highlight_insert_lesson_service_readable on highlight as restrictive for insert to lesson_service
  with check (app.readable_title("blogId") is not null);

create trigger touch before update on highlight for each row execute function app.touch();
