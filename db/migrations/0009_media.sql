-- Uploaded pictures and sounds. The bytes lie in the object store; here stands what they are, under which address
-- content names them, and who brought them.

-- The sound of a paid course lies where only a signed address reaches it, unless everybody may hear it as an episode.
create function app.is_open_sound(address text) returns boolean language sql stable
  security definer set search_path = '' as $$
  select address like '/media/%' and address not like '/media/premium/%'
     and not exists (select from public.episode e where e.audio = address and e."episodeType" = 'PUBLIC')
$$;
grant execute on function app.is_open_sound(text) to authenticated;

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
comment on table "mediaFile" is 'Uploaded pictures and sounds: what they are and where they lie.';
create index media_file_newest on "mediaFile" ("createdAt" desc, id);
create index media_file_by_kind on "mediaFile" (kind, "createdAt" desc, id);
-- Serves the deletion of an account.
create index media_file_by_uploader on "mediaFile" ("uploadedBy");

alter table "mediaFile" enable row level security;
grant select, delete on "mediaFile" to authenticated;
-- Rows are made by the server, which has seen the bytes, and never changed.
grant select, insert on "mediaFile" to media_service;

create policy media_file_all_media_service on "mediaFile" to media_service using (true) with check (true);
create policy media_file_select_staff on "mediaFile" for select to authenticated using ((select auth.is_staff()));
create policy media_file_delete_staff on "mediaFile" for delete to authenticated using ((select auth.is_staff()));

-- A file outlives the account of who brought it; the name that it had on that person's device does not.
create function app.forget_file_name() returns trigger language plpgsql as $$
begin
  new."originalName" := 'tệp đã tải lên';
  return new;
end $$;

-- Where a file is used says public."usedIn", which also knows what editors have in hand.
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

create trigger audit after insert or update or delete on "mediaFile"
  for each row execute function ops.record_staff_action();
create trigger forget_name before update of "uploadedBy" on "mediaFile" for each row
  when (new."uploadedBy" is null and old."uploadedBy" is not null) execute function app.forget_file_name();
create trigger keep_used before delete on "mediaFile" for each row execute function app.keep_used_file();
create trigger remove_objects after delete on "mediaFile" for each row execute function app.remove_file_objects();

create function public."searchText"("mediaFile") returns text language sql stable
  return app.fold($1."originalName");
grant execute on function public."searchText"("mediaFile") to authenticated;

-- Objects that the store shall lose. The keys of an upload stand here before they are written, due a day later, and are
-- struck out together with the making of the file: whatever ends in between, nothing is left lying for good.
create table ops.media_removal (
  key    text primary key,
  due_at timestamptz not null
);
comment on table ops.media_removal is 'Objects that the store is to lose, and when.';
create index media_removal_due on ops.media_removal (due_at);

alter table ops.media_removal enable row level security;
grant select, insert, delete on ops.media_removal to media_service;

create policy media_removal_all_media_service on ops.media_removal to media_service using (true) with check (true);

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
  expires_at timestamptz not null,
  -- Which edition of a file an upload is of: a name and a size alone would let a changed one be glued to the old one's half.
  modified   bigint check (modified >= 0)
);
comment on table ops.upload is 'Uploads that are under way, and for a day what became of them.';
create index upload_by_person on ops.upload (user_id, expires_at);
create index upload_expired on ops.upload (expires_at);
create index upload_by_file on ops.upload (file_id);

alter table ops.upload enable row level security;
grant select, insert, update (file_id), delete on ops.upload to media_service;

create policy upload_all_media_service on ops.upload to media_service using (true) with check (true);

-- Texts that an editor has in hand and rows in the trash hold files, too. Security definer: nobody may read another's
-- working copy; that there is one is all that is told. Older versions of rows that are there hold nothing back: otherwise no
-- file that was ever used could go.
create function app.file_in_hand(file_name text) returns table (kind text, id integer, title text)
  language sql stable security definer set search_path = '' as $$
  select 'workingCopy', w."rowId", coalesce(w.content ->> 'title', w.content ->> 'name')
    from public."workingCopy" w
   where strpos(w.content::text, file_name) > 0 and w."userId" = auth.uid()
  union all
  select 'workingCopy', w."rowId", null from public."workingCopy" w
   where strpos(w.content::text, file_name) > 0 and w."userId" <> auth.uid() and auth.is_staff()
  union all
  select 'trash', v.row_id, coalesce(v.content ->> 'title', v.content ->> 'name')
    from ops.content_version v
   where v.action = 'DELETE' and v.replaced_at > now() - interval '30 days'
     and strpos(v.content::text, file_name) > 0 and auth.is_staff()
$$;
grant execute on function app.file_in_hand(text) to authenticated;

-- Where a file is used. Its name within addresses is 32 random digits, so whatever text holds them names the file, be it
-- a column of its own or a picture in the middle of an article. Runs with the rights of who asks: staff see all content.
create function public."usedIn"("mediaFile") returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', u.kind, 'id', u.id, 'title', u.title) order by u.kind, u.id), '[]')
  from (select substring($1.address from '/([0-9a-f]{32})') as name) file,
  lateral (
    select 'blog' as kind, id, title from blog
      where strpos("coverImage", file.name) > 0 or strpos(content, file.name) > 0 or strpos("shareImage", file.name) > 0
    union all
    select 'podcast', id, title from podcast where strpos("coverImage", file.name) > 0 or strpos("shareImage", file.name) > 0
    union all
    select 'episode', id, title from episode
      where strpos("coverImage", file.name) > 0 or strpos(audio, file.name) > 0
    union all
    select 'course', id, title from course
      where strpos("coverImage", file.name) > 0 or strpos(description, file.name) > 0 or strpos("shareImage", file.name) > 0
    union all
    select 'lesson', id, title from lesson
      where strpos("mediaUrl", file.name) > 0 or strpos(content, file.name) > 0
    union all
    select * from app.file_in_hand(file.name)
  ) u
$$;
grant execute on function public."usedIn"("mediaFile") to authenticated;

-- Who may hear what an address under /media/audio or /media/sound names: everybody, because an episode that everybody
-- sees plays it ('open'); nobody without a signature, because only others do ('closed'); or no episode is meant. A lesson
-- that plays the sound from there keeps it: its learners must not lose it with an episode.
create function app.audio_visibility(address text) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.episode e
                  where e.audio = address and e."episodeType" = 'PUBLIC' and e.publication = 'PUBLISHED') then 'open'
    when exists (select from public.lesson l where l."mediaUrl" = address) then 'unnamed'
    when exists (select from public.episode e
                  where e.audio = regexp_replace(address, '^/media/(audio|sound)/', '/media/premium/')) then 'closed'
    else 'unnamed' end
$$;
grant execute on function app.audio_visibility(text) to anon;

-- The length of a sound that this house knows: of an upload, or of an episode. Null for any other address.
create function app.sound_seconds(address text) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select f.seconds from public."mediaFile" f where f.address = sound_seconds.address),
    (select e.duration from public.episode e where e.audio = address order by e.id limit 1))
$$;
