import type { ReactNode } from "react";

type Language = "vi" | "en";

/** The numbers of Vietnam that a person in need may call: to the eye a number, to the finger a call. */
const NAMES: Record<Language, Record<string, string>> = {
  vi: {
    "115": "Gọi 115, cấp cứu y tế",
    "113": "Gọi 113, công an",
    "111": "Gọi 111, tổng đài bảo vệ trẻ em",
  },
  en: {
    "115": "Call 115, medical emergency",
    "113": "Call 113, police",
    "111": "Call 111, child protection line",
  },
};

const NUMBER = /\b11[135]\b/g;

const Call = ({ number, language }: { number: string; language: Language }) => (
  <a
    href={`tel:${number}`}
    aria-label={NAMES[language][number]}
    className="font-medium whitespace-nowrap text-wine-ink underline underline-offset-4"
  >
    {number}
  </a>
);

/** A text whose help numbers can be called with one tap. */
export function HelpNumbers({ text, language }: { text: string; language: Language }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    pieces.push(text.slice(end, index), <Call key={index} number={number} language={language} />);
    end = index + number.length;
  }
  return [...pieces, text.slice(end)];
}
