-- The example's only table: visitors read what is shown and write nothing.
create table if not exists public."exampleNote" (
  id integer generated always as identity primary key,
  text text not null,
  shown boolean not null default true
);
alter table public."exampleNote" enable row level security;
drop policy if exists read_shown on public."exampleNote";
create policy read_shown on public."exampleNote" for select to anon using (shown);
grant usage on schema public to anon;
grant select on public."exampleNote" to anon;
insert into public."exampleNote" (text, shown) values ('Seen by everybody', true), ('Seen by nobody', false);
