// How people shorten words on a phone. Only for detection: what a person wrote is never changed.
// A spelling that is a good word of its own ("bun", "sóng", "nửa") stays out: context decides about those.

const WRITTEN: Record<string, string> = {
  không: "k ko kh khg hk hok hông hong hổng hem hơm hog khom khum khong khog kô kg hôg honk khôg",
  "không bao giờ": "kbh kbg",
  "không biết": "kbt kbik hbt",
  "không có": "kc",
  "không sao": "ks",
  được: "đc dc đuợc đựơc đựoc đuoc đươc",
  gì: "j ji jì gj",
  vậy: "z zậy zị dị dzậy zay zj",
  rồi: "r rùi ròi roài rj rui gòi gồi",
  giờ: "jo jờ zờ",
  mình: "mk mink mik mih mìn mìnk mìk mjh mjnh mìng mìhn",
  tao: "t",
  tôi: "toy tôy tuj",
  em: "e",
  anh: "a",
  chị: "c",
  chồng: "ck",
  vợ: "vk",
  "người yêu": "ny",
  người: "ng ngừi ngườ nguời",
  "người ta": "ngta nta",
  muốn: "mún mun mốn múnn múôn muốm",
  buồn: "bùn buòn",
  chết: "chớt chít chếc chệt chét chớc chếch chech",
  sống: "sốg sốnq",
  nhưng: "nhg nhug nhưg",
  "nhưng mà": "nhma nhmà nma nmà",
  luôn: "lun",
  thật: "thiệt thặc thậc",
  quá: "wa wá qá qa quớ",
  phải: "fai fải phãi",
  yêu: "iu iêu",
  biết: "bít bik bjk biếc",
  thích: "thik thick thít",
  "bình thường": "bthg bth",
  "bây giờ": "bh bjo bgio",
  bạn: "bn",
  làm: "lm lèm",
  "làm gì": "lgi lj lmj lmgi",
  "làm sao": "lsao",
  thôi: "thui thoy",
  nữa: "nx",
  mới: "ms",
  với: "vs dới",
  về: "zề dìa",
  cũng: "cx cg cũg",
  trước: "trc",
  nhiều: "nhìu nhiu",
  đang: "đg dg đag",
  đi: "ik đy",
  hôm: "hum",
  "hôm nay": "hnay",
  vui: "zui",
  chẳng: "chả chã chẵng",
  đéo: "đ éo đíu đell",
  "mọi người": "mn mng",
  "như thế nào": "ntn",
  "bố mẹ": "bm bme",
  mấy: "mí",
  sao: "s",
  thấy: "thí",
  lắm: "lém",
  trời: "chời giời",
  nghĩ: "ngĩ nghũ",
  "một mình": "1m 1mk",
  một: "1",
  "thế giới": "tg",
  "tự tử": "tutu ttu",
  "xin lỗi": "sorry xl",
};

/** Abbreviation → the words it expands to. */
export const TEENCODE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(WRITTEN).flatMap(([words, forms]) =>
    forms.split(" ").map((form): [string, string[]] => [form, words.split(" ")]),
  ),
);

/** Pairs in which a shortened spelling is the word that it looks like: nobody is "vậy ứng" to shrimps. */
const GOOD_PAIRS =
  "dị ứng|dị dạng|dị thường|dị nghị|dị tật|kỳ dị|kì dị|quái dị|đau hông|bên hông|xương hông|vòng hông|hông xe|ngang hông|lỗ hổng|hổng chân|" +
  "thiệt thòi|thiệt hại|thua thiệt|thiệt mạng|hơn thiệt|mí mắt|mắt mí|bọng mí|một mí|hai mí|chả giò|chả cá|chả lụa|giò chả|bún chả|nem chả|chả quế|chả mực|" +
  "bùn đất|vũng bùn|sình bùn|bùn lầy|thịt thui|bê thui|bò thui|thui rụi|lém lỉnh|chèn chẹt|bị chẹt";
const PAIRS = new Set(GOOD_PAIRS.split("|"));

/** Two words, as typed and in lower case, of which neither is a shortened one. */
export const isGoodPair = (first: string, second: string): boolean => PAIRS.has(`${first} ${second}`);

const OPENINGS: [spelt: string, meant: readonly string[]][] = [
  ["w", ["qu"]],
  ["f", ["ph"]],
  ["j", ["gi"]],
  ["dz", ["d", "v"]],
  ["z", ["v", "d", "gi"]],
  ["ng", ["ngh"]],
  ["g", ["gh"]],
];
const ENDINGS: [spelt: string, meant: readonly string[]][] = [
  ["g", ["ng"]],
  ["nq", ["ng"]],
  ["k", ["ch", "c"]],
  ["h", ["nh"]],
  ["j", ["i"]],
];

/** Spellings that sound the same: "fải" for phải, "sốg" for sống. The nearest one first. */
export const soundsLike = (word: string): string[] => [
  ...OPENINGS.filter(([spelt]) => word.startsWith(spelt)).flatMap(([spelt, meant]) =>
    meant.map((opening) => opening + word.slice(spelt.length)),
  ),
  ...ENDINGS.filter(([spelt]) => word.endsWith(spelt)).flatMap(([spelt, meant]) =>
    meant.map((ending) => word.slice(0, -spelt.length) + ending),
  ),
];
