-- People who come from another place by file: an account without a password, and one letter with a link to set it.
insert into ops.audit_action values ('IMPORT_PERSON');
insert into ops.mail_kind values ('invitation');
create policy "back office invites" on ops.mail for insert to staff_service
  with check ((select auth.has_role('ROLE_ADMIN')) and kind = 'invitation');

-- False when the address has an account already: then nothing was written. No consent is written either: only the person
-- can give it, by setting the password.
create function auth.admit_person(person uuid, address text, profile jsonb, link_hash bytea, good_days integer)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('ROLE_ADMIN') then
    raise exception 'only administrators import people' using errcode = '42501';
  end if;
  insert into auth.users (id, email, raw_user_meta_data) values (person, address, profile) on conflict (email) do nothing;
  if not found then
    return false;
  end if;
  insert into auth.user_roles (user_id, role) values (person, 'ROLE_USER');
  insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
    values (person, 'reset_password', link_hash, address, now() + make_interval(days => good_days));
  return true;
end $$;
revoke execute on function auth.admit_person(uuid, text, jsonb, bytea, integer) from public;
grant execute on function auth.admit_person(uuid, text, jsonb, bytea, integer) to staff_service;

-- An import that was cut off is sent again: whoever got days from the same file gets none twice.
create index person_action_by_import on ops.person_action ((details ->> 'import'), user_id) where details ? 'import';
