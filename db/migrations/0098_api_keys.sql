-- Keys for programs of administrators. Whoever sends one acts under the role `automation`, which reaches what is granted here
-- and nothing else: no account, no factor, no decision about money, no other key. Its policies ask the stored key at every
-- statement, so a key that was withdrawn, or whose owner is no administrator any more, has no row left to see.
do $$ begin
  if not exists (select from pg_roles where rolname = 'automation') then
    create role automation nologin noinherit;
  end if;
end $$;
grant automation to authenticator;
grant usage on schema public, app, auth, extensions to automation;

create table ops.api_key (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references auth.users on delete cascade,
  name         text not null check (char_length(name) between 1 and 80),
  prefix       text not null check (prefix ~ '^btk_[A-Za-z0-9_-]{6}$'),  -- to tell keys apart by
  hash         bytea not null unique check (octet_length(hash) = 32),    -- SHA-256 of the whole key
  scopes       text[] not null check (cardinality(scopes) between 1 and 4
                 and scopes <@ array['content:read', 'content:write', 'orders:read', 'members:read']
                 and (not scopes @> array['content:write'] or scopes @> array['content:read'])),
  created_at   timestamptz not null default clock_timestamp(),
  expires_at   timestamptz not null,
  last_used_at timestamptz,
  revoked_at   timestamptz,
  check (expires_at > created_at and expires_at < created_at + interval '367 days')
);
comment on table ops.api_key is 'Keys with which programs of administrators use the data API; the keys themselves are not stored.';
create index api_key_by_user on ops.api_key (user_id);

alter table ops.api_key enable row level security;
grant select (id, user_id, name, prefix, scopes, created_at, expires_at, last_used_at, revoked_at),
  insert (user_id, name, prefix, hash, scopes, expires_at), update (revoked_at) on ops.api_key to staff_service;

-- Any administrator sees and withdraws all of them; each makes their own.
create policy api_key_select_staff_service on ops.api_key for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));
create policy api_key_insert_staff_service on ops.api_key for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and user_id = (select auth.uid()));
create policy api_key_update_staff_service on ops.api_key for update to staff_service
  using ((select auth.has_role('ROLE_ADMIN')) and revoked_at is null) with check (revoked_at is not null);
create policy mail_insert_staff_service_api_key on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind = 'security_notice' and user_id = (select auth.uid()));

create trigger audit after insert or update of revoked_at on ops.api_key
  for each row execute function ops.record_staff_action();

-- The key of a request, by its hash; remembers once a minute that it was used. No row for one that may do nothing.
create function auth.use_api_key(sent bytea) returns table (id uuid, user_id uuid)
  language plpgsql security definer set search_path = '' as $$
declare
  found_key ops.api_key;
begin
  select k.* into found_key
    from ops.api_key k join auth.users u on u.id = k.user_id
   where k.hash = sent and k.revoked_at is null and k.expires_at > now()
     and (u.banned_until is null or u.banned_until < now())
     and exists (select from auth.user_roles r where r.user_id = u.id and r.role = 'ROLE_ADMIN');
  if not found then
    return;
  end if;
  if found_key.last_used_at is null or found_key.last_used_at < now() - interval '1 minute' then
    update ops.api_key k set last_used_at = now() where k.id = found_key.id;
  end if;
  return query select found_key.id, found_key.user_id;
end $$;
grant execute on function auth.use_api_key(bytea) to auth_service;

-- Whether the key behind the statement has this scope now. Never more than its owner may.
create function auth.key_allows(scope text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select auth.has_role('ROLE_ADMIN') and exists (
    select from ops.api_key k
     where k.id = nullif(auth.jwt() ->> 'api_key', '')::uuid and k.user_id = auth.uid() and scope = any (k.scopes)
       and k.revoked_at is null and k.expires_at > now()
  )
$$;
grant execute on function auth.key_allows(text), auth.jwt(), auth.uid(), auth.has_role(text), auth.is_staff() to automation;

-- Triggers and constraints of content call these as whoever writes.
do $$
declare
  called regprocedure;
begin
  for called in
    select p.oid::regprocedure from pg_proc p
     where p.pronamespace = 'app'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
  loop
    execute format('grant execute on function %s to automation', called);
  end loop;
end $$;

grant select, insert, update, delete on category, podcast, episode, "podcastEpisode", "episodeTimeline", blog, course, lesson
  to automation;
do $$
declare
  content text;
  stem text;
begin
  foreach content in array array['category', 'podcast', 'episode', 'podcastEpisode', 'episodeTimeline', 'blog', 'course', 'lesson'] loop
    stem := lower(regexp_replace(content, '([A-Z])', '_\1', 'g'));
    execute format($sql$
      create policy %1$s_select_automation on %2$I for select to automation using ((select auth.key_allows('content:read')));
      create policy %1$s_insert_automation on %2$I for insert to automation with check ((select auth.key_allows('content:write')));
      create policy %1$s_update_automation on %2$I for update to automation
        using ((select auth.key_allows('content:write'))) with check ((select auth.key_allows('content:write')));
      create policy %1$s_delete_automation on %2$I for delete to automation using ((select auth.key_allows('content:write')))
    $sql$, stem, content);
  end loop;
end $$;

grant select on plan to automation;
grant select (id, "orderCode", "userId", kind, "courseId", "planId", price, status, "paymentInfo", "referenceInfo",
  "qrCode", "createdAt", "expiresAt", "cancelledAt", "claimedAt", "verifiedAt", "planDays", "expiredAt", "rejectReason",
  "refundedAmount", "refundedAt", "verifiedByHand") on "order" to automation;
create policy order_select_automation on "order" for select to automation using ((select auth.key_allows('orders:read')));
create policy plan_select_automation on plan for select to automation using ((select auth.key_allows('orders:read')));

grant select on membership, "courseEnroll" to automation;
create policy membership_select_automation on membership for select to automation
  using ((select auth.key_allows('members:read')));
create policy course_enroll_select_automation on "courseEnroll" for select to automation
  using ((select auth.key_allows('members:read')));
