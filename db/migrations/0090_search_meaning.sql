-- Search finds what is close in meaning: a sentence vector an item, which the server makes (packages/embedding). It is made of
-- what everybody may read of the item, so that no rank tells what stands in a PRIVATE one: of those, of the preview alone.

-- allow grants: the functions below read and write it as its owner
create table ops.search_meaning (
  kind     text not null,
  item_id  integer not null,
  vector   bytea not null check (octet_length(vector) = 384),  -- signed bytes, a scale of its own a vector
  primary key (kind, item_id),
  foreign key (kind, item_id) references ops.search_document on delete cascade
);
comment on table ops.search_meaning is 'Sentence vectors of published content for search, written by the job that indexes it.';
alter table ops.search_meaning enable row level security;

create function ops.get_meaning_text(d ops.search_document) returns text language sql immutable set search_path = '' as $$
  select left(d.body, case when d.is_open then 2800 else 150 end);
$$;

create function ops.forget_meaning() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.search_meaning m where m.kind = new.kind and m.item_id = new.item_id;
  return null;
end $$;

create trigger meaning_forgotten after update of title, body, is_open, is_published on ops.search_document for each row
  when (not new.is_published or old.title <> new.title or ops.get_meaning_text(old) <> ops.get_meaning_text(new))
  execute function ops.forget_meaning();

create function ops.list_items_without_meaning(most integer) returns table (kind text, item_id integer, title text, text text)
  language sql stable security definer set search_path = '' as $$
  select d.kind, d.item_id, d.title, ops.get_meaning_text(d) from ops.search_document d
   where d.is_published
     and not exists (select from ops.search_meaning m where m.kind = d.kind and m.item_id = d.item_id)
   order by d.dated desc, d.kind, d.item_id limit most;
$$;

-- The document is locked: a vector of a text that is changed meanwhile is not stored, or the change removes it.
create function ops.store_meaning(kind text, item_id integer, title text, text text, vector bytea) returns void
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  this ops.search_document;
begin
  select * into this from ops.search_document d
   where d.kind = store_meaning.kind and d.item_id = store_meaning.item_id for share;
  if this.is_published and this.title = store_meaning.title and ops.get_meaning_text(this) = store_meaning.text then
    insert into ops.search_meaning (kind, item_id, vector) values (this.kind, this.item_id, store_meaning.vector)
      on conflict on constraint search_meaning_pkey do update set vector = excluded.vector;
    perform pg_notify('search_meaning_changed', '');
  end if;
end $$;

-- All vectors of a kind one behind the other: one value is read faster than thousands of rows.
create function ops.list_meanings(most integer) returns table (kind text, ids integer[], vectors bytea)
  language sql stable security definer set search_path = '' as $$
  select m.kind, array_agg(m.item_id order by m.item_id), string_agg(m.vector, '' order by m.item_id)
    from (select n.kind, n.item_id, n.vector from ops.search_meaning n join ops.search_document d using (kind, item_id)
           order by d.dated desc limit most) m
   group by m.kind;
$$;

-- The items that a rank by meaning names, in its order, as app.search_items describes them. One whose text was changed and
-- that is not ranked anew yet is left out.
create function app.describe_items(kinds text[], ids integer[])
  returns table (kind text, item_id integer, podcast_id integer, title text, body text, is_locked boolean, is_near boolean)
  language plpgsql stable security definer set search_path = '' as $$
declare
  sees boolean := app.sees_private();
begin
  return query
    select d.kind, d.item_id,
           case when d.kind = 'episode' then (
             select l."podcastId" from public."podcastEpisode" l join public.podcast p on p.id = l."podcastId"
              where l."episodeId" = d.item_id and p.publication = 'PUBLISHED' and (p."podcastType" = 'PUBLIC' or sees)
              order by l."podcastId" limit 1) end,
           d.title, left(d.body, 150), not (d.is_open or sees), false
      from unnest(kinds[1:100], ids[1:100]) with ordinality ranked (k, i, place)
      join ops.search_document d on d.kind = ranked.k and d.item_id = ranked.i
      join ops.search_meaning m on m.kind = d.kind and m.item_id = d.item_id
     where d.is_published
     order by ranked.place;
end $$;

revoke execute on function ops.get_meaning_text(ops.search_document), ops.forget_meaning(), ops.list_items_without_meaning(integer),
  ops.store_meaning(text, integer, text, text, bytea), ops.list_meanings(integer), app.describe_items(text[], integer[]) from public;
grant execute on function ops.list_items_without_meaning(integer), ops.store_meaning(text, integer, text, text, bytea),
  ops.list_meanings(integer) to job_service;
grant execute on function app.describe_items(text[], integer[]) to anon, authenticated;
