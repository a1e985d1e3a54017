-- Which edition of a file an upload is of: a name and a size alone would let a changed one be glued to the old one's half.
alter table ops.upload add column modified bigint check (modified >= 0);  -- last change on its device, in milliseconds

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
      where strpos("coverImage", file.name) > 0 or strpos(content, file.name) > 0
    union all
    select 'podcast', id, title from podcast where strpos("coverImage", file.name) > 0
    union all
    select 'episode', id, title from episode
      where strpos("coverImage", file.name) > 0 or strpos(audio, file.name) > 0
    union all
    select 'course', id, title from course
      where strpos("coverImage", file.name) > 0 or strpos(description, file.name) > 0
    union all
    select 'lesson', id, title from lesson
      where strpos("mediaUrl", file.name) > 0 or strpos(content, file.name) > 0
    union all
    select * from app.file_in_hand(file.name)
  ) u
$$;
grant execute on function public."usedIn"("mediaFile") to authenticated;
