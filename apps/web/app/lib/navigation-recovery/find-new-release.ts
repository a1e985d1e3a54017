/** Asked seldom: a release is no matter of minutes. */
export const RELEASE_PAUSE = 10 * 60_000;

let lookedAt = Date.now();

/** The server's release where it is another one than `own`; undefined while that is not known. */
export async function findNewRelease(own: string): Promise<string | undefined> {
  if (!import.meta.env.PROD || Date.now() - lookedAt < RELEASE_PAUSE) return undefined;
  lookedAt = Date.now();
  const answer = await fetch("/release.txt").catch(() => undefined);
  if (!answer?.ok) return undefined;
  const release = (await answer.text()).trim();
  return release === own ? undefined : release;
}
