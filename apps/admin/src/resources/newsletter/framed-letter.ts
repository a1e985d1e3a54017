/**
 * A letter as a frame of this page can show it. The page's policy, which frames inherit, takes no style of an element but
 * those of a sheet that knows its word: so each becomes a rule of one. Links open in a page of their own, as from a
 * mailbox. Nothing else about the letter changes. It is made of text, since a parser would already apply the styles; the
 * letter's own text never holds a bare quotation mark.
 */
export function framedLetter(html: string, styleNonce: string | undefined): string {
  const rules: string[] = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    rules.push(`[data-look="${rules.length}"]{${style}}`);
    return ` data-look="${rules.length - 1}"`;
  });
  const sheet = `<style>${rules.join("\n")}</style>`;
  return marked
    .replace("<head>", `<head><base target="_blank">${sheet}`)
    .replaceAll("<style>", styleNonce ? `<style nonce="${styleNonce}">` : "<style>");
}
