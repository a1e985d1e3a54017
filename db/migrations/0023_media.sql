-- Uploaded pictures and sounds. The bytes lie in the object store; here stands what they are, under which address
-- content names them, and who brought them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'media_service') then
    create role media_service nologin noinherit;
  end if;
end $$;
grant media_service to authenticator;
grant usage on schema public, auth, app, ops to media_service;
-- The server acts with the claims of who uploads: the roles decide, and the log of staff names them.
grant execute on function auth.jwt(), auth.uid(), auth.has_role(text), auth.is_staff() to media_service;

create table "mediaFile" (
  id             uuid primary key default gen_random_uuid(),
  kind           text not null check (kind in ('picture', 'sound')),
  -- Of a sound its closed address; whether it is open, each episode that plays it decides (below).
  address        text not null unique
    check (address ~ '^/media/(picture|premium)/[0-9a-f]{32}[-.][a-z0-9.-]+$' and char_length(address) < 120),
  "contentType"  text not null check ("contentType" ~ '^(image|audio)/[a-z0-9]+$'),
  bytes          bigint not null check (bytes > 0),  -- of the file as it was sent
  width          integer check (width > 0),          -- of the largest version that is kept
  height         integer check (height > 0),
  seconds        integer check (seconds >= 0),
  bitrate        integer check (bitrate > 0),        -- bits a second
  variants       jsonb not null default '[]' check (jsonb_typeof(variants) = 'array'),
  "originalName" text collate "vi-x-icu" not null
    check ("originalName" = normalize("originalName", nfc) and char_length("originalName") between 1 and 200),
  sha256         text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  "uploadedBy"   uuid references auth.users on delete set null,
  "createdAt"    timestamptz not null default clock_timestamp(),
  -- The same bytes again are the same file.
  unique (kind, sha256),
  check (kind <> 'picture' or (width is not null and height is not null)),
  check (kind <> 'sound' or seconds is not null)
);
create index media_file_newest on "mediaFile" ("createdAt" desc, id);
create index media_file_by_kind on "mediaFile" (kind, "createdAt" desc, id);
-- Serves the deletion of an account.
create index media_file_by_uploader on "mediaFile" ("uploadedBy");

alter table "mediaFile" enable row level security;
-- Rows are made by the server, which has seen the bytes, and never changed.
grant select, insert on "mediaFile" to media_service;
create policy "server" on "mediaFile" to media_service using (true) with check (true);
grant select, delete on "mediaFile" to authenticated;
create policy "staff read" on "mediaFile" for select to authenticated using ((select auth.is_staff()));
create policy "staff remove" on "mediaFile" for delete to authenticated using ((select auth.is_staff()));
create trigger audit after insert or update or delete on "mediaFile" for each row execute function ops.record_staff_action();

create function public."searchText"("mediaFile") returns text language sql stable
  return app.fold($1."originalName");
grant execute on function public."searchText"("mediaFile") to authenticated;

-- A file outlives the account of who brought it; the name that it had on that person's device does not.
create function app.forget_file_name() returns trigger language plpgsql as $$
begin
  new."originalName" := 'tệp đã tải lên';
  return new;
end $$;
create trigger forget_name before update of "uploadedBy" on "mediaFile" for each row
  when (new."uploadedBy" is null and old."uploadedBy" is not null) execute function app.forget_file_name();

-- Where a file is used says public."usedIn" (0029), which also knows what editors have in hand.
create function app.keep_used_file() returns trigger language plpgsql as $$
declare
  uses jsonb := public."usedIn"(old);
begin
  if jsonb_array_length(uses) > 0 then
    raise exception using errcode = 'PT409', detail = uses::text,
      message = 'Tệp này đang được dùng nên chưa xóa được. Bạn gỡ tệp khỏi những nơi đó trước nhé.';
  end if;
  return old;
end $$;
create trigger keep_used before delete on "mediaFile" for each row execute function app.keep_used_file();

-- Objects that the store shall lose. The keys of an upload stand here before they are written, due a day later, and are
-- struck out together with the making of the file: whatever ends in between, nothing is left lying for good.
create table ops.media_removal (
  key    text primary key,
  due_at timestamptz not null
);
create index media_removal_due on ops.media_removal (due_at);
alter table ops.media_removal enable row level security;
grant select, insert, delete on ops.media_removal to media_service;
create policy "server" on ops.media_removal to media_service using (true) with check (true);

create function app.remove_file_objects() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into ops.media_removal (key, due_at)
    select substring(a.address from '^/media/(.+)$'), now()
      from (select old.address union select v ->> 'address' from jsonb_array_elements(old.variants) v) a(address)
    on conflict (key) do update set due_at = excluded.due_at;
  perform pg_notify('media_removal', '');
  return null;
end $$;
create trigger remove_objects after delete on "mediaFile" for each row execute function app.remove_file_objects();

-- Uploads that are under way, and for a day what became of them, so that asking again for the outcome is safe. The parts
-- themselves lie on the disk of the host that takes them.
create table ops.upload (
  id         uuid primary key,
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null check (kind in ('picture', 'sound')),
  name       text not null check (char_length(name) between 1 and 200),
  bytes      bigint not null check (bytes > 0),
  file_id    uuid references public."mediaFile" on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index upload_by_person on ops.upload (user_id, expires_at);
create index upload_expired on ops.upload (expires_at);
create index upload_by_file on ops.upload (file_id);
alter table ops.upload enable row level security;
grant select, insert, delete on ops.upload to media_service;
grant update (file_id) on ops.upload to media_service;
create policy "server" on ops.upload to media_service using (true) with check (true);

-- An uploaded sound has two addresses: /media/premium is opened by a signature alone, /media/sound by an episode that
-- everybody may see. Which of them an episode stores follows from its type, so that making it PRIVATE closes the sound.
create or replace function app.unsign_audio() returns trigger language plpgsql as $$
begin
  if new.audio like '/media/%' then
    new.audio := split_part(new.audio, '?', 1);
  end if;
  if new.audio ~ '^/media/(sound|premium)/[0-9a-f]{32}\.' then
    new.audio := regexp_replace(new.audio, '^/media/[a-z]+/',
      case when new."episodeType" = 'PRIVATE' then '/media/premium/' else '/media/sound/' end);
  end if;
  return new;
end $$;
drop trigger unsign on episode;
create trigger unsign before insert or update of audio, "episodeType" on episode
  for each row execute function app.unsign_audio();
-- Serves the question whether a sound is open.
create index episode_by_sound on episode (audio) where audio like '/media/sound/%';

-- Lessons are for people who are enrolled: their sound is always closed.
create function app.unsign_lesson_media() returns trigger language plpgsql as $$
begin
  if new."mediaUrl" like '/media/%' then
    new."mediaUrl" := regexp_replace(split_part(new."mediaUrl", '?', 1), '^/media/sound/', '/media/premium/');
  end if;
  return new;
end $$;
create trigger unsign before insert or update of "mediaUrl" on lesson
  for each row execute function app.unsign_lesson_media();
