-- A new address of the newsletter is one by the rules for accounts. Older rows stay as they are: their owners must be able
-- to leave.
create function app.check_subscribed_address() returns trigger language plpgsql set search_path = '' as $$
begin
  if char_length(new.email) > 254
     or new.email !~* '^(?![=+|%-])[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$' then
    raise exception using errcode = '23514', message = 'Địa chỉ e-mail này chưa đúng, bạn xem lại giúp chúng mình nhé.';
  end if;
  return new;
end $$;

create trigger address before insert on "newSubscription" for each row execute function app.check_subscribed_address();
