// Hands one message to the push service of a device. It is claimed before it is tried: a process that ends meanwhile costs
// one try, so a device may be told twice and shows one notice, because both carry the same tag.
import type { Brand } from "@bentrong/contract/brand";
import { z } from "zod";
import type { Owner } from "../../../platform/database/database.ts";
import type { Links } from "../../../platform/email/links.ts";
import type { Reach } from "../../../platform/http/endpoint-url.ts";
import { postOut } from "../../../platform/http/post-out.ts";
import { authorizePush, type PushKey } from "../../../platform/identity/push-key.ts";
import { listNewItems, type NewItem } from "../sending/new-items.ts";
import { sayNews } from "../sending/say-news.ts";
import { encryptPush } from "./encrypt-push.ts";

export interface PushDeps {
  owner: Pick<Owner, "query">;
  brand: Pick<Brand, "supportEmail">;
  links: Pick<Links, "article" | "episode" | "home">;
  reach: Reach;
  pusher: {
    key: PushKey;
    /** Seconds between two tries; one try more than there are. */
    waits?: readonly number[];
  };
}

/** Five tries in four hours. */
const WAITS = [60, 600, 3_000, 10_800];
const GONE = [404, 410];
const TOO_MANY = 429;
/** Longest text of a title on a phone's screen, more or less. */
const LONGEST_LINE = 120;

const CLAIM = `
  update ops.push_message m set tries = m.tries + 1,
         next_try_at = clock_timestamp() + make_interval(secs => ($2::float8[])[least(m.tries + 1, cardinality($2::float8[]))])
    from "pushSubscription" s
   where m.id = $1 and s.id = m.subscription_id and m.next_try_at <= clock_timestamp()
  returning m.tries, m.delivery_id as "deliveryId", s.id as "subscriptionId", s.endpoint, s.p256dh, s."authSecret",
            extract(epoch from m.expires_at - clock_timestamp())::int as "secondsLeft"`;
const Claimed = z.object({
  tries: z.number(),
  deliveryId: z.uuid(),
  subscriptionId: z.uuid(),
  endpoint: z.string(),
  p256dh: z.string(),
  authSecret: z.string(),
  secondsLeft: z.number(),
});
type Claimed = z.infer<typeof Claimed>;

const DONE = "delete from ops.push_message where id = $1";
/** Its messages go with it. */
const FORGET = `delete from "pushSubscription" where id = $1`;

export async function sendPush(deps: PushDeps, id: string, stop: AbortSignal): Promise<void> {
  const { owner, pusher } = deps;
  const waits = pusher.waits ?? WAITS;
  const { rows } = await owner.query(CLAIM, [id, waits]);
  if (!rows[0]) return;
  const claimed = Claimed.parse(rows[0]);
  const items = claimed.secondsLeft > 0 ? await listNewItems(owner, claimed.deliveryId) : [];
  if (items.length === 0) {
    await owner.query(DONE, [id]);
    return;
  }
  const status = await hand(deps, claimed, items, stop);
  if (GONE.includes(status)) await owner.query(FORGET, [claimed.subscriptionId]);
  else if (!mayBeTriedAgain(status) || claimed.tries > waits.length) await owner.query(DONE, [id]);
}

/** 0: nothing answered. */
const mayBeTriedAgain = (status: number): boolean => status === 0 || status === TOO_MANY || status >= 500;

async function hand(deps: PushDeps, claimed: Claimed, items: NewItem[], stop: AbortSignal): Promise<number> {
  const { endpoint, deliveryId, secondsLeft } = claimed;
  try {
    const headers = {
      "Content-Type": "application/octet-stream",
      "Content-Encoding": "aes128gcm",
      // A phone that is off until quiet hours hears nothing at night.
      TTL: String(secondsLeft),
      Urgency: "normal",
      Topic: "news",
      Authorization: await authorizePush(
        deps.pusher.key,
        new URL(endpoint),
        `mailto:${deps.brand.supportEmail}`,
      ),
    };
    const body = encryptPush(claimed, JSON.stringify({ ...write(items, deps.links), tag: deliveryId }));
    return await postOut({ url: endpoint, headers, body }, deps.reach, stop);
  } catch {
    return 0;
  }
}

/** Paths of this site alone: the worker opens no other. */
function write(items: NewItem[], links: PushDeps["links"]): { title: string; body: string; url: string } {
  const { title, line } = sayNews(items);
  const [first] = items;
  const { pathname, search } = new URL(first && items.length === 1 ? toLink(first, links) : links.home());
  return { title, body: line.slice(0, LONGEST_LINE), url: pathname + search };
}

const toLink = ({ kind, id, podcastId }: NewItem, links: PushDeps["links"]): string =>
  kind === "episode" ? links.episode(podcastId ?? 0, id) : links.article(id);
