-- Settings that administrators change while the platform runs. The environment's stand wherever there is no row.
create table ops.site_setting (
  id         text primary key check (id in ('identity', 'bank', 'mail')),
  content    jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 8000),
  updated_at timestamptz not null default clock_timestamp()
);
alter table ops.site_setting enable row level security;
-- Every process reads them again, and drops the pages that it made with the old ones.
create function ops.tell_settings_changed() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;
create trigger tell after insert or update or delete on ops.site_setting
  for each row execute function ops.tell_settings_changed();

insert into ops.audit_action values ('CHANGE_SETTINGS');
insert into ops.mail_kind values ('mail_test');
create policy "back office tries the mail server" on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind = 'mail_test');

-- The only way to write one, with its line in the log. `content` null: back to the environment's. `fields`: before and
-- after of what changed, as it was in force.
create function ops.save_setting(setting text, content jsonb, fields jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators change settings' using errcode = '42501';
  end if;
  if content is null then
    delete from ops.site_setting s where s.id = setting;
  else
    insert into ops.site_setting (id, content) values (setting, content)
      on conflict (id) do update set content = excluded.content, updated_at = clock_timestamp();
  end if;
  if fields = '{}' then
    return;  -- nothing else than before
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id, changed, fields)
    values (auth.uid(), 'CHANGE_SETTINGS', 'ops.site_setting', setting,
            array(select jsonb_object_keys(fields) order by 1), fields);
end $$;
revoke execute on function ops.save_setting(text, jsonb, jsonb) from public;
grant execute on function ops.save_setting(text, jsonb, jsonb) to staff_service;

-- Newsletters and the question for them, written to a subscription's address: they go with it. Answers which they were,
-- since their files lie elsewhere. What was delivered stays as a number.
create function ops.drop_subscriber_letters(subscription integer) returns setof uuid
  language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators remove subscribers' using errcode = '42501';
  end if;
  return query
    delete from ops.mail m using public."newSubscription" s
     where s.id = subscription and lower(m.to_address) = lower(s.email)
       and m.kind in ('newsletter', 'newsletter_confirm') returning m.id;
end $$;
revoke execute on function ops.drop_subscriber_letters(integer) from public;
grant execute on function ops.drop_subscriber_letters(integer) to staff_service;

-- Addresses that refuse a newsletter are no sign of a mail server that fails; 0047 counted them again.
do $$
begin
  execute replace(pg_get_functiondef('ops.platform_state()'::regprocedure),
    'm.failed_at > now() - interval ''7 days''', 'm.kind <> ''newsletter'' and m.failed_at > now() - interval ''7 days''');
end $$;
