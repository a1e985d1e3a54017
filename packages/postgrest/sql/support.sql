-- The two functions that statements of the data API call, and the roles that it acts as. Run once by the database's owner.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
end $$;

create schema if not exists app;
grant usage on schema app to anon, authenticated;

-- Ends a statement whose answer is too long. Visitors are allowed less than members.
create or replace function app.bounded_body(body text, visitors integer, members integer) returns text
  language plpgsql stable set search_path = '' as $$
declare
  most integer := case when current_user = 'anon' then visitors else members end;
begin
  if octet_length(body) > most then
    raise exception '%', most using errcode = 'RS413';
  end if;
  return body;
end $$;

-- Ends a statement that found or changed more or fewer rows than its request allows.
create or replace function app.require_rows(affected bigint, fewest bigint, most bigint) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  if affected < fewest or affected > most then
    raise exception '%', affected using errcode = case when fewest = 1 and most = 1 then 'RS116' else 'RS124' end;
  end if;
end $$;
grant execute on function app.bounded_body(text, integer, integer) to anon, authenticated;
grant execute on function app.require_rows(bigint, bigint, bigint) to anon, authenticated;
