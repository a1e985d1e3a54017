import { assess, READ_AGAIN } from "./assess.ts";
import { type Danger, dangerOf } from "./card.ts";
import { type Register, registerOf } from "./register.ts";

type Situation = Danger | "means" | "method" | "self-harm" | "again";

/** `{you}` is how the person is spoken to. One question each, asked directly; short, because crises read slowly. */
const REPLIES: Record<Situation, Record<Register["language"], string>> = {
  self: {
    vi: "Cảm ơn {you} đã nói ra điều này. Mình hỏi thẳng nhé: {you} có đang nghĩ đến chuyện tự tử không? Dù câu trả lời là gì, lúc này {you} đừng ở một mình. {You} gọi cho người gần {you} nhất, nhờ họ đến ngồi cạnh. Thấy không an toàn thì gọi 115 ngay. Mình là AI, mình vẫn ở đây nghe {you}.",
    en: "Thank you for telling me this. Let me ask directly: are you thinking about killing yourself? Whatever the answer is, please do not be alone now. Call the person nearest to you and ask them to come and sit with you. If you do not feel safe, call 115 at once. I am an AI, and I am still here to listen.",
  },
  means: {
    vi: "Mình hỏi thẳng, và {you} trả lời thật nhé: {you} đã uống gì, hay đã làm gì chưa? Nếu rồi thì gọi 115 ngay bây giờ, đừng chờ xem sao. Nếu chưa, {you} rời khỏi chỗ đó, để những thứ nguy hiểm ra thật xa, rồi gọi một người đến ngồi cạnh {you}. Mình là AI, không gọi giúp {you} được, nhưng mình vẫn ở đây.",
    en: "Let me ask directly, and please be honest: have you taken or done anything yet? If so, call 115 right now and do not wait. If not, leave that place, put what is dangerous far away, and call somebody to sit with you. I am an AI and cannot call for you, but I am still here.",
  },
  method: {
    vi: "Cách làm thì mình sẽ không nói. Điều mình muốn biết là {you}: {you} có đang định tự tử không? Nếu có, {you} để những thứ nguy hiểm ra thật xa và gọi ngay cho một người ở gần, hoặc gọi 115. Không cần nói cho hay, chỉ cần nói: “Tôi đang không ổn, đến với tôi nhé”. Mình là AI, mình vẫn ở đây nghe {you}.",
    en: "I will not talk about ways to do it. What I want to know is you: are you planning to kill yourself? If so, put what is dangerous far away and call somebody near you now, or 115. It need not be said well: “I am not okay, please come” is enough. I am an AI, and I am still here to listen.",
  },
  "self-harm": {
    vi: "Mình nghe {you}. Nếu đang chảy máu nhiều thì {you} ép chặt vết thương bằng khăn sạch và gọi 115. Mình hỏi thẳng nhé: lúc làm vậy, {you} có nghĩ đến chuyện chết không? Bây giờ {you} để những thứ sắc nhọn ra xa, và gọi cho một người ở gần đến với {you}. Mình là AI, mình vẫn ở đây.",
    en: "I hear you. If you are bleeding a lot, press a clean cloth hard on it and call 115. Let me ask directly: when you do this, do you think about dying? Now please put sharp things far away and call somebody near to be with you. I am an AI, and I am still here.",
  },
  harmed: {
    vi: "Mình tin {you}, và chuyện này không phải lỗi của {you}. Ngay lúc này {you} có đang ở chỗ an toàn không? Nếu người đó còn ở gần, {you} ra chỗ có người rồi gọi 113; bị thương thì gọi 115; chưa đủ 16 tuổi thì gọi 111. {You} gọi thêm một người {you} tin, nói cho họ biết {you} đang ở đâu nhé.",
    en: "I believe you, and this is not your fault. Are you in a safe place right now? If that person is still near, go where there are people and call 113; if you are hurt, 115; under 16, 111. And please call somebody you trust and tell them where you are.",
  },
  other: {
    vi: "{You} để ý và lo cho người ấy như vậy là rất quý. Lúc này bên cạnh người ấy có ai không? Nếu {you} ở gần thì đến ngay, không thì gọi người gần họ nhất. Cứ hỏi thẳng người ấy có định tự tử không, và đừng để họ một mình. Nếu họ đã uống hay đã làm gì, gọi 115, đọc rõ địa chỉ.",
    en: "It matters that you noticed. Is anybody with them right now? If you are near, go; if not, call whoever is nearest. Ask them directly whether they are thinking of suicide, and do not leave them alone. If they have taken or done something, call 115 and give the address.",
  },
  threat: {
    vi: "Mình nghe thấy {you} đang giận đến mức nào. Mình hỏi thẳng nhé: lúc này {you} có đang cầm thứ gì có thể làm người khác bị thương không? Nếu có, {you} để xuống và đi ra chỗ khác trước đã. Rồi {you} gọi cho một người mà {you} nghe lời. Thấy sắp không giữ được mình thì gọi 113. Mình là AI, mình vẫn ở đây.",
    en: "I hear how angry you are. Let me ask directly: are you holding anything that could hurt somebody right now? If so, put it down and walk away first. Then call somebody you listen to. If you feel you are losing hold of yourself, call 113. I am an AI, and I am still here.",
  },
  again: {
    vi: "Cảm ơn {you} đã nói thật. Mình vẫn ở đây, và mình vẫn mong có một người thật ở cạnh {you} hơn. {You} đã gọi được cho ai chưa? Nếu chưa, {you} chọn một cái tên thôi, và gọi trước khi trả lời mình. Nếu thấy nguy, gọi 115 ngay nhé.",
    en: "Thank you for being honest. I am still here, and even more I want a real person beside you. Have you reached anybody yet? If not, choose one name and call before you answer me. If you are in danger, call 115 now.",
  },
};

const situationOf = (signs: readonly string[]): Situation => {
  const danger = dangerOf(signs);
  if (danger !== "self") return danger;
  const first = (["means", "place", "method", "self-harm"] as const).find((sign) => signs.includes(sign));
  return first === "place" ? "means" : (first ?? "self");
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const addressed = (text: string, you: string): string =>
  text.replaceAll("{you}", you).replaceAll("{You}", capitalised(you));

/** What is said below the card: calm, one direct question, somebody near. Follows how the person speaks. */
export const crisisReply = (question: string, before: readonly string[] = []): string => {
  const earlier = before.slice(-READ_AGAIN);
  const { language, you } = registerOf(question, earlier);
  const situation = situationOf(assess(question, earlier).signs);
  const wasAsked = earlier.some((message, at) => assess(message, earlier.slice(0, at)).level === "crisis");
  return addressed(REPLIES[wasAsked && situation === "self" ? "again" : situation][language], you);
};

/** One sentence for the end of a reply to somebody who is not well. */
export const distressPointer = (question: string, earlier: readonly string[] = []): string => {
  const { language, you } = registerOf(question, earlier.slice(-READ_AGAIN));
  return language === "en"
    ? "And if the night gets too heavy, please write to one person you trust; the numbers you can call are on the Safety page."
    : `Nếu đêm nay nặng quá, ${you} nhắn cho một người ${you} tin nhé; những số có thể gọi nằm ở trang An toàn.`;
};
