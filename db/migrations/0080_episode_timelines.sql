-- Chapters and words of episodes. A table of their own: lists of episodes are answered whole, and a transcript is longer
-- than all else that an episode has.

-- Entries in the order of their time, each {"start": seconds, said: text} and perhaps {"end": seconds}.
create function app.is_timeline(entries jsonb, said text, longest integer, most integer) returns boolean
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  entry jsonb;
  before numeric := 0;
  starts numeric;
  words text;
begin
  if jsonb_typeof(entries) <> 'array' or jsonb_array_length(entries) > most then
    return false;
  end if;
  for entry in select * from jsonb_array_elements(entries) loop
    if jsonb_typeof(entry) <> 'object' or entry - array['start', 'end', said] <> '{}'
       or jsonb_typeof(entry -> 'start') is distinct from 'number' or jsonb_typeof(entry -> said) is distinct from 'string'
       or coalesce(jsonb_typeof(entry -> 'end'), 'number') <> 'number' then
      return false;
    end if;
    starts := (entry ->> 'start')::numeric;
    words := entry ->> said;
    if starts < before or starts > 86400 or (entry ->> 'end')::numeric <= starts or (entry ->> 'end')::numeric > 86400
       or char_length(words) not between 1 and longest or words <> btrim(normalize(words, nfc)) or words ~ '[\u0001-\u001f\u007f]' then
      return false;
    end if;
    before := starts;
  end loop;
  return true;
end $$;
grant execute on function app.is_timeline(jsonb, text, integer, integer) to authenticated;

create table "episodeTimeline" (
  id          integer primary key references episode on delete cascade,  -- the episode's
  chapters    jsonb not null default '[]' check (app.is_timeline(chapters, 'title', 200, 200)),
  cues        jsonb not null default '[]'
    check (app.is_timeline(cues, 'text', 1000, 5000) and octet_length(cues::text) <= 600000),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table "episodeTimeline" is 'Chapters of an episode and the words that are said in it.';

alter table "episodeTimeline" enable row level security;
grant select on "episodeTimeline" to anon, service_role;
grant select, insert, update, delete on "episodeTimeline" to authenticated;

create policy episode_timeline_select_services on "episodeTimeline" for select to service_role using (true);
create policy episode_timeline_insert_staff on "episodeTimeline" for insert to authenticated with check ((select auth.is_staff()));
create policy episode_timeline_update_staff on "episodeTimeline" for update to authenticated
  using ((select auth.is_staff())) with check ((select auth.is_staff()));
create policy episode_timeline_delete_staff on "episodeTimeline" for delete to authenticated using ((select auth.is_staff()));
-- Seen by whoever may hear the episode. The subquery runs under the caller's own policies.
create policy episode_timeline_select_anyone on "episodeTimeline" for select to anon, authenticated using (
  exists (select from episode e where e.id = "episodeTimeline".id)
);

create trigger touch before update on "episodeTimeline" for each row execute function app.touch();
create trigger audit after insert or update or delete on "episodeTimeline"
  for each row execute function ops.record_staff_action();
create trigger archive after update or delete on "episodeTimeline" for each row execute function ops.archive_content();
create trigger rights before insert on "episodeTimeline" for each statement execute function app.require_staff_to_add();
create trigger notify_insert after insert on "episodeTimeline" referencing new table as changed
  for each statement execute function app.notify_nothing_hidden();
create trigger notify_update after update on "episodeTimeline" referencing new table as changed
  for each statement execute function app.notify_content_changed();
create trigger notify_delete after delete on "episodeTimeline" referencing old table as changed
  for each statement execute function app.notify_content_changed();
create trigger notify_truncate after truncate on "episodeTimeline" for each statement execute function app.notify_content_changed();

-- It leaves and comes back with its episode.
create or replace view "contentTrash" with (security_barrier) as
  select v.id, v.kind, v.row_id as "rowId", coalesce(v.content ->> 'title', v.content ->> 'name') as title,
         v.replaced_at as "deletedAt",
         (select u.raw_user_meta_data ->> 'fullname' from auth.users u where u.id = v.replaced_by) as "deletedBy",
         v.replaced_at + interval '30 days' as "goneAt"
    from ops.content_version v
   where v.action = 'DELETE' and v.replaced_at > now() - interval '30 days' and (select auth.is_staff())
     and v.kind not in ('podcastEpisode', 'episodeTimeline')
     and (v.kind <> 'lesson' or exists (select from course c where c.id = (v.content ->> 'courseId')::integer));

create or replace function app.restore_rows_with(removed public."contentVersion") returns void
  language plpgsql set search_path = '' as $$
declare
  part record;
begin
  for part in
    select v.kind, v."rowId", v.content from public."contentVersion" v
     where v."changeId" = removed."changeId" and v.action = 'DELETE' and v.kind in ('lesson', 'podcastEpisode', 'episodeTimeline')
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
    elsif part.kind = 'episodeTimeline' and removed.kind = 'episode' and part."rowId" = removed."rowId" then
      insert into public."episodeTimeline" (id, chapters, cues)
        select r.id, r.chapters, r.cues from jsonb_populate_record(null::public."episodeTimeline", part.content) r
        on conflict do nothing;
    end if;
  end loop;
end $$;
