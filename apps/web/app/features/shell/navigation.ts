export type NavigationWord = "home" | "about" | "essentials" | "podcasts" | "blogs";

export interface NavigationItem {
  to: string;
  /** A key of the shell's texts. */
  word: NavigationWord;
}

/** A visitor's ways through the house, in the order of the header. */
export const VISITOR_NAVIGATION: readonly NavigationItem[] = [
  { to: "/", word: "home" },
  { to: "/about", word: "about" },
  { to: "/essentials", word: "essentials" },
  { to: "/podcasts", word: "podcasts" },
  { to: "/blogs", word: "blogs" },
];
