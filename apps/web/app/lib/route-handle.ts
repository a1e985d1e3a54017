import { useMatches } from "react-router";

/** `export const handle: RouteHandle = …` in a route module tells the shell what the page wants around it. */
export interface RouteHandle {
  /**
   * `bare`: no header and no footer (login, register, chat). `office`: nothing of the site while the back office is
   * open; it brings a frame of its own.
   */
  shell?: "bare" | "office";
  /** The header leaves out its own way to the companion on the companion's pages. */
  companion?: boolean;
}

export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return Object.assign({}, ...handles) as RouteHandle;
}
