import { hoursText, isOpenAt, stateText } from "@bentrong/contract/opening-hours";
import { type Hotline, isEmergency, isOld } from "@bentrong/contract/safety";
import type { Language } from "../../../platform/http/language.ts";
import { fillLine } from "../text/fill-line.ts";

/** Card beside the reply. JSON. */
export interface SafetyCard {
  /** Subject of the card: a screen offers a quick exit where somebody is harmed. */
  danger: Danger;
  title: string;
  /** Paragraphs. */
  text: string[];
  lines: {
    id: string;
    name: string;
    about: string;
    number: string;
    tel: string;
    /** "24/7", "13:00–20:30, thứ Tư đến Chủ nhật". */
    hours: string;
    /** Left out when unknown. */
    open?: boolean;
    /** "đang mở"; "ngoài giờ, mở lúc 8:00 thứ Tư". */
    state?: string;
    /** "kiểm tra 11/2026": month of the last check. */
    checked?: string;
  }[];
}

interface Words {
  title: string;
  text: readonly string[];
  near: string;
}

/** Written and read aloud by people; nothing here is ever made by a model. */
const CARDS: Record<"self" | "harmed" | "other" | "threat", Record<Language, Words>> = {
  self: {
    vi: {
      title: "Trước hết, mong {you} được an toàn",
      text: [
        "Nếu {you} đã uống thuốc, đã bị thương, hay thấy mình sắp làm điều gì nguy hiểm, {you} gọi 115 ngay nhé.",
        "Thuốc, dao, dây, hay thứ gì có thể làm {you} đau, {you} để ra thật xa, hoặc nhờ người khác giữ.",
        "Đây là AI, không có ai trực phía sau và không gọi giúp {you} được. Một người thật thì có thể.",
      ],
      near: "Gọi một người {you} tin, đang ở gần, nhờ họ đến ngồi cạnh {you} đêm nay. Không cần giải thích gì nhiều, chỉ cần nói: “Đến với mình một lát được không?”",
    },
    en: {
      title: "First of all, please be safe",
      text: [
        "If you have taken something, are hurt, or feel close to doing something dangerous, call 115 now.",
        "Put medicine, knives, rope and anything that could hurt you far away, or let somebody else keep it.",
        "This is an AI. Nobody is on duty behind it and it cannot call for you. A real person can.",
      ],
      near: "Call somebody close who is near you and ask them to sit with you tonight. You need not explain much: “Can you come over for a while?” is enough.",
    },
  },
  harmed: {
    vi: {
      title: "{You} cần được an toàn trước đã",
      text: [
        "Nếu người đó còn ở gần, {you} ra chỗ có người, rồi gọi 113. Bị thương thì gọi 115.",
        "Em dưới 16 tuổi thì gọi 111, miễn phí, ngày đêm đều được. Người lớn cũng gọi được để báo giúp một em nhỏ.",
        "Bị đánh, bị ép, bị đụng chạm không bao giờ là lỗi của {you}. Đây là AI, không gọi giúp {you} được.",
      ],
      near: "Nhắn hoặc gọi cho một người {you} tin: người thân, hàng xóm, cô giáo. Nói cho họ biết {you} đang ở đâu.",
    },
    en: {
      title: "You need to be safe first",
      text: [
        "If that person is still near, go where there are people, then call 113. If you are hurt, call 115.",
        "Under 16, call 111: it is free, day and night. Adults can call it to report for a child.",
        "Being beaten, forced or touched is never your fault. This is an AI and cannot call for you.",
      ],
      near: "Write to or call somebody you trust: family, a neighbour, a teacher. Tell them where you are.",
    },
  },
  other: {
    vi: {
      title: "{You} đang lo cho một người",
      text: [
        "Nếu người ấy đã uống thuốc, đã bị thương hay đang ở chỗ nguy hiểm, {you} gọi 115 ngay, và nói rõ địa chỉ.",
        "{You} cứ hỏi thẳng: “Có phải đang nghĩ đến chuyện chết không?” Hỏi thẳng không gieo ý nghĩ ấy vào đầu ai; nó cho người ta một chỗ để nói thật.",
        "Đừng để người ấy ở một mình. Cất thuốc, dao, dây ra xa. Nếu là trẻ em, gọi thêm 111.",
      ],
      near: "{You} không ở gần thì gọi cho người đang ở gần họ nhất. Và {you} cũng cần một người bên cạnh mình lúc này.",
    },
    en: {
      title: "You are worried about somebody",
      text: [
        "If they have taken something, are hurt or in a dangerous place, call 115 now and give the address.",
        "Ask directly: “Are you thinking about dying?” Asking does not put the thought into anybody's head; it gives them room to be honest.",
        "Do not leave them alone. Put medicine, knives and rope away. If it is a child, call 111 as well.",
      ],
      near: "If you are not near, call whoever is nearest to them. And you need somebody beside you too.",
    },
  },
  threat: {
    vi: {
      title: "Dừng lại một nhịp đã",
      text: [
        "Nếu trong tay {you} đang có thứ có thể làm người khác bị thương, {you} để nó xuống và bước ra khỏi chỗ đó.",
        "Thấy sắp không giữ được mình thì gọi 113. Có người bị thương thì gọi 115.",
        "Đây là AI, không có ai trực phía sau và không gọi giúp {you} được.",
      ],
      near: "Gọi cho một người mà {you} nghe lời, và nói: “Tôi đang giận đến mức sợ chính mình.”",
    },
    en: {
      title: "Stop for one breath",
      text: [
        "If you are holding anything that could hurt somebody, put it down and walk away from there.",
        "If you feel you are losing hold of yourself, call 113. If anybody is hurt, call 115.",
        "This is an AI. Nobody is on duty behind it and it cannot call for you.",
      ],
      near: "Call somebody you listen to and say: “I am so angry that I am afraid of myself.”",
    },
  },
};

export type Danger = keyof typeof CARDS;

/** Which card and which words fit the signs of an assessment. */
export const chooseDanger = (signs: readonly string[]): Danger => {
  if (signs.includes("other")) return "other";
  if (signs.includes("harmed")) return "harmed";
  return signs.includes("threat") ? "threat" : "self";
};

const HELPS_FIRST: Record<Danger, Hotline["helps"][number]> = {
  self: "talk",
  harmed: "violence",
  other: "talk",
  threat: "violence",
};

/** Number to dial first: the police where somebody is harmed, an ambulance otherwise. */
const FIRST: Record<Danger, readonly string[]> = {
  self: ["115", "113"],
  harmed: ["113", "115"],
  other: ["115", "113"],
  threat: ["113", "115"],
};

/** Order: 115 and 113, then numbers that fit the need, then those closed now, last those unchecked for long. */
const inOrder = (lines: readonly Hotline[], now: Date, danger: Danger): Hotline[] => {
  const rank = (line: Hotline): number => {
    const leads = FIRST[danger].indexOf(line.id);
    if (leads >= 0) return leads;
    const waits = isOpenAt(line.hours, now) === false ? 4 : 0;
    const isUnsure = isOld(line, now) ? 8 : 0;
    return 2 + isUnsure + waits + (line.helps.includes(HELPS_FIRST[danger]) ? 0 : 2);
  };
  return lines.toSorted((one, other) => rank(one) - rank(other));
};

const CHECKED: Record<Language, string> = { vi: "kiểm tra", en: "checked" };

/** 2026-11-21 → 21/11/2026; 2022-08 → 08/2022. */
const dayFirst = (day: string): string => day.split("-").reverse().join("/");

/** Numbers of the state work in Vietnam alone. */
const ABROAD: Record<Language, string> = {
  vi: "Ở nước ngoài: gọi số khẩn cấp nơi {you} ở (châu Âu 112, Mỹ 911, Anh 999, Úc 000, cấp cứu ở Nhật, Hàn, Đài Loan 119). Bảo hộ công dân: +84 981 84 84 84.",
  en: "Abroad: call the emergency number where you are (Europe 112, US 911, UK 999, Australia 000, ambulance in Japan, Korea, Taiwan 119). Vietnamese consular help: +84 981 84 84 84.",
};

/** The fixed card of a crisis: its words by what the signs are, its lines in the order that helps at `now`. */
export const safetyCard = (
  lines: readonly Hotline[],
  now: Date,
  {
    signs = [],
    language = "vi",
    you = "bạn",
  }: { signs?: readonly string[]; language?: Language; you?: string | undefined } = {},
): SafetyCard => {
  const danger = chooseDanger(signs);
  const { title, text, near } = CARDS[danger][language];
  const fill = (line: string): string => fillLine(line, { you, I: undefined });
  return {
    danger,
    title: fill(title),
    text: [...text, near, ABROAD[language]].map(fill),
    lines: inOrder(lines, now, danger).map((line) => {
      const open = isOpenAt(line.hours, now);
      const state = stateText(line.hours, now, language);
      return {
        id: line.id,
        name: line.name[language],
        about: line.about[language],
        number: line.number,
        tel: line.tel,
        hours: hoursText(line.hours, language),
        ...(open === undefined ? {} : { open }),
        ...(state === undefined ? {} : { state }),
        ...(line.checkedOn === undefined || isEmergency(line)
          ? {}
          : { checked: `${CHECKED[language]} ${dayFirst(line.checkedOn)}` }),
      };
    }),
  };
};
