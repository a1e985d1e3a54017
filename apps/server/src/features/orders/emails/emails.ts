import { membershipStarted } from "./membership-started.ts";
import { oneOnOneAnswered } from "./one-on-one-answered.ts";
import { oneOnOneRequested } from "./one-on-one-requested.ts";
import { orderClosed } from "./order-closed.ts";
import { orderPaid } from "./order-paid.ts";
import { orderRefunded } from "./order-refunded.ts";
import { paymentReceived } from "./payment-received.ts";
import { paymentReminder } from "./payment-reminder.ts";
import { renewalSoon } from "./renewal-soon.ts";

export const emails = [
  orderPaid,
  membershipStarted,
  renewalSoon,
  paymentReceived,
  orderClosed,
  paymentReminder,
  oneOnOneRequested,
  oneOnOneAnswered,
  orderRefunded,
];
