// Every letter that the platform writes, with what it needs to be written. Parsed when it is read back from its row.
import { z } from "zod";
import { Edition } from "./newsletter/edition.ts";

const addressee = {
  to: z.string(),
  /** Absent where no account is meant, or none is left. */
  userId: z.uuid().optional(),
  /** What the person called themselves at sign-up: a stranger's text. */
  name: z.string().optional(),
};

/** What somebody paid for. */
const receipt = {
  orderCode: z.string(),
  title: z.string(),
  price: z.number().int(),
  /** đồng that arrived; absent in letters of before it was kept: then it was the price. */
  received: z.number().int().optional(),
};

/** An order that money is about; `courseId` where it is for a course. All amounts in đồng. */
const payment = {
  orderCode: z.string(),
  orderId: z.uuid(),
  courseId: z.number().int().optional(),
  title: z.string(),
  price: z.number().int(),
};
const stillMissing = {
  /** Of all transfers together. */
  received: z.number().int(),
  missing: z.number().int(),
  /** Until when the order is kept; absent where it does not expire. */
  until: z.coerce.date<Date | string>().optional(),
};

export const Email = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("confirm_email"), ...addressee, token: z.string() }),
  /** To the new address, which the person must be able to read. */
  z.object({ kind: z.literal("change_email"), ...addressee, token: z.string() }),
  /** To the old address, so that a thief cannot move an account in silence. */
  z.object({ kind: z.literal("email_changed"), ...addressee, newEmailMasked: z.string() }),
  /** `minutes`: how long the code is good. It is not sent any more after that. */
  z.object({
    kind: z.literal("reset_code"),
    ...addressee,
    code: z.string(),
    /** What the button carries in place of the code: too long to be guessed. */
    linkCode: z.string().optional(),
    minutes: z.number().int().positive(),
  }),
  /** To an address that somebody gave who signs in through a provider. */
  z.object({
    kind: z.literal("sign_in_code"),
    ...addressee,
    code: z.string(),
    minutes: z.number().int().positive(),
  }),
  z.object({ kind: z.literal("password_changed"), ...addressee, at: z.coerce.date<Date | string>() }),
  z.object({
    kind: z.literal("new_device"),
    ...addressee,
    device: z.string(),
    at: z.coerce.date<Date | string>(),
  }),
  /** Of what somebody else should not have done. `detail`: a provider, or the new address, masked. */
  z.object({
    kind: z.literal("security_notice"),
    ...addressee,
    what: z.enum([
      "factor_added",
      "factor_removed",
      "recovery_codes_made",
      "identity_linked",
      "email_change_asked",
    ]),
    detail: z.string().optional(),
    at: z.coerce.date<Date | string>(),
  }),
  /** To somebody without a password who is about to change how they sign in. */
  z.object({
    kind: z.literal("reauthentication_code"),
    ...addressee,
    code: z.string(),
    minutes: z.number().int().positive(),
  }),
  z.object({ kind: z.literal("newsletter_confirm"), ...addressee, subscriptionId: z.number().int() }),
  z.object({
    kind: z.literal("newsletter"),
    ...addressee,
    subscriptionId: z.number().int(),
    campaignId: z.number().int(),
    edition: Edition,
  }),
  /** To staff, of a campaign that nobody else received yet. */
  z.object({ kind: z.literal("newsletter_test"), ...addressee, edition: Edition }),
  /** To whoever scheduled it: a post was withdrawn. `hasBegun`: some received it already. */
  z.object({
    kind: z.literal("newsletter_stopped"),
    ...addressee,
    campaignId: z.number().int(),
    subject: z.string(),
    hasBegun: z.boolean(),
  }),
  /** A course was paid for and is open. `price` in đồng. */
  z.object({ kind: z.literal("order_paid"), ...addressee, ...receipt, courseId: z.number().int() }),
  /** A plan was paid for; `expiresAt`: when everything that was paid for so far ends. */
  z.object({
    kind: z.literal("membership_started"),
    ...addressee,
    ...receipt,
    expiresAt: z.coerce.date<Date | string>(),
  }),
  z.object({
    kind: z.literal("renewal_soon"),
    ...addressee,
    planName: z.string(),
    expiresAt: z.coerce.date<Date | string>(),
  }),
  z.discriminatedUnion("outcome", [
    /** `amount` arrived and is too little so far. */
    z.object({
      kind: z.literal("payment_received"),
      ...addressee,
      ...payment,
      amount: z.number().int(),
      outcome: z.literal("short"),
      ...stillMissing,
    }),
    /** `amount` arrived and pays nothing, or, "returned", was sent back. */
    z.object({
      kind: z.literal("payment_received"),
      ...addressee,
      ...payment,
      amount: z.number().int(),
      outcome: z.enum(["already_paid", "late", "already_enrolled", "held", "returned"]),
    }),
  ]),
  /** Written when the staff rejected an order, or when one closed of which something was paid. */
  z.object({
    kind: z.literal("order_closed"),
    ...addressee,
    ...payment,
    received: z.number().int(),
    cause: z.enum(["rejected", "expired", "cancelled"]),
    reason: z.string().optional(),
  }),
  /** Staff ask a payer for the rest. */
  z.object({ kind: z.literal("payment_reminder"), ...addressee, ...payment, ...stillMissing }),
  /** To the support address: somebody asks for the 1-1 session of their yearly plan. */
  z.object({
    kind: z.literal("one_on_one_requested"),
    ...addressee,
    contact: z.string(),
    wishes: z.string(),
  }),
  /** `reply`: when and how they meet, in the words of the staff. */
  z.object({ kind: z.literal("one_on_one_answered"), ...addressee, reply: z.string() }),
  /** Money went back. `on`: the day in Vietnam, "2026-11-22"; `premiumUntil`: when the plans that are left end. */
  z.object({
    kind: z.literal("order_refunded"),
    ...addressee,
    orderCode: z.string(),
    orderId: z.uuid(),
    orderKind: z.enum(["course", "plan"]),
    title: z.string(),
    amount: z.number().int(),
    on: z.iso.date(),
    bankReference: z.string(),
    reason: z.string(),
    /** Everything that was paid has gone back, and what it gave is taken back. */
    isWhole: z.boolean(),
    premiumUntil: z.coerce.date<Date | string>().optional(),
  }),
  /** A course that somebody waited for. `price` in đồng, 0 is free; `askedAt`: when they asked to be told. */
  z.object({
    kind: z.literal("course_opened"),
    ...addressee,
    courseId: z.number().int(),
    title: z.string(),
    price: z.number().int(),
    askedAt: z.coerce.date<Date | string>(),
  }),
  /** Days that were given and not paid for; `expiresAt`: when everything so far ends. */
  z.object({
    kind: z.literal("membership_given"),
    ...addressee,
    days: z.number().int().positive(),
    expiresAt: z.coerce.date<Date | string>(),
  }),
  /** To somebody whom staff brought along from another place; `days` as a member, if any. */
  z.object({
    kind: z.literal("invitation"),
    ...addressee,
    /** Sets the first password; good for so many days. */
    linkCode: z.string(),
    goodDays: z.number().int().positive(),
    days: z.number().int().positive().optional(),
  }),
  /** What somebody asked for by right has been read by a person; `completeBy`: when it is done at the latest. */
  z.object({ kind: z.literal("request_received"), ...addressee, completeBy: z.coerce.date<Date | string>() }),
  /** Where one's own data waits: behind the sign-in, never in a letter. */
  z.object({ kind: z.literal("data_ready"), ...addressee }),
  /** To administrators: numbers in the card for people in danger that nobody made sure of for so many days. */
  z.object({
    kind: z.literal("lines_to_check"),
    ...addressee,
    days: z.number().int().positive(),
    lines: z.array(z.object({ name: z.string(), number: z.string(), checkedAt: z.string().nullable() })),
  }),
  /** To the administrator who asks whether letters arrive. */
  z.object({ kind: z.literal("mail_test"), ...addressee }),
  z.object({ kind: z.literal("account_deleted"), ...addressee }),
]);

export type Email = z.output<typeof Email>;
export type EmailKind = Email["kind"];
export type EmailByKind<K extends EmailKind> = Extract<Email, { kind: K }>;
