-- Search corrects slips of the finger from a list of the words that texts hold. Hundreds of variants of a word cost one walk through
-- that list, where each of them was looked up in the index of texts.

-- allow grants: the functions below read and write it as its owner
create table ops.search_word (
  word text collate "C" primary key check (word ~ '^[a-z]{2,17}$')
);
comment on table ops.search_word is 'Words of all indexed texts without marks, from which search corrects what was mistyped.';
alter table ops.search_word enable row level security;

-- Words stay when their last text goes: they find nothing then, and a language has some thousands of syllables.
create function ops.keep_search_words() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  added text[];
begin
  added := array(
    select distinct lexeme from changed cross join unnest(changed.words) where lexeme ~ '^[a-z]{2,17}$'
      and not exists (select from ops.search_word w where w.word = lexeme collate "C"));
  if cardinality(added) > 0 then
    -- Two that add the same words in another order would wait for each other.
    perform pg_advisory_xact_lock(hashtext('ops.search_word'));
    insert into ops.search_word (word) select unnest(added) on conflict do nothing;
  end if;
  return null;
end $$;
revoke execute on function ops.keep_search_words() from public;

create trigger words_kept after insert on ops.search_document
  referencing new table as changed for each statement execute function ops.keep_search_words();
create trigger changed_words_kept after update on ops.search_document
  referencing new table as changed for each statement execute function ops.keep_search_words();

insert into ops.search_word (word)
  select distinct lexeme from ops.search_document d cross join unnest(d.words) where lexeme ~ '^[a-z]{2,17}$';

-- What a word may have been meant to be, as a query: words one slip away (a letter too many, missing, wrong, two exchanged), two words
-- whose space was left out, or the keys of a word whose marks were typed as letters (Telex). Null when there is nothing.
create function app.find_spellings(typed text) returns text language sql stable security definer set search_path = '' as $$
  select string_agg(spelling, ' | ') from (
    select quote_literal(w.word) as spelling from ops.search_word w where w.word = any (array(
      select left(typed, at - 1) || substr(typed, at + 1) from generate_series(1, char_length(typed)) at
      union
      select left(typed, at - 1) || substr(typed, at + 1, 1) || substr(typed, at, 1) || substr(typed, at + 2)
        from generate_series(1, char_length(typed) - 1) at
      union
      select left(typed, at - 1) || letter || substr(typed, at + changed)
        from generate_series(1, char_length(typed) + 1) at, generate_series(0, 1) changed,
             regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') letter
      union
      select regexp_replace(regexp_replace(regexp_replace(typed, '([sfrxj])$', ''), '(a|e|o|d)\1', '\1', 'g'), '(.)w', '\1', 'g')
    ) collate "C")
    union all
    select '(' || quote_literal(a.word) || ' <-> ' || quote_literal(b.word) || ')'
      from generate_series(2, char_length(typed) - 2) at
      join ops.search_word a on a.word = left(typed, at) collate "C"
      join ops.search_word b on b.word = substr(typed, at + 1) collate "C"
  ) s;
$$;

-- Where nothing holds the words as they were typed. `slips`: those that no text holds are taken for slips, or else one of those that
-- some text holds. `fewer`: of three words and more one is left out.
create function app.read_mistyped(folded text[], out slips tsquery, out fewer tsquery)
  language plpgsql stable security definer set search_path = '' as $$
declare
  most_spelt constant integer := 6;    -- words that are looked up
  typed text[] := array(select quote_literal(word) from unnest(folded) with ordinality w (word, place) order by place);
  meant text[] := typed;               -- unknown words as what they may be
  known_places integer[] := '{}';
  slipped text[] := '{}';
  spellings text;
  place integer;
begin
  for place in 1 .. least(cardinality(folded), most_spelt) loop
    -- A short word has too many neighbours when no other word tells which one is meant.
    continue when folded[place] !~ (case when cardinality(folded) = 1 then '^[a-z]{4,16}$' else '^[a-z]{2,16}$' end);
    if exists (select from ops.search_word w where w.word = folded[place] collate "C") then
      known_places := known_places || place;
    else
      meant[place] := '(' || concat_ws(' | ', typed[place], app.find_spellings(folded[place])) || ')';
    end if;
  end loop;
  if meant <> typed then
    slipped := array[array_to_string(meant, ' & ')];
  else
    foreach place in array known_places loop
      continue when char_length(folded[place]) < 3;
      spellings := app.find_spellings(folded[place]);
      if spellings is not null then
        slipped := slipped || array_to_string(meant[:place - 1] || ('(' || spellings || ')') || meant[place + 1:], ' & ');
      end if;
    end loop;
  end if;
  slips := (select string_agg('(' || one || ')', ' | ') from unnest(slipped) one)::tsquery;
  if cardinality(folded) >= 3 then
    fewer := (select string_agg('(' || array_to_string(meant[:left_out - 1] || meant[left_out + 1:], ' & ') || ')', ' | ')
                from generate_series(1, cardinality(folded)) left_out)::tsquery;
  end if;
end $$;
revoke execute on function app.find_spellings(text), app.read_mistyped(text[]) from public;

-- Without words that were typed in vain the rest is asked for in a step of its own: what holds all of them, one corrected, goes first.
create or replace function app.search_items(input text, kinds text[], most integer)
  returns table (kind text, item_id integer, podcast_id integer, title text, body text, is_locked boolean, is_near boolean)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  set enable_seqscan = 'off' as $$
declare
  asked record;
  sees boolean := app.sees_private();
  wanted text[] := kinds;
  most_each integer := least(greatest(coalesce(most, 1), 1), 30);
  mistyped record;
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
  for step in 1 .. 11 loop
    if step in (8, 10) then
      exit when cardinality(found_ids) > 0;
      if step = 8 then
        mistyped := app.read_mistyped(asked.folded);
      end if;
      near := case step when 8 then mistyped.slips else mistyped.fewer end;
    end if;
    continue when step >= 8 and near is null;
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
            from unnest(wanted) w (of_kind) cross join lateral (
              select d.kind, d.item_id, d.dated, d.title_words,
                     case when d.is_open or sees then d.words else d.title_words end as words
                from ops.search_document d
               where d.is_published and d.kind = w.of_kind and case step
                       when 1 then d.title_words @@ asked.exact
                       when 2 then d.title_words @@ asked.whole
                       when 3 then d.category_id = any (categories) and (d.is_open or sees)
                       when 4 then d.words @@ asked.exact and (d.is_open or sees)
                       when 5 then d.words @@ asked.whole and (d.is_open or sees)
                       when 6 then d.title_words @@ asked.starts
                       when 7 then d.words @@ asked.starts and (d.is_open or sees)
                       when 8 then d.title_words @@ near
                       when 10 then d.title_words @@ near
                       else d.words @@ near and (d.is_open or sees) end
               order by d.dated desc, d.item_id
               limit 100
            ) weighed
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

drop function app.near_search(text[]);
