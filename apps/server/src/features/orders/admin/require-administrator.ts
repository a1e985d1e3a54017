import type { Context } from "hono";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { type Person, requireFreshStaffProof } from "../../../platform/identity/authenticate.ts";
import type { StaffMoneyDeps } from "./admin-deps.ts";
import { asAdministrator } from "./order-review.ts";

/** Who asks first, what they ask second: only administrators are told what is wrong with a question. */
export const createAdministratorOf =
  ({ money, personOf }: Pick<StaffMoneyDeps, "money" | "personOf">) =>
  async (c: Context<AppEnv>): Promise<Person> => {
    const staff = await personOf(c);
    await asAdministrator(money, staff, async () => undefined);
    return staff;
  };

/** The same, for what moves money or takes everybody's data along. */
export const createProvedAdministratorOf = (deps: Pick<StaffMoneyDeps, "money" | "personOf">) => {
  const administratorOf = createAdministratorOf(deps);
  return async (c: Context<AppEnv>): Promise<Person> => {
    const staff = await administratorOf(c);
    requireFreshStaffProof(staff);
    return staff;
  };
};
