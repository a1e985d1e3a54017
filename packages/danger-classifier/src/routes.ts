/** Subjects of a message, as the people who wrote the data were asked to label it (data/README.md). */
export const ROUTES = ["self", "other", "harmed", "threat", "distress", "bereaved", "ordinary"] as const;
export type Route = (typeof ROUTES)[number];

/** Routes with an immediate danger. */
export const DANGER_ROUTES = ["self", "other", "harmed", "threat"] as const;
export type DangerRoute = (typeof DANGER_ROUTES)[number];

export function isDanger(route: Route): route is DangerRoute {
  return (DANGER_ROUTES as readonly Route[]).includes(route);
}
