import type { Danger } from "@bentrong/contract/staff-safety";

/** Audience of a card. */
export const DANGER_NAMES: Record<Danger, string> = {
  self: "muốn chết hoặc tự làm đau mình",
  harmed: "đang bị người khác làm hại",
  other: "lo cho một người khác",
  threat: "sợ mình làm hại người khác",
};
