-- An answer is built as one text and sent as a whole, so its size is known, and refused, before it leaves the database:
-- a short request can ask for far more than anybody reads. Which bound counts depends on who asks.
create function app.bounded_body(body text, visitors integer, members integer) returns text
  language plpgsql stable set search_path = '' as $$
declare
  most integer := case when current_user = 'anon' then visitors else members end;
begin
  if octet_length(body) > most then
    raise exception '%', most using errcode = 'RS413';
  end if;
  return body;
end $$;
grant execute on function app.bounded_body(text, integer, integer) to anon, authenticated, service_role;

-- Pages of the newest are looked up by key before anything of them is written out. The keys come in order from here, with
-- all that visibility and filters look at, so that skipped rows are never read.
create index blog_in_pages on blog ("createdAt" desc, id) include (publication, "blogType", "categoryId");
drop index blog_newest;
create index podcast_in_pages on podcast ("createdAt" desc, id) include (publication, "podcastType", "categoryId");
drop index podcast_newest;
