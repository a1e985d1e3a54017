// What stands around the pages of somebody who is signed in, in one file of its own: visitors never load it.
export { ConnectionBanner } from "./connection-banner.tsx";
export { MemberHeader } from "./member-header.tsx";
