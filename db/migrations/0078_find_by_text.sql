-- Searches of the data API (`searchText=ilike.*words*`) through an index. As a computed column it is made of the whole text
-- of every row, and under row-level security no index helps: `ilike` is not leakproof. The folded text is therefore
-- stored with the search document, and functions that run as its owner look in it. They answer numbers alone; policies
-- still decide about the rows.

alter table ops.search_document add column folded text not null default '';

create or replace function ops.write_search_document() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  this jsonb := to_jsonb(new);
  readable text := app.plain_text(coalesce(this ->> 'content', this ->> 'description', ''));
  title_vector tsvector := setweight(app.search_vector(new.title), 'A');
  folded_text text;
begin
  -- The column of that name, so that both are the same whatever it is made of.
  execute 'select public."searchText"($1)' into folded_text using new;
  insert into ops.search_document as known
    (kind, item_id, is_published, is_open, category_id, dated, title, body, folded, title_words, words)
  values (
    tg_table_name, new.id, new.publication = 'PUBLISHED', coalesce(this ->> (tg_table_name || 'Type'), 'PUBLIC') = 'PUBLIC',
    (this ->> 'categoryId')::integer, new."createdAt", new.title, left(readable, 20000), folded_text, title_vector,
    title_vector || setweight(app.search_vector(coalesce(this ->> 'authorName', '')), 'B')
      || setweight(app.search_vector(readable), 'D'))
  on conflict (kind, item_id) do update set
    is_published = excluded.is_published, is_open = excluded.is_open, category_id = excluded.category_id,
    dated = excluded.dated, title = excluded.title, body = excluded.body, folded = excluded.folded,
    title_words = excluded.title_words, words = excluded.words;
  return null;
end $$;

update ops.search_document d set folded = item.folded from (
  select 'blog' as kind, id, public."searchText"(i) as folded from public.blog i
  union all select 'podcast', id, public."searchText"(i) from public.podcast i
  union all select 'episode', id, public."searchText"(i) from public.episode i
  union all select 'course', id, public."searchText"(i) from public.course i
) item where item.kind = d.kind and item.id = d.item_id;
alter table ops.search_document alter column folded drop default;

-- allow index: the table is written by the triggers of content alone, and editors wait for seconds at most
create index search_document_by_text on ops.search_document using gin (folded extensions.gin_trgm_ops);
-- allow index: as above, and titles are short
create index search_document_by_folded_title on ops.search_document using gin (app.fold(title) extensions.gin_trgm_ops);

create function app.find_by_text(kind text, pattern text) returns setof integer
  language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
    select d.item_id from ops.search_document d
     where d.folded operator(pg_catalog.~~*) find_by_text.pattern and d.kind = find_by_text.kind;
end $$;

create function app.find_by_title(pattern text) returns table (kind text, item_id integer)
  language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query select d.kind, d.item_id from ops.search_document d where app.fold(d.title) operator(pg_catalog.~~*) find_by_title.pattern;
end $$;

revoke execute on function app.find_by_text(text, text), app.find_by_title(text) from public;
grant execute on function app.find_by_text(text, text), app.find_by_title(text) to anon, authenticated, service_role;
