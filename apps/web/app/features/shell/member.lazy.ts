// Components around the pages of a signed-in person, in one lazily loaded file: visitors never load it.
export { ConnectionBanner } from "./connection-banner.tsx";
export { MemberHeader } from "./member-header.tsx";
