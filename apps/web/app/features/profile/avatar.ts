/** The drawings one may choose from; 0 is what an account begins with. */
const LAST = 12;

export const AVATARS: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1);

export const avatarAddress = (number: number): string => `/avatars/${number}.svg`;

/** Only our own drawings are shown: a remote address would reveal to its server who looks at this page when. */
export function avatarNumber(address: string | null | undefined): number {
  const number = Number(/^\/avatars\/(\d{1,2})\.svg$/.exec(address ?? "")?.[1] ?? 0);
  return number <= LAST ? number : 0;
}
