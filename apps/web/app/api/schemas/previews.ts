// What lists of locked items are answered; fetched together with the answer.
import { PremiumPreview } from "@bentrong/contract/content";
import { z } from "zod/mini";

export const Previews = z.array(PremiumPreview);
