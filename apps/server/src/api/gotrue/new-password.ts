// Rules for passwords: which are refused, and which only cause a warning.
import { nfc } from "@bentrong/format/nfc";
import { type WeakReason, weakPassword } from "./auth-error.ts";
import { MOST_UNITS, type PasswordConcern, passwordConcern } from "./passwords.ts";

const SHORTEST = 6;
/**
 * Characters, whatever their script: 72 bytes, bcrypt's bound in GoTrue, are only 24 letters of Vietnamese. Argon2id reads
 * all of the text.
 */
const LONGEST = 128;

/** Throws weak_password with the reason "length", for both ends. */
export function requireUsablePassword(password: string): void {
  const length = password.length > MOST_UNITS ? Number.POSITIVE_INFINITY : [...nfc(password)].length;
  if (length < SHORTEST) throw weakPassword(`Mật khẩu phải có ít nhất ${SHORTEST} ký tự`, ["length"]);
  if (length > LONGEST) throw weakPassword(`Mật khẩu dài tối đa ${LONGEST} ký tự`, ["length"]);
}

export interface PasswordWarning {
  code: "leaked_password" | "trivial_password";
  /** For the person, in Vietnamese. */
  message: string;
}

const WARNINGS: Record<PasswordConcern, PasswordWarning> = {
  leaked: {
    code: "leaked_password",
    message:
      "Mật khẩu này nằm trong danh sách mật khẩu đã bị lộ trên mạng, người khác rất dễ đoán ra. Khi tiện, bạn hãy đổi sang một câu dài hơn mà chỉ mình bạn biết nhé.",
  },
  trivial: {
    code: "trivial_password",
    message:
      "Mật khẩu này khá dễ đoán, vì nó giống tên, email của bạn, tên trang này hoặc chỉ lặp lại vài ký tự. Khi tiện, bạn hãy đổi sang một câu dài hơn nhé.",
  },
};

const REASONS: Record<PasswordConcern, WeakReason> = { leaked: "pwned", trivial: "characters" };

/** Staff hold other people's data: for them a warning is a refusal (throws weak_password). */
export async function warningAbout(
  password: string,
  person: { email: string; name: string | undefined; isStaff: boolean },
): Promise<PasswordWarning | undefined> {
  const concern = await passwordConcern(password, person);
  if (concern === undefined) return undefined;
  if (person.isStaff) throw weakPassword(WARNINGS[concern].message, [REASONS[concern]]);
  return WARNINGS[concern];
}
