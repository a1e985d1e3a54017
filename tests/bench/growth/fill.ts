// Data by SQL, up to a size: articles and episodes are copies of the first content under other titles, indexed for search by
// the product's own function; people, conversations and orders are made without triggers, which would write e-mails.
import type pg from "pg";
import type { Size } from "./sizes.ts";

/** Whose requests are measured: a member with a usual amount of everything. */
export const MEMBER = "00000000-0000-4000-8000-000000000001";

const COPY_ARTICLES = `
  insert into blog (slug, title, content, "coverImage", "authorName", "blogType", "categoryId", "createdAt", publication, "publishedAt", excerpt)
  select 'bai-' || n, b.title || ' ' || n, b.content, b."coverImage", b."authorName", b."blogType", b."categoryId",
         now() - n * interval '1 hour', 'PUBLISHED', now() - n * interval '1 hour', b.excerpt
    from generate_series($1::int, $2::int) n
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from blog
           where publication = 'PUBLISHED' and slug !~ '^bai-[0-9]+$') b on n % b.total = b.place`;

const COPY_EPISODES = `
  insert into episode (slug, title, description, audio, "coverImage", duration, "position", "episodeType", "categoryId", "podcastId", "createdAt", publication, "publishedAt")
  select 'tap-' || n, e.title || ' ' || n, e.description, e.audio, e."coverImage", e.duration, e."position", e."episodeType",
         e."categoryId", e."podcastId", now() - n * interval '1 hour', 'PUBLISHED', now() - n * interval '1 hour'
    from generate_series($1::int, $2::int) n
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from episode
           where publication = 'PUBLISHED' and slug !~ '^tap-[0-9]+$') e on n % e.total = e.place`;

const ADD_USERS = `
  with person as (
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, last_sign_in_at)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'nguoi-' || n || '@example.vn', now(),
           jsonb_build_object('fullname', 'Người ' || n), now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series($1::int, $2::int) n returning id
  )
  insert into auth.user_roles (user_id, role) select id, 'ROLE_USER' from person`;

const USER_AT = (n: string): string => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Five messages a conversation; the measured member has twenty conversations. */
const ADD_MESSAGES = `
  with talk as (
    insert into session ("userId", mode, "createdAt")
    select case when n <= 20 then ${USER_AT("1")} else ${USER_AT("2 + n % ($3 - 1)")} end,
           (array['map', 'portal', 'imaginary'])[1 + n % 3], now() - n * interval '5 minutes'
      from generate_series($1::int, $2::int) n returning id, "userId", "createdAt"
  )
  insert into message ("sessionId", "userId", role, content, counted, "createdAt")
  select id, "userId", case when m % 2 = 0 then 'user' else 'assistant' end, repeat('x', 200), m % 2 = 0, "createdAt" + m * interval '10 seconds'
    from talk cross join generate_series(0, 4) m where "userId" <> ${USER_AT("1")}`;

/** One in fifty waits for staff; nobody has two that wait. */
const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const letterAt = (power: number): string =>
  `substr('${CODE_LETTERS}', 1 + (n / ${CODE_LETTERS.length ** power})::int % ${CODE_LETTERS.length}, 1)`;

const ADD_ORDERS = `
  insert into "order" ("orderCode", "userId", kind, "planId", "planDays", price, status, "createdAt", "expiresAt", "claimedAt", "verifiedAt", "cancelledAt")
  select 'GR' || ${[5, 4, 3, 2, 1, 0].map(letterAt).join(" || ")}, ${USER_AT("1 + case when n % 50 = 0 then n / 50 else n end % $3")}, 'plan', p.id, 30, 99000,
         case when n % 50 = 0 then 'CONFIRMING' when n % 3 = 0 then 'PENDING' else 'VERIFIED' end,
         at, at + interval '1 day', case when n % 50 = 0 then at end,
         case when n % 50 <> 0 and n % 3 <> 0 then at end, case when n % 50 <> 0 and n % 3 = 0 then at + interval '1 hour' end
    from generate_series($1::int, $2::int) n, lateral (select now() - n * interval '3 minutes' as at) t,
         (select id from plan order by id limit 1) p`;

const ADD_LISTENS = `
  insert into "listeningHistory" ("userId", "episodeId", seconds, "createdAt")
  select ${USER_AT("1 + n % $3")}, (select min(id) from episode), 300, now() - n * interval '1 minute' from generate_series($1::int, $2::int) n`;

/** Others that grow with them, as plans name them. */
export const GROWING_NAMES = [
  "blog",
  "episode",
  "users",
  "user_roles",
  "session",
  "message",
  "order",
  "listeningHistory",
].concat(["search_document", "mail", "content_version", "audit_log"]);

const GROWING = ["blog", "episode", "auth.users", "session", "message", '"order"', '"listeningHistory"'];

/** From one size to the next; `from` is absent for the first. */
export async function fill(client: pg.Client, from: Size | undefined, to: Size): Promise<void> {
  const range = (count: (size: Size) => number): [number, number] => [
    (from ? count(from) : 0) + 1,
    count(to),
  ];
  await client.query(
    COPY_ARTICLES,
    range(({ articles }) => articles),
  );
  await client.query(
    COPY_EPISODES,
    range(({ episodes }) => episodes),
  );
  await indexForSearch(client);
  await client.query("set session_replication_role = replica");
  await client.query(
    ADD_USERS,
    range(({ users }) => users),
  );
  await client.query(ADD_MESSAGES, [...range(({ messages }) => Math.ceil(messages / 5)), to.users]);
  await client.query(ADD_ORDERS, [...range(({ orders }) => orders), to.users]);
  await client.query(ADD_LISTENS, [...range(({ orders }) => orders), to.users]);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum (analyze)");
}

async function indexForSearch(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query("select ops.index_stale_items(500) as indexed");
    if (Number(rows[0]?.indexed) < 500) return;
  }
}

export async function countRows(client: pg.Client): Promise<string> {
  const counts: string[] = [];
  for (const table of GROWING) {
    const { rows } = await client.query(`select count(*) from ${table}`);
    counts.push(`${table} ${Number(rows[0]?.count).toLocaleString("en-GB")}`);
  }
  return counts.join(", ");
}
