import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PROJECT, sourcesBelow } from "./import-graph.ts";

const FOLDERS = ["apps", "packages", "db", "examples", "scripts", "tests"];
const THIS_FILE = "tests/structure/names.test.ts";

/** Names of others: the language, JSON Schema, react-admin's messages, the test runner, PostgREST's client. */
const STANDARD = new Set([
  ...["indexOf", "lastIndexOf", "valueOf", "getPrototypeOf", "setPrototypeOf", "isPrototypeOf"],
  ...["oneOf", "anyOf", "allOf"],
  ...["toBeTypeOf", "toBeInstanceOf"],
  ...["likeAnyOf", "likeAllOf", "ilikeAnyOf", "ilikeAllOf"],
]);

/** Names that were replaced by the term of the trade. */
const REPLACED: Record<string, string> = {
  askStanding: "getTurnStatus",
  browserApi: "apiClient",
  companionIs: "mockCompanion",
  createKeeper: "createAutosave",
  createLooks: "queries",
  createTalk: "createConversationStore",
  DimWhileGoing: "PendingOverlay",
  entersAs: "staffRole",
  GoingLink: "TransitionLink",
  goOnWith: "replaceTokens",
  HeldNotice: "NavigationNotice",
  houseDoor: "getHomePath",
  leanBlog: "toBlogSummary",
  LetterAgain: "ResendConfirmation",
  libraryHolds: "mockBlogs",
  linkAway: "internalLinkFrom",
  Loudspeaker: "FakeAudio",
  mayEnter: "isAuthenticated",
  membersOnly: "requireAuth",
  NoteKeeper: "NoteAutosave",
  onHalfWay: "onMfaRequired",
  ownDocument: "requireDocumentNavigation",
  patiently: "retry",
  personById: "findUserById",
  plainApi: "anonymousApi",
  ProgressKeeper: "ProgressSync",
  servedTo: "renderedFor",
  StoredPerson: "User",
  takeWantedPath: "consumeReturnTo",
  TalkState: "ConversationState",
  TellReport: "OnAudioReport",
  useLoaded: "useQuery",
  useSaving: "useMutation",
  WayOut: "the name of what it does",
  wasTaken: "wasAccepted",
};

/** Identifiers of a source: strings within one line and comments are left out. */
function listIdentifiers(file: string): Set<string> {
  const code = readFileSync(path.join(PROJECT, file), "utf8")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}

const sources = FOLDERS.flatMap(sourcesBelow)
  .filter((file) => file !== THIS_FILE)
  .map((file) => ({ file, names: listIdentifiers(file) }));

const find = (isWrong: (name: string) => boolean): string[] =>
  sources.flatMap(({ file, names }) => [...names].filter(isWrong).map((name) => `${file}: ${name}`));

it("reads the sources of every folder", () => {
  for (const folder of FOLDERS)
    expect(
      sources.some(({ file }) => file.startsWith(`${folder}/`)),
      folder,
    ).toBe(true);
});

it("no name ends in `Of`: functions are verbs with an object (getX, toX, listX)", () => {
  expect(find((name) => /^[a-z]\w*[a-z\d]Of$/.test(name) && !STANDARD.has(name))).toEqual([]);
});

it("no replaced name comes back", () => {
  expect(
    find((name) => Object.hasOwn(REPLACED, name)).map(
      (line) => `${line} → ${REPLACED[line.split(": ")[1] ?? ""]}`,
    ),
  ).toEqual([]);
});
