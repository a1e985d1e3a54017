export const newestFirst = <T extends { createdAt: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime());
