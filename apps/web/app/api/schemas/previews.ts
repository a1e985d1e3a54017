// Schemas of lists of locked items; fetched together with the answer.
import { PremiumPreview } from "@bentrong/contract/content";
import { z } from "zod/mini";

export const Previews = z.array(PremiumPreview);
