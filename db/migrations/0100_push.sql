-- Notices on a device, by Web Push (RFC 8030): where a browser wants them, and the messages that wait.

-- One row a device. Whoever knows the endpoint and the keys could send to it: the owner alone reads them.
create table "pushSubscription" (
  id           uuid primary key default gen_random_uuid(),
  "userId"     uuid not null default auth.uid() references auth.users on delete cascade,
  endpoint     text not null unique check (char_length(endpoint) <= 1000),
  p256dh       text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),      -- the browser's public key
  "authSecret" text not null check ("authSecret" ~ '^[A-Za-z0-9_-]{22}$'),
  "createdAt"  timestamptz not null default clock_timestamp(),
  constraint push_subscription_https check (endpoint ~ '^https://[^\s/@]+/\S*$')
);
comment on table "pushSubscription" is 'Devices on which a person wants to be told of what is new.';
create index push_subscription_by_owner on "pushSubscription" ("userId");

alter table "pushSubscription" enable row level security;
grant select, insert ("userId", endpoint, p256dh, "authSecret"), delete on "pushSubscription" to authenticated;

create policy push_subscription_all_owner on "pushSubscription" to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));

alter table "noticePreference" add column "pushedOn" date;

-- A device is told what the person wants who used it last: only the device itself knows its endpoint. Security definer for
-- this, and for the preferences of somebody who never chose anything before.
create function app.take_over_device() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public."pushSubscription" s where s.endpoint = new.endpoint and s."userId" <> new."userId";
  insert into public."noticePreference" ("userId") values (new."userId") on conflict do nothing;
  return new;
end $$;
revoke execute on function app.take_over_device() from public;

create function app.bound_devices() returns trigger language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and exists (select from added)
     and (select count(*) from public."pushSubscription" s where s."userId" = auth.uid()) > 10 then
    raise exception using errcode = 'PT413',
      message = 'Bạn đã bật thông báo trên 10 máy. Bạn tắt bớt ở một máy cũ rồi bật lại ở đây nhé.';
  end if;
  return null;
end $$;

create trigger take_over before insert on "pushSubscription" for each row execute function app.take_over_device();
create trigger bound_devices after insert on "pushSubscription" referencing new table as added
  for each statement execute function app.bound_devices();

-- allow grants: the job that tells works as the owner
-- A message for one device, until its push service took it. It names what is told and holds no text.
create table ops.push_message (
  id              uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references "pushSubscription" on delete cascade,
  delivery_id     uuid not null,
  expires_at      timestamptz not null,  -- quiet hours begin, or it is no news any more
  tries           smallint not null default 0,
  next_try_at     timestamptz not null default clock_timestamp(),
  created_at      timestamptz not null default clock_timestamp()
);
comment on table ops.push_message is 'Notices that wait to be handed to the push service of a device.';
create index push_message_waiting on ops.push_message (next_try_at);
create index push_message_by_subscription on ops.push_message (subscription_id);

alter table ops.push_message enable row level security;
