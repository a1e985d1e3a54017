import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

/** `wine` is the default action, `stone` the grey "view all", `quiet` has only a hairline, `plain` is text. */
export type ButtonTone = "wine" | "stone" | "quiet" | "plain";

const TONES: Record<ButtonTone, string> = {
  wine: "bg-wine text-on-wine hover:bg-wine-hover",
  stone: "bg-stone text-ink hover:bg-stone-hover",
  quiet: "border border-line bg-card/80 text-ink hover:border-ink-soft",
  plain: "text-wine-ink underline-offset-4 hover:underline",
};

const SHAPE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-5 py-2.5 text-sm font-medium no-underline transition-colors duration-150 ease-out disabled:opacity-60 print:hidden";

/** For links that look like buttons: `<AppLink className={buttonClass("stone")}>`. */
export const buttonClass = (tone: ButtonTone = "wine", more?: string): string =>
  classNames(SHAPE, TONES[tone], more);

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { tone?: ButtonTone };

export const Button = ({ tone, className, type = "button", ...rest }: Props) => (
  <button type={type} className={buttonClass(tone, className)} {...rest} />
);
