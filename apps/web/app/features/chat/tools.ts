// The tools one can talk in. Inner Scenes is announced and cannot be opened yet.

import type { Mode } from "../../api/conversations.ts";

export const TOOLS = {
  map: { name: "Inner Map", path: "/chat/map" },
  portal: { name: "Inner Ping", path: "/chat/portal" },
} as const;

export const SCENES = "Inner Scenes";

export const otherMode = (mode: Mode): Mode => (mode === "map" ? "portal" : "map");
