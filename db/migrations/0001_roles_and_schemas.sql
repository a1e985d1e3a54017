-- Who may connect and act. The server logs in as `authenticator`, which owns nothing and may read nothing,
-- and takes on one of the roles below for the length of a statement. A forgotten role switch therefore fails
-- instead of leaking. Roles belong to the whole server, not to one database, hence the existence checks.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'auth_service', 'money_service', 'job_service'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end $$;

grant anon, authenticated, service_role, auth_service, money_service, job_service to authenticator;

-- `public` is what the data API exposes; nothing becomes callable there by accident.
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role, auth_service, money_service, job_service;
alter default privileges revoke execute on functions from public;

-- Extensions stay out of `public`: their functions would become remote procedures otherwise.
create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role, auth_service, money_service, job_service;

create schema auth;   -- people, their sessions and tokens
create schema money;  -- the ledger of received transfers
create schema if not exists ops;  -- limits, audit, and the list of migrations, which is older than this file
create schema app;    -- pure helpers that policies, views and computed columns share
grant usage on schema auth, app to anon, authenticated, service_role, auth_service, money_service, job_service;

-- The claims of the caller, as the token carried them. After a transaction-local setting the value is '' and not null.
create function auth.jwt() returns jsonb language sql stable parallel safe
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function auth.uid() returns uuid language sql stable parallel safe
  return nullif(auth.jwt() ->> 'sub', '')::uuid;

grant execute on function auth.jwt(), auth.uid() to anon, authenticated, service_role, auth_service, money_service, job_service;

-- Diacritic-blind, case-blind text, the twin of `fold` in packages/format: canonical decomposition without its
-- combining marks, đ as d (đ has no decomposition), runs of space as one.
create function app.fold(input text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(regexp_replace(normalize(lower(input), nfd), '[\u0300-\u036f]', '', 'g'), 'đ', 'd'),
    '\s+', ' ', 'g'));

-- The readable text of an HTML fragment: for searching and for excerpts, not for display as HTML.
create function app.plain_text(html text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      regexp_replace(html, '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '\s+', ' ', 'g'));

grant execute on function app.fold(text), app.plain_text(text) to anon, authenticated, service_role, job_service;

-- Keeps "updatedAt" honest whoever writes.
create function app.touch() returns trigger language plpgsql as $$
begin
  new."updatedAt" := clock_timestamp();
  return new;
end $$;
