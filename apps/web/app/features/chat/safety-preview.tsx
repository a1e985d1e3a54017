import "./chat.css";
import { dangerCard } from "../../api/safety-card.ts";
import { SafetyPanel } from "./safety-panel.tsx";

/** The safety panel outside of a conversation, for the staff who maintain its numbers. */
export const SafetyPreview = ({ card }: { card: unknown }) => <SafetyPanel card={dangerCard({ card })} />;
