// The one way to localStorage and sessionStorage: every key, the shape of what is written under it, and which keys end
// with a session. What is read may have been written by anybody: its reader checks it.

/** Private texts that wait to be sent; every key with this prefix ends with the session. */
const DRAFT = "draft ";
type DraftKey = `${typeof DRAFT}${string}`;
/** A member's lines, by whose they are: they exist nowhere else, so only their owner's sign-out ends them. */
const GRATITUDE = `${DRAFT}gratitude `;

/** Kept over visits and shared by all tabs. A string is stored as it is, everything else as JSON. */
export interface LocalShapes {
  /** A session as the specification wants it (session/session.ts), already as JSON. */
  user: string;
  theme: "light" | "dark";
  /** Milliseconds until which one tab renews the tokens. */
  "session-refresh": string;
  /** Path that was asked for before the sign-in. */
  redirectAfterLogin: string;
  rememberedEmail: string;
  /** How often somebody came, and when last, in milliseconds. */
  visits: readonly [count: number, at: number];
  "install.shown": "1";
  /** Places in the articles that one person read last. */
  reading: { person: string; places: readonly object[] };
  /** How each person of this device likes articles set. */
  readingLook: Readonly<Record<string, unknown>>;
  /** How fast articles are read aloud, as a factor. */
  readAloudRate: string;
  bankApp: string;
  followedPodcasts: readonly number[];
  /** Volume, positions in episodes and the switch of the keys. */
  player: object;
  /** The last episode with its list; null after it was closed. */
  "player.last": object | null;
  "player.modes": { repeat: string; shuffle: boolean };
  /** A visitor's lines of gratitude; a member's have a key with the prefix of drafts. */
  gratitude: readonly object[];
  LS_SHOW_DISCLAIMER: "false";
  LS_SHOW_CHAT_INTRO: "false";
  LS_SHOW_MODAL: "false";
  "draft recent searches": readonly string[];
  /** Notes and progress of a lesson, by what they are of and whose they are. */
  [draft: DraftKey]: unknown;
}

/** Kept until the tab is closed. */
export interface TabShapes {
  signInVerifier: string;
  /** Reason and address of a session that ended without a sign-out, with a space between. */
  "session ended": string;
  farewell: "1";
  /** The person who passed the notice before a conversation. */
  "chat entered": string;
  "draft opening": string;
  /** Item that a visitor wanted to save before the sign-in, and when. */
  wantedSave: { kind: string; id: number; at: number };
  /** Unsent text of a conversation, by its id. */
  [draft: DraftKey]: unknown;
}

/** The guide of the companion may open by itself once for the next person. `user` ends in the session's own store. */
const ENDS_WITH_SESSION: readonly (keyof LocalShapes)[] = ["LS_SHOW_MODAL"];

/** Undefined where storage is forbidden (private windows, embedded pages). */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function createStore<Shapes>(area: () => Storage) {
  type Key = keyof Shapes & string;
  /** Null: nothing is stored. Undefined: storage is forbidden. */
  const read = (key: Key): string | null | undefined => attempt(() => area().getItem(key));
  const remove = (key: Key): void => attempt(() => area().removeItem(key));
  return {
    read,
    remove,
    /** Undefined without a value, or with an invalid one. */
    readJson: (key: Key): unknown => attempt(() => JSON.parse(read(key) ?? "")),
    /** False where it could not be kept: storage is full or forbidden. */
    write: <K extends Key>(key: K, value: Shapes[K]): boolean =>
      attempt(() => {
        area().setItem(key, typeof value === "string" ? value : JSON.stringify(value));
        return true;
      }) === true,
    /** Reads and removes. */
    take(key: Key): string | null | undefined {
      const text = read(key);
      remove(key);
      return text;
    },
  };
}

export const localStore = createStore<LocalShapes>(() => window.localStorage);
export const tabStore = createStore<TabShapes>(() => window.sessionStorage);

/** For parts that are given their storage. */
export const getLocalStorage = (): Storage | undefined => attempt(() => window.localStorage);

/** Removes what must not outlive a session. `signedOut`: the person who asked for its end; a session also ends by itself. */
export function removeSessionData(signedOut?: string): void {
  for (const key of ENDS_WITH_SESSION) localStore.remove(key);
  const outlives = (key: string): boolean => key.startsWith(GRATITUDE) && key !== `${GRATITUDE}${signedOut}`;
  removeDrafts("localStorage", outlives);
  removeTabDrafts();
}

/** Called in a tab when a session ended in another one. */
export const removeTabDrafts = (): void => removeDrafts("sessionStorage", () => false);

function removeDrafts(area: "localStorage" | "sessionStorage", outlives: (key: string) => boolean): void {
  attempt(() => {
    for (const key of Object.keys(window[area]))
      if (key.startsWith(DRAFT) && !outlives(key)) window[area].removeItem(key);
  });
}
