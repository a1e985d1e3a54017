-- Searches that go through the index whatever is asked.

-- The variants of a word are hundreds, and those that some document holds are few: the rest is left out before anything is
-- compared. Whether a document may be found is decided where they are used.
create or replace function app.near_search(folded text[]) returns tsquery
  language plpgsql stable security definer set search_path = '' set enable_seqscan = 'off' as $$
declare
  spelt text[] := '{}';
  word text;
  known text;
begin
  foreach word in array folded loop
    if word !~ '^[a-z]{4,16}$' or cardinality(spelt) >= 6 then
      spelt := spelt || quote_literal(word);
      continue;
    end if;
    known := (
      select '(' || string_agg(quote_literal(variant), ' | ') || ')' from (
        select word as variant
        union
        select left(word, at - 1) || substr(word, at + 1) from generate_series(1, char_length(word)) at
        union
        select left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2)
          from generate_series(1, char_length(word) - 1) at
        union
        select left(word, at - 1) || letter || substr(word, at + changed)
          from generate_series(1, char_length(word) + 1) at, generate_series(0, 1) changed,
               regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') letter
      ) one_slip
      where exists (select from ops.search_document d where d.words @@ quote_literal(variant)::tsquery));
    known := concat_ws(' | ', known, (
      select string_agg('(' || quote_literal(left(word, at)) || ' <-> ' || quote_literal(substr(word, at + 1)) || ')', ' | ')
        from generate_series(2, char_length(word) - 2) at
       where exists (select from ops.search_document d where d.words
                      @@ (quote_literal(left(word, at)) || ' <-> ' || quote_literal(substr(word, at + 1)))::tsquery)));
    spelt := spelt || ('(' || coalesce(nullif(known, ''), quote_literal(word)) || ')');
  end loop;
  return (select string_agg('(' || alternative || ')', ' | ') from (
    select array_to_string(spelt, ' & ') as alternative
    union all
    select (select string_agg(quote_literal(kept), ' & ') from unnest(folded) with ordinality k (kept, place) where place <> left_out)
      from generate_series(1, cardinality(folded)) left_out where cardinality(folded) >= 3
  ) a)::tsquery;
end $$;
revoke execute on function app.near_search(text[]) from public;

alter function app.search_items(text, text[], integer) set enable_seqscan = 'off';
