import { Link, type LinkProps } from "react-router";

/** An inner link: pages cross-fade, and the next page's script is fetched while the finger is still coming down. */
export const AppLink = (props: LinkProps) => <Link viewTransition prefetch="intent" {...props} />;
