-- What editors need of content, whatever its kind: drafts and publication at a time, the versions before a change, a trash,
-- working copies, orders that are written as a whole, text that is tidied where it is stored, addresses that go on leading
-- somewhere, and the word to server processes that content changed. The triggers stand with the tables that they guard.

-- Whoever keeps a copy of public content (each server process does) hears of a change when it commits. The payload is
-- the table; a transaction that writes a thousand rows says it once, because equal notifications are folded. A statement
-- that found no row says nothing, although a trigger FOR EACH STATEMENT fires for it too: transition tables tell the two
-- apart. PostgreSQL allows them for one kind of event a trigger, and not for TRUNCATE, which always says it.
create function app.notify_content_changed() returns trigger language plpgsql as $$
begin
  -- Two statements: one that names the transition table cannot be planned where there is none.
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

-- What editors need of content: drafts and publication at a time, the versions before a change, a trash, working copies,
-- orders that are written as a whole, and text that is tidied where it is stored.
--
-- What a person adds begins as a draft; what the server loads is there at once.
create function app.first_publication() returns text language sql stable set search_path = ''
  return case when auth.uid() is null then 'PUBLISHED' else 'DRAFT' end;
grant execute on function app.first_publication() to public;

-- Staff, and the job that publishes. Asked of the setting and not of current_user, which is the owner in here.
create function app.sees_drafts() returns boolean
  language sql stable security definer set search_path = '' parallel safe
  return current_setting('role') = 'job_service' or auth.is_staff();
grant execute on function app.sees_drafts() to public;

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
comment on table "workingCopy" is 'What an editor wrote and has not saved, and who has a row open.';
create index working_copy_by_row on "workingCopy" (kind, "rowId", "seenAt" desc);
create index working_copy_by_age on "workingCopy" ("seenAt");

alter table "workingCopy" enable row level security;
grant select, insert (kind, "rowId", "userId", content, "basedOn"), update (kind, "rowId", "userId", content,
  "basedOn"), delete on "workingCopy" to authenticated;
grant select ("savedAt", "seenAt"), delete on "workingCopy" to job_service;

create policy working_copy_all_owner on "workingCopy" to authenticated
  using ("userId" = (select auth.uid()) and (select auth.is_staff()))
  with check ("userId" = (select auth.uid()) and (select auth.is_staff()));
create policy working_copy_all_job_service on "workingCopy" to job_service using (true);

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

-- Who else has a row open, without a word of what they write.
create view "contentPresence" with (security_barrier) as
  select w.kind, w."rowId", u.raw_user_meta_data ->> 'fullname' as name, w.content is not null as "hasChanges", w."seenAt"
    from "workingCopy" w join auth.users u on u.id = w."userId"
   where w."seenAt" > now() - interval '90 seconds' and w."rowId" > 0 and w."userId" <> (select auth.uid())
     and (select auth.is_staff());
grant select on "contentPresence" to authenticated;

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
comment on table ops.content_version is 'A row of content as it was before a change or a removal.';
create index content_version_by_row on ops.content_version (kind, row_id, id desc);
create index content_version_removed on ops.content_version (replaced_at) where action = 'DELETE';
create index content_version_by_writer on ops.content_version (written_by) where written_by is not null;
create index content_version_by_replacer on ops.content_version (replaced_by) where replaced_by is not null;

alter table ops.content_version enable row level security;
grant select (id, kind, row_id, action, replaced_at), delete on ops.content_version to job_service;

create policy content_version_all_job_service on ops.content_version to job_service using (true);

-- What a version does not bring back: identity, times, publication and place are no part of what somebody wrote, what a
-- course costs is decided by administrators, and ratings are other people's. Who may read or hear something is no part of
-- it either: an article whose first draft was still open to everybody would be open again, and published, when that draft's
-- words are brought back. What was removed comes back as a draft with the type that it had.
create function app.unversioned_columns() returns text[] language sql immutable
  return array['id', 'createdAt', 'updatedAt', 'publication', 'publishAt', 'publishedAt', 'position', 'excerpt', 'price',
               'rating', 'ratingCount', 'courseId', 'blogType', 'podcastType', 'episodeType'];
grant execute on function app.unversioned_columns() to authenticated;

-- Security definer: nobody writes versions but this. More than fifty of a row are thinned: first the oldest of those
-- that the same person replaced within five minutes, then the oldest. Who wrote a version is the last person, not the clock
-- that published it.
create function ops.archive_content() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := to_jsonb(old);
  row_key integer := coalesce((before_row ->> 'id')::integer, (before_row ->> 'podcastId')::integer);
begin
  if tg_op = 'UPDATE' and before_row - app.unversioned_columns() = to_jsonb(new) - app.unversioned_columns() then
    return null;
  end if;
  insert into ops.content_version (kind, row_id, action, change_id, written_by, written_at, replaced_by, content)
  values (
    tg_table_name, row_key, tg_op, pg_current_xact_id()::text::bigint,
    -- This change itself is not in the log yet: triggers fire by name, and "audit" comes after "archive".
    (select l.actor_id from ops.audit_log l
      where l.subject = 'public.' || tg_table_name and l.subject_id = row_key::text and l.action not in ('DELETE', 'PUBLISH')
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

-- What is back is no longer in the trash: its versions live on with it. A new row that took the number of a removed one
-- would empty it, too, and what was removed could never come back: only restoring says `app.restore_row`, which no caller can.
create function ops.leave_trash() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.content_version v where v.kind = tg_table_name and v.row_id = new.id and v.action = 'DELETE';
  if found and auth.uid() is not null
     and current_setting('app.restore_row', true) is distinct from tg_table_name || ' ' || new.id then
    raise exception using errcode = 'PT409', message = 'Số này là của một mục trong thùng rác. Bạn khôi phục mục ấy, hoặc thêm mục mới không kèm số.';
  end if;
  return null;
end $$;

create function ops.forget_editor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update ops.content_version set written_by = null where written_by = old.id;
  update ops.content_version set replaced_by = null where replaced_by = old.id;
  return null;
end $$;

create trigger forget_editor after delete on auth.users for each row execute function ops.forget_editor();

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

-- The columns of a version that its table still has, without `without`.
create function app.columns_of_version(kind text, content jsonb, without text[]) returns text[]
  language sql stable set search_path = ''
  return array(select a.attname::text from pg_catalog.pg_attribute a
                where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped
                  and jsonb_exists(content, a.attname::text) and a.attname <> all (without) order by a.attnum);
grant execute on function app.columns_of_version(text, jsonb, text[]) to authenticated;

-- Puts a removed row back, as a draft: whoever brings it back looks at it before readers do. Rows that it pointed to and
-- that are gone are pointed to no more.
create function app.restore_row(kind text, content jsonb) returns jsonb
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
  perform set_config('app.restore_row', kind || ' ' || (content ->> 'id'), true);
  execute format('insert into public.%I as t (%s) select %s from jsonb_populate_record(null::public.%I, $1) returning to_jsonb(t)',
                 kind, names, names, kind) into result using content;
  perform set_config('app.restore_row', '', true);
  return result;
end $$;
grant execute on function app.restore_row(text, jsonb) to authenticated;

-- The rows that were removed together with one that is back: lessons of a course, links of a playlist.
create function app.restore_rows_with(removed public."contentVersion") returns void
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
      perform app.restore_row('lesson', part.content);
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
grant execute on function app.restore_rows_with("contentVersion") to authenticated;

create function app.require_staff() returns void language plpgsql stable set search_path = '' as $$
begin
  if not auth.is_staff() then
    raise exception 'Chỉ ban biên tập mới làm được việc này.' using errcode = '42501';
  end if;
end $$;
grant execute on function app.require_staff() to authenticated;

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
    from unnest(app.columns_of_version(wanted.kind, wanted.content, app.unversioned_columns())) n;
  perform set_config('ops.restoring', 'VERSION', true);
  execute format('update public.%I as t set %s from jsonb_populate_record(null::public.%I, $1) r where t.id = $2 returning to_jsonb(t)',
                 wanted.kind, changes, wanted.kind) into result using wanted.content, wanted."rowId";
  if result is null then
    perform set_config('ops.restoring', 'TRASH', true);
    select * into removed from public."contentVersion" v
     where v.kind = wanted.kind and v."rowId" = wanted."rowId" and v.action = 'DELETE';
    result := app.restore_row(wanted.kind, wanted.content);
    perform app.restore_rows_with(removed);
  end if;
  perform set_config('ops.restoring', '', true);
  return result;
end $$;
grant execute on function public."restoreVersion"(bigint) to authenticated;

create function app.place_last() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.position is null then
    execute format('select coalesce(max(position), 0) + 1 from public.%I where %I = $1', tg_table_name, tg_argv[0])
      into new.position using (to_jsonb(new) ->> tg_argv[0])::integer;
  end if;
  return new;
end $$;

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
grant execute on function app.check_order(integer[], integer[], integer[]) to authenticated;

-- Twin of `slug` in packages/format, cut to a length that still reads well in an address.
create function app.slug(title text) returns text language sql immutable strict parallel safe set search_path = ''
  return rtrim(left(btrim(regexp_replace(app.fold(title), '[^a-z0-9]+', '-', 'g'), '-'), 80), '-');
grant execute on function app.slug(text) to authenticated, job_service;

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
grant execute on function app.tidy_line(text) to authenticated, job_service;

-- What a browser would run. Server and screens clean HTML with a real parser; this refuses what came past both.
create function app.carries_script(html text) returns boolean language sql immutable strict parallel safe
  return html ~* '<\s*/?\s*(script|style|iframe|frame|object|embed|applet|form|input|button|svg|math|link|meta|base|template)\M'
      or html ~* '<[a-z][a-z0-9]*(\s+[a-z-]+(\s*=\s*("[^"]*"|''[^'']*''|[^\s"''>]+))?)*[\s/]+on[a-z]+\s*='
      or html ~* '\s(href|src|srcdoc|action|formaction)\s*=\s*["'']?\s*(javascript|vbscript|data)\s*:';
grant execute on function app.carries_script(text) to authenticated, job_service;

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

-- What editors may not do with what they write, however they call for it: times that break what others read, ratings that
-- nobody gave, numbers of rows that lie in the trash. And what the log of staff did not say.
--
-- A time of 'infinity', or beyond what a program can count, would stop every list, feed and sitemap that the row is in.
-- When a row was written is nobody's to say: a save names the version that it was made from by it.
create function app.keep_times() returns trigger language plpgsql set search_path = '' as $$
declare
  this jsonb := to_jsonb(new);
  field text;
begin
  if auth.uid() is null then
    return new;  -- the server's own work
  end if;
  if tg_op = 'INSERT' then
    new."updatedAt" := clock_timestamp();
  end if;
  foreach field in array array['createdAt', 'publishedAt', 'publishAt'] loop
    if not coalesce((this ->> field)::timestamptz between '2000-01-01 00:00Z' and '2100-01-01 00:00Z', true) then
      raise exception using errcode = 'CT001', detail = field, message = 'Ngày này xa quá. Bạn chọn một ngày từ năm 2000 tới năm 2100 nhé.';
    end if;
  end loop;
  return new;
end $$;

-- Row triggers run before a policy looks at a new row, and those of content compose, fold and search whole texts, and
-- wait for each other's titles. Whoever may not add a row is refused before any of them, in the words of the policy.
create function app.require_staff_to_add() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Without a caller it is the server's own work.
  if auth.uid() is not null and not auth.is_staff() then
    raise exception using errcode = '42501',
      message = format('new row violates row-level security policy for table "%s"', tg_table_name);
  end if;
  return null;
end $$;

create function app.notify_nothing_hidden() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform pg_notify('content_changed', tg_table_name || ':nothing-hidden');
  end if;
  return null;
end $$;

-- Slugs as addresses: /blog/{slug} leads to the article for good, also after the slug was changed.
create table ops.slug_history (
  kind   text not null check (kind in ('blog', 'podcast', 'course')),
  slug   text not null,
  row_id integer not null,
  primary key (kind, slug)
);
comment on table ops.slug_history is 'Former slugs, so that old addresses go on leading to their content.';

alter table ops.slug_history enable row level security;

-- Only what readers have seen: the slug of a draft is in nobody's bookmarks.
create function ops.record_slug() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into ops.slug_history (kind, slug, row_id) values (tg_table_name, old.slug, new.id)
    on conflict (kind, slug) do update set row_id = excluded.row_id;
  return null;
end $$;

-- The row that a slug names today, or else the one that it named last. Also of premium rows, whose lock is public.
create function app.find_by_slug(kind text, slug text) returns integer
  language plpgsql stable security definer set search_path = '' as $$
declare
  found_id integer;
begin
  if kind not in ('blog', 'podcast', 'course') then
    return null;
  end if;
  execute format($sql$
    select t.id from public.%1$I t where t.publication = 'PUBLISHED' and t.id = coalesce(
      (select n.id from public.%1$I n where n.slug = $1 and n.publication = 'PUBLISHED'),
      (select h.row_id from ops.slug_history h where h.kind = $2 and h.slug = $1))
  $sql$, kind) into found_id using slug, kind;
  return found_id;
end $$;
grant execute on function app.find_by_slug(text, text) to anon;
