-- A vector a passage instead of one for the whole text: what is asked for is often said in one of them alone. Vectors name what made
-- them, so that those of another model are made anew instead of being compared with it.

-- allow constraint-at-once: rows are short and as many as there are items, which is read in a moment
alter table ops.search_meaning
  drop constraint search_meaning_vector_check,
  add constraint search_meaning_vector_check check (octet_length(vector) between 384 and 384 * 4 and octet_length(vector) % 384 = 0),
  add column made_by text not null default '';  -- model and cut; '' before there was one, which nothing asks for
-- A passage is 384 signed bytes with a scale of its own, one behind the other.
comment on table ops.search_meaning is 'Sentence vectors of published content for search, one a passage, written by the job that indexes it.';

drop function ops.list_items_without_meaning(integer);
drop function ops.store_meaning(text, integer, text, text, bytea);
drop function ops.list_meanings(integer);

create function ops.list_items_without_meaning(most integer, made_by text)
  returns table (kind text, item_id integer, title text, text text)
  language sql stable security definer set search_path = '' as $$
  select d.kind, d.item_id, d.title, ops.get_meaning_text(d) from ops.search_document d
   where d.is_published
     and not exists (select from ops.search_meaning m
                      where m.kind = d.kind and m.item_id = d.item_id and m.made_by = list_items_without_meaning.made_by)
   order by d.dated desc, d.kind, d.item_id limit most;
$$;

-- The document is locked: vectors of a text that is changed meanwhile are not stored, or the change removes them.
create function ops.store_meaning(kind text, item_id integer, title text, text text, vectors bytea, made_by text) returns void
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  this ops.search_document;
begin
  select * into this from ops.search_document d
   where d.kind = store_meaning.kind and d.item_id = store_meaning.item_id for share;
  if this.is_published and this.title = store_meaning.title and ops.get_meaning_text(this) = store_meaning.text then
    insert into ops.search_meaning (kind, item_id, vector, made_by)
      values (this.kind, this.item_id, store_meaning.vectors, store_meaning.made_by)
      on conflict on constraint search_meaning_pkey do update set vector = excluded.vector, made_by = excluded.made_by;
    perform pg_notify('search_meaning_changed', '');
  end if;
end $$;

-- All vectors of a kind one behind the other, and how many each item has: one value is read faster than thousands of rows. Those of
-- the newest items, `most` vectors.
create function ops.list_meanings(most integer, made_by text) returns table (kind text, ids integer[], counts integer[], vectors bytea)
  language sql stable security definer set search_path = '' as $$
  select m.kind, array_agg(m.item_id order by m.item_id), array_agg(octet_length(m.vector) / 384 order by m.item_id),
         string_agg(m.vector, '' order by m.item_id)
    from (select n.kind, n.item_id, n.vector,
                 sum(octet_length(n.vector) / 384) over (order by d.dated desc, n.kind, n.item_id) as so_far
            from ops.search_meaning n join ops.search_document d using (kind, item_id)
           where n.made_by = list_meanings.made_by) m
   where m.so_far <= most
   group by m.kind;
$$;

revoke execute on function ops.list_items_without_meaning(integer, text),
  ops.store_meaning(text, integer, text, text, bytea, text), ops.list_meanings(integer, text) from public;
grant execute on function ops.list_items_without_meaning(integer, text),
  ops.store_meaning(text, integer, text, text, bytea, text), ops.list_meanings(integer, text) to job_service;
