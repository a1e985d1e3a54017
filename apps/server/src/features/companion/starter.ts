import { fold } from "@bentrong/format/fold";

const STARTER = fold("Tôi đã sẵn sàng");

/** The fixed message of the start button, with or without its exclamation mark. */
export const isStarter = (text: string): boolean => fold(text).replace(/[!.\s]+$/, "") === STARTER;
