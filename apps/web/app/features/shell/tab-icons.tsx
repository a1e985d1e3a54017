// The drawings of the tab bar that no other part of the site needs.
import { icon } from "@bentrong/ui/icons";

export const HomeIcon = icon(
  <path d="M4.5 11.2 12 4.5l7.5 6.7V19a1 1 0 0 1-1 1h-4v-5.5h-5V20h-4a1 1 0 0 1-1-1Z" />,
);
export const ListenIcon = icon(
  <path d="M4.5 16v-3a7.5 7.5 0 0 1 15 0v3M4.5 14.5h2.7v5H6a1.5 1.5 0 0 1-1.5-1.5Zm15 0h-2.7v5H18a1.5 1.5 0 0 0 1.5-1.5Z" />,
);
export const ReadIcon = icon(
  <path d="M12 7c-1.8-1.4-4.3-2-8-2v13c3.7 0 6.2.6 8 2 1.8-1.4 4.3-2 8-2V5c-3.7 0-6.2.6-8 2Zm0 0v13" />,
);
