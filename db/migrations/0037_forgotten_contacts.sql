-- A request that was written down by an address and not by an account goes with the account of that address, too. Only
-- an account that proved to read the mailbox counts: otherwise whoever typed somebody else's address at sign-up could
-- make that person's requests disappear by leaving.
create function ops.forget_contacts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.person_request r
   where r.user_id is null and old.email = any (regexp_split_to_array(lower(r.contact), '[\s,;:<>()"]+'));
  return null;
end $$;
create trigger forget_contacts after delete on auth.users for each row
  when (old.email_confirmed_at is not null) execute function ops.forget_contacts();
