-- Days of grace: premium stays for so long after a membership ended, so that nobody is shut out in the middle of a week
-- because of a transfer that waits for Monday. The row is written by the server from its settings when it starts, and
-- read by every rule that judges expiry; nobody else touches it.
create table money.membership_rule (
  only_one   boolean primary key default true check (only_one),
  grace_days smallint not null default 0 check (grace_days between 0 and 90)
);
insert into money.membership_rule default values;
alter table money.membership_rule enable row level security;
-- The money functions may read it; everybody else asks the function below.
grant select on money.membership_rule to money_service;
create policy "money functions read" on money.membership_rule for select to money_service using (true);

-- Of 24 hours each: a day of a session's own time zone may be longer or shorter.
create function app.membership_grace() returns interval
  language sql stable security definer set search_path = '' parallel safe
  return (select make_interval(hours => 24 * grace_days) from money.membership_rule);
grant execute on function app.membership_grace() to anon, authenticated, service_role, companion_service;

-- As before, and for the days of grace after it.
create or replace function app.is_premium() returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (
    select from public.membership m join auth.users u on u.id = m."userId"
    where m."userId" = auth.uid() and m."planId" <> 1 and m."expiresAt" > now() - app.membership_grace()
      and (u.banned_until is null or u.banned_until < now())
  );

-- As before; a period in its days of grace still counts, behind any that has not ended.
create or replace function app.companion_use(person uuid, wanted text, base integer)
  returns table (used integer, is_paid boolean, bonus_left integer)
  language sql stable set search_path = '' as $$
  with zone as (select date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') as this_month),
  begun as (
    select date_trunc('month', min(m.at) at time zone 'Asia/Ho_Chi_Minh') as month, min(m.at) as at
      from public.session s
      join lateral (
        select x."createdAt" as at from public.message x
         where x."sessionId" = s.id and x.counted and x.role = 'user'
        union all
        select t.started_at from ops.companion_turn t
         where t.session_id = s.id and t.counted and t.finished_at is null and t.lease_until > clock_timestamp()
      ) m on true
     where s."userId" = person and s.mode = wanted
     group by s.id
    union all
    select date_trunc('month', r.began_at at time zone 'Asia/Ho_Chi_Minh'), r.began_at
      from ops.removed_conversation r where r.user_id = person and r.mode = wanted
  ),
  period as (
    select m."startsAt", m."expiresAt",
           case p.type when 'pro3month' then 6 when 'pro1year' then 12 else 0 end as bonus
      from public.membership m join public.plan p on p.id = m."planId"
     where m."userId" = person and m."planId" <> 1 and m."startsAt" <= now()
       and m."expiresAt" > now() - app.membership_grace()
     order by m."expiresAt" > now() desc, bonus desc, m."expiresAt" desc limit 1
  ),
  -- What earlier months of the period took from its bonus.
  taken as (
    select coalesce(sum(greatest(month.begun - base, 0)), 0)::integer as bonus
      from (select count(*)::integer as begun from begun b, period p, zone z
             where b.at >= p."startsAt" and b.month < z.this_month group by b.month) month
  )
  select (select count(*)::integer from begun b, zone z where b.month = z.this_month),
         exists (select from period),
         coalesce((select greatest(p.bonus - t.bonus, 0) from period p, taken t), 0)
$$;
