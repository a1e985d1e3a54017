-- New people are members: whoever works here is none of them, in kept figures neither.
do $$
begin
  execute replace(pg_get_functiondef('ops.count_figures(timestamptz, timestamptz)'::regprocedure),
    'u.created_at >= since and u.created_at < until',
    'u.created_at >= since and u.created_at < until
       and not exists (select from auth.user_roles r where r.user_id = u.id and r.role <> ''ROLE_USER'')');
end $$;
update ops.figure f set value = greatest(0, f.value - staff.number)
  from (select k.step, k.starts, count(*) as number
          from ops.figure k
          join auth.users u on u.created_at >= k.starts::timestamp at time zone 'Asia/Ho_Chi_Minh'
           and u.created_at < (k.starts + ('1 ' || k.step)::interval) at time zone 'Asia/Ho_Chi_Minh'
         where k.name = 'new_people'
           and exists (select from auth.user_roles r where r.user_id = u.id and r.role <> 'ROLE_USER')
         group by k.step, k.starts) staff
 where f.name = 'new_people' and f.step = staff.step and f.starts = staff.starts;
