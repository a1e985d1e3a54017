-- A course that was open once and is withdrawn is hidden from everybody but staff and those who have it: what was paid for
-- and learnt in is not taken away. Security definer: roles that read courses need no right on enrolments for this.
create function app.keeps_course(course integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public."courseEnroll" e join public.course c on c.id = e."courseId"
     where e."courseId" = $1 and e."userId" = auth.uid() and c."publishedAt" is not null
  )
$$;
grant execute on function app.keeps_course(integer) to public;

alter policy "drafts are for staff" on course
  using (publication = 'PUBLISHED' or (select app.sees_drafts()) or app.keeps_course(id));
alter policy "drafts are for staff" on course rename to "drafts are for staff, what was withdrawn for who has it";
alter policy "lessons of drafts are for staff" on lesson
  using ((select app.sees_drafts()) or app.is_course_published("courseId") or app.keeps_course("courseId"));
alter policy "lessons of drafts are for staff" on lesson rename to "lessons are hidden with their course";

create or replace view "courseOutline" with (security_barrier) as
  select l.id, l."courseId", l.position, l.title, l.kind, l.minutes
    from lesson l join course c on c.id = l."courseId"
   where (l.publication = 'PUBLISHED' and (c.publication = 'PUBLISHED' or app.keeps_course(c.id)))
      or (select auth.is_staff());
