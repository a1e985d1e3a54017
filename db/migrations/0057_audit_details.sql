-- The audit log names restores and scheduled publications, and keeps what a thing was called at the time and what the
-- named fields were before and after. Bounded, and never the text of content, a secret or anything about a person.
insert into ops.audit_action values ('RESTORE'), ('RESTORE_VERSION'), ('PUBLISH');

alter table ops.audit_log
  add column title     text,                         -- what it was called then; null for people and for older lines
  add column fields    jsonb not null default '{}',  -- {column: [before, after]}
  add column change_id bigint;                       -- the transaction: what was done together
alter table ops.audit_log alter column change_id set default pg_current_xact_id()::text::bigint;
-- The lines that a deleted account leaves are shown under the one of its deletion.
create index audit_log_deletions on ops.audit_log (change_id, at) where action = 'DELETE_ACCOUNT';

create or replace function ops.keep_audit_log() returns trigger language plpgsql set search_path = '' as $$
declare
  forgotten text := nullif(current_setting('ops.forgotten', true), '');
begin
  if tg_op = 'UPDATE' and forgotten is not null
     and to_jsonb(new) - array['actor_id', 'subject_id'] = to_jsonb(old) - array['actor_id', 'subject_id']
     and (new.actor_id is not distinct from old.actor_id or (new.actor_id is null and old.actor_id::text = forgotten))
     and (new.subject_id is not distinct from old.subject_id or (new.subject_id is null and old.subject_id = forgotten))
     and not exists (select from auth.users u where u.id::text = forgotten)
  then
    return new;
  end if;
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name using errcode = '42501';
end $$;

-- The name of a row, for tables whose rows are no person's. Null for all others.
create function ops.audit_title(subject text, content jsonb) returns text
  language sql immutable set search_path = ''
  return left(case
    when subject in ('public.blog', 'public.podcast', 'public.episode', 'public.course', 'public.lesson') then content ->> 'title'
    when subject in ('public.category', 'public.plan') then content ->> 'name'
    when subject = 'public.mediaFile' then content ->> 'originalName'
    when subject = 'public.safetyLine' then (content ->> 'name') || ', ' || (content ->> 'number')
    when subject = 'public.newsletterCampaign' then content ->> 'subject' end, 200);

-- What the columns that are short and public were before and after.
create function ops.audit_fields(subject text, before_row jsonb, after_row jsonb) returns jsonb
  language sql immutable set search_path = ''
  return coalesce((
    select jsonb_object_agg(name, jsonb_build_array(left(before_row ->> name, 120), left(after_row ->> name, 120)))
      from unnest(case when ops.audit_title(subject, before_row) is null or subject = 'public.mediaFile' then '{}'
        else array['title', 'name', 'subject', 'slug', 'publication', 'publishAt', 'blogType', 'podcastType', 'episodeType',
                   'authorName', 'price', 'duration', 'minutes', 'number', 'hours', 'isActive', 'seoTitle', 'seoDescription'] end) name
     where before_row ->> name is distinct from after_row ->> name), '{}');

create or replace function ops.record_staff_action() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after_row  jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  known jsonb := before_row || after_row;
  subject text := tg_table_schema || '.' || tg_table_name;
  restoring text := current_setting('ops.restoring', true);
  action text := tg_op;
begin
  if auth.uid() is null then
    -- The server's own work, such as loading content. A publication at its time is told, as readers see it.
    if tg_op = 'UPDATE' and before_row ->> 'publication' = 'SCHEDULED' and after_row ->> 'publication' = 'PUBLISHED' then
      insert into ops.audit_log (action, subject, subject_id, changed, title)
        values ('PUBLISH', subject, known ->> 'id', array['publication'], ops.audit_title(subject, known));
    end if;
    return null;
  end if;
  if restoring = 'TRASH' and tg_op = 'UPDATE' then
    return null;  -- a lesson that comes back with its course: the line of its return says it
  elsif restoring = 'TRASH' and tg_op = 'INSERT' then
    action := 'RESTORE';
  elsif restoring = 'VERSION' and tg_op = 'UPDATE' then
    action := 'RESTORE_VERSION';
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id, changed, title, fields)
  values (
    auth.uid(), action, subject,
    coalesce(known ->> 'id', known ->> 'transaction_id', known ->> 'courseId', known ->> 'podcastId', known ->> 'day'),
    array(
      select key from jsonb_object_keys(known) key
      where before_row -> key is distinct from after_row -> key order by key
    ),
    ops.audit_title(subject, known),
    case when tg_op = 'UPDATE' then ops.audit_fields(subject, before_row, after_row) else '{}' end
  );
  return null;
end $$;

-- Who wrote a version: the last person, not the clock that published it.
create or replace function ops.archive_content() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := to_jsonb(old);
  row_key integer := coalesce((before_row ->> 'id')::integer, (before_row ->> 'podcastId')::integer);
begin
  if tg_op = 'UPDATE' and before_row - app.beside_content() = to_jsonb(new) - app.beside_content() then
    return null;
  end if;
  insert into ops.content_version (kind, row_id, action, change_id, written_by, written_at, replaced_by, content)
  values (
    tg_table_name, row_key, tg_op, pg_current_xact_id()::text::bigint,
    -- This change itself is not in the log yet: triggers fire by name, and "audit" comes after "archive".
    (select l.actor_id from ops.audit_log l
      where l.subject = 'public.' || tg_table_name and l.subject_id = row_key::text and l.action not in ('DELETE', 'PUBLISH')
      order by l.at desc limit 1),
    (before_row ->> 'updatedAt')::timestamptz, auth.uid(), before_row
  );
  delete from ops.content_version v using (
    select c.id, count(*) over () - row_number() over (
             order by (c.written_by is not distinct from c.replaced_by
                       and c.replaced_at - c.written_at < interval '5 minutes') is not true, c.id) as place_from_end
      from ops.content_version c where c.kind = tg_table_name and c.row_id = row_key and c.action = 'UPDATE'
  ) thinned
  where v.id = thinned.id and thinned.place_from_end >= 50;
  return null;
end $$;

create or replace function public."restoreVersion"(version bigint) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  wanted public."contentVersion";
  removed public."contentVersion";
  changes text;
  result jsonb;
begin
  perform app.require_staff();
  select * into wanted from public."contentVersion" v where v.id = version;
  if not found or wanted.kind = 'podcastEpisode' then
    raise exception using errcode = 'PT404', message = 'Không tìm thấy phiên bản này. Có thể nó đã quá hạn giữ.';
  end if;
  select string_agg(format('%I = r.%I', n, n), ', ') into changes
    from unnest(app.columns_of_version(wanted.kind, wanted.content, app.beside_content())) n;
  perform set_config('ops.restoring', 'VERSION', true);
  execute format('update public.%I as t set %s from jsonb_populate_record(null::public.%I, $1) r where t.id = $2 returning to_jsonb(t)',
                 wanted.kind, changes, wanted.kind) into result using wanted.content, wanted."rowId";
  if result is null then
    perform set_config('ops.restoring', 'TRASH', true);
    select * into removed from public."contentVersion" v
     where v.kind = wanted.kind and v."rowId" = wanted."rowId" and v.action = 'DELETE';
    result := app.put_back(wanted.kind, wanted.content);
    perform app.put_back_with(removed);
  end if;
  perform set_config('ops.restoring', '', true);
  return result;
end $$;

-- What a subject is called today. An id that is none of its table's form has no name.
create or replace function ops.subject_title(subject text, subject_id text) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  source text := case subject
    when 'public.courseLink' then 'public.course' when 'public.podcastEpisode' then 'public.podcast' else subject end;
  is_number boolean := subject_id ~ '^\d{1,9}$';
  is_uuid boolean := subject_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  title text;
begin
  if subject_id is null or not auth.has_role('ROLE_ADMIN') then
    return null;
  end if;
  if is_number and source in ('public.blog', 'public.podcast', 'public.episode', 'public.course', 'public.lesson') then
    execute format('select t.title from %s t where t.id = $1::integer', source::regclass) into title using subject_id;
  elsif is_number and source in ('public.category', 'public.plan') then
    execute format('select t.name from %s t where t.id = $1::integer', source::regclass) into title using subject_id;
  elsif is_uuid and source = 'public.order' then
    select o."orderCode" into title from public."order" o where o.id = subject_id::uuid;
  elsif is_uuid and source = 'public.mediaFile' then
    select f."originalName" into title from public."mediaFile" f where f.id = subject_id::uuid;
  elsif source = 'public.safetyLine' then
    select l.name || ', ' || l.number into title from public."safetyLine" l where l.id = subject_id;
  elsif is_number and source = 'public.newsletterCampaign' then
    select c.subject into title from public."newsletterCampaign" c where c.id = subject_id::integer;
  elsif is_number and source = 'public.newSubscription' then  -- else a file of all of them was taken out
    select s.email into title from public."newSubscription" s where s.id = subject_id::integer;
  elsif is_uuid and source = 'auth.users' then
    select coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email) into title from auth.users u where u.id = subject_id::uuid;
  end if;
  return title;
end $$;

-- Everybody who has a line, for the filter; reads one index entry a person.
create function ops.audit_actors() returns table (id uuid, name text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators read the log' using errcode = '42501';
  end if;
  return query
    with recursive actor (id) as (
      (select l.actor_id from ops.audit_log l where l.actor_id is not null order by l.actor_id limit 1)
      union all
      select (select l.actor_id from ops.audit_log l where l.actor_id > a.id order by l.actor_id limit 1)
        from actor a where a.id is not null
    )
    select a.id, coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email)
      from actor a join auth.users u on u.id = a.id order by 2 limit 200;
end $$;
revoke execute on function ops.audit_actors() from public;
grant execute on function ops.audit_actors() to staff_service;
