// The pages that stand for the product: its home and an article.

import { setTimeout as sleep } from "node:timers/promises";

export interface Page {
  name: string;
  url: string;
}

/** The newest article that everybody may read. */
export async function newestArticle(port: number, publicKey: string): Promise<number> {
  const answer = await fetch(
    `http://localhost:${port}/rest/v1/blog?select=id&blogType=eq.PUBLIC&order=createdAt.desc&limit=1`,
    { headers: { apikey: publicKey } },
  );
  const [newest]: { id: number }[] = await answer.json();
  if (!newest) throw new Error("there is no article");
  return newest.id;
}

export async function listPages(port: number, publicKey: string): Promise<Page[]> {
  const id = await newestArticle(port, publicKey);
  return [
    { name: "home", url: `http://localhost:${port}/` },
    { name: "article", url: `http://localhost:${port}/blog/detail/${id}` },
  ];
}

/** Asks until the answer comes from memory: only then it carries an ETag. */
export async function untilKept(url: string, headers: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (answer.headers.has("etag")) return;
    await sleep(5);
  }
  throw new Error(`${url} is never kept`);
}
