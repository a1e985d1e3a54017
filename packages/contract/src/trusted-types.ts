// Names of the policies through which strings become HTML in browsers: the server lists them, pages create them.

/** The browser's own fallback: whatever no other policy has vouched for passes it. */
export const DEFAULT_POLICY = "default";

/** Articles, courses and lessons that a cleaner has read. */
export const SAFE_HTML_POLICY = "safe-html";

/** The editor's own, which reads pasted text into a document that runs nothing. */
export const EDITOR_POLICY = "ProseMirrorClipboard";

/** Letters in a frame that can run nothing. */
export const LETTER_POLICY = "framed-letter";
