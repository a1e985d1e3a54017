-- Slugs as addresses: /blog/{slug} leads to the article for good, also after the slug was changed.
create table ops.slug_history (
  kind   text not null check (kind in ('blog', 'podcast', 'course')),
  slug   text not null,
  row_id integer not null,
  primary key (kind, slug)
);
alter table ops.slug_history enable row level security;

-- Only what readers have seen: the slug of a draft is in nobody's bookmarks.
create function ops.record_slug() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into ops.slug_history (kind, slug, row_id) values (tg_table_name, old.slug, new.id)
    on conflict (kind, slug) do update set row_id = excluded.row_id;
  return null;
end $$;

do $$
declare
  kind text;
begin
  foreach kind in array array['blog', 'podcast', 'course'] loop
    execute format('create trigger slug_history after update of slug on %I for each row
      when (old.slug is distinct from new.slug and old."publishedAt" is not null) execute function ops.record_slug()', kind);
  end loop;
end $$;

-- The row that a slug names today, or else the one that it named last. Also of premium rows, whose lock is public.
create function app.find_by_slug(kind text, slug text) returns integer
  language plpgsql stable security definer set search_path = '' as $$
declare
  found_id integer;
begin
  if kind not in ('blog', 'podcast', 'course') then
    return null;
  end if;
  execute format($sql$
    select t.id from public.%1$I t where t.publication = 'PUBLISHED' and t.id = coalesce(
      (select n.id from public.%1$I n where n.slug = $1 and n.publication = 'PUBLISHED'),
      (select h.row_id from ops.slug_history h where h.kind = $2 and h.slug = $1))
  $sql$, kind) into found_id using slug, kind;
  return found_id;
end $$;
grant execute on function app.find_by_slug(text, text) to anon;
