-- What editors need of content: drafts and publication at a time, the versions before a change, a trash, working copies,
-- orders that are written as a whole, and text that is tidied where it is stored.

-- ── Drafts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- What a person adds begins as a draft; what the server loads is there at once.
create function app.first_publication() returns text language sql stable set search_path = ''
  return case when auth.uid() is null then 'PUBLISHED' else 'DRAFT' end;

-- Staff, and the job that publishes. Asked of the setting and not of current_user, which is the owner in here.
create function app.sees_drafts() returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return current_setting('role') = 'job_service' or auth.is_staff();

grant execute on function app.first_publication(), app.sees_drafts() to public;

-- A scheduled row becomes PUBLISHED by a write, never by the clock alone: caches hear of writes. "createdAt" is the date
-- that readers see and lists are sorted by, so it is the first publication's, unless the editor wrote another one.
create function app.keep_publication() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.publication is null or new.publication not in ('DRAFT', 'SCHEDULED', 'PUBLISHED') then
    raise exception using errcode = 'CT001', detail = 'publication', message = 'Trạng thái này không có.';
  end if;
  if new.publication <> 'SCHEDULED' then
    new."publishAt" := null;
  elsif new."publishAt" is null then
    raise exception using errcode = 'CT001', detail = 'publishAt', message = 'Bạn chưa chọn thời điểm đăng.';
  elsif new."publishAt" <= clock_timestamp() and (tg_op = 'INSERT'
        or (old.publication, old."publishAt") is distinct from (new.publication, new."publishAt")) then
    raise exception using errcode = 'CT001', detail = 'publishAt',
      message = 'Thời điểm đăng đã qua. Bạn chọn một thời điểm ở phía trước, hoặc đăng ngay.';
  end if;
  if tg_op = 'INSERT' then
    if new.publication = 'PUBLISHED' then
      new."publishedAt" := coalesce(new."publishedAt", new."createdAt");
    end if;
    return new;
  end if;
  new."publishedAt" := old."publishedAt";
  if new.publication = 'PUBLISHED' and old."publishedAt" is null then
    new."publishedAt" := clock_timestamp();
    if new."createdAt" = old."createdAt" then
      new."createdAt" := new."publishedAt";
    end if;
  end if;
  return new;
end $$;

do $$
declare
  kind text;
begin
  foreach kind in array array['podcast', 'episode', 'blog', 'course', 'lesson'] loop
    execute format($sql$
      alter table %1$I
        add column publication text not null default 'PUBLISHED' check (publication in ('DRAFT', 'SCHEDULED', 'PUBLISHED')),
        add column "publishAt" timestamptz,       -- when a scheduled row is to appear
        -- When it appeared for the first time. Made as a copy, so that no trigger takes it for a change.
        add column "publishedAt" timestamptz generated always as ("createdAt") stored,
        add constraint "only what is scheduled has a time" check ((publication = 'SCHEDULED') = ("publishAt" is not null))
      $sql$, kind);
    execute format('alter table %I alter column "publishedAt" drop expression', kind);
    execute format('alter table %I alter column publication set default app.first_publication()', kind);
    execute format('create trigger publication before insert or update on %I for each row execute function app.keep_publication()', kind);
    -- Serves the job that looks for what is due, each minute.
    execute format('create index %I on %I ("publishAt") where publication = ''SCHEDULED''', kind || '_scheduled', kind);
    -- Restrictive and for every role: no policy that is added later, for whichever role, can let a draft through.
    execute format('create policy "drafts are for staff" on %I as restrictive for select to public
      using (publication = ''PUBLISHED'' or (select app.sees_drafts()))', kind);
    execute format('grant update (publication) on %I to job_service', kind);
    execute format('create policy "publishes what is due" on %I for update to job_service
      using (publication = ''SCHEDULED'' and "publishAt" <= clock_timestamp()) with check (publication = ''PUBLISHED'')', kind);
  end loop;
end $$;
grant select on course, lesson to job_service;
create policy "jobs read" on course for select to job_service using (true);
create policy "jobs read" on lesson for select to job_service using (true);

-- The lessons of a draft are drafts. Security definer: roles that read lessons need no right on courses for this.
create function app.is_course_published(course integer) returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return exists (select from public.course c where c.id = $1 and c.publication = 'PUBLISHED');
grant execute on function app.is_course_published(integer) to public;
create policy "lessons of drafts are for staff" on lesson as restrictive for select to public
  using ((select app.sees_drafts()) or app.is_course_published("courseId"));

-- Views run as their owner, past the policies, and say it themselves. What a lock shows is for people who do not see the
-- row, staff are not among them; a link to a draft podcast is none.
alter table blog add column excerpt text not null generated always as (left(app.plain_text(content), 150)) stored;
alter table blog alter column excerpt drop expression;
create function app.write_excerpt() returns trigger language plpgsql set search_path = '' as $$
begin
  new.excerpt := left(app.plain_text(new.content), 150);
  return new;
end $$;
-- After "tidy", whose text it cuts.
create trigger tidy_excerpt before insert or update on blog for each row execute function app.write_excerpt();

create or replace view "premiumPreview" with (security_barrier) as
  select 'blog' as kind, b.id, null::integer as "podcastId", null::integer as position, b.title, b."authorName",
         b."coverImage", b."categoryId", b."createdAt", null::integer as duration, b.excerpt
    from blog b where b."blogType" = 'PRIVATE' and b.publication = 'PUBLISHED'
  union all
  select 'podcast', p.id, p.id, null, p.title, p."authorName", p."coverImage", p."categoryId", p."createdAt", null,
         left(app.plain_text(coalesce(p.description, '')), 150)
    from podcast p where p."podcastType" = 'PRIVATE' and p.publication = 'PUBLISHED'
  union all
  select 'episode', e.id, l."podcastId", coalesce(l.position, e.position), e.title, p."authorName", e."coverImage",
         e."categoryId", e."createdAt", e.duration, left(app.plain_text(coalesce(e.description, '')), 150)
    from episode e
    left join ("podcastEpisode" l join podcast p on p.id = l."podcastId" and p.publication = 'PUBLISHED')
      on l."episodeId" = e.id
   where e.publication = 'PUBLISHED' and (e."episodeType" = 'PRIVATE' or p."podcastType" = 'PRIVATE');

create or replace view "courseOutline" with (security_barrier) as
  select l.id, l."courseId", l.position, l.title, l.kind, l.minutes
    from lesson l join course c on c.id = l."courseId"
   where (l.publication = 'PUBLISHED' and c.publication = 'PUBLISHED') or (select auth.is_staff());

-- An uploaded sound has two addresses: /media/premium is opened by a signature alone, /media/sound is there for everybody.
-- What is no public episode, because it is PRIVATE or not out, stores the closed one: staff hear a draft by a signature.
create or replace function app.unsign_audio() returns trigger language plpgsql as $$
begin
  if new.audio like '/media/%' then
    new.audio := split_part(new.audio, '?', 1);
  end if;
  if new.audio ~ '^/media/(sound|premium)/[0-9a-f]{32}\.' then
    new.audio := regexp_replace(new.audio, '^/media/[a-z]+/',
      case when new."episodeType" = 'PRIVATE' or new.publication <> 'PUBLISHED' then '/media/premium/' else '/media/sound/' end);
  end if;
  return new;
end $$;
drop trigger unsign on episode;
create trigger unsign before insert or update of audio, "episodeType", publication on episode
  for each row execute function app.unsign_audio();

create or replace function public."followerCount"(podcast) returns bigint
  language sql stable security definer set search_path = ''
  return (select count(*) from public.follow f join public.podcast p on p.id = f."podcastId"
           where f."podcastId" = $1.id and (p.publication = 'PUBLISHED' or (select auth.is_staff())));

-- ── Two editors at once ─────────────────────────────────────────────────────────────────────────────────────────────

-- A save names the version that it was made from by "updatedAt", so no two versions of a row may carry the same time,
-- whatever the clock does.
create or replace function app.touch() returns trigger language plpgsql as $$
begin
  new."updatedAt" := greatest(clock_timestamp(), old."updatedAt" + interval '1 microsecond');
  return new;
end $$;

-- Moving a lesson is no reason to refuse what somebody is writing in it.
drop trigger touch on lesson;
create trigger touch before update on lesson for each row
  when ((to_jsonb(old) - array['position', 'updatedAt']) is distinct from (to_jsonb(new) - array['position', 'updatedAt'])
        or old."updatedAt" is distinct from new."updatedAt")
  execute function app.touch();

-- What an editor wrote and did not save yet, one a person and row; without content it only says that somebody has the
-- row open. The screen writes it again and again, and removes it when the change is saved or thrown away.
create table "workingCopy" (
  kind      text not null check (kind in ('category', 'podcast', 'episode', 'blog', 'course', 'lesson')),
  "rowId"   integer not null check ("rowId" >= 0),                -- 0: one that is not a row yet
  "userId"  uuid not null default auth.uid() references auth.users on delete cascade,
  content   jsonb check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 900000),
  "basedOn" timestamptz,                                          -- "updatedAt" of the row that it was made from
  "savedAt" timestamptz,
  "seenAt"  timestamptz not null default clock_timestamp(),
  primary key ("userId", kind, "rowId")
);
create index working_copy_by_row on "workingCopy" (kind, "rowId", "seenAt" desc);
create index working_copy_by_age on "workingCopy" ("seenAt");

create function app.date_working_copy() returns trigger language plpgsql set search_path = '' as $$
begin
  new."seenAt" := clock_timestamp();
  if new.content is null then
    new."savedAt" := null;
  elsif tg_op = 'INSERT' or new.content is distinct from old.content then
    new."savedAt" := new."seenAt";
  else
    new."savedAt" := old."savedAt";
  end if;
  return new;
end $$;
create trigger dated before insert or update on "workingCopy" for each row execute function app.date_working_copy();

alter table "workingCopy" enable row level security;
grant select, delete on "workingCopy" to authenticated;
grant insert (kind, "rowId", "userId", content, "basedOn"), update (kind, "rowId", "userId", content, "basedOn")
  on "workingCopy" to authenticated;
create policy "its editor" on "workingCopy" to authenticated
  using ("userId" = (select auth.uid()) and (select auth.is_staff()))
  with check ("userId" = (select auth.uid()) and (select auth.is_staff()));
grant select ("seenAt", "savedAt"), delete on "workingCopy" to job_service;
create policy "jobs clean" on "workingCopy" to job_service using (true);

-- Who else has a row open, without a word of what they write.
create view "contentPresence" with (security_barrier) as
  select w.kind, w."rowId", u.raw_user_meta_data ->> 'fullname' as name, w.content is not null as "hasChanges", w."seenAt"
    from "workingCopy" w join auth.users u on u.id = w."userId"
   where w."seenAt" > now() - interval '90 seconds' and w."rowId" > 0 and w."userId" <> (select auth.uid())
     and (select auth.is_staff());
grant select on "contentPresence" to authenticated;

-- ── Versions and trash ──────────────────────────────────────────────────────────────────────────────────────────────

-- The row as it was before a change or a removal. Bound neither to the row nor to a person: it outlives both, and the
-- names of people who left are taken out below.
create table ops.content_version (
  id          bigint generated always as identity primary key,
  kind        text not null,                                      -- the table
  row_id      integer not null,                                   -- of a link: its podcast
  action      text not null check (action in ('UPDATE', 'DELETE')),
  change_id   bigint not null,                                    -- the transaction: what was removed together
  written_by  uuid,
  written_at  timestamptz,
  replaced_by uuid,
  replaced_at timestamptz not null default clock_timestamp(),
  content     jsonb not null
);
create index content_version_by_row on ops.content_version (kind, row_id, id desc);
create index content_version_removed on ops.content_version (replaced_at) where action = 'DELETE';
create index content_version_by_writer on ops.content_version (written_by) where written_by is not null;
create index content_version_by_replacer on ops.content_version (replaced_by) where replaced_by is not null;
alter table ops.content_version enable row level security;
grant select (id, kind, row_id, action, replaced_at), delete on ops.content_version to job_service;
create policy "jobs clean" on ops.content_version to job_service using (true);

-- What a version does not bring back: identity, times, publication and place are no part of what somebody wrote, what a
-- course costs is decided by administrators, and ratings are other people's.
create function app.beside_content() returns text[] language sql immutable
  return array['id', 'createdAt', 'updatedAt', 'publication', 'publishAt', 'publishedAt', 'position', 'excerpt', 'price',
               'rating', 'ratingCount', 'courseId'];
grant execute on function app.beside_content() to authenticated;

-- Security definer: nobody writes versions but this. More than fifty of a row are thinned: first the oldest of those
-- that the same person replaced within five minutes, then the oldest.
create function ops.archive_content() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := to_jsonb(old);
  row_key integer := coalesce((before_row ->> 'id')::integer, (before_row ->> 'podcastId')::integer);
begin
  if tg_op = 'UPDATE' and before_row - app.beside_content() = to_jsonb(new) - app.beside_content() then
    return null;
  end if;
  insert into ops.content_version (kind, row_id, action, change_id, written_by, written_at, replaced_by, content)
  values (
    tg_table_name, row_key, tg_op, pg_current_xact_id()::text::bigint,
    -- This change itself is not in the log yet: triggers fire by name, and "audit" comes after "archive".
    (select l.actor_id from ops.audit_log l
      where l.subject = 'public.' || tg_table_name and l.subject_id = row_key::text and l.action <> 'DELETE'
      order by l.at desc limit 1),
    (before_row ->> 'updatedAt')::timestamptz, auth.uid(), before_row
  );
  delete from ops.content_version v using (
    select c.id, count(*) over () - row_number() over (
             order by (c.written_by is not distinct from c.replaced_by
                       and c.replaced_at - c.written_at < interval '5 minutes') is not true, c.id) as place_from_end
      from ops.content_version c where c.kind = tg_table_name and c.row_id = row_key and c.action = 'UPDATE'
  ) thinned
  where v.id = thinned.id and thinned.place_from_end >= 50;
  return null;
end $$;

-- What is back is no longer in the trash: its versions live on with it.
create function ops.leave_trash() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.content_version v where v.kind = tg_table_name and v.row_id = new.id and v.action = 'DELETE';
  return null;
end $$;

create function ops.forget_editor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update ops.content_version set written_by = null where written_by = old.id;
  update ops.content_version set replaced_by = null where replaced_by = old.id;
  return null;
end $$;
create trigger forget_editor after delete on auth.users for each row execute function ops.forget_editor();

do $$
declare
  kind text;
begin
  foreach kind in array array['category', 'podcast', 'episode', 'blog', 'course', 'lesson'] loop
    execute format('create trigger archive after update or delete on %I for each row execute function ops.archive_content()', kind);
    execute format('create trigger back after insert on %I for each row execute function ops.leave_trash()', kind);
  end loop;
end $$;
create trigger archive after delete on "podcastEpisode" for each row execute function ops.archive_content();

create view "contentVersion" with (security_barrier) as
  select v.id, v.kind, v.row_id as "rowId", v.action, v.change_id as "changeId",
         coalesce(v.content ->> 'title', v.content ->> 'name') as title,
         v.written_at as "writtenAt",
         (select u.raw_user_meta_data ->> 'fullname' from auth.users u where u.id = v.written_by) as "writtenBy",
         v.replaced_at as "replacedAt",
         (select u.raw_user_meta_data ->> 'fullname' from auth.users u where u.id = v.replaced_by) as "replacedBy",
         v.content
    from ops.content_version v where (select auth.is_staff());
grant select on "contentVersion" to authenticated;

-- What was removed within 30 days. Lessons that went with their course come back with it.
create view "contentTrash" with (security_barrier) as
  select v.id, v.kind, v.row_id as "rowId", coalesce(v.content ->> 'title', v.content ->> 'name') as title,
         v.replaced_at as "deletedAt",
         (select u.raw_user_meta_data ->> 'fullname' from auth.users u where u.id = v.replaced_by) as "deletedBy",
         v.replaced_at + interval '30 days' as "goneAt"
    from ops.content_version v
   where v.action = 'DELETE' and v.replaced_at > now() - interval '30 days' and (select auth.is_staff())
     and v.kind <> 'podcastEpisode'
     and (v.kind <> 'lesson' or exists (select from course c where c.id = (v.content ->> 'courseId')::integer));
grant select on "contentTrash" to authenticated;

-- What people built upon is withdrawn (made a draft), not removed: removing it would take along enrolments, notes,
-- followed podcasts and the days of a streak, which no trash could give back.
create function app.keep_what_people_use() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  is_used boolean;
begin
  for at in 2 .. tg_nargs - 1 loop
    execute format('select exists (select from public.%I where %I = $1)', tg_argv[at], tg_argv[0]) into is_used using old.id;
    if is_used and auth.uid() is not null then
      raise exception using errcode = '23503', message = tg_argv[1], detail = tg_argv[at];
    end if;
  end loop;
  return old;
end $$;
create trigger used before delete on course for each row execute function app.keep_what_people_use('courseId',
  'Đã có người ghi danh, đặt trước hoặc đặt mua khóa học này nên không xóa được. Bạn có thể chuyển khóa học về bản nháp.',
  'courseEnroll', 'coursePreorder', 'order');
create trigger used before delete on lesson for each row execute function app.keep_what_people_use('lessonId',
  'Đã có người học bài này nên không xóa được: ghi chú của họ sẽ mất theo. Bạn có thể chuyển bài về bản nháp.',
  'lessonProgress', 'lessonNote');
create trigger used before delete on podcast for each row execute function app.keep_what_people_use('podcastId',
  'Đang có người theo dõi podcast này nên không xóa được. Bạn có thể chuyển podcast về bản nháp.', 'follow');
create trigger used before delete on episode for each row execute function app.keep_what_people_use('episodeId',
  'Đã có người nghe tập này nên không xóa được: chuỗi ngày của họ sẽ mất theo. Bạn có thể chuyển tập về bản nháp.',
  'listeningPosition', 'listeningHistory');

-- A removed course may come back at the price that it had, whoever brings it back.
create or replace function app.guard_price() returns trigger language plpgsql as $$
declare
  allowed integer := 0;
begin
  if auth.uid() is null or auth.has_role('ROLE_ADMIN') then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    allowed := old.price;
  else
    select coalesce(max((v.content ->> 'price')::integer), 0) into allowed from public."contentVersion" v
     where v.kind = 'course' and v."rowId" = new.id and v.action = 'DELETE';
  end if;
  if new.price is distinct from allowed then
    raise exception 'Chỉ quản trị viên mới đặt giá khóa học.' using errcode = '42501';
  end if;
  return new;
end $$;

-- The columns of a version that its table still has, without `without`.
create function app.columns_of_version(kind text, content jsonb, without text[]) returns text[]
  language sql stable set search_path = ''
  return array(select a.attname::text from pg_catalog.pg_attribute a
                where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped
                  and jsonb_exists(content, a.attname::text) and a.attname <> all (without) order by a.attnum);

-- Puts a removed row back, as a draft: whoever brings it back looks at it before readers do. Rows that it pointed to and
-- that are gone are pointed to no more.
create function app.put_back(kind text, content jsonb) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  names text;
  result jsonb;
begin
  if jsonb_exists(content, 'publication') then
    content := content || '{"publication": "DRAFT", "publishAt": null}';
  end if;
  if content ->> 'categoryId' is not null
     and not exists (select from public.category c where c.id = (content ->> 'categoryId')::integer) then
    content := content || '{"categoryId": null}';
  end if;
  if kind = 'episode' and content ->> 'podcastId' is not null
     and not exists (select from public.podcast p where p.id = (content ->> 'podcastId')::integer) then
    content := content || '{"podcastId": null}';
  end if;
  if kind = 'lesson' and not exists (select from public.course c where c.id = (content ->> 'courseId')::integer) then
    raise exception using errcode = 'PT409', message = 'Khóa học của bài này đã bị xóa. Bạn khôi phục khóa học trước nhé.';
  end if;
  select string_agg(format('%I', n), ', ') into names from unnest(app.columns_of_version(kind, content, '{}')) n;
  execute format('insert into public.%I as t (%s) select %s from jsonb_populate_record(null::public.%I, $1) returning to_jsonb(t)',
                 kind, names, names, kind) into result using content;
  return result;
end $$;

-- The rows that were removed together with one that is back: lessons of a course, links of a playlist.
create function app.put_back_with(removed public."contentVersion") returns void
  language plpgsql set search_path = '' as $$
declare
  part record;
begin
  for part in
    select v.kind, v."rowId", v.content from public."contentVersion" v
     where v."changeId" = removed."changeId" and v.action = 'DELETE' and v.kind in ('lesson', 'podcastEpisode')
     order by v.id
  loop
    if part.kind = 'lesson' and removed.kind = 'course' and (part.content ->> 'courseId')::integer = removed."rowId"
       and not exists (select from public.lesson l where l.id = part."rowId") then
      perform app.put_back('lesson', part.content);
      -- Its course is a draft, which hides it; the course alone has to be published again.
      update public.lesson l set publication = part.content ->> 'publication'
       where l.id = part."rowId" and part.content ->> 'publication' = 'PUBLISHED';
    elsif part.kind = 'podcastEpisode'
       and removed."rowId" = (part.content ->> (case removed.kind when 'podcast' then 'podcastId' when 'episode' then 'episodeId' end))::integer
       and exists (select from public.podcast p where p.id = (part.content ->> 'podcastId')::integer)
       and exists (select from public.episode e where e.id = (part.content ->> 'episodeId')::integer) then
      insert into public."podcastEpisode" ("podcastId", "episodeId", position)
        select r."podcastId", r."episodeId", r.position from jsonb_populate_record(null::public."podcastEpisode", part.content) r
        on conflict do nothing;
    end if;
  end loop;
end $$;

create function app.require_staff() returns void language plpgsql stable set search_path = '' as $$
begin
  if not auth.is_staff() then
    raise exception 'Chỉ ban biên tập mới làm được việc này.' using errcode = '42501';
  end if;
end $$;

-- Runs as its caller: a restored version is a change like any other, allowed, logged and versioned like one. Answers the
-- row as it is then.
create function public."restoreVersion"(version bigint) returns jsonb
  language plpgsql volatile set search_path = '' as $$
declare
  wanted public."contentVersion";
  removed public."contentVersion";
  changes text;
  result jsonb;
begin
  perform app.require_staff();
  select * into wanted from public."contentVersion" v where v.id = version;
  if not found or wanted.kind = 'podcastEpisode' then
    raise exception using errcode = 'PT404', message = 'Không tìm thấy phiên bản này. Có thể nó đã quá hạn giữ.';
  end if;
  select string_agg(format('%I = r.%I', n, n), ', ') into changes
    from unnest(app.columns_of_version(wanted.kind, wanted.content, app.beside_content())) n;
  execute format('update public.%I as t set %s from jsonb_populate_record(null::public.%I, $1) r where t.id = $2 returning to_jsonb(t)',
                 wanted.kind, changes, wanted.kind) into result using wanted.content, wanted."rowId";
  if result is null then
    select * into removed from public."contentVersion" v
     where v.kind = wanted.kind and v."rowId" = wanted."rowId" and v.action = 'DELETE';
    result := app.put_back(wanted.kind, wanted.content);
    perform app.put_back_with(removed);
  end if;
  return result;
end $$;

-- ── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A new entry goes to the end, unless it says where.
alter table "podcastEpisode" alter column position drop default;
create function app.place_last() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.position is null then
    execute format('select coalesce(max(position), 0) + 1 from public.%I where %I = $1', tg_table_name, tg_argv[0])
      into new.position using (to_jsonb(new) ->> tg_argv[0])::integer;
  end if;
  return new;
end $$;
create trigger place before insert on "podcastEpisode" for each row execute function app.place_last('podcastId');
create trigger place before insert on lesson for each row execute function app.place_last('courseId');

-- `seen`: the order that the person looked at. `wanted`: the same ids in another order.
create function app.check_order(current_order integer[], seen integer[], wanted integer[]) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if current_order is distinct from seen then
    raise exception using errcode = 'PT409', detail = to_json(current_order)::text,
      message = 'Danh sách này vừa được người khác thay đổi. Bạn tải lại rồi sắp xếp tiếp nhé.';
  end if;
  if array(select unnest(wanted) order by 1) is distinct from array(select unnest(current_order) order by 1) then
    raise exception using errcode = 'CT001', detail = 'wanted',
      message = 'Thứ tự mới phải có đúng những mục đang có, mỗi mục một lần.';
  end if;
end $$;

-- The row above is locked, so that two orders are written one after the other and the second one is told.
create function public."orderEpisodes"(podcast integer, seen integer[], wanted integer[]) returns integer[]
  language plpgsql volatile set search_path = '' as $$
begin
  perform app.require_staff();
  perform from public.podcast p where p.id = podcast for no key update;
  perform app.check_order(
    array(select l."episodeId" from public."podcastEpisode" l where l."podcastId" = podcast order by l.position, l."episodeId"),
    seen, wanted);
  update public."podcastEpisode" l set position = w.at
    from unnest(wanted) with ordinality w(id, at)
   where l."podcastId" = podcast and l."episodeId" = w.id and l.position is distinct from w.at;
  return wanted;
end $$;

create function public."orderLessons"(course integer, seen integer[], wanted integer[]) returns integer[]
  language plpgsql volatile set search_path = '' as $$
begin
  perform app.require_staff();
  perform from public.course c where c.id = course for no key update;
  perform app.check_order(
    array(select l.id from public.lesson l where l."courseId" = course order by l.position, l.id), seen, wanted);
  update public.lesson l set position = w.at
    from unnest(wanted) with ordinality w(id, at)
   where l."courseId" = course and l.id = w.id and l.position is distinct from w.at;
  return wanted;
end $$;

-- ── Text ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- Twin of `slug` in packages/format, cut to a length that still reads well in an address.
create function app.slug(title text) returns text language sql immutable strict parallel safe set search_path = ''
  return rtrim(left(btrim(regexp_replace(app.fold(title), '[^a-z0-9]+', '-', 'g'), '-'), 80), '-');

-- Without a slug, one is made of the title; one that is taken gets a number. What the server loads names its rows by
-- slug and keeps it as it is.
create function app.write_slug() returns trigger language plpgsql set search_path = '' as $$
declare
  this jsonb := to_jsonb(new);
  beside text := case tg_table_name when 'lesson' then 'courseId' when 'category' then 'categoryType' else 'slug' end;
  base text;
  wanted text;
  taken boolean;
  number integer := 1;
begin
  if tg_op = 'UPDATE' and new.slug is not distinct from old.slug then
    return new;
  end if;
  if new.slug is not null and auth.uid() is null then
    return new;
  end if;
  base := coalesce(nullif(app.slug(new.slug), ''), nullif(app.slug(coalesce(this ->> 'title', this ->> 'name')), ''), 'muc-moi');
  -- Two rows of one title wait for each other, so that the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('slug ' || tg_table_name || ' ' || base, 0));
  wanted := base;
  loop
    this := this || jsonb_build_object('slug', wanted);
    execute format('select exists (select from public.%I t where t.slug = $1 and t.id <> $2 and to_jsonb(t) -> $3 = $4 -> $3)', tg_table_name)
      into taken using wanted, new.id, beside, this;
    exit when not taken;
    number := number + 1;
    wanted := base || '-' || number;
  end loop;
  new.slug := wanted;
  return new;
end $$;

-- One line, composed, without what cannot be seen.
create function app.tidy_line(value text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(normalize(value, nfc), '[[:space:][:cntrl:]\u200b\u2060\ufeff]+', ' ', 'g'));

-- What a browser would run. Server and screens clean HTML with a real parser; this refuses what came past both.
create function app.carries_script(html text) returns boolean language sql immutable strict parallel safe
  return html ~* '<\s*/?\s*(script|style|iframe|frame|object|embed|applet|form|input|button|svg|math|link|meta|base|template)\M'
      or html ~* '<[a-z][a-z0-9]*(\s+[a-z-]+(\s*=\s*("[^"]*"|''[^'']*''|[^\s"''>]+))?)*[\s/]+on[a-z]+\s*='
      or html ~* '\s(href|src|srcdoc|action|formaction)\s*=\s*["'']?\s*(javascript|vbscript|data)\s*:';

-- Arguments in fours: column, form, most characters, what it is called. Forms: heading (a line that must not be empty),
-- line, text, html, address. What was stored before a rule may stay until it is changed.
create function app.tidy_content() returns trigger language plpgsql set search_path = '' as $$
declare
  this jsonb := to_jsonb(new);
  before_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  changes jsonb := '{}';
  field text;
  form text;
  label text;
  value text;
begin
  for at in 0 .. tg_nargs / 4 - 1 loop
    field := tg_argv[at * 4];
    form := tg_argv[at * 4 + 1];
    label := tg_argv[at * 4 + 3];
    value := this ->> field;
    continue when tg_op = 'UPDATE' and value is not distinct from before_row ->> field;
    value := case
      when form in ('heading', 'line', 'address') then app.tidy_line(value)
      else btrim(normalize(value, nfc), E' \t\r\n') end;
    if form = 'heading' and coalesce(value, '') = '' then
      raise exception using errcode = 'CT001', detail = field, message = label || ' không được để trống.';
    end if;
    if char_length(value) > tg_argv[at * 4 + 2]::integer then
      raise exception using errcode = 'CT001', detail = field,
        message = format('%s dài quá: tối đa %s ký tự, bạn đang có %s.', label, tg_argv[at * 4 + 2], char_length(value));
    end if;
    -- What the server loads comes from its own files.
    if auth.uid() is not null and form = 'html' and app.carries_script(value) then
      raise exception using errcode = 'CT001', detail = field, message = label || ' có mã không an toàn.';
    end if;
    if auth.uid() is not null and form = 'address' and value <> '' and value !~ '^(https://[^\s/]|/[^\s/\\])\S*$' then
      raise exception using errcode = 'CT001', detail = field,
        message = label || ' phải là một địa chỉ bắt đầu bằng https:// hoặc một tệp đã tải lên.';
    end if;
    changes := changes || jsonb_build_object(field, case when form = 'address' then nullif(value, '') else value end);
  end loop;
  return jsonb_populate_record(new, changes);
end $$;

create trigger tidy before insert or update on category for each row execute function app.tidy_content(
  'name', 'heading', '80', 'Tên chủ đề', 'description', 'text', '1000', 'Mô tả');
create trigger tidy before insert or update on podcast for each row execute function app.tidy_content(
  'title', 'heading', '200', 'Tiêu đề', 'description', 'text', '5000', 'Mô tả', 'authorName', 'line', '120', 'Tên tác giả',
  'coverImage', 'address', '1000', 'Ảnh bìa');
create trigger tidy before insert or update on episode for each row execute function app.tidy_content(
  'title', 'heading', '200', 'Tiêu đề', 'description', 'text', '5000', 'Mô tả', 'coverImage', 'address', '1000', 'Ảnh bìa',
  'audio', 'address', '1000', 'Âm thanh');
create trigger tidy before insert or update on blog for each row execute function app.tidy_content(
  'title', 'heading', '200', 'Tiêu đề', 'content', 'html', '300000', 'Nội dung', 'authorName', 'line', '120', 'Tên tác giả',
  'coverImage', 'address', '1000', 'Ảnh bìa');
create trigger tidy before insert or update on course for each row execute function app.tidy_content(
  'title', 'heading', '200', 'Tiêu đề', 'description', 'html', '100000', 'Mô tả', 'coverImage', 'address', '1000', 'Ảnh bìa');
create trigger tidy before insert or update on lesson for each row execute function app.tidy_content(
  'title', 'heading', '200', 'Tiêu đề', 'content', 'html', '300000', 'Nội dung', 'mediaUrl', 'address', '1000', 'Tệp nghe hoặc xem');

do $$
declare
  kind text;
begin
  foreach kind in array array['category', 'podcast', 'episode', 'blog', 'course', 'lesson'] loop
    execute format('create trigger slug before insert or update on %I for each row execute function app.write_slug()', kind);
  end loop;
end $$;

grant execute on function app.columns_of_version(text, jsonb, text[]), app.put_back(text, jsonb),
  app.put_back_with("contentVersion"), app.require_staff(), app.check_order(integer[], integer[], integer[]),
  public."restoreVersion"(bigint), public."orderEpisodes"(integer, integer[], integer[]),
  public."orderLessons"(integer, integer[], integer[]) to authenticated;
grant execute on function app.slug(text), app.tidy_line(text), app.carries_script(text) to authenticated, job_service;
