import type { PageBrand } from "../../lib/public-config.ts";
import type { Part } from "./legal-shape.ts";

export const termsEn = ({ name, supportEmail, contactEmail }: PageBrand): Part => ({
  id: "dieu-khoan",
  title: "Terms of use",
  clauses: [
    {
      title: "Who may use it",
      paragraphs: [
        `You need to be 18 or older. If you are not yet 18, you may use ${name} only with the consent of a parent or guardian.`,
        "For anyone under 16, the legal representative exercises the child's rights over data. When we learn that an account belongs to someone under age without that consent, we close it and delete its data.",
      ],
    },
    {
      title: "This is not treatment",
      paragraphs: [
        `${name} is a tool for exploring yourself. We give no medical or psychological therapy, no diagnosis and no prescription, and we are no substitute for a doctor or another professional.`,
        "If you are in serious distress, please turn to a professional and to someone close who is near you. Nobody is on duty reading what you write here.",
      ],
      points: [
        "115: medical emergency in Vietnam, day and night",
        "113: police, for violence or threats",
        "111: national child protection line, day and night",
      ],
    },
    {
      title: "Talking with an AI",
      paragraphs: [
        "Inner Companion is an artificial intelligence system and is always marked as one on the screen. It may misunderstand or be wrong. Please do not base medical, legal or financial decisions on what it says.",
      ],
    },
    {
      title: "Your account",
      paragraphs: [
        "You keep your password to yourself and answer for what is done with your account. If something looks odd, change the password and tell us. You may delete your account at any time on the account page.",
      ],
    },
    {
      title: "What we ask you not to do",
      points: [
        "Break things, hunt for gaps to profit from, or copy content in bulk with automated tools.",
        "Pretend to be somebody else, or bring other people's private data here without their consent.",
        "Use this place to harm anyone.",
      ],
    },
    {
      title: "Sharing our content",
      paragraphs: [
        `You may share public podcasts, articles and pictures for non-commercial purposes, with attribution: the name ${name} and a link to the original. Please keep the content whole and do not cut it into another meaning.`,
        `Premium content is shared by its link, not re-published. For commercial use, please write to ${contactEmail} first.`,
      ],
    },
    {
      title: "What you write",
      paragraphs: [
        "What you write belongs to you. You only allow us to store and process it so that the service works for you, and you can take that back by deleting it.",
      ],
    },
    {
      title: "Membership, courses and payment",
      paragraphs: [
        "Prices are in Vietnamese dong and fixed when an order is made. You pay by bank transfer; access opens when the bank reports the money or when an administrator confirms it. The button “I have paid” only tells us to look.",
        `There is no automatic renewal. If you renew early, the remaining days are added. If you sent too little, to the wrong place or too late, write to ${supportEmail}. If we cannot open the access you paid for, you get the full amount back.`,
      ],
    },
    {
      title: "Changes and liability",
      paragraphs: [
        "When these terms change in a way that affects you, we say so beforehand on this page and by e-mail. We work to keep the service running but cannot promise that it never stops.",
        "Nothing here takes away rights that the law gives to consumers, or excludes liability that the law does not allow to be excluded.",
      ],
    },
    {
      title: "Governing law",
      paragraphs: [
        "These terms are governed by the law of Vietnam. If we disagree we talk first; failing that, the competent court in Vietnam decides. Where the two versions differ, the Vietnamese one prevails.",
      ],
    },
  ],
});
