-- What people write here is the most private data we hold: its owner may read it, staff may not, and only functions
-- write it (allowance, cap and sealing are rules that a plain insert would skip). Columns marked "sealed" hold
-- ciphertext whose key the database does not have.
create table session (
  id            uuid primary key default gen_random_uuid(),
  "userId"      uuid not null references auth.users on delete cascade,
  mode          text not null check (mode in ('map', 'portal', 'imaginary')),
  status        text not null default 'active' check (status in ('active', 'completed')),
  title         text,   -- sealed
  summary       text,   -- sealed; '' when the person skipped the note
  "createdAt"   timestamptz not null default clock_timestamp(),
  "completedAt" timestamptz,
  check ((status = 'completed') = ("completedAt" is not null))
);
-- Serves the policy below and the sidebar, which lists one person's sessions newest first.
create index session_by_owner on session ("userId", "createdAt" desc);

create table message (
  id          uuid primary key default gen_random_uuid(),
  "sessionId" uuid not null references session on delete cascade,
  "userId"    uuid not null references auth.users on delete cascade,
  role        text not null check (role in ('user', 'assistant')),
  content     text not null,                       -- sealed
  counted     boolean not null default false,      -- counts towards the five of a session
  "clientId"  text check (char_length("clientId") <= 100),  -- idempotency key of the turn
  "createdAt" timestamptz not null default clock_timestamp()
);
create index message_in_session on message ("sessionId", "createdAt" desc);
create index message_by_owner on message ("userId", "createdAt" desc);
create unique index message_once on message ("sessionId", role, "clientId") where "clientId" is not null;

-- Short notes the companion may use later, when the person allows it.
create table "companionNote" (
  id          uuid primary key default gen_random_uuid(),
  "userId"    uuid not null references auth.users on delete cascade,
  "sessionId" uuid references session on delete set null,
  content     text not null,                       -- sealed
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index companion_note_by_owner on "companionNote" ("userId", "createdAt" desc);
create index companion_note_by_session on "companionNote" ("sessionId");
create trigger touch before update on "companionNote" for each row execute function app.touch();

do $$
declare
  guarded text;
begin
  foreach guarded in array array['session', 'message', 'companionNote'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('grant select on %I to authenticated', guarded);
    execute format('grant select, insert, update, delete on %I to service_role', guarded);
    -- `(select auth.uid())` is evaluated once per statement; the bare call would run once per row.
    execute format('create policy "owner reads" on %I for select to authenticated using ("userId" = (select auth.uid()))', guarded);
    execute format('create policy "functions" on %I to service_role using (true) with check (true)', guarded);
  end loop;
end $$;
