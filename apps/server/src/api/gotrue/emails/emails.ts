import { accountDeleted } from "./account-deleted.ts";
import { changeEmail } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { emailChanged } from "./email-changed.ts";
import { newDevice } from "./new-device.ts";
import { passwordChanged } from "./password-changed.ts";
import { reauthenticationCode } from "./reauthentication-code.ts";
import { resetCode } from "./reset-code.ts";
import { securityNotice } from "./security-notice.ts";
import { signInCode } from "./sign-in-code.ts";

export const emails = [
  confirmEmail,
  changeEmail,
  emailChanged,
  resetCode,
  signInCode,
  passwordChanged,
  newDevice,
  securityNotice,
  reauthenticationCode,
  accountDeleted,
];
