import type { Limits } from "../../../platform/http/limits.ts";
import type { Authenticate } from "../../../platform/identity/authenticate.ts";
import type { Money } from "../money.ts";

export interface OrdersAdminDeps {
  money: Money;
  authenticate: Authenticate;
  limits: Limits;
}
