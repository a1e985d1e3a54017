-- Append-only record of what staff did. No role can change or remove a row; only this trigger function writes one.
create table ops.audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default clock_timestamp(),
  actor_id   uuid,          -- no foreign key: the record outlives the account
  action     text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  subject    text not null, -- schema.table
  subject_id text,
  changed    text[] not null default '{}'
);
create index audit_log_by_time on ops.audit_log (at desc);
create index audit_log_by_subject on ops.audit_log (subject, subject_id, at desc);

create function ops.keep_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name using errcode = '42501';
end $$;

create trigger append_only before update or delete on ops.audit_log
  for each row execute function ops.keep_append_only();
create trigger append_only_table before truncate on ops.audit_log
  for each statement execute function ops.keep_append_only();

-- Names of the changed columns, never their values: the log must not become a second copy of private data.
create function ops.record_staff_action() returns trigger
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
    coalesce(after_row ->> 'id', before_row ->> 'id'),
    array(
      select key from jsonb_object_keys(before_row || after_row) key
      where before_row -> key is distinct from after_row -> key order by key
    )
  );
  return null;
end $$;

-- Counters that hold across server processes: one row for each limited thing and time window.
create table ops.rate_limit (
  bucket     text not null,
  window_end timestamptz not null,
  hits       integer not null default 1,
  primary key (bucket, window_end)
);
create index rate_limit_expired on ops.rate_limit (window_end);

alter table ops.audit_log enable row level security;
alter table ops.rate_limit enable row level security;
grant usage on schema ops to auth_service, job_service, service_role;
grant select, insert, update, delete on ops.rate_limit to auth_service, job_service, service_role;
create policy "servers count" on ops.rate_limit to auth_service, job_service, service_role using (true) with check (true);

-- What a fresh start loaded, so that loading again never touches what an operator changed or removed.
create table ops.loaded_content (
  kind      text not null,
  slug      text not null,
  loaded_at timestamptz not null default now(),
  primary key (kind, slug)
);
alter table ops.loaded_content enable row level security;
