// From a letter to its words.
import { nfc } from "@bentrong/format/nfc";
import type { Email } from "./email.ts";
import type { EmailContent, EmailContext } from "./email-content.ts";
import { accountDeleted } from "./templates/account-deleted.ts";
import { changeEmail } from "./templates/change-email.ts";
import { confirmEmail } from "./templates/confirm-email.ts";
import { courseOpened } from "./templates/course-opened.ts";
import { dataReady } from "./templates/data-ready.ts";
import { emailChanged } from "./templates/email-changed.ts";
import { invitation } from "./templates/invitation.ts";
import { linesToCheck } from "./templates/lines-to-check.ts";
import { mailTest } from "./templates/mail-test.ts";
import { membershipGiven } from "./templates/membership-given.ts";
import { membershipStarted } from "./templates/membership-started.ts";
import { newDevice } from "./templates/new-device.ts";
import { newsletter } from "./templates/newsletter.ts";
import { newsletterConfirm } from "./templates/newsletter-confirm.ts";
import { newsletterStopped } from "./templates/newsletter-stopped.ts";
import { oneOnOneAnswered } from "./templates/one-on-one-answered.ts";
import { oneOnOneRequested } from "./templates/one-on-one-requested.ts";
import { orderClosed } from "./templates/order-closed.ts";
import { orderPaid } from "./templates/order-paid.ts";
import { orderRefunded } from "./templates/order-refunded.ts";
import { passwordChanged } from "./templates/password-changed.ts";
import { paymentReceived } from "./templates/payment-received.ts";
import { paymentReminder } from "./templates/payment-reminder.ts";
import { reauthenticationCode } from "./templates/reauthentication-code.ts";
import { renewalSoon } from "./templates/renewal-soon.ts";
import { requestReceived } from "./templates/request-received.ts";
import { resetCode } from "./templates/reset-code.ts";
import { securityNotice } from "./templates/security-notice.ts";
import { signInCode } from "./templates/sign-in-code.ts";

export function composeEmail(letter: Email, desk: EmailContext): EmailContent {
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
