// Components of an open conversation, in one lazily loaded file: fetched while the list of conversations is.
export { AllowanceUsed } from "./allowance-used.tsx";
export { Conversation } from "./conversation.tsx";
export { DisclaimerDialog } from "./disclaimer-dialog.tsx";
export { GuideDialog } from "./guide-dialog.tsx";
export { hasAgreed } from "./has-agreed.ts";
export { IntroDialog } from "./intro-dialog.tsx";
export { MemoryPanel } from "./memory-panel.tsx";
export { isFromEarlierDay, ResumeOffer } from "./resume-offer.tsx";
export { SessionsPanel } from "./sessions-panel.tsx";
