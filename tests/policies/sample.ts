// Sample rows for the policy tests: of every table at least one row that belongs to `me`, one of somebody else, and
// of content one PUBLIC and one PRIVATE. Ids are chosen so that each kind can be recognised again.
import type { Database } from "../../apps/server/src/platform/database/database.ts";

/** Ids of sample rows by reach. `key` names the column that tells rows apart. */
export interface Sample {
  key: string;
  all: string[];
  published?: string[];
  public?: string[];
  own?: string[];
  /** A valid new row for `me`, and a harmless change. */
  fresh?: Record<string, unknown>;
  /** A column to set to itself; it must be one that the people who may write are granted. */
  change?: string;
}

const PUBLIC = 101;
const PRIVATE = 102;
const DRAFT = 105;
const SCHEDULED = 106;
/** Was there and was removed. */
const REMOVED = 109;

export async function addSample(
  database: Database,
  me: string,
  other: string,
): Promise<Record<string, Sample>> {
  const { owner } = database;
  const add = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const columns = Object.keys(row);
    const { rows } = await owner.query(
      `insert into "${table}" (${columns.map((name) => `"${name}"`).join(", ")})
       values (${columns.map((_, at) => `$${at + 1}`).join(", ")}) returning to_jsonb("${table}".*) as row`,
      Object.values(row),
    );
    const made = rows[0]?.row as Record<string, unknown>;
    return String(made.id ?? made.slug);
  };
  const mine = (userId: string) => ({ userId });

  await add("category", { id: PUBLIC, name: "Một", slug: "mot", categoryType: "BLOG" });
  const draft = { publication: "DRAFT" };
  const scheduled = { publication: "SCHEDULED", publishAt: "2099-01-01" };
  for (const [id, type, state] of [
    [PUBLIC, "PUBLIC", {}],
    [PRIVATE, "PRIVATE", {}],
    [DRAFT, "PUBLIC", draft],
    [SCHEDULED, "PRIVATE", scheduled],
  ] as const) {
    const shared = { id, ...state };
    await add("podcast", {
      ...shared,
      slug: `p${id}`,
      title: "Podcast",
      podcastType: type,
      description: "Lời tả.",
    });
    await add("episode", {
      ...shared,
      slug: `e${id}`,
      title: "Tập",
      episodeType: type,
      audio: "/media/audio/a.mp3",
    });
    await add("blog", {
      ...shared,
      slug: `b${id}`,
      title: "Bài",
      content: "<p>Thân bài.</p>",
      blogType: type,
    });
    await add("podcastEpisode", { podcastId: id, episodeId: id });
    if (id !== SCHEDULED) await add("episodeTimeline", { id });
  }
  // One end of a link that is out, and one that is not.
  await add("podcastEpisode", { podcastId: PUBLIC, episodeId: DRAFT });
  await add("podcastEpisode", { podcastId: SCHEDULED, episodeId: PRIVATE });
  await add("course", { id: PUBLIC, slug: "c1", title: "Khóa", price: 0 });
  await add("course", { id: PRIVATE, slug: "c2", title: "Khóa sắp ra mắt", price: 0, status: "COMING_SOON" });
  await add("course", { id: 103, slug: "c3", title: "Khóa sắp ra mắt nữa", price: 0, status: "COMING_SOON" });
  await add("course", { id: SCHEDULED, slug: "c6", title: "Khóa chưa đăng", price: 0, ...scheduled });
  for (const id of [PUBLIC, PRIVATE]) {
    await add("lesson", { id, courseId: id, slug: "l", position: 1, title: "Bài học" });
    await add("courseLink", { courseId: id, lmsUrl: "https://lms.example.vn/" });
  }
  await add("lesson", { id: DRAFT, courseId: PUBLIC, slug: "n", position: 2, title: "Bài nháp", ...draft });
  await add("lesson", {
    id: SCHEDULED,
    courseId: SCHEDULED,
    slug: "l",
    position: 1,
    title: "Bài của khóa nháp",
  });
  await owner.query(`update blog set title = 'Bài mới hơn' where id = $1`, [PUBLIC]);
  await add("category", { id: REMOVED, name: "Bỏ", slug: "bo", categoryType: "BLOG" });
  await owner.query("delete from category where id = $1", [REMOVED]);
  const { rows: versions } = await owner.query("select id from ops.content_version");
  await owner.query(
    "insert into plan (id, name, type, price, duration) values (1, 'Miễn phí', 'free', 0, 0) on conflict do nothing",
  );
  await owner.query(
    "insert into plan (id, name, type, price, duration) values (2, 'Premium', 'pro1month', 1, 30) on conflict do nothing",
  );
  const enrolled = [
    await add("courseEnroll", { ...mine(me), courseId: PUBLIC }),
    await add("courseEnroll", { ...mine(me), courseId: SCHEDULED }),
    await add("courseEnroll", { ...mine(other), courseId: PRIVATE }),
  ];
  await add("membership", { ...mine(other), planId: 2, expiresAt: "2099-01-01" });
  await owner.query("truncate hotline");
  const line = { name: "Một số", about: "Để thử.", helps: ["talk"] };
  await add("hotline", { ...line, id: "mo", number: "1900 0001" });
  await add("hotline", { ...line, id: "an", number: "1900 0002", isActive: false });
  const { rows: memberships } = await owner.query(`select id, "userId" = $1 as own from membership`, [me]);

  const twice = async (table: string, row: (userId: string, n: number) => Record<string, unknown>) => {
    const own = await add(table, { userId: me, ...row(me, 1) });
    return { own: [own], all: [own, await add(table, { userId: other, ...row(other, 2) })] };
  };
  const sessions = await twice("session", () => ({ mode: "map" }));
  const orders = await twice("order", (_, n) => ({
    orderCode: `BTAAAAAA${n + 1}`,
    kind: "plan",
    planId: 2,
    price: 1,
  }));
  await owner.query(
    `update "order" set status = 'VERIFIED', "verifiedAt" = now(), "verifyReason" = 'Tiền mặt' where id = any($1)`,
    [orders.all],
  );
  const createRefund = async (id: string): Promise<string> => {
    const { rows } = await owner.query(
      `insert into money.refund (order_id, amount, refunded_on, bank_reference, reason)
       values ($1, 1, current_date, 'FT1', 'Người mua đổi ý') returning id`,
      [id],
    );
    return String(rows[0]?.id);
  };
  const refunds: string[] = [];
  for (const id of orders.all) refunds.push(await createRefund(id));
  const transferFor = async (id: string): Promise<string> => {
    const { rows } = await owner.query(
      `insert into money.bank_transaction (provider, provider_id, account_number, amount, memo, transferred_at, raw)
       values ('sepay', $1, '1', 1, 'x', now(), '{}') returning id`,
      [id],
    );
    await owner.query(
      `insert into money.allocation (transaction_id, outcome, reason, named_order_id) values ($1, 'unmatched', 'already_paid', $2)`,
      [rows[0]?.id, id],
    );
    return String(rows[0]?.id);
  };
  const transfers: string[] = [];
  for (const id of orders.all) transfers.push(await transferFor(id));
  const pairs = async (table: string, column: string, row: Record<string, unknown> = {}) => {
    for (const userId of [me, other]) await add(table, { userId, [column]: PUBLIC, ...row });
    return { key: "userId", own: [me], all: [me, other] };
  };
  const toDevice = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    p256dh: "B".repeat(87),
    authSecret: "a".repeat(22),
  });
  const devices = await twice("pushSubscription", (_, n) => toDevice(String(n)));
  await owner.query(`delete from "noticePreference" where "userId" = $1`, [me]);
  const keptFrom = async (userId: string) => {
    await add("listeningOptOut", { userId });
    return userId;
  };
  const file = (n: number, uploadedBy: string) => ({
    ...{
      kind: "sound",
      address: `/media/premium/${String(n).repeat(32)}.mp3`,
      contentType: "audio/mpeg",
      bytes: 9,
    },
    ...{ seconds: 9, originalName: "a.mp3", sha256: String(n).repeat(64), uploadedBy },
  });
  const files = [await add("mediaFile", file(1, me)), await add("mediaFile", file(2, other))];
  const certificate = (n: number) => ({
    ...{ number: `BT-0000-0000-000${n}`, name: "Lan Chi", courseTitle: "Khóa", lessons: 1, minutes: 5 },
    completedAt: "2026-11-01",
  });
  await add("certificate", { ...certificate(1), userId: me, courseId: PUBLIC });
  await add("certificate", { ...certificate(2), userId: other, courseId: PUBLIC });
  const subscriptions = [await add("newSubscription", { email: "a@example.vn" })];
  const campaign = { subject: "Chuyện tháng Mười Một" };
  const draftCampaign = await add("newsletterCampaign", campaign);
  const sentCampaign = await add("newsletterCampaign", { ...campaign, status: "SENT" });
  const content = () => ({
    key: "id",
    all: [PUBLIC, PRIVATE, DRAFT, SCHEDULED].map(String),
    published: [PUBLIC, PRIVATE].map(String),
    public: [String(PUBLIC)],
  });

  return {
    category: {
      key: "id",
      all: [String(PUBLIC)],
      fresh: { name: "Hai", slug: "hai", categoryType: "BLOG" },
      change: "name",
    },
    podcast: { ...content(), fresh: { slug: "moi", title: "Mới" }, change: "title" },
    episode: { ...content(), fresh: { slug: "moi", title: "Mới" }, change: "title" },
    podcastEpisode: {
      ...content(),
      key: "podcastId",
      all: [...content().all, String(PUBLIC), String(SCHEDULED)],
      fresh: { podcastId: PUBLIC, episodeId: PRIVATE },
      change: "position",
    },
    episodeTimeline: {
      ...content(),
      all: [PUBLIC, PRIVATE, DRAFT].map(String),
      fresh: { id: SCHEDULED },
      change: "chapters",
    },
    blog: { ...content(), fresh: { slug: "moi", title: "Mới" }, change: "title" },
    premiumPreview: { key: "id", all: [String(PRIVATE), String(PRIVATE), String(PRIVATE)] },
    course: {
      key: "id",
      all: [PUBLIC, PRIVATE, 103, SCHEDULED].map(String),
      published: [PUBLIC, PRIVATE, 103].map(String),
      fresh: { slug: "moi", title: "Mới" },
      change: "title",
    },
    courseOutline: { ...content(), key: "id" },
    courseLink: {
      all: content().published,
      own: [String(PUBLIC)],
      key: "courseId",
      fresh: { courseId: 103, lmsUrl: "https://a.vn/" },
      change: "lmsUrl",
    },
    lesson: {
      ...content(),
      own: [String(PUBLIC)],
      fresh: { courseId: PUBLIC, slug: "moi", position: 2, title: "Mới" },
      change: "title",
    },
    lessonProgress: {
      ...(await pairs("lessonProgress", "lessonId")),
      fresh: { userId: me, lessonId: PRIVATE },
      change: "seconds",
    },
    lessonNote: {
      ...(await pairs("lessonNote", "lessonId")),
      fresh: { userId: me, lessonId: PRIVATE },
      change: "content",
    },
    certificate: {
      key: "userId",
      own: [me],
      all: [me, other],
      fresh: { ...certificate(3), userId: me, courseId: PRIVATE },
      change: "name",
    },
    courseEnroll: {
      key: "id",
      own: enrolled.slice(0, 2),
      all: enrolled,
      fresh: { userId: me, courseId: 103 },
      change: "courseId",
    },
    coursePreorder: {
      ...(await pairs("coursePreorder", "courseId")),
      fresh: { userId: me, courseId: PRIVATE },
      change: "courseId",
    },
    hotline: {
      key: "id",
      all: ["mo", "an"],
      public: ["mo"],
      fresh: { number: "1900 0003", name: "Số mới", about: "Để thử.", helps: ["talk"] },
      change: "name",
    },
    plan: {
      key: "id",
      all: ["1", "2"],
      fresh: { id: 9, name: "Gói", type: "45", price: 1, duration: 45 },
      change: "name",
    },
    membership: {
      key: "id",
      own: memberships.filter((row) => row.own).map((row) => String(row.id)),
      all: memberships.map((row) => String(row.id)),
      fresh: { userId: me, planId: 2, expiresAt: "2099-01-01" },
      change: "expiresAt",
    },
    order: {
      key: "id",
      ...orders,
      fresh: { userId: me, orderCode: "BTZZZZZZ9", kind: "course", courseId: PUBLIC, price: 1 },
      change: "status",
    },
    orderTransfer: { key: "id", own: transfers.slice(0, 1), all: transfers },
    orderRefund: { key: "id", own: refunds.slice(0, 1), all: refunds },
    session: { key: "id", ...sessions, fresh: { userId: me, mode: "map" }, change: "title" },
    message: {
      key: "id",
      ...(await twice("message", (_, n) => ({ sessionId: sessions.all[n - 1], role: "user", content: "…" }))),
      fresh: { userId: me, sessionId: sessions.all[0], role: "user", content: "…" },
      change: "content",
    },
    listeningNote: {
      key: "id",
      ...(await twice("listeningNote", () => ({ episodeId: PUBLIC, seconds: 7, content: "…" }))),
      fresh: { userId: me, episodeId: PUBLIC, seconds: 9, content: "…" },
      change: "content",
    },
    highlight: {
      key: "id",
      ...(await twice("highlight", () => ({ blogId: PUBLIC, title: "Bài", quote: "lời", start: 7 }))),
      fresh: { userId: me, blogId: PUBLIC, title: "Bài", quote: "lời", start: 9 },
      change: "note",
    },
    companionNote: {
      key: "id",
      ...(await twice("companionNote", () => ({ content: "…" }))),
      fresh: { userId: me, content: "…" },
      change: "content",
    },
    consent: {
      key: "id",
      ...(await twice("consent", () => ({ kind: "terms", given: true, version: "1", wording: "…" }))),
      fresh: { userId: me, kind: "terms", given: true, version: "1", wording: "…" },
      change: "given",
    },
    pushSubscription: {
      key: "id",
      ...devices,
      fresh: { userId: me, ...toDevice("moi") },
    },
    // Not of `me`, who could not be given a first choice then.
    noticePreference: { key: "userId", own: [], all: [other], fresh: { userId: me }, change: "email" },
    savedItem: {
      key: "id",
      ...(await twice("savedItem", () => ({ podcastId: PUBLIC }))),
      fresh: { userId: me, podcastId: 104 },
      change: "podcastId",
    },
    follow: {
      ...(await pairs("follow", "podcastId")),
      fresh: { userId: me, podcastId: 104 },
      change: "podcastId",
    },
    listeningPosition: {
      ...(await pairs("listeningPosition", "episodeId", { seconds: 1 })),
      fresh: { userId: me, episodeId: 104, seconds: 5 },
      change: "seconds",
    },
    listeningHistory: {
      key: "id",
      ...(await twice("listeningHistory", () => ({ episodeId: PUBLIC, seconds: 5 }))),
      fresh: { userId: me, episodeId: PUBLIC, seconds: 5 },
      change: "seconds",
    },
    workingCopy: {
      ...(await pairs("workingCopy", "rowId", { kind: "blog", content: {} })),
      fresh: { userId: me, kind: "blog", rowId: PRIVATE },
      change: "basedOn",
    },
    contentPresence: { key: "rowId", all: [String(PUBLIC)] },
    contentVersion: { key: "id", all: versions.map(({ id }) => String(id)) },
    contentTrash: { key: "rowId", all: [String(REMOVED)] },
    // Not of `me`, who could not be given a listen then.
    listeningOptOut: {
      key: "userId",
      own: [],
      all: [await keptFrom(other)],
      fresh: { userId: me },
      change: "createdAt",
    },
    mediaFile: { key: "id", all: files, fresh: file(3, me), change: "originalName" },
    // What can still be changed is a draft: of these rows "own".
    newsletterCampaign: {
      key: "id",
      all: [draftCampaign, sentCampaign],
      own: [draftCampaign],
      fresh: { subject: "Chuyện tháng Chạp", blogIds: [PUBLIC] },
      change: "subject",
    },
    newSubscription: { key: "id", all: subscriptions, fresh: { email: "b@example.vn" }, change: "email" },
  };
}

/** One more PUBLIC podcast and episode, unfollowed and unheard, for adding to. */
export async function addUntouched(database: Database): Promise<void> {
  await database.owner.query(`insert into podcast (id, slug, title) values (104, 'p104', 'Podcast')`);
  await database.owner.query(`insert into episode (id, slug, title) values (104, 'e104', 'Tập')`);
}
