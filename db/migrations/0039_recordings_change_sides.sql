-- The sounds that come with the product lie under /media/audio, those of premium episodes under /media/premium, and staff
-- may turn the one kind of episode into the other. As with uploaded sounds, which address an episode stores follows from
-- what it is: made PRIVATE or taken back, its sound is closed with it, wherever the file lies.
create or replace function app.unsign_audio() returns trigger language plpgsql as $$
declare
  is_closed boolean := new."episodeType" = 'PRIVATE' or new.publication <> 'PUBLISHED';
begin
  if new.audio like '/media/%' then
    new.audio := split_part(new.audio, '?', 1);
  end if;
  if new.audio ~ '^/media/(sound|premium)/[0-9a-f]{32}\.' then
    new.audio := regexp_replace(new.audio, '^/media/[a-z]+/', case when is_closed then '/media/premium/' else '/media/sound/' end);
  elsif new.audio ~ '^/media/(audio|premium)/' then
    new.audio := regexp_replace(new.audio, '^/media/[a-z]+/', case when is_closed then '/media/premium/' else '/media/audio/' end);
  end if;
  return new;
end $$;
create index episode_by_audio on episode (audio);
drop index episode_by_sound;
create index lesson_by_media on lesson ("mediaUrl");
update episode set audio = audio
 where audio like '/media/audio/%' and ("episodeType" = 'PRIVATE' or publication <> 'PUBLISHED');

-- Who may hear what an address under /media/audio or /media/sound names: everybody, because an episode that everybody
-- sees plays it ('open'); nobody without a signature, because only others do ('closed'); or no episode is meant. A lesson
-- that plays the sound from there keeps it: its learners must not lose it with an episode.
create function app.hearing(address text) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.episode e
                  where e.audio = address and e."episodeType" = 'PUBLIC' and e.publication = 'PUBLISHED') then 'open'
    when exists (select from public.lesson l where l."mediaUrl" = address) then 'unnamed'
    when exists (select from public.episode e
                  where e.audio = regexp_replace(address, '^/media/(audio|sound)/', '/media/premium/')) then 'closed'
    else 'unnamed' end
$$;
grant execute on function app.hearing(text) to anon;
