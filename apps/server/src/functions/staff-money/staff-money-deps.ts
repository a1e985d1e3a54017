import type { PersonOf } from "../../auth/person.ts";
import type { Limits } from "../../http/limits.ts";
import type { Money } from "../../money/money.ts";

export interface StaffMoneyDeps {
  money: Money;
  personOf: PersonOf;
  limits: Limits;
}
