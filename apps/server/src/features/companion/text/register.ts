// How the person speaks of themselves, and so how they are spoken to: one pair of pronouns for a session.
import type { NormalisedText } from "./normalise.ts";
import type { Word } from "./words.ts";

export interface Register {
  /** Form of address for the person: "bạn", "em", "bác", "you". */
  you: string;
  /** The guide's word for itself; undefined where every word would claim an age. */
  I: string | undefined;
  /** Pronouns of the writer, turned into `you` when their words are quoted. */
  self: ReadonlySet<string>;
  /** Elders are asked with "ạ". */
  polite: boolean;
}

const register = (you: string, I: string | undefined, self: string[], polite = false): Register => ({
  you,
  I,
  self: new Set(self),
  polite,
});

const EQUAL = register("bạn", "mình", ["tôi", "mình", "tui", "tớ", "tao"]);
export const ENGLISH = register("you", "I", ["i", "me", "my"]);
const JUNIOR = register("em", "mình", ["em", "mình"]);
const PAIRS: Record<string, Register> = {
  em: JUNIOR,
  con: register("con", undefined, ["con"]),
  cháu: register("cháu", undefined, ["cháu"]),
  anh: register("anh", "em", ["anh", "mình"], true),
  chị: register("chị", "em", ["chị", "mình"], true),
  bác: register("bác", "cháu", ["bác", "mình"], true),
  cô: register("cô", "cháu", ["cô", "mình"], true),
  chú: register("chú", "cháu", ["chú", "mình"], true),
};

const EQUALS = new Set(["tôi", "toi", "tui", "tớ", "to", "tao"]);
/** Neighbours of "mình" with which it does not mean "I": bọn mình, một mình, chính mình. */
const NOT_MINE = new Set([
  "một",
  "mot",
  "chính",
  "chinh",
  "bọn",
  "chúng",
  "tụi",
  "chồng",
  "thân",
  "tự",
  "giật",
  "rùng",
]);
const OTHER_PERSON = new Set(
  "trai gái ấy út họ bé dâu rể chồng vợ nó kia đó hai ba tư giáo ta yêu con mèo chó người nhỏ lớn đầu cái nuôi gai nho giao".split(
    " ",
  ),
);
const INNER = new Set(
  "thấy cảm bị đang không buồn mệt sợ muốn nghĩ vừa mới cũng chỉ đã phải học lo nhớ chán giận tủi chẳng cứ hay vẫn khóc ghét thương ước mong cần chưa tên sống ở làm có là năm chào cảm đi xin hết toàn rất ngủ biết thay cam dang khong buon met so muon nghi vua moi cung chi da phai hoc lo nho chan lam co la nam chao ngu biet song chua bi cu hoi kể".split(
    " ",
  ),
);
const FEELS = new Set(
  "thấy cảm đau khỏe ốm cần bị vừa mới ngồi ở tưới ăn đi hay có buồn mệt sợ lo nhớ khóc tủi chán giận muốn không chưa chẳng năm già chào sống nghĩ cũng thay buon met so nho khong chua nghi cung".split(
    " ",
  ),
);
const OWNERS = new Set(
  "mẹ ba bố má cha sếp nhà của với cho bạn chồng vợ gia đình lớp phòng giúp khiến bắt hỏi mắng chửi la ghét thương hiểu khen chê tha so sánh bỏ me bo cua voi nha cho ma sep tụi bọn chúng đánh nhìn coi kêu biểu dạ ghet hieu khiên làm".split(
    " ",
  ),
);

/** The pair that a session's messages ask for, the earliest clear one; oldest message first. */
export function guessRegister(messages: readonly NormalisedText[]): Register {
  for (const { words } of messages) {
    const found = registerIn(words);
    if (found) return found;
  }
  return EQUAL;
}

function registerIn(words: readonly Word[]): Register | undefined {
  const equal = words.filter((word, at) => EQUALS.has(word.marked) || isMine(words, at)).length;
  const junior = count(
    words,
    "em",
    (at) => isSelf(words, at, INNER) || isOwner(words, at) || isLone(words, at),
  );
  const named = words.filter((word) => EQUALS.has(word.marked)).length;
  const subject = count(words, "em", (at) => isSelf(words, at, INNER));
  if (junior > 0 && (equal === 0 || subject >= equal - named) && junior >= named) return JUNIOR;
  const explicit = greeted(words);
  if (explicit) return explicit;
  if (equal > 0) return EQUAL;
  for (const [name, pair] of Object.entries(PAIRS)) {
    if (name === "em") continue;
    if (count(words, name, (at) => isSelf(words, at, FEELS)) > 0) return pair;
  }
  return undefined;
}

/** "con chào cô", "cháu chào", "chào em": the person names the pair. */
function greeted(words: readonly Word[]): Register | undefined {
  const at = words.findIndex((word) => word.folded === "chao");
  return at > 0 && at < 3 ? PAIRS[words[at - 1]?.marked ?? ""] : undefined;
}

const count = (words: readonly Word[], name: string, test: (at: number) => boolean): number =>
  words.filter((word, at) => word.marked === name && test(at)).length;

function isMine(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.folded !== "minh") return false;
  return !NOT_MINE.has(words[at - 1]?.marked ?? "");
}

/** At the head of a clause, or after a small joining word, and followed by what one says of oneself. */
function isSelf(words: readonly Word[], at: number, predicates: ReadonlySet<string>): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || next === undefined || next.clause !== word.clause) return false;
  if (OTHER_PERSON.has(next.marked)) return false;
  const opens = before === undefined || before.clause !== word.clause || JOINING.has(before.marked);
  return opens && predicates.has(next.marked);
}
const JOINING = new Set(
  "mà nên thì nhưng vì rồi là dạ vâng khi nay này giờ lúc tại do để nếu và còn rằng ma nen thi nhung vi roi la da khi gio luc".split(
    " ",
  ),
);

const NOT_ALONE = new Set(
  "các mấy những đứa thằng con chị anh trông nuôi người thương hai ba hội chăm lo cho".split(" "),
);

/** "hôm nay em được tăng lương": named in passing, and by no other word a younger person. */
function isLone(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (next !== undefined && next.clause === word?.clause && OTHER_PERSON.has(next.marked)) return false;
  return !(before !== undefined && before.clause === word?.clause && NOT_ALONE.has(before.marked));
}

function isOwner(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before === undefined || word === undefined || before.clause !== word.clause) return false;
  if (next !== undefined && next.clause === word.clause && OTHER_PERSON.has(next.marked)) return false;
  return OWNERS.has(before.marked);
}
