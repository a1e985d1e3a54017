/** Splits a text file into its flat `key: value` head between two `---` lines and its body. */
export function frontMatter(text: string): { head: Record<string, string>; body: string } {
  const found = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(text.replaceAll("\r\n", "\n"));
  if (!found?.groups) throw new Error("the file does not begin with a head between two --- lines");
  const head: Record<string, string> = {};
  for (const line of (found.groups.head ?? "").split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 1) throw new Error(`"${line}" is not of the form "key: value"`);
    head[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return { head, body: (found.groups.body ?? "").trim() };
}
