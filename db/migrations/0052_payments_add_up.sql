-- Several transfers with one order's code add up while the order is open, and the payer sees every amount that arrived.

-- ── Adding up ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- A short transfer waits in the queue with its reason ("underpaid") until the sum reaches the price; then all of them
-- move to the order in one transaction. A transfer still belongs to one order at most: it is the table's key.
drop index money.allocation_one_per_order;
create index allocation_by_order on money.allocation (order_id) where outcome = 'matched';

-- The guard that the unique index was: nothing joins an order that has its price already. The order is locked, so that
-- two at the same moment wait for each other.
create function money.guard_sum() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  price bigint;
  paid bigint;
begin
  select o.price into price from public."order" o where o.id = new.order_id for update;
  select sum(t.amount) into paid
    from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
   where a.order_id = new.order_id and a.outcome = 'matched' and a.transaction_id <> new.transaction_id;
  if paid >= price then
    raise exception 'order % has its price already', new.order_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard_sum_insert before insert on money.allocation
  for each row when (new.outcome = 'matched') execute function money.guard_sum();
create trigger guard_sum_update before update of order_id on money.allocation
  for each row when (new.outcome = 'matched' and old.outcome <> 'matched') execute function money.guard_sum();

-- What an order was paid, over all of its transfers. One that staff verified without any was paid in another way, at its
-- price.
create or replace function money.paid_for(one uuid) returns bigint
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select sum(t.amount)::bigint from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
      where a.order_id = one and a.outcome = 'matched'),
    (select o.price from public."order" o where o.id = one and o.status = 'VERIFIED'), 0)
$$;

-- ── What the payer sees ─────────────────────────────────────────────────────────────────────────────────────────────

-- Every transfer that named an order, until it went to another one: 'counted' pays it, 'waiting' is held for a person to
-- decide, 'returned' was sent back. Amount and time alone: a memo may hold words of somebody else who paid.
create view money.order_transfer as
  select x.order_id, x.id, x.amount, x.at,
         case x.outcome
           when 'matched' then 'counted'
           when 'refunded' then 'returned'
           else case when x.reason = 'underpaid' and o.status <> 'VERIFIED' and o."cancelledAt" is null
                      and o."expiredAt" is null then 'counted' else 'waiting' end
         end as state
    from (
      select a.order_id, t.id, t.amount, t.received_at as at, a.outcome, a.reason
        from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
       where a.outcome = 'matched'
      union all
      select a.named_order_id, t.id, t.amount, t.received_at, a.outcome, a.reason
        from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
       where a.outcome <> 'matched' and a.named_order_id is not null
    ) x
    join public."order" o on o.id = x.order_id;
grant select on money.order_transfer to money_service;

create function money.transfers_of(one uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('amount', t.amount, 'at', t.at, 'state', t.state) order by t.id), '[]')
    from money.order_transfer t where t.order_id = one
$$;
grant execute on function money.transfers_of(uuid) to money_service;

-- The same for receipts: one's own orders alone.
create view "orderTransfer" with (security_barrier) as
  select t.id, t.order_id as "orderId", t.amount, t.at as "receivedAt", t.state
    from money.order_transfer t join "order" o on o.id = t.order_id
   where o."userId" = (select auth.uid());
grant select on "orderTransfer" to authenticated;

-- A page that shows an order hears of money that names it, whether or not it changed the order.
create function money.tell_transfer() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_notify('order_changed', one::text)
    from (select distinct unnest(array[new.order_id, new.named_order_id]) as one) touched where one is not null;
  return null;
end $$;
create trigger tell_transfer after insert or update on money.allocation
  for each row execute function money.tell_transfer();

-- ── E-mails to the payer ────────────────────────────────────────────────────────────────────────────────────────────

insert into ops.mail_kind values ('payment_received'), ('order_closed'), ('payment_reminder');
create policy "money functions write of amounts" on ops.mail for insert to money_service
  with check (kind in ('payment_received', 'order_closed', 'payment_reminder'));

-- An administrator reminds a payer who sent too little, once a day.
create table money.order_reminder (
  order_id   uuid not null references "order" on delete cascade,
  day        date not null default (clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::date,
  created_at timestamptz not null default clock_timestamp(),
  primary key (order_id, day)
);
alter table money.order_reminder enable row level security;
grant select, insert on money.order_reminder to money_service;
create policy "money functions" on money.order_reminder to money_service using (true) with check (true);

insert into ops.audit_action values ('REMIND_PAYER');
-- False: it was done today. Security definer: the log is written by nobody else.
create function money.note_reminder(one uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators remind' using errcode = '42501';
  end if;
  insert into money.order_reminder (order_id) values (one) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id)
    values (auth.uid(), 'REMIND_PAYER', 'public.order', one::text);
  return true;
end $$;
grant execute on function money.note_reminder(uuid) to money_service;

-- ── Figures ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Income is what orders were paid, not what they cost. An enrolment that was refunded later did happen: it is counted
-- like its income, and the refund stands beside both.
create or replace function ops.count_figures(since timestamptz, until timestamptz) returns table (name text, value bigint)
  language sql stable security definer set search_path = '' as $$
  select 'new_people', count(*) from auth.users u where u.created_at >= since and u.created_at < until
  union all
  select 'active_people', count(distinct person) from (
    select l."userId" as person from public."listeningHistory" l where l."createdAt" >= since and l."createdAt" < until
    union all
    select m."userId" from public.message m where m.role = 'user' and m."createdAt" >= since and m."createdAt" < until
    union all
    select p."userId" from public."lessonProgress" p where p."completedAt" >= since and p."completedAt" < until
    union all
    select n."userId" from public."lessonNote" n where n."createdAt" >= since and n."createdAt" < until
  ) active
  union all
  select 'listens', count(*) from public."listeningHistory" l where l."createdAt" >= since and l."createdAt" < until
  union all
  select 'conversations_' || kind.mode, count(begun.mode)
    from unnest(array['map', 'portal', 'imaginary']) as kind (mode)
    left join (
      select s.mode from public.session s where s."createdAt" >= since and s."createdAt" < until
        and exists (select from public.message m where m."sessionId" = s.id and m.role = 'user')
      union all
      select r.mode from ops.removed_conversation r where r.began_at >= since and r.began_at < until
    ) begun on begun.mode = kind.mode
   group by kind.mode
  union all
  select 'enrolments', (select count(*) from public."courseEnroll" e where e."createdAt" >= since and e."createdAt" < until)
                     + (select count(*) from public."order" o
                         where o.kind = 'course' and o."refundedAt" is not null and o."verifiedAt" >= since and o."verifiedAt" < until)
  union all
  select unnest(array['orders', 'income']), unnest(array[count(*), coalesce(sum(money.paid_for(o.id)), 0)::bigint])
    from public."order" o where o.status = 'VERIFIED' and o."verifiedAt" >= since and o."verifiedAt" < until
  union all
  select unnest(array['refunds', 'refunded']), unnest(array[count(*), coalesce(sum(back.amount), 0)::bigint])
    from (
      select t.amount from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
       where a.outcome = 'refunded' and a.decided_at >= since and a.decided_at < until
      union all
      select r.amount from money.refund r
       where r.refunded_on >= (since at time zone 'Asia/Ho_Chi_Minh')::date
         and r.refunded_on < (until at time zone 'Asia/Ho_Chi_Minh')::date
    ) back
$$;
