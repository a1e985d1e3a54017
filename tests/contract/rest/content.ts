// Content of the platform's own tables for the suites: small, with every state that a call can meet.
import type { Database } from "../../../apps/server/src/platform/database/database.ts";

/**
 * Stands in what a visitor and another member must never read: the bodies of PRIVATE items past their excerpt, and
 * Lan's conversation.
 */
export const HIDDEN = "kin-dao";

/** Rows with fixed ids; `lan` is premium, `minh` is a free member. */
export async function fillContent({ owner }: Pick<Database, "owner">, lan: string, minh: string) {
  await owner.query(`
    insert into category (id, name, slug, "categoryType") values
      (1, 'Tĩnh lặng', 'tinh-lang', 'BLOG'), (2, 'Inner Whispers', 'inner-whispers', 'BLOG'),
      (3, 'Pausefulness', 'pausefulness', 'PODCAST'), (4, 'Hơi thở', 'hoi-tho', 'PODCAST');
    insert into podcast (id, slug, title, description, "authorName", "podcastType", "categoryId", "createdAt")
      select n, 'podcast-' || n, 'Podcast ' || n || case when n = 3 then ', (đêm) "khuya"' else '' end,
             case when n % 2 = 0 then 'Lời kể số ' || n end, 'Người kể ' || n % 3,
             case when n % 4 = 0 then 'PRIVATE' else 'PUBLIC' end, 3 + n % 2, timestamptz '2026-01-01' + n * interval '1 day'
        from generate_series(1, 12) n;
    insert into episode (id, slug, title, description, audio, duration, position, "episodeType", "categoryId", "podcastId", "createdAt")
      select n, 'episode-' || n, 'Tập ' || n, 'Mô tả tập ' || n || case when n % 5 = 0 then repeat(' mở đầu', 40) || ' ${HIDDEN}' else '' end,
             case when n % 5 = 0 then '/media/premium/tap-' || n || '.mp3' else '/media/tap-' || n || '.mp3' end, 60 * n, n % 7,
             case when n % 5 = 0 then 'PRIVATE' else 'PUBLIC' end, 3 + n % 2, 1 + n % 12, timestamptz '2026-02-01' + n * interval '1 hour'
        from generate_series(1, 30) n;
    insert into "podcastEpisode" ("podcastId", "episodeId", position)
      select 1 + n % 12, n, n from generate_series(1, 30) n;
    insert into blog (id, slug, title, content, "authorName", "blogType", "categoryId", "createdAt")
      select n, 'blog-' || n, case when n % 3 = 0 then 'Trân trọng ' else 'Lắng nghe ' end || n, '<p>Nội dung bài ' || n || case when n % 6 = 0 then repeat(' mở đầu', 40) || ' ${HIDDEN}' else '' end || '</p>',
             case when n % 4 > 0 then 'Tác giả ' || n % 4 end, case when n % 6 = 0 then 'PRIVATE' else 'PUBLIC' end,
             case when n % 7 = 0 then null else 1 + n % 2 end, timestamptz '2026-03-01' + n * interval '1 day'
        from generate_series(1, 40) n;
    insert into course (id, slug, title, description, price, status, rating, top, "createdAt")
      select n, 'course-' || n, 'Khóa học ' || n, '<p>Khóa ' || n || '</p>', n % 3 * 100000,
             case when n % 5 = 0 then 'COMING_SOON' else 'OPEN' end, 3 + n % 3, case n % 3 when 0 then null when 1 then 0 else n end,
             timestamptz '2026-01-01' + n * interval '1 day'
        from generate_series(1, 14) n;
    insert into lesson (id, "courseId", slug, position, title, "mediaUrl") values (1, 1, 'bai-mot', 1, 'Bài một', '/media/premium/bai-mot.mp3');
    insert into plan (id, name, type, price, duration) values
      (1, 'Miễn phí', 'free', 0, 0), (2, 'Tháng', 'pro1month', 299000, 30), (3, 'Quý', 'pro3month', 399000, 90), (4, 'Năm', 'pro1year', 996000, 365)
      on conflict do nothing;`);
  await owner.query(`insert into "courseEnroll" ("userId", "courseId") values ($1, 1), ($1, 2), ($2, 3)`, [
    lan,
    minh,
  ]);
  await owner.query(`insert into "coursePreorder" ("userId", "courseId") values ($1, 5)`, [minh]);
  await owner.query(
    `insert into session (id, "userId", mode, title, summary) values
       ('00000000-0000-4000-8000-000000000001', $1, 'map', '${HIDDEN}', ''), ('00000000-0000-4000-8000-000000000002', $1, 'portal', null, null),
       ('00000000-0000-4000-8000-000000000003', $2, 'map', 'Của Minh', null)`,
    [lan, minh],
  );
  await owner.query(
    `insert into message ("sessionId", "userId", role, content)
       select '00000000-0000-4000-8000-000000000001'::uuid, $1::uuid, case n % 2 when 0 then 'user' else 'assistant' end, 'Lời ${HIDDEN} ' || n from generate_series(1, 4) n`,
    [lan],
  );
}
