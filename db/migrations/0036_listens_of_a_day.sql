-- A listen is named by the device that plays it, and one call of the data API may bring thousands of rows. Nobody begins
-- a thousand listens in one day: whoever does fills the table that figures and streaks are read from.
create function app.bound_listens() returns trigger language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and exists (select from added)
     and (select count(*) from public."listeningHistory" h
           where h."userId" = auth.uid() and h."createdAt" >= app.vietnam_day_start(app.vietnam_day(now()))) > 1000 then
    raise exception using errcode = 'PT429', message = 'Hôm nay bạn đã nghe rất nhiều. Lượt nghe mới sẽ được ghi lại từ ngày mai.';
  end if;
  return null;
end $$;
create trigger bound_listens after insert on "listeningHistory" referencing new table as added
  for each statement execute function app.bound_listens();
