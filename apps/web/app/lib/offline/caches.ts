// Caches on the device for times without a network. The service worker and the pages write to the same caches, so
// nothing here may need a document.

const PREFIX = "bt-";
/** A new number leaves behind whatever an older worker wrote in another shape. */
export const CACHES = {
  /** Files whose names carry their content. */
  assets: `${PREFIX}assets-1`,
  /** Documents that every device keeps: exercises, telephone numbers, the page of what is here. */
  pages: `${PREFIX}pages-1`,
  /** Articles that were opened. */
  articles: `${PREFIX}articles-1`,
  pictures: `${PREFIX}pictures-1`,
  /** Downloaded sounds. */
  downloads: `${PREFIX}downloads-1`,
} as const;

export const isOurCache = (name: string): boolean => name.startsWith(PREFIX);
export const isKnownCache = (name: string): boolean => Object.values<string>(CACHES).includes(name);

/** Id of the owner; absent: the entry is for anybody who uses this device. */
export const KEPT_BY = "X-Kept-By";

/** Milliseconds; what has it goes then. */
export const KEPT_UNTIL = "X-Kept-Until";

export const OFFLINE_PAGE = "/ngoai-tuyen";
/** The same for everybody, and worth having when nothing else can be had. */
export const CORE_PAGES = [
  "/essentials",
  "/essentials/banh-xe-cam-xuc",
  "/essentials/viet-roi-buong",
  "/essentials/biet-on",
  "/essentials/quet-co-the",
  "/an-toan",
  OFFLINE_PAGE,
] as const;

export const isArticle = (pathname: string): boolean => /^\/blog\/detail\/\d+$/.test(pathname);
