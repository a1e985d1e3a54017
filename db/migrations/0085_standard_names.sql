-- Names that an engineer would search for: metrics, and requests of data subjects.

-- allow rename: nothing is in production, so no server of an earlier release runs beside this one
alter table ops.figure rename to metric;
comment on table ops.metric is 'Metrics of days, weeks and months that are over.';

alter function ops.count_figures(timestamptz, timestamptz) rename to count_metrics;
alter function ops.figures_of(text, date) rename to get_metrics;
alter function ops.keep_figures(integer) rename to snapshot_metrics;

create or replace function ops.get_metrics(wanted text, first_day date) returns table (name text, value bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators read metrics' using errcode = '42501';
  end if;
  return query select m.name, m.value from ops.metric m where m.step = wanted and m.starts = first_day;
  if not found then
    return query select * from ops.count_metrics(
      first_day::timestamp at time zone 'Asia/Ho_Chi_Minh',
      (first_day + ('1 ' || wanted)::interval)::timestamp at time zone 'Asia/Ho_Chi_Minh');
  end if;
end $$;

-- Stores the metrics of at most so many steps that are over, oldest first; returns how many. Run by the job as the owner.
create or replace function ops.snapshot_metrics(most integer) returns integer
  language sql volatile set search_path = '' as $$
  with now_here as (select now() at time zone 'Asia/Ho_Chi_Minh' as at),
  over as (
    select s.step, d::date as starts
      from (values ('day'), ('week'), ('month')) s (step), now_here n,
           lateral generate_series(
             date_trunc(s.step, (select min(u.created_at) from auth.users u) at time zone 'Asia/Ho_Chi_Minh'),
             date_trunc(s.step, n.at) - ('1 ' || s.step)::interval, ('1 ' || s.step)::interval) d
     where not exists (select from ops.metric m where m.step = s.step and m.starts = d::date)
     order by starts, s.step limit most
  ),
  stored as (
    insert into ops.metric (step, starts, name, value)
    select o.step, o.starts, c.name, c.value from over o, lateral ops.count_metrics(
      o.starts::timestamp at time zone 'Asia/Ho_Chi_Minh',
      (o.starts + ('1 ' || o.step)::interval)::timestamp at time zone 'Asia/Ho_Chi_Minh') c
    on conflict do nothing
    returning step, starts
  )
  select count(distinct (step, starts))::integer from stored
$$;

-- A refund that is written down late belongs to a step whose metrics are stored already.
create or replace function ops.count_late_refund() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update ops.metric m set value = m.value + case m.name when 'refunds' then 1 else new.amount end
   where m.name in ('refunds', 'refunded')
     and new.refunded_on >= m.starts and new.refunded_on < (m.starts + ('1 ' || m.step)::interval)::date;
  return null;
end $$;

-- allow rename: nothing is in production, so no server of an earlier release runs beside this one
alter table ops.person_request rename to data_subject_request;
comment on table ops.data_subject_request is 'Requests of data subjects, with the deadlines of the law.';

-- A request through the account is done the moment it is made. `person` is null when nobody is left.
create or replace function ops.note_own_request(person uuid, wanted text) returns void
  language sql security definer set search_path = '' as $$
  insert into ops.data_subject_request (user_id, kind, channel, acknowledged_at, completed_at, outcome)
    values (person, wanted, 'account', clock_timestamp(), clock_timestamp(), 'done')
$$;

-- Leaves of a deleted person's request that there was one, and that it was in time.
create or replace function ops.keep_forgotten_request(request bigint) returns void
  language sql security definer set search_path = '' as $$
  insert into ops.data_subject_request (kind, channel, involves_others, received_at, acknowledged_at, extended_at, completed_at, outcome)
  select r.kind, r.channel, r.involves_others, r.received_at, coalesce(r.acknowledged_at, clock_timestamp()), r.extended_at,
         clock_timestamp(), 'done'
    from ops.data_subject_request r where r.id = request and auth.has_role('ROLE_ADMIN')
$$;

-- A request that was written down by an address and not by an account goes with the account of that address, too. Only
-- an account that proved to read the mailbox counts: otherwise whoever typed somebody else's address at sign-up could
-- make that person's requests disappear by leaving.
create or replace function ops.forget_contacts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.data_subject_request r
   where r.user_id is null and old.email = any (regexp_split_to_array(lower(r.contact), '[\s,;:<>()"]+'));
  return null;
end $$;

-- Constraints, indexes, sequences and policies are named after their table.
do $$
declare
  renamed record;
  found record;
begin
  for renamed in select * from (values ('figure', 'metric'), ('person_request', 'data_subject_request')) v (old, new) loop
    for found in select c.conname as name, c.conrelid::regclass as relation from pg_constraint c
                  where c.connamespace = 'ops'::regnamespace and starts_with(c.conname, renamed.old || '_') loop
      execute format('alter table %s rename constraint %I to %I', found.relation, found.name,
        renamed.new || substr(found.name, char_length(renamed.old) + 1));
    end loop;
    for found in select c.relname as name, case c.relkind when 'S' then 'sequence' else 'index' end as kind from pg_class c
                  where c.relnamespace = 'ops'::regnamespace and c.relkind in ('i', 'S')
                    and starts_with(c.relname, renamed.old || '_') loop
      execute format('alter %s ops.%I rename to %I', found.kind, found.name,
        renamed.new || substr(found.name, char_length(renamed.old) + 1));
    end loop;
    for found in select p.polname as name, p.polrelid::regclass as relation from pg_policy p
                  where starts_with(p.polname, renamed.old || '_') loop
      execute format('alter policy %I on %s rename to %I', found.name, found.relation,
        renamed.new || substr(found.name, char_length(renamed.old) + 1));
    end loop;
  end loop;
end $$;

-- The log names its subjects by table.
alter table ops.audit_log disable trigger append_only;
update ops.audit_log set subject = 'ops.data_subject_request' where subject = 'ops.person_request';
alter table ops.audit_log enable trigger append_only;
