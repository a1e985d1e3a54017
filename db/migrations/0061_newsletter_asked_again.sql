-- An address that waits for its confirmation, left, or bounced may ask for one more confirmation e-mail. Until somebody at
-- that address clicks, at most one is sent a day and three in any seven days: after the third the next one waits a week.
-- A click starts the count anew, so whoever left and changed their mind need not wait for tomorrow.
create or replace function ops.ask_newsletter_again(address text) returns boolean
  language sql security definer set search_path = '' as $$
  with asked as (
    update public."newSubscription" set
        "confirmationsSent" = case when "confirmationsSent" < 3 then "confirmationsSent" + 1 else 1 end,
        "confirmationSentAt" = clock_timestamp()
     where lower(email) = lower(address)
       and ("confirmedAt" is null or "unsubscribedAt" is not null or "bouncedAt" is not null)
       and ("confirmationSentAt" is null
         or ("confirmationsSent" = 0 and "unsubscribedAt" > "confirmationSentAt")
         or "confirmationSentAt" < now() - case when "confirmationsSent" < 3 then interval '1 day' else interval '7 days' end)
    returning id
  )
  select exists (select from asked)
$$;
