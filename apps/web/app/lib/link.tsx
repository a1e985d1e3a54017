import { Link, type LinkProps } from "react-router";

/** An inner link: pages cross-fade. Its target is fetched early; see `navigation-recovery/prefetch-links.ts`. */
export const AppLink = (props: LinkProps) => <Link viewTransition {...props} />;
