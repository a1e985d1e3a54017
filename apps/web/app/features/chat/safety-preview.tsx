import "./chat.css";
import { dangerCard } from "./safety-card.ts";
import { SafetyPanel } from "./safety-panel.tsx";

/** What a conversation shows to somebody in danger, outside of one: for whoever keeps its numbers. */
export const SafetyPreview = ({ card }: { card: unknown }) => <SafetyPanel card={dangerCard({ card })} />;
