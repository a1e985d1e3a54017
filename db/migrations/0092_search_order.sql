-- The best of a search comes first whatever its kind: within a step articles stood above everything else, even where the words
-- stand together in an episode's title alone.

create or replace function app.search_items(input text, kinds text[], most integer)
  returns table (kind text, item_id integer, podcast_id integer, title text, body text, is_locked boolean, is_near boolean)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set enable_seqscan = 'off' as $$
declare
  asked record;
  sees boolean := app.sees_private();
  wanted text[] := kinds;
  most_each integer := least(greatest(coalesce(most, 1), 1), 30);
  near tsquery;
  categories integer[];
  -- Parallel: kind, id, step and place within the step, whatever the kind, of what was found.
  found_kinds text[] := '{}';
  found_ids integer[] := '{}';
  found_steps integer[] := '{}';
  found_places integer[] := '{}';
  taken record;
begin
  asked := app.read_search(input);
  if asked.words = 0 then
    return;
  end if;
  categories := app.find_categories(asked.whole);
  for step in 1 .. 9 loop
    if step = 8 then
      exit when cardinality(found_ids) > 0;
      near := app.near_search(asked.folded);
    end if;
    -- Equal to the step before it. The equality of queries does not see that a word is the beginning of one.
    continue when (step in (2, 5) and asked.exact = asked.whole) or (step in (6, 7) and asked.starts::text = asked.whole::text)
      or (step = 3 and cardinality(categories) = 0);
    for taken in
      select pool.kind as of_kind, array_agg(pool.item_id order by pool.place) as ids,
             array_agg(pool.place::integer order by pool.place) as places
        from (
          select weighed.kind, weighed.item_id,
                 row_number() over (order by weighed.title_words @@ asked.phrase desc,
                   weighed.words @@ asked.phrase desc, ts_rank(weighed.words, coalesce(near, asked.starts)) desc,
                   weighed.dated desc, weighed.kind, weighed.item_id) as place
            from (
              select d.kind, d.item_id, d.dated, d.title_words,
                     case when d.is_open or sees then d.words else d.title_words end as words,
                     row_number() over (partition by d.kind order by d.dated desc, d.item_id) as newest
                from ops.search_document d
               where d.is_published and d.kind = any (wanted) and case step
                       when 1 then d.title_words @@ asked.exact
                       when 2 then d.title_words @@ asked.whole
                       when 3 then d.category_id = any (categories) and (d.is_open or sees)
                       when 4 then d.words @@ asked.exact and (d.is_open or sees)
                       when 5 then d.words @@ asked.whole and (d.is_open or sees)
                       when 6 then d.title_words @@ asked.starts
                       when 7 then d.words @@ asked.starts and (d.is_open or sees)
                       when 8 then d.title_words @@ near
                       else d.words @@ near and (d.is_open or sees) end
            ) weighed
           where weighed.newest <= 100
        ) pool
       where not exists (select from unnest(found_kinds, found_ids) f (k, i) where f.k = pool.kind and f.i = pool.item_id)
       group by pool.kind
    loop
      found_kinds := found_kinds || array_fill(taken.of_kind, array[cardinality(taken.ids)]);
      found_ids := found_ids || taken.ids;
      found_steps := found_steps || array_fill(step, array[cardinality(taken.ids)]);
      found_places := found_places || taken.places;
    end loop;
    wanted := array(select k from unnest(kinds) k where (select count(*) from unnest(found_kinds) f where f = k) < most_each);
    exit when cardinality(wanted) = 0;
  end loop;
  return query
    select d.kind, d.item_id,
           case when d.kind = 'episode' then (
             select l."podcastId" from public."podcastEpisode" l join public.podcast p on p.id = l."podcastId"
              where l."episodeId" = d.item_id and p.publication = 'PUBLISHED' and (p."podcastType" = 'PUBLIC' or sees)
              order by l."podcastId" limit 1) end,
           d.title, case when d.is_open or sees then d.body else left(d.body, 150) end, not (d.is_open or sees), best.step >= 8
      from (
        select f.k, f.i, f.step, f.place, row_number() over (partition by f.k order by f.step, f.place) as of_kind
          from unnest(found_kinds, found_ids, found_steps, found_places) f (k, i, step, place)
      ) best
      join ops.search_document d on d.kind = best.k and d.item_id = best.i
     where best.of_kind <= most_each
     order by best.step, best.place;
end $$;
