-- Money that goes back to whoever paid, courses that open for whoever waited, and what the owner of an order is shown.

-- ── Refunds ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- The transfer back is made at the bank, by hand; here it is written down, once. What a bank reported stays with its order
-- for good: what an order still holds is what was paid for it less these rows. Who wrote one down is in the log.
-- A refund belongs to whom its order belongs to, hence "cascade", which is what makes it part of a person's export;
-- neither of the two is ever removed.
create table money.refund (
  id             bigint generated always as identity primary key,
  order_id       uuid not null references "order" on delete cascade,
  amount         bigint not null check (amount > 0),              -- đồng
  refunded_on    date not null,                                   -- the day in Vietnam on which the bank sent it
  bank_reference text not null check (char_length(bank_reference) between 1 and 100),
  reason         text check (char_length(reason) between 1 and 500),  -- the owner reads it; goes with the person
  created_at     timestamptz not null default clock_timestamp()
);
-- The same transfer back is written down once, however often a button is pressed.
create unique index refund_once on money.refund (order_id, upper(bank_reference));
-- Serves months and files.
create index refund_by_day on money.refund (refunded_on, id);

alter table money.refund enable row level security;
grant select on money.refund to money_service;
grant insert (order_id, amount, refunded_on, bank_reference, reason) on money.refund to money_service;
create policy "money functions" on money.refund to money_service using (true) with check (true);

-- How much of an order went back, and since when all of it; access ends with the latter.
alter table "order"
  add column "refundedAmount" bigint not null default 0 check ("refundedAmount" >= 0),
  add column "refundedAt"     timestamptz,
  -- Somebody of the staff confirmed it, and no transfer: whoever bought may know that, and not who it was.
  add column "verifiedByHand" boolean generated always as ("verifiedBy" is not null or "verifyReason" is not null) stored,
  add constraint "only what was paid goes back" check ("refundedAmount" = 0 or status = 'VERIFIED'),
  add constraint "all of it went back" check ("refundedAt" is null or "refundedAmount" > 0);

-- đồng. An order that staff verified without a transfer was paid in another way, at its price.
create function money.paid_for(one uuid) returns bigint
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select t.amount from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
      where a.order_id = one and a.outcome = 'matched'),
    (select o.price from public."order" o where o.id = one and o.status = 'VERIFIED'), 0)
$$;
grant execute on function money.paid_for(uuid) to money_service;

-- No đồng goes back that did not come, or that went back before. The order says how much, in the same moment.
create function money.take_refund() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before bigint;
  paid bigint;
begin
  select o."refundedAmount" into before from public."order" o
   where o.id = new.order_id and o.status = 'VERIFIED' for update;
  paid := money.paid_for(new.order_id);
  if before is null or before + new.amount > paid then
    raise exception 'more than was paid for order % would go back', new.order_id using errcode = '23514';
  end if;
  update public."order" set
      "refundedAmount" = before + new.amount,
      "refundedAt" = case when before + new.amount = paid then clock_timestamp() end
   where id = new.order_id;
  return new;
end $$;
create trigger take before insert on money.refund for each row execute function money.take_refund();

-- The free text goes with the person (below); nothing else of it changes.
create function money.keep_refund() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.reason is null
     and (new.id, new.order_id, new.amount, new.refunded_on, new.bank_reference, new.created_at)
         is not distinct from (old.id, old.order_id, old.amount, old.refunded_on, old.bank_reference, old.created_at) then
    return new;
  end if;
  raise exception 'a refund that was written down stays' using errcode = '42501';
end $$;
create trigger keep before update or delete on money.refund for each row execute function money.keep_refund();
create trigger keep_table before truncate on money.refund for each statement execute function ops.keep_append_only();

create or replace function money.forget_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new."rejectReason" := null;
  update money.allocation a set note = null where new.id in (a.order_id, a.named_order_id);
  update money.refund r set reason = null where r.order_id = new.id and r.reason is not null;
  return new;
end $$;

-- What an order was paid for stands once something of it went back: a transfer that comes to light later is sent back
-- itself.
create function money.guard_refunded() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from money.refund r where r.order_id = new.order_id) then
    raise exception 'order % was refunded and takes no transfer', new.order_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger guard_refunded before update of order_id on money.allocation
  for each row when (new.order_id is not null and old.order_id is null) execute function money.guard_refunded();

-- What went back, for the one whose order it was: a receipt shows it.
create view "orderRefund" with (security_barrier) as
  select r.id, r.order_id as "orderId", r.amount, r.refunded_on as "refundedOn", r.bank_reference as "bankReference",
         r.reason, r.created_at as "createdAt"
    from money.refund r join "order" o on o.id = r.order_id
   where o."userId" = (select auth.uid());
grant select on "orderRefund" to authenticated;

-- Whoever bought reads everything of their order but which of the staff decided, and what they noted among themselves. A
-- column that is added later is granted here or read by nobody.
revoke select on "order" from authenticated;
grant select (id, "orderCode", "userId", kind, "courseId", "planId", "planDays", price, status, "paymentInfo", "referenceInfo",
              "qrCode", "createdAt", "expiresAt", "expiredAt", "cancelledAt", "claimedAt", "rejectReason", "verifiedAt",
              "verifiedByHand", "refundedAmount", "refundedAt") on "order" to authenticated;
grant select ("refundedAmount", "refundedAt") on "order" to staff_service;

-- The house counts a refund on the day on which the bank sent it, beside transfers that were nobody's order.
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
  select 'enrolments', count(*) from public."courseEnroll" e where e."createdAt" >= since and e."createdAt" < until
  union all
  select unnest(array['orders', 'income']), unnest(array[count(*), coalesce(sum(o.price), 0)])
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

-- A refund that is written down late belongs to a step whose numbers are kept already.
create function ops.count_late_refund() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update ops.figure f set value = f.value + case f.name when 'refunds' then 1 else new.amount end
   where f.name in ('refunds', 'refunded')
     and new.refunded_on >= f.starts and new.refunded_on < (f.starts + ('1 ' || f.step)::interval)::date;
  return null;
end $$;
create trigger count_late after insert on money.refund for each row execute function ops.count_late_refund();

-- ── Courses that open ───────────────────────────────────────────────────────────────────────────────────────────────

-- When the one who waited was written to; each pair once.
alter table "coursePreorder" add column "toldAt" timestamptz;
create index course_preorder_waiting on "coursePreorder" ("courseId", id) where "toldAt" is null;

-- Takes up to so many people whose course has opened, and marks them: whoever runs this writes to them in the same
-- transaction. Rows that another process holds are left to it. Security definer: the job learns these addresses and no
-- others.
create function ops.take_openings(most integer)
  returns table (person uuid, email text, name text, course integer, title text, price integer, asked_at timestamptz)
  language sql volatile security definer set search_path = '' as $$
  with due as (
    select p.id from public."coursePreorder" p join public.course c on c.id = p."courseId"
     where p."toldAt" is null and c.status = 'OPEN' and c.publication = 'PUBLISHED'
     order by p.id limit most for update of p skip locked
  ),
  told as (
    update public."coursePreorder" p set "toldAt" = clock_timestamp() from due where p.id = due.id
    returning p."userId", p."courseId", p."createdAt"
  )
  select u.id, u.email, u.raw_user_meta_data ->> 'fullname', c.id, c.title, c.price, t."createdAt"
    from told t join public.course c on c.id = t."courseId" join auth.users u on u.id = t."userId"
$$;
grant execute on function ops.take_openings(integer) to job_service;

-- ── Letters about both ──────────────────────────────────────────────────────────────────────────────────────────────

insert into ops.mail_kind values ('order_refunded'), ('course_opened');
create policy "money functions write of refunds" on ops.mail for insert to money_service with check (kind = 'order_refunded');

-- ── One rule for who is a member ────────────────────────────────────────────────────────────────────────────────────

-- Staff filter people by it; the days of grace count for them as they do everywhere.
grant execute on function app.membership_grace() to staff_service;

-- ── Public holidays of 2027 ─────────────────────────────────────────────────────────────────────────────────────────

-- Labour Code 2019: art. 112 names the days; where one is a Saturday or Sunday, art. 111 (3) gives the next working day in
-- its place. Tết Đinh Mùi (1/1 of the lunar year is Saturday 2027-02-06) has five days: one before and four after, or two before
-- and three after. Both ways of choosing have these four working days; a fifth, and the day beside 2/9, the government
-- chooses. A day that is missing makes a deadline come earlier and never later.
insert into ops.public_holiday (day, name, source) values
  ('2027-02-05', 'Tết Nguyên đán (ngày cuối năm Bính Ngọ)', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-02-06', 'Tết Nguyên đán (mùng 1 năm Đinh Mùi)', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-02-07', 'Tết Nguyên đán (mùng 2 năm Đinh Mùi)', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-02-08', 'Tết Nguyên đán (mùng 3 năm Đinh Mùi)', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-02-09', 'Tết Nguyên đán (mùng 4, hoặc nghỉ bù)', 'Bộ luật Lao động 2019, Điều 111 khoản 3 và Điều 112'),
  ('2027-02-10', 'Tết Nguyên đán (nghỉ bù)', 'Bộ luật Lao động 2019, Điều 111 khoản 3'),
  ('2027-05-01', 'Ngày Quốc tế lao động', 'Bộ luật Lao động 2019, Điều 112'),
  ('2027-05-03', 'Ngày Quốc tế lao động (nghỉ bù)', 'Bộ luật Lao động 2019, Điều 111 khoản 3')
on conflict (day) do nothing;
