-- Who may connect and act. The server logs in as `authenticator`, which owns nothing and may read nothing,
-- and takes on one of the roles below for the length of a statement. A forgotten role switch therefore fails
-- instead of leaking. Roles belong to the whole server, not to one database, hence the existence checks.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'auth_service', 'money_service', 'lesson_service',
                                'media_service', 'companion_service', 'job_service', 'staff_service'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end $$;

grant anon, authenticated, service_role, auth_service, money_service, lesson_service, media_service, companion_service,
  job_service, staff_service to authenticator;

-- `public` is what the data API exposes; nothing becomes callable there by accident.
revoke all on schema public from public;
alter default privileges revoke execute on functions from public;

create schema extensions;  -- extensions stay out of `public`: their functions would become remote procedures otherwise
create schema auth;        -- people, their sessions and tokens
create schema money;       -- the ledger of received transfers
create schema if not exists ops;  -- limits, audit, and the list of migrations, which is older than this file
create schema app;         -- pure helpers that policies, views and computed columns share
comment on table ops.migration is 'Which migrations ran, with the checksum of their text.';
grant usage on schema money to money_service;
grant usage on schema public to anon, authenticated, service_role, auth_service, money_service, lesson_service,
  media_service, companion_service, job_service, staff_service;
grant usage on schema app to anon, authenticated, service_role, auth_service, money_service, lesson_service,
  media_service, companion_service, job_service, staff_service;
grant usage on schema auth to anon, authenticated, service_role, auth_service, money_service, lesson_service,
  media_service, job_service, staff_service;
grant usage on schema ops to service_role, auth_service, money_service, media_service, companion_service, job_service,
  staff_service;
grant usage on schema extensions to anon, authenticated, service_role, auth_service, money_service, job_service,
  staff_service;

create extension if not exists pg_trgm schema extensions;

-- The claims of the caller, as the token carried them. After a transaction-local setting the value is '' and not null.
create function auth.jwt() returns jsonb language sql stable parallel safe
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;
grant execute on function auth.jwt() to anon, authenticated, service_role, auth_service, money_service, lesson_service,
  media_service, job_service, staff_service;

create function auth.uid() returns uuid language sql stable parallel safe
  return nullif(auth.jwt() ->> 'sub', '')::uuid;
grant execute on function auth.uid() to anon, authenticated, service_role, auth_service, money_service, lesson_service,
  media_service, job_service, staff_service;

-- Diacritic-blind, case-blind text, the twin of `fold` in packages/format: canonical decomposition without its
-- combining marks, đ as d (đ has no decomposition), runs of space as one.
create function app.fold(input text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(regexp_replace(normalize(lower(input), nfd), '[\u0300-\u036f]', '', 'g'), 'đ', 'd'),
    '\s+', ' ', 'g'));
grant execute on function app.fold(text) to anon, authenticated, service_role, auth_service, money_service, job_service,
  staff_service;

-- The readable text of an HTML fragment: for searching and for excerpts, not for display as HTML.
create function app.plain_text(html text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      regexp_replace(html, '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '\s+', ' ', 'g'));
grant execute on function app.plain_text(text) to anon, authenticated, service_role, job_service;

-- Keeps "updatedAt" honest whoever writes. A save names the version that it was made from by it, so no two versions of a
-- row may carry the same time, whatever the clock does.
create function app.touch() returns trigger language plpgsql as $$
begin
  new."updatedAt" := greatest(clock_timestamp(), old."updatedAt" + interval '1 microsecond');
  return new;
end $$;

-- An answer is built as one text and sent as a whole, so its size is known, and refused, before it leaves the database:
-- a short request can ask for far more than anybody reads. Which bound counts depends on who asks.
create function app.bounded_body(body text, visitors integer, members integer) returns text
  language plpgsql stable set search_path = '' as $$
declare
  most integer := case when current_user = 'anon' then visitors else members end;
begin
  if octet_length(body) > most then
    raise exception '%', most using errcode = 'RS413';
  end if;
  return body;
end $$;
grant execute on function app.bounded_body(text, integer, integer) to anon, authenticated, service_role;

-- What the data API needs inside its statements. A request is one statement in one transaction, so a refusal that must
-- undo a write (one object was asked for, and the write touched none or several) has to be raised by the statement.
create function app.require_rows(affected bigint, fewest bigint, most bigint) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  if affected < fewest or affected > most then
    raise exception '%', affected using errcode = case when fewest = 1 and most = 1 then 'RS116' else 'RS124' end;
  end if;
end $$;
grant execute on function app.require_rows(bigint, bigint, bigint) to anon, authenticated, service_role;
