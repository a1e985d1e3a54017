import { Badge } from "@bentrong/ui/badge";
import { useMembership } from "../../common/membership/use-membership.ts";

/** Beside the person's name; follows the membership without a reload. */
export const PremiumBadge = () => useMembership()?.premium && <Badge tone="gold">Premium</Badge>;
