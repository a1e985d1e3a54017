-- What the things in the log are called, as long as they are there: for administrators alone. A link is called what it
-- belongs to.
create or replace function ops.subject_title(subject text, subject_id text) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  source text := case subject
    when 'public.courseLink' then 'public.course' when 'public.podcastEpisode' then 'public.podcast' else subject end;
  title text;
begin
  if subject_id is null or not auth.has_role('ROLE_ADMIN') then
    return null;
  end if;
  if source in ('public.blog', 'public.podcast', 'public.episode', 'public.course', 'public.lesson') then
    execute format('select t.title from %s t where t.id = $1::integer', source::regclass) into title using subject_id;
  elsif source in ('public.category', 'public.plan') then
    execute format('select t.name from %s t where t.id = $1::integer', source::regclass) into title using subject_id;
  elsif source = 'public.order' then
    select o."orderCode" into title from public."order" o where o.id = subject_id::uuid;
  elsif source = 'public.safetyLine' then
    select l.name || ', ' || l.number into title from public."safetyLine" l where l.id = subject_id;
  elsif source = 'public.newsletterCampaign' then
    select c.subject into title from public."newsletterCampaign" c where c.id = subject_id::integer;
  elsif source = 'public.newSubscription' and subject_id ~ '^\d{1,9}$' then  -- else a file of all of them was taken out
    select s.email into title from public."newSubscription" s where s.id = subject_id::integer;
  elsif source = 'auth.users' then
    select coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email) into title from auth.users u where u.id = subject_id::uuid;
  end if;
  return title;
end $$;
