import type { PageBrand } from "../../lib/public-config.ts";
import type { Part } from "./legal-shape.ts";

export const privacyEn = ({ name, supportEmail, contactEmail, operator }: PageBrand): Part => ({
  id: "chinh-sach",
  title: "Privacy policy",
  clauses: [
    {
      title: "Who holds your data",
      paragraphs: [
        `The operator of ${name}${operator ? ` is ${operator.name}, tax code ${operator.taxCode}, ${operator.address}. It` : ""} controls and processes the data, under Vietnam's Law on Personal Data Protection 91/2025/QH15 and Decree 356/2025/ND-CP. About data and your rights: ${supportEmail}. Anything else: ${contactEmail}.`,
      ],
    },
    {
      title: "What we keep, and what for",
      points: [
        "Account: full name, e-mail, hashed password. So that you can sign in and we can call you by your name.",
        "Conversations: messages, notes, summaries, session titles. This is sensitive data. So that the companion can answer and you can read again.",
        "Activity: where you stopped listening, lessons done, the days you came by. Kept as sensitive data as well. So that you can go on where you left off.",
        "Orders: order code, amount, time, the transaction details sent by the bank. For matching and accounting.",
        "Newsletter: e-mail address and when you confirmed it. To send letters, and only after you confirmed in your own inbox.",
        "Notices: what you chose to be told of, your quiet hours, the address of each device that you turned on, and the episodes and articles you were told of (for 30 days). To tell each thing once, and only while you have it on in your account.",
        "Technical: server logs with time, path, error code and possibly the network address. For safety and repair. They hold nothing of what you write.",
        "On your device: a cookie for the language, a cookie that knows a device you signed in on before (so that strangers who guess passwords cannot lock you out), and browser storage for the session, light or dark mode, a few display choices and the number of your visits (so that the hint about the home screen is shown once). No advertising cookies and no third-party trackers.",
        "So that they open without a network, your browser keeps the exercises, the numbers to call and the last 30 articles you read. They lie on your device alone, like the podcast episodes that you download, and can be removed on the page “Without a network”; what you read or downloaded while signed in is removed when you sign out.",
      ],
    },
    {
      title: "Consent, one thing at a time",
      paragraphs: [
        "We ask separately for each purpose: the terms, sensitive content in conversations, sending your words to a provider of AI models (only where one is used), and the newsletter. Each consent is recorded with its time, wording and version.",
        "Withdrawing is as easy as giving: on the account page under “What you agreed to”, or with the link at the foot of each letter.",
      ],
    },
    {
      title: "Where AI comes in",
      points: [
        "By default Inner Companion runs on our own server. Your words go nowhere.",
        "If a model of another provider is used, we ask you first and say who it is and in which country. Without your consent your words do not leave the server.",
        "Your words are not used to train AI, unless you choose to allow it when asked separately.",
        "An automatic safety layer recognises signs of danger in order to show telephone numbers for help. No automated decision has legal effects for you.",
      ],
    },
    {
      title: "Who can see it",
      paragraphs: [
        "Conversations and notes can be read by you alone. They are encrypted where they are stored, with a key that the database does not hold. Staff, administrators included, only see counts. Everything staff do is written to a log that cannot be changed.",
      ],
    },
    {
      title: "Sharing with others",
      paragraphs: [
        "We do not sell data, to anyone. Those who help us run the service receive only what their task needs: the hosting provider, the mail service (address and letter), the bank and its notification service (order code, amount).",
        "If you turn notifications on for a device, they travel through the service of your browser's maker (Google, Apple, Mozilla or Microsoft, in the United States) to reach it. The maker receives the device's address and a sealed message that only your device can open. Turning it off ends that.",
        "Apart from that, no data is transferred abroad before this page has named the recipient, the country and the purpose. Public authorities receive data only where the law obliges us.",
      ],
    },
    {
      title: "How long",
      points: [
        "Account, conversations, activity: until you delete them. Deleting a session or the whole account takes effect at once, with all messages, notes and summaries.",
        "Orders: as long as accounting law requires, without anything you wrote.",
        "Newsletter: until you unsubscribe. An address that unsubscribed, or never confirmed, is kept for at most 30 more days so that nothing is sent by mistake, then deleted.",
        "Technical logs and security activity: at most 90 days. Backups: at most 30 days, then overwritten.",
      ],
    },
    {
      title: "Your rights, and how to use them",
      paragraphs: [
        "You have the right to be informed, to consent and withdraw, to access, correct, receive a copy, delete, restrict, object, complain and claim damages under the law. Most of it you can do yourself at once: under “My data”, download an archive for machines and for people, or delete the account; under “What you agreed to”, withdraw each consent; in the list on the chat page, delete single sessions.",
        `Or write to ${supportEmail}. We acknowledge within 2 working days. Withdrawal, restriction and objection are done within 15 days, or 20 where another party has to stop as well. The other rights take 10 to 20 days depending on their kind. If we need longer it is once, by no more than 15 days, and we say why.`,
      ],
    },
    {
      title: "If something goes wrong",
      paragraphs: [
        `When a leak of the kind defined by law is found, we notify the competent authority within 72 hours and tell those affected what happened, which data it was and what to do. If you find a gap, tell ${supportEmail}; we are grateful.`,
      ],
    },
    {
      title: "When this page changes",
      paragraphs: [
        "Each change has a new version number and date at the top. If the purpose of using data changes we ask you again; we do not assume that you agreed.",
      ],
    },
  ],
});
