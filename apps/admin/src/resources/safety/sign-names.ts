/** Names of the signs that the word lists know, for people who read them. */
const SIGN_NAMES: Readonly<Record<string, string>> = {
  intent: "muốn chết",
  suicide: "nói về tự tử",
  passive: "không thiết sống",
  farewell: "lời từ biệt",
  means: "có sẵn phương tiện",
  method: "nói tới cách làm",
  "self-harm": "tự làm đau mình",
  harmed: "bị làm hại",
  threat: "dọa làm hại",
  burden: "thấy mình là gánh nặng",
  gone: "muốn biến mất",
  pointless: "thấy vô nghĩa",
  goodbye: "lời chào lạ",
  place: "một nơi nguy hiểm",
  follow: "muốn đi theo người đã mất",
  death: "nói về cái chết",
  resolve: "đã quyết",
  leaving: "sắp đi xa",
  figure: "cách nói bóng gió",
  low: "đang không ổn",
  panic: "hoảng sợ",
  fear: "sợ một người",
  grief: "thương tiếc",
};

export const nameSign = (sign: string): string => SIGN_NAMES[sign] ?? sign;
