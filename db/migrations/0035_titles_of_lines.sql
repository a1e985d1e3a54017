-- What 0035 said anew of titles in the log left out the lines for people in danger (0031).
do $$
declare
  body  text := pg_get_functiondef('ops.subject_title(text, text)'::regprocedure);
  place text := 'elsif source = ''auth.users'' then';
begin
  if strpos(body, place) = 0 then
    raise exception 'ops.subject_title is not what it was';
  end if;
  execute replace(body, place,
    'elsif source = ''public.safetyLine'' then
    select l.name || '', '' || l.number into title from public."safetyLine" l where l.id = subject_id;
  ' || place);
end $$;
