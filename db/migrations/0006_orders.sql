-- Orders and the money that came in for them. Everything here is written by the money functions; people read their
-- own orders, administrators read all. Orders survive the account (accounting), hence "on delete set null".
create table "order" (
  id              uuid primary key default gen_random_uuid(),
  "orderCode"     text not null unique check ("orderCode" ~ '^[A-Z]{2,4}[2-9A-HJKMNP-TV-Z]{6,8}$'),
  "userId"        uuid references auth.users on delete set null,
  kind            text not null check (kind in ('course', 'plan')),
  "courseId"      integer,   -- references course, added in 0007
  "planId"        integer references plan,
  price           integer not null check (price > 0),            -- đồng, as it was when the order was made
  status          text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMING', 'VERIFIED')),
  "paymentInfo"   text not null default '{}',                    -- JSON: bankName, bankAccountNumber, bankAccountName, price
  "referenceInfo" text not null default '{}',                    -- JSON: title of what was bought
  "qrCode"        text,
  "createdAt"     timestamptz not null default clock_timestamp(),
  "expiresAt"     timestamptz not null default clock_timestamp() + interval '24 hours',
  "cancelledAt"   timestamptz,
  "claimedAt"     timestamptz,                                   -- the payer says it was paid
  "verifiedAt"    timestamptz,
  "verifiedBy"    uuid,                                          -- an administrator; absent when a transfer did it
  "verifyReason"  text,
  constraint "one thing is bought" check (
    (kind = 'course' and "courseId" is not null and "planId" is null) or
    (kind = 'plan' and "planId" is not null and "courseId" is null)
  ),
  constraint "verified says when" check ((status = 'VERIFIED') = ("verifiedAt" is not null))
);
create index order_by_user on "order" ("userId", "createdAt" desc);
create index order_waiting on "order" (status, "createdAt") where status <> 'VERIFIED';
create index order_by_plan on "order" ("planId");
create index order_by_course on "order" ("courseId");
-- At most one order of a person for a thing waits at a time; expired and cancelled ones are marked by "cancelledAt".
create unique index order_open_course on "order" ("userId", "courseId") where status <> 'VERIFIED' and "cancelledAt" is null;
create unique index order_open_plan on "order" ("userId", "planId") where status <> 'VERIFIED' and "cancelledAt" is null;

alter table "order" enable row level security;
grant select on "order" to authenticated;
grant select, insert, update on "order" to money_service;
create policy "owner reads" on "order" for select to authenticated using ("userId" = (select auth.uid()));
create policy "administrators read" on "order" for select to authenticated using ((select auth.has_role('ROLE_ADMIN')));
create policy "money functions" on "order" to money_service using (true) with check (true);

-- Every đồng that arrived, once. What the bank said is never changed; where the money ended is recorded beside it.
create table money.bank_transaction (
  id             bigint generated always as identity primary key,
  provider       text not null check (provider in ('sepay', 'casso', 'payos', 'csv', 'simulated')),
  provider_id    text not null,
  account_number text not null,
  amount         bigint not null check (amount > 0),             -- đồng
  memo           text not null,
  reference      text,
  transferred_at timestamptz not null,
  received_at    timestamptz not null default clock_timestamp(),
  raw            jsonb not null,
  unique (provider, provider_id)
);
create trigger append_only before update or delete on money.bank_transaction
  for each row execute function ops.keep_append_only();
create trigger append_only_table before truncate on money.bank_transaction
  for each statement execute function ops.keep_append_only();

-- Where a transfer ended: with one order, or with nobody yet. One row a transfer, so no đồng counts twice.
create table money.allocation (
  transaction_id bigint primary key references money.bank_transaction,
  order_id       uuid references "order",
  outcome        text not null check (outcome in ('matched', 'unmatched', 'refunded')),
  reason         text,                                           -- why it is unmatched: underpaid, unknown code, late, second transfer
  surplus        bigint not null default 0 check (surplus >= 0),
  decided_at     timestamptz not null default clock_timestamp(),
  decided_by     uuid,
  check ((outcome = 'matched') = (order_id is not null))
);
create unique index allocation_one_per_order on money.allocation (order_id) where outcome = 'matched';

alter table money.bank_transaction enable row level security;
alter table money.allocation enable row level security;
grant usage on schema money to money_service;
grant select, insert on money.bank_transaction to money_service;
grant select, insert, update on money.allocation to money_service;
create policy "money functions" on money.bank_transaction to money_service using (true) with check (true);
create policy "money functions" on money.allocation to money_service using (true) with check (true);
