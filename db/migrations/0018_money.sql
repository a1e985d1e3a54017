-- What orders, transfers and memberships need once money moves.

-- Expiry, cancellation and rejection are fields of their own: the status stays what the payer knows. A person who is
-- forgotten takes the free text of staff along, and what is not paid is closed by auth.forget_person.
alter table "order"
  add column "planDays"     integer check ("planDays" > 0),   -- as it was when the order was made
  add column "expiredAt"    timestamptz,
  add column "rejectReason" text check (char_length("rejectReason") between 1 and 500),
  add constraint "a plan's order says how long" check ("planDays" is null or kind = 'plan'),
  add constraint "what is rejected is closed" check ("rejectReason" is null or "cancelledAt" is not null);

drop index order_open_course, order_open_plan;
create unique index order_open_course on "order" ("userId", "courseId")
  where status <> 'VERIFIED' and "cancelledAt" is null and "expiredAt" is null;
create unique index order_open_plan on "order" ("userId", "planId")
  where status <> 'VERIFIED' and "cancelledAt" is null and "expiredAt" is null;
-- Serves the search for orders whose time is over.
create index order_expiring on "order" ("expiresAt")
  where status = 'PENDING' and "cancelledAt" is null and "expiredAt" is null;

-- One paid order gives one period, one enrolment: a second delivery of the same fact has nowhere to go.
alter table membership add column "orderId" uuid unique references "order";
drop index course_enroll_by_order;
create unique index course_enroll_by_order on "courseEnroll" ("orderId");

-- The order that a memo named, although the transfer did not settle it; and what staff wrote when they decided.
alter table money.allocation
  add column named_order_id uuid references "order",
  add column note text check (char_length(note) between 1 and 500);
create index allocation_waiting on money.allocation (transaction_id) where outcome = 'unmatched';
create index allocation_by_named_order on money.allocation (named_order_id);

-- Different providers report the same transfer under ids of their own; the bank's reference tells.
create index bank_transaction_by_reference on money.bank_transaction (account_number, reference, amount);

-- Money that was given to an order, or given back, stays there.
create function money.keep_allocation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.outcome <> 'unmatched' and
     (new.transaction_id, new.order_id, new.outcome, new.surplus) is distinct from
     (old.transaction_id, old.order_id, old.outcome, old.surplus)) then
    raise exception 'where money ended is not changed afterwards' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep before update or delete on money.allocation
  for each row execute function money.keep_allocation();

-- Nothing is VERIFIED without its reason: a transfer that was matched, or somebody of the staff who says why.
create function money.require_proof() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new."verifiedBy" is null and new."verifyReason" is null
     and not exists (select from money.allocation a where a.order_id = new.id and a.outcome = 'matched') then
    raise exception 'order % is verified without a transfer and without a reason', new."orderCode" using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger require_proof after insert or update of status on "order"
  deferrable initially deferred for each row when (new.status = 'VERIFIED') execute function money.require_proof();

create function money.forget_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new."rejectReason" := null;
  update money.allocation a set note = null where new.id in (a.order_id, a.named_order_id);
  return new;
end $$;
create trigger forget_words before update of "userId" on "order"
  for each row when (old."userId" is not null and new."userId" is null) execute function money.forget_words();

-- Pages that show an order hear that it changed.
create function app.tell_order_changed() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('order_changed', new.id::text);
  return null;
end $$;
create trigger tell_changed after update on "order" for each row execute function app.tell_order_changed();

-- The log of staff names the transfer, which has no id of its own in the table of allocations. Everything the server
-- does by itself carries no person and is not logged.
create or replace function ops.record_staff_action() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after_row  jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
begin
  if auth.uid() is null then
    return null;  -- the server's own work, such as loading content
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id, changed)
  values (
    auth.uid(), tg_op, tg_table_schema || '.' || tg_table_name,
    coalesce(after_row ->> 'id', before_row ->> 'id', after_row ->> 'transaction_id', before_row ->> 'transaction_id'),
    array(
      select key from jsonb_object_keys(before_row || after_row) key
      where before_row -> key is distinct from after_row -> key order by key
    )
  );
  return null;
end $$;
create trigger audit after insert or update or delete on "order" for each row execute function ops.record_staff_action();
create trigger audit after insert or update or delete on membership for each row execute function ops.record_staff_action();
create trigger audit after insert or update or delete on "courseEnroll" for each row execute function ops.record_staff_action();
create trigger audit after insert or update or delete on money.allocation for each row execute function ops.record_staff_action();
create trigger audit after insert on money.bank_transaction for each row execute function ops.record_staff_action();

-- Letters about money are written with what they are about. The money functions know a person by id alone; where a
-- letter goes they ask here.
alter table ops.mail drop constraint mail_kind_check, add constraint mail_kind_check check (kind in (
  'confirm_email', 'change_email', 'email_changed', 'reset_code', 'password_changed', 'new_device',
  'newsletter_confirm', 'account_deleted', 'sign_in_code', 'order_paid', 'membership_started', 'renewal_soon'
));
grant usage on schema ops to money_service;
grant insert (id, kind, to_address, user_id, sealed, expires_at) on ops.mail to money_service;
create policy "money functions write" on ops.mail for insert to money_service
  with check (kind in ('order_paid', 'membership_started', 'renewal_soon'));

create function money.addressee(person uuid) returns table (email text, name text)
  language sql stable security definer set search_path = '' as $$
  select u.email, u.raw_user_meta_data ->> 'fullname' from auth.users u where u.id = person
$$;
grant execute on function money.addressee(uuid) to money_service;

-- Which reminders of a period were written: each once, however often the work is done.
create table money.reminder (
  membership_id integer not null references membership on delete cascade,
  days          smallint not null check (days > 0),           -- before the end of the period
  created_at    timestamptz not null default clock_timestamp(),
  primary key (membership_id, days)
);
alter table money.reminder enable row level security;
grant select, insert on money.reminder to money_service;
create policy "money functions" on money.reminder to money_service using (true) with check (true);

-- A learner is led to where a course lives; the address of an external place is for those who are enrolled.
grant select on "courseLink" to money_service;
create policy "money functions read" on "courseLink" for select to money_service using (true);
