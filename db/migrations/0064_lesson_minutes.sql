-- The stated length of a lesson is computed: its words at 220 syllables a minute (packages/format reading-minutes.ts reads
-- articles at the same pace) and the sound that it plays. Only a film, which lies on another server, states its own.
alter table lesson add column "mediaSeconds" integer check ("mediaSeconds" > 0);

-- The length of a sound that this house knows: of an upload, or of an episode. Null for any other address.
create function app.sound_seconds(address text) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select f.seconds from public."mediaFile" f where f.address = sound_seconds.address),
    (select e.duration from public.episode e where e.audio = address order by e.id limit 1))
$$;
revoke execute on function app.sound_seconds(text) from public;

create function app.set_lesson_minutes() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  syllables integer;
begin
  if new."mediaUrl" is null then
    new."mediaSeconds" := null;
  else
    new."mediaSeconds" := coalesce(nullif(app.sound_seconds(new."mediaUrl"), 0), new."mediaSeconds");
  end if;
  if new.kind <> 'video' then
    syllables := coalesce(
      cardinality(regexp_split_to_array(nullif(btrim(app.plain_text(new.content)), ''), '\s+')), 0);
    new.minutes := greatest(1, round(syllables / 220.0 + coalesce(new."mediaSeconds", 0) / 60.0));
  end if;
  return new;
end $$;
create trigger set_minutes before insert or update of content, "mediaUrl", "mediaSeconds", kind, minutes on lesson
  for each row execute function app.set_lesson_minutes();
update lesson set content = content;
