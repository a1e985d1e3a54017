-- What editors may not do with what they write, however they call for it: times that break what others read, ratings that
-- nobody gave, numbers of rows that lie in the trash. And what the log of staff did not say.

-- ── Times ───────────────────────────────────────────────────────────────────────────────────────────────────────────

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

do $$
declare
  kind text;
begin
  foreach kind in array array['category', 'podcast', 'episode', 'blog', 'course', 'lesson', 'plan'] loop
    execute format('create trigger times before insert or update on %I for each row execute function app.keep_times()', kind);
  end loop;
end $$;

-- ── Ratings ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A rating is what learners gave. Staff, administrators among them, can only bring a removed course back with what it had.
create function app.guard_rating() returns trigger language plpgsql set search_path = '' as $$
declare
  is_earned boolean;
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    is_earned := (new.rating, new."ratingCount") is not distinct from (old.rating, old."ratingCount");
  else
    is_earned := (new.rating, new."ratingCount") = (5, 0) or exists (
      select from public."contentVersion" v
       where v.kind = 'course' and v."rowId" = new.id and v.action = 'DELETE'
         and (v.content ->> 'rating')::numeric = new.rating and (v.content ->> 'ratingCount')::integer = new."ratingCount");
  end if;
  if not is_earned then
    raise exception 'Đánh giá là của người học, không ai đặt thay được.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_rating before insert or update of rating, "ratingCount" on course
  for each row execute function app.guard_rating();

-- ── The trash ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- What is back is no longer in the trash. A new row that took the number of a removed one would empty it, too, and what
-- was removed could never come back: only restoring says `app.put_back`, which no caller can.
create or replace function ops.leave_trash() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from ops.content_version v where v.kind = tg_table_name and v.row_id = new.id and v.action = 'DELETE';
  if found and auth.uid() is not null
     and current_setting('app.put_back', true) is distinct from tg_table_name || ' ' || new.id then
    raise exception using errcode = 'PT409', message = 'Số này là của một mục trong thùng rác. Bạn khôi phục mục ấy, hoặc thêm mục mới không kèm số.';
  end if;
  return null;
end $$;

-- As before, but for the setting.
create or replace function app.put_back(kind text, content jsonb) returns jsonb
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
  perform set_config('app.put_back', kind || ' ' || (content ->> 'id'), true);
  execute format('insert into public.%I as t (%s) select %s from jsonb_populate_record(null::public.%I, $1) returning to_jsonb(t)',
                 kind, names, names, kind) into result using content;
  perform set_config('app.put_back', '', true);
  return result;
end $$;

-- ── The log of staff ────────────────────────────────────────────────────────────────────────────────────────────────

-- Rows without an id of their own are named by what they belong to: a transfer, a course, a podcast, a day.
create or replace function ops.record_staff_action() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after_row  jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  known jsonb := before_row || after_row;
begin
  if auth.uid() is null then
    return null;  -- the server's own work, such as loading content
  end if;
  insert into ops.audit_log (actor_id, action, subject, subject_id, changed)
  values (
    auth.uid(), tg_op, tg_table_schema || '.' || tg_table_name,
    coalesce(known ->> 'id', known ->> 'transaction_id', known ->> 'courseId', known ->> 'podcastId', known ->> 'day'),
    array(
      select key from jsonb_object_keys(known) key
      where before_row -> key is distinct from after_row -> key order by key
    )
  );
  return null;
end $$;

-- Where learners of a course are sent: an address that was changed in silence could send them anywhere.
create trigger audit after insert or update or delete on "courseLink" for each row execute function ops.record_staff_action();
