import type { Context } from "hono";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { type Person, requireFreshStaffProof } from "../../../platform/identity/authenticate.ts";
import type { OrdersAdminDeps } from "./admin-deps.ts";
import { asAdministrator } from "./order-review.ts";

/** Authorisation comes before validation: only administrators learn what is wrong with a request. */
export const createRequireAdministrator =
  ({ money, authenticate }: Pick<OrdersAdminDeps, "money" | "authenticate">) =>
  async (c: Context<AppEnv>): Promise<Person> => {
    const staff = await authenticate(c);
    await asAdministrator(money, staff, async () => undefined);
    return staff;
  };

/** The same, for what moves money or takes everybody's data along. */
export const createRequireProvedAdministrator = (deps: Pick<OrdersAdminDeps, "money" | "authenticate">) => {
  const requireAdministrator = createRequireAdministrator(deps);
  return async (c: Context<AppEnv>): Promise<Person> => {
    const staff = await requireAdministrator(c);
    requireFreshStaffProof(staff);
    return staff;
  };
};
