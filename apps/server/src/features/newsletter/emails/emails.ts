import { newsletter, newsletterTest } from "./newsletter.ts";
import { newsletterConfirm } from "./newsletter-confirm.ts";
import { newsletterStopped } from "./newsletter-stopped.ts";

export const emails = [newsletterConfirm, newsletter, newsletterTest, newsletterStopped];
