-- Searches of the data API (`searchText=ilike.*words*`) through an index. As a computed column it is made of the whole text
-- of every row, and under row-level security no index helps: `ilike` is not leakproof. The folded text is therefore
-- stored with the search document, and functions that run as its owner look in it. They answer numbers alone; policies
-- still decide about the rows.

alter table ops.search_document add column folded text not null default '';

-- Documents whose text was changed and is not indexed yet: to index a long text takes longer than all else of a save.
-- Whoever hears of the change does it a moment later, once for many saves.
-- allow grants: only the functions below, which run as the owner, read and write it
create table ops.stale_search_document (
  kind    text not null,
  item_id integer not null,
  primary key (kind, item_id)
);
alter table ops.stale_search_document enable row level security;
comment on table ops.stale_search_document is 'Search documents whose item was changed and that are not indexed anew yet.';

create function ops.index_item(kind text, item jsonb, folded text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  readable text := app.plain_text(coalesce(item ->> 'content', item ->> 'description', ''));
  title_vector tsvector := setweight(app.search_vector(item ->> 'title'), 'A');
begin
  insert into ops.search_document as known
    (kind, item_id, is_published, is_open, category_id, dated, title, body, folded, title_words, words)
  values (
    index_item.kind, (item ->> 'id')::integer, item ->> 'publication' = 'PUBLISHED',
    coalesce(item ->> (index_item.kind || 'Type'), 'PUBLIC') = 'PUBLIC', (item ->> 'categoryId')::integer,
    (item ->> 'createdAt')::timestamptz, item ->> 'title', left(readable, 20000), index_item.folded, title_vector,
    title_vector || setweight(app.search_vector(coalesce(item ->> 'authorName', '')), 'B')
      || setweight(app.search_vector(readable), 'D'))
  on conflict on constraint search_document_pkey do update set
    is_published = excluded.is_published, is_open = excluded.is_open, category_id = excluded.category_id,
    dated = excluded.dated, title = excluded.title, body = excluded.body, folded = excluded.folded,
    title_words = excluded.title_words, words = excluded.words;
end $$;

-- What is new is indexed at once, and so is who may see it; a changed text follows.
create or replace function ops.write_search_document() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- A name sorts and lowers as in "C", and a function takes over the collation of its arguments.
  kind text := tg_table_name;
  this jsonb := to_jsonb(new);
  folded_text text;
begin
  if tg_op = 'INSERT' then
    execute 'select public."searchText"($1)' into folded_text using new;
    perform ops.index_item(kind, this, folded_text);
    return null;
  end if;
  update ops.search_document d
     set is_published = now.is_published, is_open = now.is_open, category_id = now.category_id, dated = now.dated
    from (select new.publication = 'PUBLISHED' as is_published,
                 coalesce(this ->> (tg_table_name || 'Type'), 'PUBLIC') = 'PUBLIC' as is_open,
                 (this ->> 'categoryId')::integer as category_id, new."createdAt" as dated) now
   where d.kind = tg_table_name and d.item_id = new.id
     and (d.is_published, d.is_open, d.category_id, d.dated)
         is distinct from (now.is_published, now.is_open, now.category_id, now.dated);
  if this -> 'title' <> to_jsonb(old) -> 'title' or this -> 'authorName' is distinct from to_jsonb(old) -> 'authorName'
     or coalesce(this -> 'content', this -> 'description') is distinct from
        coalesce(to_jsonb(old) -> 'content', to_jsonb(old) -> 'description') then
    insert into ops.stale_search_document (kind, item_id) values (tg_table_name, new.id) on conflict do nothing;
  end if;
  return null;
end $$;

create or replace function ops.forget_search_document() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.search_document where kind = tg_table_name and item_id = old.id;
  delete from ops.stale_search_document where kind = tg_table_name and item_id = old.id;
  return null;
end $$;

-- Returns how many were indexed. A save that comes meanwhile waits for the row that is deleted here and adds it again.
create function ops.index_stale_items(most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  stale record;
  item jsonb;
  folded_text text;
  indexed integer := 0;
begin
  for stale in
    delete from ops.stale_search_document where (kind, item_id) in (
      select s.kind, s.item_id from ops.stale_search_document s limit most for update skip locked)
    returning kind, item_id
  loop
    execute format('select to_jsonb(i), public."searchText"(i) from public.%I i where id = $1', stale.kind)
      into item, folded_text using stale.item_id;
    if item is not null then
      perform ops.index_item(stale.kind, item, folded_text);
    end if;
    indexed := indexed + 1;
  end loop;
  return indexed;
end $$;
revoke execute on function ops.index_item(text, jsonb, text), ops.index_stale_items(integer) from public;
grant execute on function ops.index_stale_items(integer) to job_service;

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

-- The few stale ones are compared as they stand, so that the answer is that of the column at any time.
create function app.find_by_text(kind text, pattern text) returns setof integer
  language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
    select d.item_id from ops.search_document d
     where d.folded operator(pg_catalog.~~*) find_by_text.pattern and d.kind = find_by_text.kind
       and (d.kind, d.item_id) not in (select s.kind, s.item_id from ops.stale_search_document s);
  if exists (select from ops.stale_search_document s where s.kind = find_by_text.kind) then
    return query execute format(
      'select i.id from public.%I i join ops.stale_search_document s on s.kind = $1 and s.item_id = i.id
        where public."searchText"(i) operator(pg_catalog.~~*) $2', find_by_text.kind) using find_by_text.kind, find_by_text.pattern;
  end if;
end $$;

create function app.find_by_title(pattern text) returns table (kind text, item_id integer)
  language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
    select d.kind, d.item_id from ops.search_document d
     where app.fold(d.title) operator(pg_catalog.~~*) find_by_title.pattern
       and (d.kind, d.item_id) not in (select s.kind, s.item_id from ops.stale_search_document s)
    union all
    select s.kind, s.item_id from ops.stale_search_document s
      left join public.blog b on s.kind = 'blog' and b.id = s.item_id
      left join public.podcast p on s.kind = 'podcast' and p.id = s.item_id
      left join public.episode e on s.kind = 'episode' and e.id = s.item_id
     where app.fold(coalesce(b.title, p.title, e.title)) operator(pg_catalog.~~*) find_by_title.pattern;
end $$;

revoke execute on function app.find_by_text(text, text), app.find_by_title(text) from public;
grant execute on function app.find_by_text(text, text), app.find_by_title(text) to anon, authenticated, service_role;
