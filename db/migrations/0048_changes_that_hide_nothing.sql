-- Copies of public content are of two kinds of worth once something changed: what took something away from readers (deleted,
-- made PRIVATE, no longer published) must leave every copy at once; after any other change a copy may be sent for a moment
-- longer, while the new one is made. The second kind is told as `<table>:nothing-hidden`. Who is not sure tells the first.
do $$
declare
  told text;
begin
  foreach told in array array['podcast', 'episode', 'blog'] loop
    execute format($sql$
      create function %1$I() returns trigger language plpgsql as $body$
      begin
        if not exists (select from changed) then
          return null;
        end if;
        if exists (
          select from before b left join changed c on c.id = b.id
          where b.publication = 'PUBLISHED' and (
            c.id is null or c.publication <> 'PUBLISHED' or (b.%2$I = 'PUBLIC' and c.%2$I <> 'PUBLIC')
          )
        ) then
          perform pg_notify('content_changed', tg_table_name);
        else
          perform pg_notify('content_changed', tg_table_name || ':nothing-hidden');
        end if;
        return null;
      end $body$
    $sql$, 'tell_updated_' || told, told || 'Type');
    execute format('alter function public.%I() set schema app', 'tell_updated_' || told);
    execute format('drop trigger tell_update on %I', told);
    execute format('create trigger tell_update after update on %I referencing old table as before new table as changed
      for each statement execute function app.%I()', told, 'tell_updated_' || told);
  end loop;
end $$;

create function app.tell_nothing_hidden() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform pg_notify('content_changed', tg_table_name || ':nothing-hidden');
  end if;
  return null;
end $$;

-- A category hides nothing by its name; a new row adds.
do $$
declare
  told text;
begin
  foreach told in array array['category', 'podcast', 'episode', 'podcastEpisode', 'blog'] loop
    execute format('drop trigger tell_insert on %I', told);
    execute format('create trigger tell_insert after insert on %I referencing new table as changed
      for each statement execute function app.tell_nothing_hidden()', told);
  end loop;
end $$;
drop trigger tell_update on category;
create trigger tell_update after update on category referencing new table as changed
  for each statement execute function app.tell_nothing_hidden();
