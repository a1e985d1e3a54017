-- An excerpt is written when its text changes: reading the sentences of an article is most of what saving a title costs.
create or replace function app.write_excerpt() returns trigger
language plpgsql set search_path to '' as $$
begin
  if tg_op = 'UPDATE' and new.content is not distinct from old.content and new.excerpt is not distinct from old.excerpt then
    return new;
  end if;
  new.excerpt := left(app.sentences(new.content), 150);
  return new;
end $$;
