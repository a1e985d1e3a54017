export const KINDS = [
  { id: "BLOG", name: "Bài viết" },
  { id: "PODCAST", name: "Podcast" },
];

export const kindName = (kind: string): string => KINDS.find(({ id }) => id === kind)?.name ?? kind;
