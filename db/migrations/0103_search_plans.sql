-- A search of 20,000 documents takes half of the time: documents of kinds that have few are looked at one by one, and once for all
-- steps; what does not depend on how common a word is keeps its plan. Within a step words that stand close together in a short text
-- count most: a long one holds a few words of anything.
-- allow index: categories are a few dozen
create index category_by_words on public.category using gin (app.search_vector(name));
-- Whoever writes a name writes the index.
grant execute on function app.search_vector(text), app.marked_words(text), app.without_marks(text)
  to authenticated, automation;

create or replace function app.search_items(input text, kinds text[], most integer)
  returns table (kind text, item_id integer, podcast_id integer, title text, body text, is_locked boolean, is_near boolean)
  language plpgsql stable security definer set search_path = '' set enable_seqscan = 'off' as $$
declare
  few constant integer := 100;   -- documents of a kind that are looked at one by one
  asked record;
  sees boolean := app.sees_private();
  small text[] := array(select k from unnest(kinds) k where not exists (
    select from ops.search_document d where d.kind = k and d.is_published offset few));
  large text[] := array(select k from unnest(kinds) k where k <> all (small));
  most_each integer := least(greatest(coalesce(most, 1), 1), 30);
  mistyped record;
  near tsquery;
  categories integer[];
  -- Parallel: kind, id and step of what was found.
  found_kinds text[] := '{}';
  found_ids integer[] := '{}';
  found_steps integer[] := '{}';
  more record;
begin
  asked := app.read_search(input);
  if asked.words = 0 then
    return;
  end if;
  categories := app.find_categories(asked.whole);
  for step in 1 .. 11 loop
    if step in (8, 10) then
      exit when cardinality(found_ids) > 0;
      if step = 8 then
        mistyped := app.read_mistyped(asked.folded);
      end if;
      near := case step when 8 then mistyped.slips else mistyped.fewer end;
    end if;
    continue when step >= 8 and near is null;
    if step in (1, 8, 10) and cardinality(small) > 0 then
      select array_agg(d.kind) as kinds, array_agg(d.item_id) as ids,
             array_agg(case when near is not null then case when d.title_words @@ near then step else step + 1 end
                            when d.title_words @@ asked.exact then 1 when d.title_words @@ asked.whole then 2
                            when d.category_id = any (categories) and (d.is_open or sees) then 3
                            when d.words @@ asked.exact and (d.is_open or sees) then 4
                            when d.words @@ asked.whole and (d.is_open or sees) then 5
                            when d.title_words @@ asked.starts then 6 else 7 end) as steps
        into more
        from ops.search_document d
       where d.is_published and d.kind = any (small)
         and (d.title_words @@ coalesce(near, asked.starts) or ((d.is_open or sees)
              and (d.words @@ coalesce(near, asked.starts) or (near is null and d.category_id = any (categories)))));
      found_kinds := found_kinds || more.kinds;
      found_ids := found_ids || more.ids;
      found_steps := found_steps || more.steps;
    end if;
    -- Equal to the step before it. The equality of queries does not see that a word is the beginning of one.
    continue when (step in (2, 5) and asked.exact = asked.whole) or (step in (6, 7) and asked.starts::text = asked.whole::text)
      or (step = 3 and cardinality(categories) = 0) or cardinality(large) = 0;
    -- Planned anew for these words: of a common one the newest documents are read until a hundred hold it, of a rare one the index.
    execute format($sql$
      select array_agg(d.kind) as kinds, array_agg(d.item_id) as ids
        from unnest($1) w (of_kind) cross join lateral (
          select d.kind, d.item_id from ops.search_document d
           where d.is_published and d.kind = w.of_kind and %s
           order by d.dated desc, d.item_id
           limit 100
        ) d
       where not exists (select from unnest($5, $6) f (k, i) where f.k = d.kind and f.i = d.item_id)$sql$,
      case when step in (1, 2, 6, 8, 10) then 'd.title_words @@ $2'
           when step = 3 then 'd.category_id = any ($3) and (d.is_open or $4)'
           else 'd.words @@ $2 and (d.is_open or $4)' end)
      into more
      using large, case when step in (1, 4) then asked.exact when step in (2, 5) then asked.whole when step in (6, 7) then asked.starts
                        else near end, categories, sees, found_kinds, found_ids;
    found_kinds := found_kinds || more.kinds;
    found_ids := found_ids || more.ids;
    found_steps := found_steps || array_fill(step, array[coalesce(cardinality(more.ids), 0)]);
    large := array(select k from unnest(large) k where (select count(*) from unnest(found_kinds) f where f = k) < most_each);
  end loop;
  return query
    select best.kind, best.item_id,
           case when best.kind = 'episode' then (
             select l."podcastId" from public."podcastEpisode" l join public.podcast p on p.id = l."podcastId"
              where l."episodeId" = best.item_id and p.publication = 'PUBLISHED' and (p."podcastType" = 'PUBLIC' or sees)
              order by l."podcastId" limit 1) end,
           d.title, case when d.is_open or sees then d.body else left(d.body, 150) end, not (d.is_open or sees), best.step >= 8
      from (
        select weighed.*, row_number() over (partition by weighed.kind order by weighed.place) as of_kind from (
          select f.k as kind, f.i as item_id, f.step,
                 row_number() over (order by f.step, d.title_words @@ asked.phrase desc,
                   case when d.is_open or sees then d.words else d.title_words end @@ asked.phrase desc,
                   ts_rank_cd(case when d.is_open or sees then d.words else d.title_words end, coalesce(near, asked.starts), 1) desc,
                   d.dated desc, f.k, f.i) as place
            from unnest(found_kinds, found_ids, found_steps) f (k, i, step)
            join ops.search_document d on d.kind = f.k and d.item_id = f.i
        ) weighed
      ) best
      join ops.search_document d on d.kind = best.kind and d.item_id = best.item_id
     where best.of_kind <= most_each
     order by best.place;
end $$;
