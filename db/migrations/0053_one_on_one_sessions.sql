-- The 1-1 session that the yearly plan promises its first thirty buyers: who may ask for it, what they asked, and what
-- staff answered.
create table money.one_on_one_request (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references auth.users on delete cascade,
  order_id    uuid not null unique references "order",
  contact     text not null check (char_length(contact) between 1 and 200),
  wishes      text not null check (char_length(wishes) between 1 and 1000),
  created_at  timestamptz not null default clock_timestamp(),
  -- When and how they meet, as the person reads it; may be changed.
  reply       text check (char_length(reply) between 1 and 500),
  answered_at timestamptz,
  constraint "an answer says when" check ((reply is null) = (answered_at is null))
);
create index one_on_one_by_person on money.one_on_one_request (user_id);
alter table money.one_on_one_request enable row level security;
grant select, insert on money.one_on_one_request to money_service;
grant update (reply, answered_at) on money.one_on_one_request to money_service;
create policy "money functions" on money.one_on_one_request to money_service using (true) with check (true);
create trigger audit after insert or update or delete on money.one_on_one_request
  for each row execute function ops.record_staff_action();

-- Yearly plans that were paid and not refunded, the first of each person, in the sequence of payment. One that is refunded
-- leaves its place to the next.
create function money.one_on_one_places() returns table (order_id uuid, user_id uuid, place bigint)
  language sql stable set search_path = '' as $$
  select first.id, first."userId", row_number() over (order by first."verifiedAt", first.id)
    from (
      select distinct on (coalesce(o."userId", o.id)) o.id, o."userId", o."verifiedAt"
        from public."order" o join public.plan p on p.id = o."planId"
       where p.type = 'pro1year' and o.status = 'VERIFIED' and o."refundedAt" is null
       order by coalesce(o."userId", o.id), o."verifiedAt", o.id
    ) first
$$;
grant execute on function money.one_on_one_places() to money_service;

insert into ops.mail_kind values ('one_on_one_requested'), ('one_on_one_answered');
create policy "money functions write of sessions" on ops.mail for insert to money_service
  with check (kind in ('one_on_one_requested', 'one_on_one_answered'));
