// What is new for people, in SQL: the parts that e-mails and push messages share.
import { z } from "zod";
import type { Transaction } from "../../../platform/database/statement.ts";

/** So long after it came out an item is told at the latest; a server that was away for longer leaves it. */
const LATEST = "7 days";
/** Before that an editor may still mend it, and things that come out together are told together. */
const EARLIEST = "10 minutes";
/** What is older than this when somebody chooses is no news to them. */
const BEFORE_CHOICE = "2 days";

/** Whether there may be anything to tell at $1: two looks into indexes. */
export const HAS_RECENT = `
  select exists (select from episode where publication = 'PUBLISHED' and "publishedAt" between $1::timestamptz - interval '${LATEST}' and $1)
      or exists (select from blog where publication = 'PUBLISHED' and "publishedAt" between $1::timestamptz - interval '${LATEST}' and $1)
         as "hasRecent"`;

/**
 * Common table expressions after `due (user_id, since, episodes_since, articles_since)`: `fresh (user_id, kind, item_id)`,
 * for the channel, at $1.
 */
export const toFresh = (channel: "email" | "push"): string => `
  recent as materialized (
    select l."podcastId" as podcast_id, e.id, e."publishedAt" as out_at
      from episode e join "podcastEpisode" l on l."episodeId" = e.id join podcast p on p.id = l."podcastId"
     where e.publication = 'PUBLISHED' and p.publication = 'PUBLISHED'
       and e."publishedAt" between $1::timestamptz - interval '${LATEST}' and $1::timestamptz - interval '${EARLIEST}'
  ), fresh as materialized (
    select distinct d.user_id, 'episode' as kind, r.id as item_id
      from due d join follow f on f."userId" = d.user_id join recent r on r.podcast_id = f."podcastId"
     where r.out_at > greatest(d.since, d.episodes_since, f."createdAt") - interval '${BEFORE_CHOICE}'
       and d.episodes_since is not null
       and not exists (select from ops.notice n where n.user_id = d.user_id and n.channel = '${channel}'
                         and n.kind = 'episode' and n.item_id = r.id)
    union all
    select d.user_id, 'article', b.id
      from due d join blog b on b.publication = 'PUBLISHED'
       and b."publishedAt" between $1::timestamptz - interval '${LATEST}' and $1::timestamptz - interval '${EARLIEST}'
     where b."publishedAt" > greatest(d.since, d.articles_since) - interval '${BEFORE_CHOICE}'
       and d.articles_since is not null
       and not exists (select from ops.notice n where n.user_id = d.user_id and n.channel = '${channel}'
                         and n.kind = 'article' and n.item_id = b.id)
  )`;

export const NewItem = z.object({
  kind: z.enum(["episode", "article"]),
  id: z.number().int(),
  title: z.string(),
  /** Of an episode: where it is heard. */
  podcastId: z.number().int().nullable(),
  /** Of what is for members: nothing but the title is told, to nobody. */
  byline: z.string().nullable(),
  isPrivate: z.boolean(),
});
export type NewItem = z.infer<typeof NewItem>;

/** Of what was written down, what is still there for readers: newest first, an episode with a podcast that the person follows. */
const OF_DELIVERY = `
  select n.kind, e.id, e.title, p.id as "podcastId", case when e."episodeType" = 'PUBLIC' then p.title end as byline,
         e."episodeType" = 'PRIVATE' as "isPrivate", e."publishedAt" as out_at
    from ops.notice n join episode e on n.kind = 'episode' and e.id = n.item_id and e.publication = 'PUBLISHED'
    join lateral (
      select p.id, p.title from "podcastEpisode" l join podcast p on p.id = l."podcastId" and p.publication = 'PUBLISHED'
        join follow f on f."podcastId" = p.id and f."userId" = n.user_id
       where l."episodeId" = e.id order by p.id limit 1) p on true
   where n.delivery_id = $1
  union all
  select n.kind, b.id, b.title, null, case when b."blogType" = 'PUBLIC' then b."authorName" end,
         b."blogType" = 'PRIVATE', b."publishedAt"
    from ops.notice n join blog b on n.kind = 'article' and b.id = n.item_id and b.publication = 'PUBLISHED'
   where n.delivery_id = $1
   order by out_at desc, id desc`;

export async function listNewItems(tx: Pick<Transaction, "query">, deliveryId: string): Promise<NewItem[]> {
  return z.array(NewItem).parse((await tx.query(OF_DELIVERY, [deliveryId])).rows);
}
