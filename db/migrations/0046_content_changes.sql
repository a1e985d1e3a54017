-- Who keeps copies of public content hears of changes alone. A statement that found no row (a job asks every minute whether
-- something is due) used to empty every cache, since a trigger FOR EACH STATEMENT fires for it too. Transition tables tell
-- the two apart; PostgreSQL allows them for one kind of event a trigger, and not for TRUNCATE, which always says it.
create or replace function app.tell_content_changed() returns trigger language plpgsql as $$
begin
  -- Two statements: one that names the transition table cannot be planned where there is none.
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

-- A follow changes one number of one page. Whatever shows it is kept for a minute at most instead.
drop trigger tell on follow;

do $$
declare
  told text;
begin
  foreach told in array array['category', 'podcast', 'episode', 'podcastEpisode', 'blog', 'course', 'lesson', 'plan', 'safetyLine'] loop
    execute format('drop trigger tell on %I', told);
    execute format('create trigger tell_insert after insert on %I referencing new table as changed for each statement execute function app.tell_content_changed()', told);
    execute format('create trigger tell_update after update on %I referencing new table as changed for each statement execute function app.tell_content_changed()', told);
    execute format('create trigger tell_delete after delete on %I referencing old table as changed for each statement execute function app.tell_content_changed()', told);
    execute format('create trigger tell_truncate after truncate on %I for each statement execute function app.tell_content_changed()', told);
  end loop;
end $$;
