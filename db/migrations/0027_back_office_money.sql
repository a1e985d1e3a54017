-- What the money screens of the back office need: lists that stay quick, and what administrators alone may learn.

-- The queue is read in three stretches, each from where the page before it ended: what somebody says they paid, what is
-- open, what is over. Ranges and months are read by the times they are about.
create index order_confirming on "order" (coalesce("claimedAt", "createdAt"), id)
  where status = 'CONFIRMING' and "cancelledAt" is null and "expiredAt" is null;
create index order_pending on "order" ("createdAt", id)
  where status = 'PENDING' and "cancelledAt" is null and "expiredAt" is null;
create index order_over on "order" ("createdAt" desc, id desc)
  where status = 'VERIFIED' or "cancelledAt" is not null or "expiredAt" is not null;
create index order_by_time on "order" ("createdAt", id);
create index if not exists order_by_verification on "order" ("verifiedAt") where status = 'VERIFIED';
create index if not exists allocation_refunded on money.allocation (decided_at) where outcome = 'refunded';
create index bank_transaction_by_arrival on money.bank_transaction
  ((case provider when 'csv' then transferred_at else received_at end), id);

-- Whom an administrator looks for, by name or address, without marks and case. Security definer: the money functions
-- read no accounts. It asks for itself.
grant execute on function app.fold(text) to money_service;
create function money.buyers_matching(words text) returns setof uuid
  language sql stable security definer rows 20 set search_path = '' as $$
  select u.id from auth.users u
   where auth.has_role('ROLE_ADMIN')
     and app.fold(u.email || ' ' || coalesce(u.raw_user_meta_data ->> 'fullname', ''))
         like '%' || regexp_replace(app.fold(words), '([\\%_])', '\\\1', 'g') || '%'
$$;
grant execute on function money.buyers_matching(text) to money_service;

-- Who did what with an order and with the transfers that name it: the lines of the log about this order alone.
create function money.history_of(one uuid)
  returns table (at timestamptz, who text, action text, subject text, changed text[])
  language sql stable security definer rows 10 set search_path = '' as $$
  select l.at, coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email), l.action, l.subject, l.changed
    from (
      select x.* from ops.audit_log x where x.subject = 'public.order' and x.subject_id = one::text
      union all
      select x.* from money.allocation a
        join ops.audit_log x on x.subject = 'money.allocation' and x.subject_id = a.transaction_id::text
       where (a.order_id = one and a.outcome = 'matched') or a.named_order_id = one
    ) l
    left join auth.users u on u.id = l.actor_id
   where auth.has_role('ROLE_ADMIN')
   order by l.at, l.id
$$;
grant execute on function money.history_of(uuid) to money_service;

-- A file with names and amounts leaves the house: who took it, and of which days, is written down first.
do $$
declare
  actions text;
begin
  -- The list grows by what is named here and keeps what is there.
  select string_agg(distinct quote_literal(action), ', ') into actions from (
    select (regexp_matches(pg_get_constraintdef(c.oid), '''([A-Z_]+)''', 'g'))[1] as action
      from pg_constraint c where c.conrelid = 'ops.audit_log'::regclass and c.conname = 'audit_log_action_check'
    union select 'EXPORT'
  ) a;
  execute format('alter table ops.audit_log drop constraint audit_log_action_check, add constraint audit_log_action_check check (action in (%s))', actions);
end $$;

create function money.note_export(what text, since date, until date) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators export' using errcode = '42501';
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id)
    values (auth.uid(), 'EXPORT', 'money.' || what, since || '/' || until);
end $$;
grant execute on function money.note_export(text, date, date) to money_service;
