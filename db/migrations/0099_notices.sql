-- Notices of new episodes and articles: what a person chose, and what they were told. Nobody is told anything who did not
-- ask for it.

create table "noticePreference" (
  "userId"        uuid primary key default auth.uid() references auth.users on delete cascade,
  email           boolean not null default false,
  episodes        boolean not null default true,   -- of followed podcasts
  articles        boolean not null default false,
  -- Nothing is sent from here to there, by the clock in Vietnam. Two equal times: there are no quiet hours.
  "quietFrom"     time(0) not null default '22:00',
  "quietUntil"    time(0) not null default '07:00',
  -- Since when each is on: what came out long before a choice is not told.
  "emailSince"    timestamptz,
  "episodesSince" timestamptz,
  "articlesSince" timestamptz,
  "emailedOn"     date,                            -- day of the last e-mail, in Vietnam
  "createdAt"     timestamptz not null default clock_timestamp(),
  "updatedAt"     timestamptz not null default clock_timestamp()
);
comment on table "noticePreference" is 'Of what a person wants to be told, how, and when not.';
create index notice_preference_email on "noticePreference" ("userId") where email;

alter table "noticePreference" enable row level security;
grant select, insert ("userId", email, episodes, articles, "quietFrom", "quietUntil"),
  update ("userId", email, episodes, articles, "quietFrom", "quietUntil") on "noticePreference" to authenticated;

create policy notice_preference_all_owner on "noticePreference" to authenticated
  using ("userId" = (select auth.uid())) with check ("userId" = (select auth.uid()));

create function app.date_notice_choice() returns trigger language plpgsql set search_path = '' as $$
declare
  now_on timestamptz := clock_timestamp();
begin
  if tg_op = 'INSERT' then
    new."emailSince" := case when new.email then now_on end;
    new."episodesSince" := case when new.episodes then now_on end;
    new."articlesSince" := case when new.articles then now_on end;
    return new;
  end if;
  new."emailSince" := case when new.email then coalesce(old."emailSince", now_on) end;
  new."episodesSince" := case when new.episodes then coalesce(old."episodesSince", now_on) end;
  new."articlesSince" := case when new.articles then coalesce(old."articlesSince", now_on) end;
  return new;
end $$;

create trigger dated before insert or update on "noticePreference" for each row execute function app.date_notice_choice();
create trigger touch before update on "noticePreference" for each row execute function app.touch();

create function app.is_quiet("from" time, until time, at timestamptz) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case
    when "from" < until then (at at time zone 'Asia/Ho_Chi_Minh')::time >= "from" and (at at time zone 'Asia/Ho_Chi_Minh')::time < until
    when "from" > until then (at at time zone 'Asia/Ho_Chi_Minh')::time >= "from" or (at at time zone 'Asia/Ho_Chi_Minh')::time < until
    else false end;

-- allow grants: the job that tells works as the owner
-- What somebody was told. Items are told once however often they are published, also after their row came back from the
-- trash: no reference to it. Rows stay a month; what came out longer ago than a week is not told at all.
create table ops.notice (
  user_id     uuid not null references auth.users on delete cascade,
  channel     text not null check (channel in ('email', 'push')),
  kind        text not null check (kind in ('episode', 'article')),
  item_id     integer not null,
  delivery_id uuid not null,  -- the e-mail, or the notices of that moment
  created_at  timestamptz not null default clock_timestamp(),
  primary key (user_id, channel, kind, item_id)
);
comment on table ops.notice is 'Which new items a person was told of: each once a channel.';
create index notice_by_delivery on ops.notice (delivery_id);
create index notice_by_age on ops.notice (created_at);

alter table ops.notice enable row level security;

insert into ops.mail_kind values ('new_items');

-- E-mails to many have queues of their own, and whoever writes them hands them over: no announcement for each.
create or replace function ops.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.kind not in ('newsletter', 'new_items') then
    perform pg_notify('mail_waiting', new.id::text);
  end if;
  return null;
end $$;

-- For the holder of a signed link. No row: the account is gone, or never chose.
create function ops.read_notice_email(person uuid) returns table (address text, wanted boolean)
  language sql stable security definer set search_path = '' as $$
  select u.email, p.email from public."noticePreference" p join auth.users u on u.id = p."userId" where u.id = person
$$;
create function ops.set_notice_email(person uuid, wanted boolean) returns void
  language sql security definer set search_path = '' as $$
  update public."noticePreference" p set email = wanted where p."userId" = person and p.email <> wanted
$$;
revoke execute on function ops.read_notice_email(uuid), ops.set_notice_email(uuid, boolean) from public;
grant execute on function ops.read_notice_email(uuid), ops.set_notice_email(uuid, boolean) to job_service;

-- allow index: content has some thousand rows, and is written by a few editors
create index episode_newest_out on episode ("publishedAt") where publication = 'PUBLISHED';
-- allow index: content has some thousand rows, and is written by a few editors
create index blog_newest_out on blog ("publishedAt") where publication = 'PUBLISHED';
