// The edition: the content that every subscriber of a campaign receives.
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";

export const EditionPost = z.object({
  id: z.number().int(),
  title: z.string(),
  authorName: z.string().nullable(),
  /** At most 150 characters. It is all that an e-mail says of a post, so that a PRIVATE one shows nothing of itself. */
  excerpt: z.string(),
  isPrivate: z.boolean(),
});

export const Edition = z.object({
  subject: z.string(),
  preheader: z.string(),
  /** HTML that was sanitised before it was stored. */
  intro: z.string(),
  posts: z.array(EditionPost),
  outro: z.string(),
});
export type Edition = z.output<typeof Edition>;

const Post = EditionPost.extend({
  publication: z.enum(["DRAFT", "SCHEDULED", "PUBLISHED"]),
  publishAt: z.coerce.date<string>().nullable(),
});
const Missing = z.object({ id: z.number().int(), publication: z.literal("MISSING") });
const Composed = Edition.extend({ posts: z.array(z.union([Post, Missing])) });

/** A post as the campaign names it, whether it can be read by then or not. */
export type ComposedPost = z.output<typeof Composed>["posts"][number];

/** Posts in the order in which the campaign names them; one that was removed is MISSING. */
const COMPOSE = `
  select c.subject, c.preheader, c.intro, c.outro, coalesce((
    select jsonb_agg(
             case when b.id is null then jsonb_build_object('id', named.id, 'publication', 'MISSING')
                  else jsonb_build_object('id', b.id, 'title', b.title, 'authorName', b."authorName", 'excerpt', left(b.excerpt, 150),
                         'isPrivate', b."blogType" = 'PRIVATE', 'publication', b.publication, 'publishAt', b."publishAt") end
             order by named.place)
      from unnest(c."blogIds") with ordinality named (id, place) left join blog b on b.id = named.id), '[]') as posts
    from "newsletterCampaign" c where c.id = $1`;

/** As it would be sent now, with every post that it names; undefined when there is no such campaign. */
export async function composeCampaign(
  tx: Transaction,
  id: number,
): Promise<{ edition: Edition; posts: ComposedPost[] } | undefined> {
  const { rows } = await tx.query(COMPOSE, [id]);
  if (!rows[0]) return undefined;
  const { posts, ...texts } = Composed.parse(rows[0]);
  return { edition: Edition.parse({ ...texts, posts: posts.filter((post) => "title" in post) }), posts };
}

const TAKEN_DOWN = "select content from ops.newsletter_edition where campaign_id = $1";

/** As it was taken down when it began; undefined before that. */
export async function sentEdition(tx: Transaction, id: number): Promise<Edition | undefined> {
  const { rows } = await tx.query(TAKEN_DOWN, [id]);
  return rows[0] && Edition.parse(rows[0].content);
}

export const isPublished = ({ publication }: ComposedPost): boolean => publication === "PUBLISHED";

/** Posts that nobody could open at `at`: drafts, removed ones, and what is published later. */
export const closedPosts = (posts: readonly ComposedPost[], at: Date): ComposedPost[] =>
  posts.filter((post) => {
    if (isPublished(post)) return false;
    return !(post.publication === "SCHEDULED" && post.publishAt && post.publishAt <= at);
  });

/** True if the edition has neither posts nor text. */
export const saysNothing = ({ intro, posts, outro }: Edition): boolean =>
  posts.length === 0 && !/\p{L}/u.test(`${intro}${outro}`.replace(/<[^>]*>/g, ""));
