// Who may do what with each exposed table: the one place to read it. A table that is missing here fails the suite.
//
// For reading, the word says which of the sample rows are seen: "all", "published" (neither drafts nor what is scheduled),
// "public" (of those, not the PRIVATE ones), "own" (the person's own), "none" (no row, no error), "refused" (no right at
// all). For changing and removing the same words say
// which rows are reached; for adding, "yes" or "refused".
export const PEOPLE = ["visitor", "free", "premium", "moderator", "administrator"] as const;
export type Who = (typeof PEOPLE)[number];

export type Reach = "all" | "public" | "published" | "own" | "none" | "refused";
export type Adding = "yes" | "refused";

export interface Rights {
  select: Reach;
  insert: Adding;
  update: Reach;
  delete: Reach;
}

/** Nothing but reading. */
const reads = (select: Reach): Rights => ({
  select,
  insert: "refused",
  update: "refused",
  delete: "refused",
});
/** Has the right to write, and no policy that lets a row through. */
const readsBesideEditors = (select: Reach): Rights => ({
  select,
  insert: "refused",
  update: "none",
  delete: "none",
});
const everything: Rights = { select: "all", insert: "yes", update: "all", delete: "all" };
const nothing = reads("refused");

/** Content that staff write and everybody reads, PRIVATE rows only with premium, drafts not at all. */
const premiumContent: Record<Who, Rights> = {
  visitor: reads("public"),
  free: readsBesideEditors("public"),
  premium: readsBesideEditors("published"),
  moderator: everything,
  administrator: everything,
};

/** Content that staff write and everybody reads. */
const openContent: Record<Who, Rights> = {
  visitor: reads("all"),
  free: readsBesideEditors("all"),
  premium: readsBesideEditors("all"),
  moderator: everything,
  administrator: everything,
};

/** The same, but for drafts. */
const courses: Record<Who, Rights> = {
  ...openContent,
  visitor: reads("published"),
  free: readsBesideEditors("published"),
  premium: readsBesideEditors("published"),
};

/** Written by functions; its owner reads it and nobody else does, staff included. */
const private_: Record<Who, Rights> = {
  visitor: nothing,
  free: reads("own"),
  premium: reads("own"),
  moderator: reads("own"),
  administrator: reads("own"),
};

/** Written by functions; its owner reads it, and administrators read all. */
const accounted: Record<Who, Rights> = { ...private_, administrator: reads("all") };

const forEveryone = (visitor: Rights, member: Rights): Record<Who, Rights> => ({
  visitor,
  free: member,
  premium: member,
  moderator: member,
  administrator: member,
});

/** Rights to a table that editors need beside the content itself; nobody else gets a row of it. */
const forEditors = (rights: Rights): Record<Who, Rights> => {
  const none: Rights = {
    select: "none",
    insert: "refused",
    update: rights.update === "refused" ? "refused" : "none",
    delete: rights.delete === "refused" ? "refused" : "none",
  };
  return { visitor: nothing, free: none, premium: none, moderator: rights, administrator: rights };
};

const onlyEnrolled: Record<Who, Rights> = {
  visitor: nothing,
  free: readsBesideEditors("own"),
  premium: readsBesideEditors("own"),
  moderator: everything,
  administrator: everything,
};

/** Uploaded files: the server adds them, staff look and remove. */
const staffReadsAndRemoves: Rights = { ...reads("all"), delete: "all" };
const keptByServer: Record<Who, Rights> = {
  visitor: nothing,
  free: { ...reads("none"), delete: "none" },
  premium: { ...reads("none"), delete: "none" },
  moderator: staffReadsAndRemoves,
  administrator: staffReadsAndRemoves,
};

export const EXPECTED: Record<string, Record<Who, Rights>> = {
  category: openContent,
  podcast: premiumContent,
  episode: premiumContent,
  podcastEpisode: premiumContent,
  episodeTimeline: premiumContent,
  blog: premiumContent,
  premiumPreview: forEveryone(reads("all"), reads("all")),

  course: courses,
  courseOutline: {
    ...forEveryone(reads("published"), reads("published")),
    moderator: reads("all"),
    administrator: reads("all"),
  },
  courseLink: onlyEnrolled,
  lesson: onlyEnrolled,
  lessonProgress: private_,
  lessonNote: private_,
  certificate: private_,
  courseEnroll: accounted,
  coursePreorder: {
    ...forEveryone(nothing, { select: "own", insert: "yes", update: "refused", delete: "own" }),
    administrator: { select: "all", insert: "yes", update: "refused", delete: "own" },
  },

  workingCopy: forEditors({ select: "own", insert: "yes", update: "own", delete: "own" }),
  contentPresence: forEditors(reads("all")),
  contentVersion: forEditors(reads("all")),
  contentTrash: forEditors(reads("all")),
  mediaFile: keptByServer,

  // "Public" are those that are shown; the state's own numbers are kept from removal by a trigger.
  hotline: {
    visitor: reads("public"),
    free: readsBesideEditors("public"),
    premium: readsBesideEditors("public"),
    moderator: readsBesideEditors("public"),
    administrator: everything,
  },
  plan: {
    ...openContent,
    moderator: readsBesideEditors("all"),
  },
  membership: accounted,
  order: accounted,
  orderRefund: private_,
  orderTransfer: private_,

  session: private_,
  message: private_,
  companionNote: private_,
  consent: private_,

  listeningNote: private_,
  highlight: private_,
  noticePreference: forEveryone(nothing, {
    select: "own",
    insert: "yes",
    update: "own",
    delete: "refused",
  }),
  pushSubscription: forEveryone(nothing, {
    select: "own",
    insert: "yes",
    update: "refused",
    delete: "own",
  }),
  savedItem: forEveryone(nothing, { select: "own", insert: "yes", update: "refused", delete: "own" }),
  follow: forEveryone(nothing, { select: "own", insert: "yes", update: "refused", delete: "own" }),
  listeningPosition: forEveryone(nothing, { select: "own", insert: "yes", update: "own", delete: "own" }),
  listeningHistory: forEveryone(nothing, { select: "own", insert: "yes", update: "own", delete: "own" }),
  listeningOptOut: forEveryone(nothing, { select: "own", insert: "yes", update: "refused", delete: "own" }),

  newsletterCampaign: {
    ...forEveryone(nothing, { select: "none", insert: "refused", update: "none", delete: "none" }),
    administrator: { select: "all", insert: "yes", update: "own", delete: "own" },
  },
  newSubscription: {
    ...forEveryone(
      { ...nothing, insert: "yes" },
      { select: "none", insert: "yes", update: "refused", delete: "refused" },
    ),
    administrator: { select: "all", insert: "yes", update: "refused", delete: "refused" },
  },
};
