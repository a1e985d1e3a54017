-- Row triggers run before a policy looks at a new row, and those of content compose, fold and search whole texts, and
-- wait for each other's titles. Whoever may not add a row is refused before any of them, in the words of the policy.

create function app.require_staff_to_add() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Without a caller it is the server's own work.
  if auth.uid() is not null and not auth.is_staff() then
    raise exception using errcode = '42501',
      message = format('new row violates row-level security policy for table "%s"', tg_table_name);
  end if;
  return null;
end $$;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['category', 'podcast', 'episode', 'blog', 'course', 'lesson', 'newsletterCampaign', 'safetyLine'] loop
    execute format('create trigger rights before insert on %I for each statement execute function app.require_staff_to_add()', guarded);
  end loop;
end $$;
