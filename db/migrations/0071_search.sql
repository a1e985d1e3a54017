-- Search: one stored document an item, written in the transaction of its content and found through an index. A computed
-- column cannot do this: `ilike` is not leakproof, so under row-level security no index is used before the policy.
-- Documents are in no exposed schema and nobody has a grant on them. The functions below read them as their owner and
-- decide themselves what the caller may find.

-- Words as they are compared, one space between two: lower case, each mark written as a rune behind its letter and the
-- tone at the end of its syllable, so that "hoà" and "hòa" are one word. Without the runes it is the folded form. Runes
-- are letters in every locale, and no text of ours holds one. The twin is packages/format/src/search-words.ts.
create function app.marked_words(input text) returns text language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(translate(
    regexp_replace(normalize(lower(input), nfd), '[^a-z0-9\u00df-\u00f6\u00f8-\u02af\u0300-\u036f\u0370-\u052f\u1100-\u11ff\u3041-\u30ff\u3400-\u9fff]+', ' ', 'g'),
    U&'\0301\0300\0309\0303\0323\0302\031B\0306đ', 'ᚠᚢᚦᚨᚱᚲᚷᚹᛞ'),
    '[\u0300-\u036f]', '', 'g'),
    '(^| )[ᚠᚢᚦᚨᚱᚲᚷᚹ]+(?= |$)', '\1', 'g'),
    '([ᚠᚢᚦᚨᚱ])([^ ]+)', '\2\1', 'g'));
$$;

create function app.without_marks(marked text) returns text language sql immutable strict parallel safe
  return translate(replace(marked, 'ᛞ', 'd'), 'ᚠᚢᚦᚨᚱᚲᚷᚹ', '');

-- Each word folded, and beside it the marked form of those that have marks. The text is bounded: a vector is one megabyte
-- at most. Nobody looks for words of more than forty letters.
create function app.search_vector(input text) returns tsvector language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  marked text := regexp_replace(app.marked_words(left(input, 60000)), '[^ ]{41,}', '', 'g');
begin
  return to_tsvector('pg_catalog.simple', app.without_marks(marked))
      || to_tsvector('pg_catalog.simple', regexp_replace(marked, '(^| )[^ᚠᚢᚦᚨᚱᚲᚷᚹᛞ ]+(?= |$)', '', 'g'));
end $$;

create table ops.search_document (
  kind         text not null check (kind in ('blog', 'podcast', 'episode', 'course')),
  item_id      integer not null,
  is_published boolean not null,
  is_open      boolean not null,               -- PUBLIC
  category_id  integer,
  dated        timestamptz not null,
  title        text not null,                  -- as readers see it
  body         text not null,                  -- its text, for excerpts
  title_words  tsvector not null,
  words        tsvector not null,              -- title, author and text
  primary key (kind, item_id)
);
create index search_document_by_title on ops.search_document using gin (title_words);
create index search_document_by_words on ops.search_document using gin (words);
create index search_document_by_category on ops.search_document (category_id, dated desc) where category_id is not null;
alter table ops.search_document enable row level security;

create function ops.write_search_document() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  this jsonb := to_jsonb(new);
  readable text := app.plain_text(coalesce(this ->> 'content', this ->> 'description', ''));
  title_vector tsvector := setweight(app.search_vector(new.title), 'A');
begin
  insert into ops.search_document as known
    (kind, item_id, is_published, is_open, category_id, dated, title, body, title_words, words)
  values (
    tg_table_name, new.id, new.publication = 'PUBLISHED', coalesce(this ->> (tg_table_name || 'Type'), 'PUBLIC') = 'PUBLIC',
    (this ->> 'categoryId')::integer, new."createdAt", new.title, left(readable, 20000), title_vector,
    title_vector || setweight(app.search_vector(coalesce(this ->> 'authorName', '')), 'B')
      || setweight(app.search_vector(readable), 'D'))
  on conflict (kind, item_id) do update set
    is_published = excluded.is_published, is_open = excluded.is_open, category_id = excluded.category_id,
    dated = excluded.dated, title = excluded.title, body = excluded.body, title_words = excluded.title_words,
    words = excluded.words;
  return null;
end $$;

create function ops.forget_search_document() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.search_document where kind = tg_table_name and item_id = old.id;
  return null;
end $$;

do $$
declare
  searched record;
begin
  for searched in select * from (values
    ('blog', 'title, content, "authorName", "blogType", publication, "categoryId", "createdAt"'),
    ('podcast', 'title, description, "authorName", "podcastType", publication, "categoryId", "createdAt"'),
    ('episode', 'title, description, "episodeType", publication, "categoryId", "createdAt"'),
    ('course', 'title, description, publication, "createdAt"')) as s (kind, columns)
  loop
    execute format('create trigger search_document after insert or update of %s on %I for each row
      execute function ops.write_search_document()', searched.columns, searched.kind);
    execute format('create trigger search_document_forgotten after delete on %I for each row
      execute function ops.forget_search_document()', searched.kind);
  end loop;
end $$;

-- What is already there.
insert into ops.search_document (kind, item_id, is_published, is_open, category_id, dated, title, body, title_words, words)
select kind, id, publication = 'PUBLISHED', type = 'PUBLIC', "categoryId", "createdAt", title, left(readable, 20000), vector,
       vector || setweight(app.search_vector(author), 'B') || setweight(app.search_vector(readable), 'D')
  from (
    select 'blog' as kind, id, publication, "blogType" as type, "categoryId", "createdAt", title,
           app.plain_text(content) as readable, coalesce("authorName", '') as author from blog
    union all
    select 'podcast', id, publication, "podcastType", "categoryId", "createdAt", title,
           app.plain_text(coalesce(description, '')), coalesce("authorName", '') from podcast
    union all
    select 'episode', id, publication, "episodeType", "categoryId", "createdAt", title,
           app.plain_text(coalesce(description, '')), '' from episode
    union all
    select 'course', id, publication, 'PUBLIC', null, "createdAt", title, app.plain_text(description), '' from course
  ) item, lateral (select setweight(app.search_vector(title), 'A') as vector) v;

-- What somebody searches for. `words` is 0 when nothing can be meant: a lone letter without a mark stands in every text.
-- `exact` takes the marks that were typed, `whole` takes none, `starts` takes the last word as the beginning of one.
create function app.read_search(input text, out words integer, out exact tsquery, out whole tsquery, out starts tsquery,
                                out phrase tsquery, out folded text[])
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  marked text[] := (string_to_array(app.marked_words(left(coalesce(input, ''), 200)), ' '))[1:12];
begin
  marked := array(select left(word, 40) from unnest(marked) with ordinality w (word, place) where word <> '' order by place);
  folded := array(select app.without_marks(word) from unnest(marked) with ordinality w (word, place) order by place);
  words := case when cardinality(marked) = 1 and marked[1] ~ '^[a-z]$' then 0 else cardinality(marked) end;
  if words = 0 then
    return;
  end if;
  exact := (select string_agg(quote_literal(word), ' & ') from unnest(marked) word)::tsquery;
  whole := (select string_agg(quote_literal(word), ' & ') from unnest(folded) word)::tsquery;
  phrase := (select string_agg(quote_literal(word), ' <-> ' order by place) from unnest(folded) with ordinality w (word, place))::tsquery;
  -- Half a word is one letter at least while more is typed, and one letter alone begins too many words to help.
  starts := case when char_length(folded[words]) > 1 then
      (select string_agg(quote_literal(word) || case when place = words then ':*' else '' end, ' & ')
         from unnest(folded) with ordinality w (word, place))::tsquery
    when words > 1 then
      (select string_agg(quote_literal(word), ' & ') from unnest(folded[1:words - 1]) word)::tsquery
    else whole end;
end $$;

-- Words that are one slip away: a letter too many, one missing, a wrong one, two exchanged, or a space left out. Each
-- variant is looked up in the index, so that no list of known words is needed. Of three words and more one may be missing.
create function app.near_search(folded text[]) returns tsquery language plpgsql immutable parallel safe set search_path = '' as $$
declare
  spelt text[] := '{}';
  word text;
begin
  foreach word in array folded loop
    spelt := spelt || (case when word !~ '^[a-z]{4,16}$' then quote_literal(word) else (
      select '(' || string_agg(distinct variant, ' | ') || ')' from (
        select quote_literal(word) as variant
        union all
        select quote_literal(left(word, at - 1) || substr(word, at + 1)) from generate_series(1, char_length(word)) at
        union all
        select quote_literal(left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2))
          from generate_series(1, char_length(word) - 1) at
        union all
        select quote_literal(left(word, at - 1) || letter || substr(word, at + changed))
          from generate_series(1, char_length(word) + 1) at, generate_series(0, 1) changed,
               regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') letter
        union all
        select '(' || quote_literal(left(word, at)) || ' <-> ' || quote_literal(substr(word, at + 1)) || ')'
          from generate_series(2, char_length(word) - 2) at
      ) one_slip) end);
  end loop;
  return (select string_agg('(' || alternative || ')', ' | ') from (
    select array_to_string(spelt, ' & ') as alternative
    union all
    select (select string_agg(quote_literal(kept), ' & ') from unnest(folded) with ordinality k (kept, place) where place <> left_out)
      from generate_series(1, cardinality(folded)) left_out where cardinality(folded) >= 3
  ) a)::tsquery;
end $$;

create function app.find_categories(asked tsquery) returns integer[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.category c where app.search_vector(c.name) @@ asked;
$$;

-- The best of each kind. Steps go from what fits best to what fits least, and end once every kind has enough; of a step no
-- more than the newest hundred of a kind are weighed, which bounds the cost of common words. Drafts are never found here.
-- A PRIVATE item is found by its title alone by whoever may not read it: its words would tell what stands in it. Plans are made for the step at hand: one for all steps
-- could use no index.
create function app.search_items(input text, kinds text[], most integer)
  returns table (kind text, item_id integer, podcast_id integer, title text, body text, is_locked boolean, is_near boolean)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  asked record;
  sees boolean := app.sees_private();
  wanted text[] := kinds;
  most_each integer := least(greatest(coalesce(most, 1), 1), 30);
  near tsquery;
  categories integer[];
  -- Parallel: kind, id and step of what was found.
  found_kinds text[] := '{}';
  found_ids integer[] := '{}';
  found_steps integer[] := '{}';
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
      select pool.kind as of_kind, array_agg(pool.item_id order by pool.place) as ids
        from (
          select weighed.kind, weighed.item_id,
                 row_number() over (partition by weighed.kind order by weighed.title_words @@ asked.phrase desc,
                   weighed.words @@ asked.phrase desc, ts_rank(weighed.words, coalesce(near, asked.starts)) desc,
                   weighed.dated desc, weighed.item_id) as place
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
        select f.k, f.i, f.step, f.place, row_number() over (partition by f.k order by f.place) as of_kind
          from unnest(found_kinds, found_ids, found_steps) with ordinality f (k, i, step, place)
      ) best
      join ops.search_document d on d.kind = best.k and d.item_id = best.i
     where best.of_kind <= most_each
     order by best.step, best.place;
end $$;

revoke execute on function app.search_items(text, text[], integer), ops.write_search_document(), ops.forget_search_document() from public;
grant execute on function app.search_items(text, text[], integer) to anon, authenticated;
