-- Other systems are told what happened: a row for each endpoint and event, written by the transaction that caused it and
-- sent later. Ids and amounts; an address only where the event is about an account.
create table ops.webhook (
  id            uuid primary key,
  url           text not null check (octet_length(url) between 1 and 500),
  events        text[] not null check (cardinality(events) between 1 and 4
                  and events <@ array['order.verified', 'order.refunded', 'user.created', 'content.published']),
  sealed_secret text not null,
  created_at    timestamptz not null default clock_timestamp()
);
create table ops.webhook_delivery (
  id           uuid primary key default gen_random_uuid(),
  webhook_id   uuid not null references ops.webhook on delete cascade,
  event        text not null,
  user_id      uuid references auth.users on delete cascade,  -- whom it is about: it goes with them
  data         jsonb not null check (octet_length(data::text) <= 4000),
  created_at   timestamptz not null default clock_timestamp(),
  tries        smallint not null default 0,
  next_try_at  timestamptz not null default clock_timestamp(),
  delivered_at timestamptz,
  failed_at    timestamptz,
  status       smallint,                                       -- of the last answer
  problem      text check (char_length(problem) <= 200),       -- what the last try met
  check (delivered_at is null or failed_at is null)
);
create index webhook_delivery_waiting on ops.webhook_delivery (next_try_at) where delivered_at is null and failed_at is null;
create index webhook_delivery_log on ops.webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_by_user on ops.webhook_delivery (user_id) where user_id is not null;

alter table ops.webhook enable row level security;
alter table ops.webhook_delivery enable row level security;
grant select (id, url, events, created_at), insert (id, url, events, sealed_secret), delete on ops.webhook to staff_service;
grant select (id, webhook_id, event, created_at, tries, next_try_at, delivered_at, failed_at, status, problem),
      insert (webhook_id, event, data) on ops.webhook_delivery to staff_service;
create policy "administrators, in the back office" on ops.webhook to staff_service
  using ((select auth.has_role('ROLE_ADMIN'))) with check ((select auth.has_role('ROLE_ADMIN')));
create policy "administrators look" on ops.webhook_delivery for select to staff_service
  using ((select auth.has_role('ROLE_ADMIN')));
create policy "administrators try" on ops.webhook_delivery for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and event = 'webhook.test');
create trigger audit after insert or delete on ops.webhook for each row execute function ops.record_staff_action();

create function ops.announce_webhook() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('webhook_waiting', '');
  return null;
end $$;
create trigger announce after insert on ops.webhook_delivery for each statement execute function ops.announce_webhook();

-- Costs one look at a table of a few rows where nobody listens.
create function ops.emit_event(what text, person uuid, content jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from ops.webhook w where what = any (w.events)) then
    insert into ops.webhook_delivery (webhook_id, event, user_id, data)
      select w.id, what, person, content from ops.webhook w where what = any (w.events);
  end if;
end $$;
revoke execute on function ops.emit_event(text, uuid, jsonb) from public;

create function ops.emit_order_verified() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('order.verified', new."userId", jsonb_build_object(
    'orderId', new.id, 'orderCode', new."orderCode", 'kind', new.kind, 'courseId', new."courseId",
    'planId', new."planId", 'userId', new."userId", 'price', new.price));
  return null;
end $$;
create trigger emit_verified after update of status on "order" for each row
  when (new.status = 'VERIFIED' and old.status is distinct from new.status) execute function ops.emit_order_verified();

create function ops.emit_order_refunded() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('order.refunded', o."userId", jsonb_build_object(
      'orderId', o.id, 'orderCode', o."orderCode", 'userId', o."userId", 'refundId', new.id, 'amount', new.amount))
    from public."order" o where o.id = new.order_id;
  return null;
end $$;
create trigger emit_refunded after insert on money.refund for each row execute function ops.emit_order_refunded();

create function ops.emit_user_created() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('user.created', new.id, jsonb_build_object('userId', new.id, 'email', new.email));
  return null;
end $$;
create trigger emit_created after insert on auth.users for each row execute function ops.emit_user_created();

create function ops.emit_content_published() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform ops.emit_event('content.published', null, jsonb_build_object('kind', tg_table_name, 'id', new.id));
  return null;
end $$;
do $$
declare
  told text;
begin
  foreach told in array array['blog', 'podcast', 'episode', 'course'] loop
    execute format('create trigger emit_added after insert on %I for each row when (new.publication = ''PUBLISHED'')
                    execute function ops.emit_content_published()', told);
    execute format('create trigger emit_published after update of publication on %I for each row
                    when (new.publication = ''PUBLISHED'' and old.publication is distinct from new.publication)
                    execute function ops.emit_content_published()', told);
  end loop;
end $$;
