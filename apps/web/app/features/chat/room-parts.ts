// What a room is filled with once it is known which conversation is open: fetched while the list of them is.
export { AllowanceUsed } from "./allowance-used.tsx";
export { Conversation } from "./conversation.tsx";
export { DisclaimerDialog } from "./disclaimer-dialog.tsx";
export { GuideDialog } from "./guide-dialog.tsx";
export { hasAgreed } from "./has-agreed.ts";
export { IntroDialog } from "./intro-dialog.tsx";
export { MemoryPanel } from "./memory-panel.tsx";
export { isFromEarlierDay, ResumeOffer } from "./resume-offer.tsx";
export { SessionsPanel } from "./sessions-panel.tsx";
