import type { Limits } from "../../../platform/http/limits.ts";
import type { PersonOf } from "../../../platform/identity/authenticate.ts";
import type { Money } from "../money.ts";

export interface StaffMoneyDeps {
  money: Money;
  personOf: PersonOf;
  limits: Limits;
}
