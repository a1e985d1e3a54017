-- All that a lock or a "Premium" card may show of a PRIVATE item. It runs as its owner, past the policies, which is
-- why it names every column: no body, no audio address, at most 150 characters of text. One row a playlist entry.
create view "premiumPreview" with (security_barrier) as
  select 'blog' as kind, b.id, null::integer as "podcastId", null::integer as position, b.title, b."authorName",
         b."coverImage", b."categoryId", b."createdAt", null::integer as duration,
         left(app.plain_text(b.content), 150) as excerpt
    from blog b where b."blogType" = 'PRIVATE'
  union all
  select 'podcast', p.id, p.id, null, p.title, p."authorName", p."coverImage", p."categoryId", p."createdAt", null,
         left(app.plain_text(coalesce(p.description, '')), 150)
    from podcast p where p."podcastType" = 'PRIVATE'
  union all
  select 'episode', e.id, l."podcastId", coalesce(l.position, e.position), e.title, p."authorName", e."coverImage",
         e."categoryId", e."createdAt", e.duration, left(app.plain_text(coalesce(e.description, '')), 150)
    from episode e
    left join "podcastEpisode" l on l."episodeId" = e.id
    left join podcast p on p.id = l."podcastId"
   where e."episodeType" = 'PRIVATE' or p."podcastType" = 'PRIVATE';
grant select on "premiumPreview" to anon, authenticated;

-- Folded text that screens add to a search: "tran trong" finds "trân trọng". Computed columns: absent from `*`.
create function public."searchText"(blog) returns text language sql stable
  return app.fold($1.title || ' ' || coalesce($1."authorName", '') || ' ' || app.plain_text($1.content));
create function public."searchText"(podcast) returns text language sql stable
  return app.fold($1.title || ' ' || coalesce($1."authorName", '') || ' ' || coalesce($1.description, ''));
create function public."searchText"(episode) returns text language sql stable
  return app.fold($1.title || ' ' || coalesce($1.description, ''));
create function public."searchText"(course) returns text language sql stable
  return app.fold($1.title || ' ' || app.plain_text($1.description));
grant execute on function public."searchText"(blog), public."searchText"(podcast), public."searchText"(episode),
  public."searchText"(course) to anon, authenticated, service_role;

-- Whoever keeps a copy of public content (each server process does) hears of a change when it commits. The payload is
-- the table; a transaction that writes a thousand rows says it once, because equal notifications are folded.
create function app.tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

do $$
declare
  told text;
begin
  foreach told in array array['category', 'podcast', 'episode', 'podcastEpisode', 'blog', 'course', 'lesson', 'plan', 'follow'] loop
    execute format('create trigger tell after insert or update or delete or truncate on %I for each statement execute function app.tell_content_changed()', told);
  end loop;
end $$;
