// Decides which sentences of a person may be quoted in a reply. Means, places, bodies, violence and children in
// danger are never quoted, even if the rest of the sentence is harmless.
import { foldWord, normalise } from "../text/normalise.ts";
import { read } from "./signs.ts";

const MARKED = new Set(
  (
    "chết giết đâm chém đánh đấm tát đạp bóp siết nhốt trói hiếp dâm xâm hại sờ mó lột rạch cứa khứa cắt cào cấu máu sẹo vết " +
    "thuốc viên vỉ liều dao lam kéo dây thừng treo thắt nhảy lầu tầng nóc mái thượng vực cầu sông ray tàu ga than xăng lửa " +
    "súng độc axit sát tử vẫn xác tang quan mồ huyệt nôn ói mổ gan cân mỡ bụng đùi ngực mông kín trần truồng trinh thai nạo " +
    "phá bầm nhịn đói ngất roi gậy túy hôn chích đè lắc dọa đốt nuốt kim mò lọ thờ gas"
  ).split(" "),
);
const FOLDED = new Set(
  (
    "die dead death kill killed suicide suicidal cut cutting blood knife razor blade rope noose gun pills pill tablets bridge " +
    "roof balcony train jump hang overdose poison hit hits beat beats hurt hurts rape raped touch touched touches naked body " +
    "weight starve starving vomit child minor drunk slap choke choked bruise bruises roof hanged undress sold gas"
  ).split(" "),
);
/** The same words as they are typed without marks; those that mean something else most of the time are left out. */
const UNMARKED = new Set(
  [...MARKED]
    .map(foldWord)
    .filter(
      (word) =>
        !/^(?:can|cao|cau|dao|bo|ban|be|thuong|ma|say|lan|doc|tang|xac|bung|bam|quan|ray|ga|mo|kin|dam|mai|noc|roi|than|lau)$/u.test(
          word,
        ),
    ),
);
/** Age below eighteen or a school grade: sentences with it are not quoted. */
const MINOR =
  /(?:^|\s)(?:lớp|lop|mẫu giáo|tiểu học|grade)\s*\d|(?:^|\s)(?:[3-9]|1[0-7])\s*(?:tuổi|tuoi|t\b|years? old|yo\b)|(?:ba|bốn|năm|sáu|bảy|tám|chín|mười|một|hai|lăm) tuổi|\b(?:thir|four|fif|six|seven)teen\b/iu;
/** Words that are grave only together. */
const TOGETHER =
  /(?:ảnh|hình|clip) (?:nóng|giường)|giường chiếu|bị bán|an thần|lòng đường|lén quay|quay lén|đè xuống|lúc (?:em|mình|con) tắm|throw(?:ing)? up|threw up/iu;

/** Returns true if a sentence of the person may be quoted in a reply. */
export function isQuotable(sentence: string): boolean {
  if (MINOR.test(sentence) || TOGETHER.test(sentence)) return false;
  const { words } = normalise(sentence);
  const isGrave = words.some(
    ({ marked, folded, hasMarks }) => MARKED.has(marked) || (!hasMarks && UNMARKED.has(folded)),
  );
  // As typed, too: the Vietnamese reading makes "rồ" of "roof".
  const typed = sentence.toLowerCase().split(/[^a-z]+/u);
  if (isGrave || typed.some((word) => FOLDED.has(word))) return false;
  return read(sentence).sightings.every(({ kind }) => kind.weight === "low" || kind.weight === "soft");
}
