-- How a conversation is carried on: turns that happen exactly once, their allowance, and what a model costs. The server
-- works here as a role of its own: what people write must not be within reach of every function.
do $$
begin
  if not exists (select from pg_roles where rolname = 'companion_service') then
    create role companion_service nologin noinherit;
  end if;
end $$;
grant companion_service to authenticator;
grant usage on schema public, app, ops to companion_service;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['session', 'message', 'companionNote'] loop
    execute format('drop policy "functions" on %I', guarded);
    execute format('revoke all on %I from service_role', guarded);
    execute format('create policy "companion" on %I to companion_service using (true) with check (true)', guarded);
  end loop;
end $$;
-- A message is never changed by the companion.
grant select, insert on session, message to companion_service;
-- Its person may remove one whole, messages with it.
grant delete on session to companion_service;
grant update (title, summary, status, "completedAt") on session to companion_service;
grant select, insert, delete on "companionNote" to companion_service;
grant update (content) on "companionNote" to companion_service;

-- Consents and what was paid decide what may be done; nothing is written there.
grant select on consent, membership, plan to companion_service;
create policy "companion reads" on consent for select to companion_service using (true);
create policy "companion reads" on membership for select to companion_service using (true);
create policy "companion reads" on plan for select to companion_service using (true);

-- One question and its answer. A row is written before an engine speaks and the two messages when it has spoken, so a
-- turn that fails leaves nothing behind. While it runs, its process renews the lease; once that is over, whoever sends
-- the same key again carries the turn on. `runner` names one run: a run that lost its lease finds another name there and
-- stores nothing.
create table ops.companion_turn (
  session_id      uuid not null references public.session on delete cascade,
  client_id       text not null check (char_length(client_id) between 1 and 100),
  counted         boolean not null,
  started_at      timestamptz not null default clock_timestamp(),
  finished_at     timestamptz,
  runner          uuid not null,
  attempt         integer not null default 1 check (attempt > 0),  -- a reply that is begun anew has the next number
  lease_until     timestamptz not null,
  stop_requested  boolean not null default false,
  sealed_question text not null default '',  -- until it is a message
  sealed_said     text not null default '',  -- what the engine said so far, for those who follow from elsewhere
  sealed_outcome  text not null default '',  -- what a retry is answered beside the message
  primary key (session_id, client_id)
);
-- Two tabs take turns: only one reply of a conversation is being spoken.
create unique index companion_turn_running on ops.companion_turn (session_id) where finished_at is null;
-- Serves the cleaning of turns that nobody came back for.
create index companion_turn_abandoned on ops.companion_turn (lease_until) where finished_at is null;
alter table ops.companion_turn enable row level security;
grant select, insert, update, delete on ops.companion_turn to companion_service;
create policy "companion" on ops.companion_turn to companion_service using (true) with check (true);

-- What a model was asked for: how much and how long, without a person and without a word of the text.
create table ops.model_call (
  id             bigint generated always as identity primary key,
  at             timestamptz not null default clock_timestamp(),
  model          text not null,
  prompt         text not null,           -- name and version, as in map.v1
  outcome        text not null check (outcome in ('said', 'failed', 'refused', 'stopped')),
  input_tokens   integer check (input_tokens >= 0),    -- absent when the model did not tell
  output_tokens  integer check (output_tokens >= 0),
  cost_micros    bigint check (cost_micros >= 0),      -- millionths of the currency of the settings
  first_token_ms integer check (first_token_ms >= 0),
  whole_ms       integer not null check (whole_ms >= 0)
);
create index model_call_by_time on ops.model_call (at);
alter table ops.model_call enable row level security;
grant insert on ops.model_call to companion_service;
create policy "companion counts" on ops.model_call for insert to companion_service with check (true);

-- The first counted message of each conversation, by person: what an allowance is counted from.
create index message_counted on message ("userId", "createdAt") where counted and role = 'user';

-- A conversation that its person removed: that there was one still counts in its month, or removing would be a way to
-- talk without end. Nothing of what was said.
create table ops.removed_conversation (
  id       bigint generated always as identity primary key,
  user_id  uuid not null references auth.users on delete cascade,
  mode     text not null check (mode in ('map', 'portal', 'imaginary')),
  began_at timestamptz not null
);
create index removed_conversation_by_owner on ops.removed_conversation (user_id, mode, began_at);
alter table ops.removed_conversation enable row level security;
grant select, insert on ops.removed_conversation to companion_service;
create policy "companion counts" on ops.removed_conversation to companion_service using (true) with check (true);

-- How many conversations of one kind a person began in this calendar month of Vietnam, and how many a paid period gave
-- beyond its monthly number and were not used up in the months before. `running` turns count too: their message is
-- not there yet. `base` is the paid month's number.
create function app.companion_use(person uuid, wanted text, base integer)
  returns table (used integer, is_paid boolean, bonus_left integer)
  language sql stable set search_path = '' as $$
  with zone as (select date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') as this_month),
  begun as (
    select date_trunc('month', min(m.at) at time zone 'Asia/Ho_Chi_Minh') as month, min(m.at) as at
      from public.session s
      join lateral (
        select x."createdAt" as at from public.message x
         where x."sessionId" = s.id and x.counted and x.role = 'user'
        union all
        select t.started_at from ops.companion_turn t
         where t.session_id = s.id and t.counted and t.finished_at is null and t.lease_until > clock_timestamp()
      ) m on true
     where s."userId" = person and s.mode = wanted
     group by s.id
    union all
    select date_trunc('month', r.began_at at time zone 'Asia/Ho_Chi_Minh'), r.began_at
      from ops.removed_conversation r where r.user_id = person and r.mode = wanted
  ),
  period as (
    select m."startsAt", m."expiresAt",
           case p.type when 'pro3month' then 6 when 'pro1year' then 12 else 0 end as bonus
      from public.membership m join public.plan p on p.id = m."planId"
     where m."userId" = person and m."planId" <> 1 and m."startsAt" <= now() and m."expiresAt" > now()
     order by bonus desc, m."expiresAt" desc limit 1
  ),
  -- What earlier months of the period took from its bonus.
  taken as (
    select coalesce(sum(greatest(month.begun - base, 0)), 0)::integer as bonus
      from (select count(*)::integer as begun from begun b, period p, zone z
             where b.at >= p."startsAt" and b.month < z.this_month group by b.month) month
  )
  select (select count(*)::integer from begun b, zone z where b.month = z.this_month),
         exists (select from period),
         coalesce((select greatest(p.bonus - t.bonus, 0) from period p, taken t), 0)
$$;
grant execute on function app.companion_use(uuid, text, integer) to companion_service;
