/** Usual heights of the sections: the page below must not jump when they arrive. */
export const HEIGHTS = {
  you: "h-109 sm:h-89",
  email: "h-42 sm:h-36",
  password: "h-11",
  twoStep: "h-11",
  notices: "h-214 sm:h-180",
  devices: "h-38 sm:h-31",
  security: "h-38 sm:h-31",
  consents: "h-220 sm:h-168",
  listening: "h-59 sm:h-53",
  data: "h-82 sm:h-66",
} as const;
