-- Lists show what is for members as locked previews and searches find them by title. `searchTitle` is the folded title and
-- nothing else: a search in the text of a PRIVATE row would tell what stands in it. The partial indexes keep lists of
-- previews from reading all open rows.
create or replace view "premiumPreview" with (security_barrier) as
  select 'blog' as kind, b.id, null::integer as "podcastId", null::integer as position, b.title, b."authorName",
         b."coverImage", b."categoryId", b."createdAt", null::integer as duration, b.excerpt,
         app.fold(b.title) as "searchTitle"
    from blog b where b."blogType" = 'PRIVATE' and b.publication = 'PUBLISHED'
  union all
  select 'podcast', p.id, p.id, null, p.title, p."authorName", p."coverImage", p."categoryId", p."createdAt", null,
         left(app.plain_text(coalesce(p.description, '')), 150), app.fold(p.title)
    from podcast p where p."podcastType" = 'PRIVATE' and p.publication = 'PUBLISHED'
  union all
  select 'episode', e.id, l."podcastId", coalesce(l.position, e.position), e.title, p."authorName", e."coverImage",
         e."categoryId", e."createdAt", e.duration, left(app.plain_text(coalesce(e.description, '')), 150),
         app.fold(e.title)
    from episode e
    left join ("podcastEpisode" l join podcast p on p.id = l."podcastId" and p.publication = 'PUBLISHED')
      on l."episodeId" = e.id
   where e.publication = 'PUBLISHED' and (e."episodeType" = 'PRIVATE' or p."podcastType" = 'PRIVATE');

create index blog_for_members on blog (id) where "blogType" = 'PRIVATE' and publication = 'PUBLISHED';
create index podcast_for_members on podcast (id) where "podcastType" = 'PRIVATE' and publication = 'PUBLISHED';
