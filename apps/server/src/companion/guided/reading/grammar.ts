// The small words that cut a message into stretches, and that say whether a stretch is whole. One list per language.
import type { Language } from "../phrasebook/phrasebook.ts";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));

export interface Grammar {
  /** Words that begin a new stretch, unless the word before belongs to them. */
  joins: ReadonlySet<string>;
  /** "không nên", "vẫn còn": the joining word is part of what is before it. */
  holds: Record<string, ReadonlySet<string>>;
  /** After these joining words a stretch begins only before such a word. */
  needs: Record<string, ReadonlySet<string>>;
  /** Words dropped at the head and the tail of a stretch. */
  heads: ReadonlySet<string>;
  tails: ReadonlySet<string>;
  /** A stretch that ends or begins with one of these is a half. */
  badEnds: ReadonlySet<string>;
  badHeads: ReadonlySet<string>;
  /** Never told back: methods, medicine, names of illnesses, abuse, questions to the guide. */
  never: ReadonlySet<string>;
}

const SUBJECTS =
  "tôi tui mình tao em con cháu anh chị bác mẹ ba bố má cha sếp nó họ ai chồng vợ ảnh cổ bà ông cô thầy lòng";
const TURNS = "vẫn cứ lại toàn chưa chẳng";
const VIETNAMESE: Grammar = {
  joins: set("nhưng mà vì nên còn rồi tại bởi dù khi để tuy nếu hay xong song trong"),
  holds: {
    nên: set("không chẳng trở làm chả có nào"),
    còn: set("vẫn không chẳng chưa đang chỉ cũng mà có ai chả hết ngày nay em mình tôi con"),
    tại: set("ở hiện sống làm tồn"),
    khi: set("trong sau trước mỗi từ đôi có khi rất từng nhiều lúc đến tới"),
    mà: set("vậy thế nhưng để nào"),
    thì: set("nhưng mà vậy thế"),
    để: set("không"),
    rồi: set("xong mất đi hết đủ lắm lâu tuổi"),
    hay: set("rất nghe chẳng không lắm"),
  },
  needs: {
    mà: set(`${SUBJECTS} ${TURNS}`),
    rồi: set(SUBJECTS),
    còn: set(SUBJECTS),
    xong: set(SUBJECTS),
    vì: set(`${SUBJECTS} không sợ phải nói chưa bị`),
    để: set("mẹ ba bố ai người"),
    dù: set(`${SUBJECTS} có biết vậy sao rất đã không`),
    trong: set("khi"),
    hay: set("tại do"),
  },
  heads: set(
    "cho_mình cho_em cho_tôi cho_tui hỏi thì mà nhưng rồi tại vì nên kiểu kiểu_như thật_ra thực_ra thật_sự ừ ờ ờm ừm à dạ vâng ạ thưa chắc chắc_là có_lẽ có_khi có_thể hình_như thực_sự nói_chung nói_thật là và còn bởi xong do cho dù tuy hả ủa trời_ơi cảm_giác lúc_nào_đó nhìn_lại nghĩ_lại như huhu hic haiz hmm ui chao đúng rằng vậy nhưng_mà cơ_mà nhma với_lại ý để nếu ha haha hihi hay sao",
  ),
  tails: set("ạ á nha nhé ha hả nhỉ hic huhu haha luôn thôi hihi hjhj nè nữa_chứ cơ chứ í ý kiểu thế ó a"),
  badEnds: set(
    "và nhưng vì của là thì mà để cho với những các một rất như khi nếu hay hoặc tại bởi do bị được đang sẽ đã cũng không vẫn còn nên từ về trong ngoài trên dưới mỗi cứ phải cái con chiếc đến tới bởi_vì toàn ở rằng bằng theo giữa càng vừa hồi lúc chưa ra_sao mấy",
  ),
  badHeads: set(
    "không_phải khi nếu để mỗi_lần giùm của là và các những nào cả_và gì ra lên xuống kia này đó ấy ạ theo cùng nhất nữa lắm quá thôi",
  ),
  never: set(
    "chết tử sát dao treo cổ nhảy_lầu uống_thuốc thuốc_ngủ viên liều trầm tự_tử rạch cắt đm dm đmm dcm vcl cc đéo đếch lồn cặc địt đụ đĩ rối_loạn prompt system code giết hiếp tự_sát tự_hại hại",
  ),
};
const ENGLISH: Grammar = {
  joins: set("but because so and when although though while that"),
  holds: {
    so: set("is am are was feel feeling not just been it's i'm"),
    that: set("of all about after before like on to for with than see do is was"),
    and: set("and"),
  },
  needs: {
    and: set("i i'm my he she they we it nobody no then"),
    so: set("i i'm my he she they we it"),
    that: set("i i'm my he she they we it nobody no"),
  },
  heads: set(
    "but because so and well like um uh just yeah yes ok okay honestly actually then maybe although though while when if that oh hi hello",
  ),
  tails: set("though lol haha right you know"),
  badEnds: set(
    "and but the a an of to is am are was were with for my i in on at that so because if or not very really i'm it it's he she they be been from as by about just",
  ),
  badHeads: set("of the to is are was than were"),
  never: set(
    "kill die suicide pills pill dead death knife hang overdose fuck shit bitch prompt system instructions depressed depression bipolar adhd code ignore medication",
  ),
};
export const grammarOf = (language: Language): Grammar => (language === "vi" ? VIETNAMESE : ENGLISH);
