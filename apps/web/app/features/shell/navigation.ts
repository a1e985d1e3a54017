/** A link of the site's navigation: its address, and its name in the reader's language. */
export interface Way {
  to: string;
  name: string;
}

type VisitorWord = "home" | "about" | "essentials" | "podcasts" | "blogs";
type MemberWord = "home" | "exploreCourses" | "dashboard" | "podcasts" | "blogs";

/** A visitor's ways, in the order of the header. */
export const visitorWays = (text: Record<VisitorWord, string>): Way[] => [
  { to: "/", name: text.home },
  { to: "/about", name: text.about },
  { to: "/essentials", name: text.essentials },
  { to: "/podcasts", name: text.podcasts },
  { to: "/blogs", name: text.blogs },
];

/** Links for members. */
export const memberWays = (text: Record<MemberWord, string>): Way[] => [
  { to: "/my-home", name: text.home },
  { to: "/courses", name: text.exploreCourses },
  { to: "/dashboard", name: text.dashboard },
  { to: "/podcasts", name: text.podcasts },
  { to: "/blogs", name: text.blogs },
];
