-- How articles, podcasts and courses look where they are shared and found: a title, a description and a picture of their
-- own. Whatever is empty is taken from the content.
do $$
declare
  kind text;
begin
  foreach kind in array array['blog', 'podcast', 'course'] loop
    execute format('alter table %I add column "seoTitle" text, add column "seoDescription" text, add column "shareImage" text', kind);
    execute format($sql$create trigger tidy_sharing before insert or update on %I for each row execute function app.tidy_content(
      'seoTitle', 'line', '120', 'Tiêu đề khi chia sẻ', 'seoDescription', 'line', '320', 'Mô tả khi chia sẻ',
      'shareImage', 'address', '1000', 'Ảnh khi chia sẻ')$sql$, kind);
  end loop;
end $$;

-- The picture to share: its own or else the cover. Also of premium rows, whose cover their lock shows anyway.
create function app.share_picture(kind text, id integer) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  address text;
begin
  if kind not in ('blog', 'podcast', 'course') then
    return null;
  end if;
  execute format('select coalesce(t."shareImage", t."coverImage") from public.%I t where t.id = $1 and t.publication = ''PUBLISHED''', kind)
    into address using id;
  return address;
end $$;
grant execute on function app.share_picture(text, integer) to anon;

-- Twin of `sentences` in packages/format: readable text in which headings, paragraphs and list items do not run together.
create function app.sentences(html text) returns text language sql immutable strict parallel safe set search_path = ''
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    app.plain_text(regexp_replace(regexp_replace(html,
      '</li>\s*<li\M[^>]*>', E' \x02 ', 'gi'),
      '</?(p|div|h[1-6]|li|ul|ol|blockquote|figure|figcaption|tr|td|th|table|section|article|pre)\M[^>]*>', E' \x01 ', 'gi')),
    E'[\x01 ]*\x02[\x01\x02 ]*', E'\x02', 'g'),
    E'^[\x01\x02 ]+|[\x01\x02 ]+$', '', 'g'),
    E'([.!?…:;,][”"’»)]*)[\x01\x02 ]+', E'\\1 ', 'g'),
    E'\x02', ' · ', 'g'),
    E' *\x01[\x01 ]*', '. ', 'g');
grant execute on function app.sentences(text) to anon, authenticated, service_role, job_service;

create or replace function app.write_excerpt() returns trigger language plpgsql set search_path = '' as $$
begin
  new.excerpt := left(app.sentences(new.content), 150);
  return new;
end $$;
-- Without a new version, log line or time of change: nobody changed these articles.
alter table blog disable trigger user;
update blog set excerpt = left(app.sentences(content), 150);
alter table blog enable trigger user;

create or replace function public."usedIn"("mediaFile") returns jsonb language sql stable as $$
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
