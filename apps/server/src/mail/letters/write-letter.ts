// From a letter to its words.
import { nfc } from "@bentrong/format/nfc";
import type { Letter } from "../letter.ts";
import { accountDeleted } from "./account-deleted.ts";
import { changeEmail } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { courseOpened } from "./course-opened.ts";
import { dataReady } from "./data-ready.ts";
import { emailChanged } from "./email-changed.ts";
import { invitation } from "./invitation.ts";
import { linesToCheck } from "./lines-to-check.ts";
import { mailTest } from "./mail-test.ts";
import { membershipGiven } from "./membership-given.ts";
import { membershipStarted } from "./membership-started.ts";
import { newDevice } from "./new-device.ts";
import { newsletter } from "./newsletter.ts";
import { newsletterConfirm } from "./newsletter-confirm.ts";
import { newsletterStopped } from "./newsletter-stopped.ts";
import { oneOnOneAnswered } from "./one-on-one-answered.ts";
import { oneOnOneRequested } from "./one-on-one-requested.ts";
import { orderClosed } from "./order-closed.ts";
import { orderPaid } from "./order-paid.ts";
import { orderRefunded } from "./order-refunded.ts";
import { passwordChanged } from "./password-changed.ts";
import { paymentReceived } from "./payment-received.ts";
import { paymentReminder } from "./payment-reminder.ts";
import { reauthenticationCode } from "./reauthentication-code.ts";
import { renewalSoon } from "./renewal-soon.ts";
import { requestReceived } from "./request-received.ts";
import { resetCode } from "./reset-code.ts";
import { securityNotice } from "./security-notice.ts";
import { signInCode } from "./sign-in-code.ts";
import type { Desk, Written } from "./written.ts";

export function writeLetter(letter: Letter, desk: Desk): Written {
  switch (letter.kind) {
    case "confirm_email":
      return confirmEmail(letter, desk);
    case "change_email":
      return changeEmail(letter, desk);
    case "email_changed":
      return emailChanged(letter, desk);
    case "reset_code":
      return resetCode(letter, desk);
    case "sign_in_code":
      return signInCode(letter, desk);
    case "password_changed":
      return passwordChanged(letter, desk);
    case "new_device":
      return newDevice(letter, desk);
    case "security_notice":
      return securityNotice(letter, desk);
    case "reauthentication_code":
      return reauthenticationCode(letter, desk);
    case "newsletter_confirm":
      return newsletterConfirm(letter, desk);
    case "newsletter":
      return newsletter(letter.edition, letter, desk);
    case "newsletter_test":
      return newsletter(letter.edition, { subscriptionId: 0 }, desk);
    case "newsletter_stopped":
      return newsletterStopped(letter, desk);
    case "order_paid":
      return orderPaid(letter, desk);
    case "payment_received":
      return paymentReceived(letter, desk);
    case "payment_reminder":
      return paymentReminder(letter, desk);
    case "one_on_one_requested":
      return oneOnOneRequested(letter, desk);
    case "one_on_one_answered":
      return oneOnOneAnswered(letter, desk);
    case "order_closed":
      return orderClosed(letter, desk);
    case "order_refunded":
      return orderRefunded(letter, desk);
    case "course_opened":
      return courseOpened(letter, desk);
    case "membership_started":
      return membershipStarted(letter, desk);
    case "renewal_soon":
      return renewalSoon(letter, desk);
    case "membership_given":
      return membershipGiven(letter, desk);
    case "invitation":
      return invitation(letter, desk);
    case "request_received":
      return requestReceived(letter, desk);
    case "data_ready":
      return dataReady(letter, desk);
    case "lines_to_check":
      return linesToCheck(letter, desk);
    case "mail_test":
      return mailTest(desk);
    case "account_deleted":
      return accountDeleted(letter, desk);
  }
}

/** Letters, marks and what stands inside of names: no digits, no slashes, and a dot only before a space or the end. */
const NAME = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){0,39}$/u;

/**
 * Anyone can sign up with somebody else's address and a name that is an advertisement. Only what looks like a name is
 * greeted by it.
 */
export function greeting(name: string | undefined): string {
  const given = nfc(name ?? "").trim();
  return NAME.test(given) ? `Chào ${given},` : "Chào bạn,";
}
