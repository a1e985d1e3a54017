// How a person likes their articles set, in this browser, for each person who uses it. The script that runs before the first paint
// puts the stored words on the document (lib/theme/theme-script.ts), and article.css reads them there.

import { localStore } from "../storage.ts";

/** People of one device whose choice is kept. */
const KEPT = 8;

const SIZES = ["s1", "s2", "s3", "s4"] as const;
const FACES = ["sans", "serif"] as const;
const SPACINGS = ["tight", "usual", "loose"] as const;

export interface ReadingLook {
  size: (typeof SIZES)[number];
  face: (typeof FACES)[number];
  spacing: (typeof SPACINGS)[number];
}

export const LOOK_CHOICES = { size: SIZES, face: FACES, spacing: SPACINGS } as const;
export const USUAL_LOOK: ReadingLook = { size: "s2", face: "sans", spacing: "usual" };

/** Unknown words count as the usual ones. */
export function parseLook(words: unknown): ReadingLook {
  const given = typeof words === "string" ? words.split(" ") : [];
  return {
    size: SIZES.find((each) => given.includes(each)) ?? USUAL_LOOK.size,
    face: FACES.find((each) => given.includes(each)) ?? USUAL_LOOK.face,
    spacing: SPACINGS.find((each) => given.includes(each)) ?? USUAL_LOOK.spacing,
  };
}

export const formatLook = ({ size, face, spacing }: ReadingLook): string => `${size} ${face} ${spacing}`;

/** The look that this document is set in. */
export const currentLook = (): ReadingLook => parseLook(document.documentElement.dataset.look);

function readStored(): [person: string, words: unknown][] {
  const kept = localStore.readJson("readingLook");
  return typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
}

/** `person`: an id, or "" without an account. */
export function chooseLook(person: string, look: ReadingLook): void {
  const words = formatLook(look);
  document.documentElement.dataset.look = words;
  const others = readStored().filter(([each]) => each !== person);
  // Where storage is full or forbidden, the choice holds until the page is left.
  localStore.write("readingLook", Object.fromEntries([...others, [person, words]].slice(-KEPT)));
}
