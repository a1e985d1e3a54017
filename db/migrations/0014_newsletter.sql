-- Double opt-in: an address is a subscriber only after a click in a letter to it. The letter is written where the row
-- is, so that no path into the table can forget it, and how often a stranger can have us write to an address is decided
-- here too: at most three times, a day apart, until somebody at that address clicks.
alter table "newSubscription"
  add column "confirmationsSent" smallint not null default 0 check ("confirmationsSent" between 0 and 3),
  add column "confirmationSentAt" timestamptz;

create function app.count_first_confirmation() returns trigger language plpgsql set search_path = '' as $$
begin
  new."confirmationsSent" := 1;
  new."confirmationSentAt" := clock_timestamp();
  return new;
end $$;
create trigger count_first_confirmation before insert on "newSubscription" for each row
  when (new."confirmedAt" is null) execute function app.count_first_confirmation();

-- Security definer: whoever subscribes may not write letters of their own. The link in the letter is made when it is
-- sent, from a key that the database does not hold.
create function ops.write_newsletter_confirmation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into ops.mail (kind, to_address, details)
  values ('newsletter_confirm', new.email, jsonb_build_object('subscriptionId', new.id));
  return null;
end $$;
create trigger write_confirmation after insert or update of "confirmationsSent" on "newSubscription" for each row
  when (new."confirmationsSent" > 0) execute function ops.write_newsletter_confirmation();

-- One address a call: limits count calls, and each address costs a letter.
create function app.refuse_many_subscriptions() returns trigger language plpgsql set search_path = '' as $$
begin
  if (select count(*) from added) > 1 and current_user in ('anon', 'authenticated') then
    raise exception 'one address at a time' using errcode = '22023';
  end if;
  return null;
end $$;
create trigger refuse_many after insert on "newSubscription" referencing new table as added
  for each statement execute function app.refuse_many_subscriptions();

-- Asked for again by a form that answers "already subscribed": an address that never confirmed, or that left, may get
-- one more letter. Says whether it did.
create function ops.ask_newsletter_again(address text) returns boolean
  language sql security definer set search_path = '' as $$
  with asked as (
    update public."newSubscription" set "confirmationsSent" = "confirmationsSent" + 1, "confirmationSentAt" = clock_timestamp()
     where lower(email) = lower(address)
       and ("confirmedAt" is null or "unsubscribedAt" is not null)
       and "confirmationsSent" < 3
       and ("confirmationSentAt" is null or "confirmationSentAt" < now() - interval '1 day')
    returning id
  )
  select exists (select from asked)
$$;

-- The state that the holder of a signed link wants. A click proves that somebody reads the mailbox, so the count of
-- letters starts anew. The account of that address, if there is one, gets the proof of its consent; an address that
-- somebody else typed while signed in says nothing about that somebody.
create function ops.set_newsletter(subscription integer, wanted boolean, version text, wording text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  address text;
  changed boolean;
begin
  select lower(email), wanted is distinct from ("confirmedAt" is not null and "unsubscribedAt" is null)
    into address, changed from public."newSubscription" where id = subscription for update;
  if address is null then
    return false;
  end if;
  update public."newSubscription" set
      "confirmedAt" = case when wanted and changed then clock_timestamp() else "confirmedAt" end,
      "unsubscribedAt" = case when wanted then null else coalesce("unsubscribedAt", clock_timestamp()) end,
      "confirmationsSent" = 0
   where id = subscription;
  if changed then
    insert into public.consent ("userId", kind, given, version, wording)
      select u.id, 'newsletter', set_newsletter.wanted, set_newsletter.version, set_newsletter.wording
        from auth.users u where u.email = address;
  end if;
  return true;
end $$;

grant execute on function ops.ask_newsletter_again(text), ops.set_newsletter(integer, boolean, text, text) to job_service;
