-- Search finds what is said in episodes, and where. The words of all lines belong to the document of their episode; each
-- line is stored beside it, so that a hit knows its second without reading the transcript again.

-- allow grants: the functions below read and write it as its owner
create table ops.spoken_line (
  episode_id   integer not null references episode on delete cascade,
  place        integer not null,
  starts       numeric not null,  -- seconds
  line         text not null,
  words        tsvector not null,
  primary key (episode_id, place)
);
comment on table ops.spoken_line is 'Lines of transcripts for search, written by a trigger and read by app.find_spoken alone.';
alter table ops.spoken_line enable row level security;

-- A vector is made of a bounded text, so a long transcript is read in pieces that end with a line.
create function ops.get_spoken_words(episode integer) returns tsvector
  language plpgsql stable security definer set search_path = '' as $$
declare
  result tsvector := '';
  piece text;
begin
  for piece in
    select string_agg(l.line, ' ' order by l.place) from (
      select s.place, s.line, sum(char_length(s.line) + 1) over (order by s.place) / 50000 as piece
        from ops.spoken_line s where s.episode_id = episode
    ) l group by l.piece order by l.piece
  loop
    result := result || setweight(app.search_vector(piece), 'D');
  end loop;
  return result;
end $$;

create or replace function ops.index_item(kind text, item jsonb, folded text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  id integer := item ->> 'id';
  readable text := app.plain_text(coalesce(item ->> 'content', item ->> 'description', ''));
  title_vector tsvector := setweight(app.search_vector(item ->> 'title'), 'A');
begin
  insert into ops.search_document as known
    (kind, item_id, is_published, is_open, category_id, dated, title, body, folded, title_words, words)
  values (
    index_item.kind, id, item ->> 'publication' = 'PUBLISHED',
    coalesce(item ->> (index_item.kind || 'Type'), 'PUBLIC') = 'PUBLIC', (item ->> 'categoryId')::integer,
    (item ->> 'createdAt')::timestamptz, item ->> 'title', left(readable, 20000), index_item.folded, title_vector,
    title_vector || setweight(app.search_vector(coalesce(item ->> 'authorName', '')), 'B')
      || setweight(app.search_vector(readable), 'D')
      || case when index_item.kind = 'episode' then ops.get_spoken_words(id) else '' end)
  on conflict on constraint search_document_pkey do update set
    is_published = excluded.is_published, is_open = excluded.is_open, category_id = excluded.category_id,
    dated = excluded.dated, title = excluded.title, body = excluded.body, folded = excluded.folded,
    title_words = excluded.title_words, words = excluded.words;
end $$;

create function ops.write_spoken_lines() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  episode integer := case when tg_op = 'DELETE' then old.id else new.id end;
begin
  delete from ops.spoken_line s where s.episode_id = episode;
  if tg_op <> 'DELETE' then
    insert into ops.spoken_line (episode_id, place, starts, line, words)
    select new.id, c.place, (c.cue ->> 'start')::numeric, c.cue ->> 'text', app.search_vector(c.cue ->> 'text')
      from jsonb_array_elements(new.cues) with ordinality c (cue, place);
  end if;
  update ops.search_document d
     set words = d.title_words || setweight(app.search_vector(app.plain_text(coalesce(e.description, ''))), 'D')
                 || ops.get_spoken_words(e.id)
    from public.episode e where e.id = episode and d.kind = 'episode' and d.item_id = e.id;
  return null;
end $$;

create trigger spoken_lines after insert or update of cues or delete on "episodeTimeline"
  for each row execute function ops.write_spoken_lines();

-- The line of each episode that holds most of what was asked for, marks before no marks, of episodes that the caller may hear.
create function app.find_spoken(input text, episodes integer[])
  returns table (episode_id integer, starts numeric, line text)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  asked record;
  sees boolean := app.sees_private();
  anywhere tsquery;
begin
  asked := app.read_search(input);
  if asked.words = 0 then
    return;
  end if;
  anywhere := (select string_agg(quote_literal(word) || case when place = asked.words and char_length(word) > 1 then ':*' else '' end,
                                 ' | ')
                 from unnest(asked.folded) with ordinality w (word, place))::tsquery;
  return query
    select distinct on (s.episode_id) s.episode_id, s.starts, s.line
      from ops.spoken_line s join ops.search_document d on d.kind = 'episode' and d.item_id = s.episode_id
     where s.episode_id = any (episodes[1:30]) and d.is_published and (d.is_open or sees) and s.words @@ anywhere
     order by s.episode_id, s.words @@ asked.exact desc, s.words @@ asked.whole desc, s.words @@ asked.starts desc,
              ts_rank(s.words, anywhere) desc, s.place;
end $$;

revoke execute on function app.find_spoken(text, integer[]), ops.get_spoken_words(integer), ops.write_spoken_lines() from public;
grant execute on function app.find_spoken(text, integer[]) to anon, authenticated;
