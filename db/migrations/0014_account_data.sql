-- What somebody gets when they ask for their data, and what goes when their account goes. This stands last: it knows every
-- table that names a person, by its foreign key.

-- What a person holds: handing all of it over, and removing all of it. Both follow the foreign keys of the catalogue
-- instead of a list of tables, so that a table which is added later cannot be forgotten.
--
-- The tables that hold something of a person, and which of their rows are that person's ($1). A key that removes the
-- row together with the person says whose row it is; only where there is none, one that outlives the person counts
-- ("granted_by" of a role is about somebody else, "userId" of an order is not). From there on down, whatever is removed
-- with a row belongs to its owner too.
create function auth.personal_tables() returns table (source regclass, condition text)
  language sql stable security definer set search_path = '' as $$
  with recursive keys as (
    select c.conrelid, c.confrelid, c.confdeltype,
           (select string_agg(format('%I', a.attname), ', ' order by k.place)
              from unnest(c.conkey) with ordinality as k (number, place)
              join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
           (select string_agg(format('%I', a.attname), ', ' order by k.place)
              from unnest(c.confkey) with ordinality as k (number, place)
              join pg_catalog.pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as targets
      from pg_catalog.pg_constraint c
     where c.contype = 'f' and c.conparentid = 0
  ),
  direct as (
    select k.conrelid as source, string_agg(k.columns || ' = $1', ' or ') as condition
      from keys k
     where k.confrelid = 'auth.users'::regclass
       and (k.confdeltype not in ('n', 'd') or not exists (
         select from keys o
          where o.conrelid = k.conrelid and o.confrelid = k.confrelid and o.confdeltype not in ('n', 'd')))
     group by k.conrelid
  ),
  reached as (
    select d.source, d.condition, array[d.source] as path from direct d
    union all
    select k.conrelid, format('(%s) in (select %s from %s where %s)', k.columns, k.targets, r.source::regclass, r.condition),
           r.path || k.conrelid
      from reached r join keys k on k.confrelid = r.source
     where k.confdeltype = 'c' and k.conrelid <> all (r.path)
       and not exists (select from direct d where d.source = k.conrelid)
  )
  select 'auth.users'::regclass, 'id = $1'
  union all
  select r.source::regclass, case r.source
      -- An address that subscribed before it had an account: known by the address, once the account proved that it
      -- reads that mailbox.
      when 'public."newSubscription"'::regclass then
        string_agg(r.condition, ' or ') || ' or lower(email) = (select u.email from auth.users u where u.id = $1 and u.email_confirmed_at is not null)'
      else string_agg(r.condition, ' or ')
    end
    from reached r group by r.source
$$;
grant execute on function auth.personal_tables() to auth_service;

-- One page of a person's rows of one such table, oldest first. `after` is the `place` of the last row of the page
-- before. Without what proves who somebody is (password, tokens, sealed letters) and without other people's ids;
-- `titles` says in words what a row points to.
create function auth.personal_page(person uuid, wanted regclass, after jsonb, size integer)
  returns table (content jsonb, titles jsonb, place jsonb)
  language plpgsql stable security definer set search_path = '' as $$
declare
  mine text := (select t.condition from auth.personal_tables() t where t.source = wanted);
  hidden text[];
  named text;
  -- By time where a row has one, and by its key, so that the order is total. Without a key the row itself is the order.
  sorting text := 'to_jsonb(t)::text';
  placed text := 'to_jsonb(t)';
  resume text := format('%L', after);
begin
  if mine is null then
    raise exception '% holds nothing personal', wanted using errcode = '42501';
  end if;

  select coalesce(array_agg(a.attname::text), '{}') into hidden
    from pg_catalog.pg_attribute a
   where a.attrelid = wanted and a.attnum > 0 and not a.attisdropped and (
     a.atttypid = 'bytea'::regtype
     or a.attname ~* 'password|secret|token|hash|sealed'
     or exists (
       select from pg_catalog.pg_constraint c
        where c.contype = 'f' and c.conrelid = wanted and c.confrelid = 'auth.users'::regclass
          and c.confdeltype = 'n' and c.conkey = array[a.attnum]
          and strpos(mine, format('%I = $1', a.attname)) = 0));

  select string_agg(format('%L, (select x.%I from %s x where x.%I = t.%I)', own.attname, shown.attname, c.confrelid::regclass, target.attname, own.attname), ', ')
    into named
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute own on own.attrelid = c.conrelid and c.conkey = array[own.attnum]
    join pg_catalog.pg_attribute target on target.attrelid = c.confrelid and c.confkey = array[target.attnum]
    join lateral (
      select a.attname from pg_catalog.pg_attribute a
       where a.attrelid = c.confrelid and a.attname in ('title', 'name') and not a.attisdropped
       order by a.attname desc limit 1
    ) shown on true
   where c.contype = 'f' and c.conrelid = wanted
     and c.confrelid not in (select p.source from auth.personal_tables() p);

  if exists (select from pg_catalog.pg_constraint c where c.contype = 'p' and c.conrelid = wanted) then
    -- Where to go on is written as constants: an index is used for those, and not for what a subquery says.
    select string_agg(format('t.%I', k.attname), ', ' order by k.turn, k.at),
           'jsonb_build_object(' || string_agg(format('%L, t.%I', k.attname, k.attname), ', ') || ')',
           string_agg(format('%L::%s', after ->> k.attname, format_type(k.atttypid, k.atttypmod)), ', ' order by k.turn, k.at)
      into sorting, placed, resume
      from (
        select a.attname, a.atttypid, a.atttypmod, 0 as turn, 0 as at
          from pg_catalog.pg_attribute a
         where a.attrelid = wanted and a.attname in ('createdAt', 'created_at') and a.attnotnull
        union all
        select a.attname, a.atttypid, a.atttypmod, 1, p.at
          from pg_catalog.pg_constraint c, unnest(c.conkey) with ordinality as p (number, at), pg_catalog.pg_attribute a
         where c.contype = 'p' and c.conrelid = wanted and a.attrelid = wanted and a.attnum = p.number
      ) k;
  end if;

  return query execute format(
    'select to_jsonb(t) - $3, jsonb_strip_nulls(jsonb_build_object(%s)), %s from %s t where (%s) and %s order by %s limit $2',
    coalesce(named, ''), placed, wanted, mine,
    case when after is null then 'true' else format('(%s) > (%s)', sorting, resume) end, sorting)
    using person, size, hidden;
end $$;
grant execute on function auth.personal_page(uuid, regclass, jsonb, integer) to auth_service;

-- The newsletter switch of an account. Off is off at once. On never skips the click that proves the mailbox: an address
-- that confirmed once, and whose account is confirmed too, comes back at once; any other gets a letter.
create function auth.set_own_newsletter(person uuid, wanted boolean) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  address text;
  proven boolean;
begin
  select u.email, u.email_confirmed_at is not null into address, proven from auth.users u where u.id = person;
  if wanted then
    insert into public."newSubscription" as s (email, "userId") values (address, person)
      on conflict (lower(email)) do update set
        "userId" = coalesce(s."userId", case when proven then person end),
        "unsubscribedAt" = case when proven and s."confirmedAt" is not null then null else s."unsubscribedAt" end;
    perform ops.ask_newsletter_again(address);
  else
    -- Whoever merely typed an address at sign-up decides nothing about the subscription of its reader.
    update public."newSubscription" s set "unsubscribedAt" = clock_timestamp()
     where lower(s.email) = address and s."unsubscribedAt" is null
       and (proven or s."confirmedAt" is null or s."userId" = person);
  end if;
end $$;
grant execute on function auth.set_own_newsletter(uuid, boolean) to auth_service;

-- Where the newsletter stands for the address of an account.
create function auth.own_newsletter(person uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case
      when s.id is null or (s."confirmedAt" is not null and u.email_confirmed_at is null and s."userId" is distinct from u.id) then 'none'
      when s."unsubscribedAt" is not null then 'unsubscribed'
      when s."confirmedAt" is null then 'waiting'
      else 'subscribed'
    end
    from auth.users u left join public."newSubscription" s on lower(s.email) = u.email
   where u.id = person
$$;
grant execute on function auth.own_newsletter(uuid) to auth_service;

-- Removes a person and everything that is theirs, in the caller's transaction. What stays: orders, as accounting needs
-- them, without whose they were and without the free text of staff; what banks reported; the log without the name.
-- Raises AC001 for the last administrator: nobody could give the rights to anybody again.
create function auth.delete_user(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select u.email into strict address from auth.users u where u.id = person for update;
  -- Two administrators who leave at the same moment wait for each other here.
  perform from auth.user_roles r where r.role = 'ROLE_ADMIN' order by r.user_id for update;
  if exists (select from auth.user_roles r where r.user_id = person and r.role = 'ROLE_ADMIN')
     and not exists (
       select from auth.user_roles r join auth.users u on u.id = r.user_id
        where r.role = 'ROLE_ADMIN' and r.user_id <> person and (u.banned_until is null or u.banned_until < now()))
  then
    raise exception 'the last administrator cannot leave' using errcode = 'AC001';
  end if;

  -- A subscription that the mailbox itself confirmed outlives an account that never proved to read that mailbox.
  delete from public."newSubscription" s using auth.users u
   where u.id = person and (s."userId" = person or (lower(s.email) = u.email and (u.email_confirmed_at is not null or s."confirmedAt" is null)));
  update public."order" o set
      "verifyReason" = null,
      "cancelledAt" = case when o.status = 'VERIFIED' then o."cancelledAt" else coalesce(o."cancelledAt", clock_timestamp()) end
   where o."userId" = person;
  update public."order" o set "verifiedBy" = null where o."verifiedBy" = person;
  update money.allocation a set decided_by = null where a.decided_by = person;
  delete from auth.users u where u.id = person;

  perform set_config('ops.forgotten', person::text, true);
  update ops.audit_log l set actor_id = nullif(l.actor_id, person), subject_id = nullif(l.subject_id, person::text)
   where l.actor_id = person or l.subject_id = person::text;
  -- Work that waits or was done for this person; the queue makes its tables itself.
  if to_regclass('jobs.job') is not null then
    execute 'delete from jobs.job where strpos(data::text || coalesce(output::text, ''''), $1) > 0 or strpos(lower(data::text || coalesce(output::text, '''')), $2) > 0'
      using person::text, address;
  end if;
end $$;
grant execute on function auth.delete_user(uuid) to auth_service;
