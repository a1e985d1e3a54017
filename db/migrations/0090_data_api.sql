-- What the data API needs inside its statements. A request is one statement in one transaction, so a refusal that must
-- undo a write (one object was asked for, and the write touched none or several) has to be raised by the statement.
create function app.require_rows(affected bigint, fewest bigint, most bigint) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  if affected < fewest or affected > most then
    raise exception '%', affected using errcode = case when fewest = 1 and most = 1 then 'RS116' else 'RS124' end;
  end if;
end $$;
grant execute on function app.require_rows(bigint, bigint, bigint) to anon, authenticated, service_role;
