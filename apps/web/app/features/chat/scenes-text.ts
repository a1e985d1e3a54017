import { defineText } from "../../lib/i18n/text.ts";

export const scenesText = defineText({
  vi: {
    title: "Inner Scenes sắp ra mắt",
    text: "Có những điều khó gọi thành lời, nhưng lại hiện ra thành hình: một căn nhà, một con đường, một cánh cửa. Chúng mình đang làm Inner Scenes cho những lúc như thế. Trong lúc chờ, hai lối vào kia vẫn mở.",
    open: (name: string) => `Mở ${name}`,
  },
  en: {
    title: "Inner Scenes is coming soon",
    text: "Some things are hard to say in words and come as pictures: a house, a road, a door. We are making Inner Scenes for such moments. The other two ways in are open meanwhile.",
    open: (name: string) => `Open ${name}`,
  },
});
