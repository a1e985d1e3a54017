// Random histories of buying, paying and deciding, on the real rules in the real database, many at the same time. After
// each of them every đồng is in exactly one place, and nobody has what was not paid for.
import { randomUUID } from "node:crypto";
import { defaultBrand } from "@bentrong/contract/brand";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { rejectOrder, verifyOrder } from "../../apps/server/src/features/orders/admin/order-review.ts";
import { recordTransfer } from "../../apps/server/src/features/orders/ledger.ts";
import {
  cancelOrder,
  claimOrder,
  closeExpired,
  placeOrder,
} from "../../apps/server/src/features/orders/orders.ts";
import { createPictureAddresses } from "../../apps/server/src/features/orders/picture-address.ts";
import { recordAndSettle } from "../../apps/server/src/features/orders/receive.ts";
import { recordRefund } from "../../apps/server/src/features/orders/refund.ts";
import { settle } from "../../apps/server/src/features/orders/settle.ts";
import type { Transfer } from "../../apps/server/src/features/orders/transfer.ts";
import { createEncryption, createEncryptionKeys } from "../../apps/server/src/platform/crypto/encryption.ts";
import { MONEY_SERVICE } from "../../apps/server/src/platform/database/database.ts";
import { createOutbox } from "../../apps/server/src/platform/email/outbox.ts";
import { Problem } from "../../apps/server/src/platform/problem.ts";
import { BookKeeper, type KeptOrder, type KeptTransfer, type Thing } from "../support/book-keeper.ts";
import { aPerson, type Person } from "../support/people.ts";
import { ownDatabase } from "../support/world.ts";
import { COURSES, stock } from "./buying.ts";

const AT_ONCE = 20;
const ROUNDS = 50;

const THINGS: Thing[] = [
  { kind: "plan", id: 2, price: 299_000, days: 30 },
  { kind: "plan", id: 3, price: 399_000, days: 90 },
  { kind: "course", id: COURSES.paid, price: 450_000 },
];
const PERSONS = [0, 1];

const which = fc.nat(5);
/** Each names an order or a transfer by a number, taken modulo how many there are. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("order"), person: fc.nat(1), thing: fc.nat(2) }) },
  // Ordered and paid as it should be: without it few histories come to have much to give back.
  { weight: 3, arbitrary: fc.record({ do: fc.constant("buy"), person: fc.nat(1), thing: fc.nat(2) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("transfer"),
      which,
      // Too little by one đồng, a part of it, one đồng, exact, too much; and twice the price.
      amount: fc.constantFrom(-1, -100_000, "one", 0, 0, 0, 1, 500_000),
      memo: fc.nat(4),
      // Told so many times at once; or only written down, when the process ended.
      times: fc.constantFrom(0, 1, 1, 2, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("tell again"),
      which,
      as: fc.constantFrom("sepay", "casso", "csv"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("start again") }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom("claim", "cancel", "expire", "verify", "reject"), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("refund"),
      which,
      // Of what is left of the order: a little, all of it, and one đồng more; pressed so many times at once.
      part: fc.constantFrom("some", "all", "all", "too much"),
      times: fc.constantFrom(1, 1, 2),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const history = fc.array(step, { minLength: 3, maxLength: 12 });

const world = ownDatabase();
let staff: Person;
const outbox = createOutbox({ encryption: createEncryption(createEncryptionKeys()) });
const deps = () => ({
  database: world.database,
  outbox,
  bank: defaultBrand.bank,
  pictures: createPictureAddresses(["of this test"]),
});

beforeAll(async () => {
  await stock(world);
  staff = await aPerson(world.database, "administrator");
});

describe("any history of orders and transfers", () => {
  it(`${ROUNDS * AT_ONCE} of them leave every đồng in one place and give nobody what was not paid for`, {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (histories) => {
        await Promise.all(histories.map(live));
      }),
      { numRuns: ROUNDS },
    );
  });
});

/** One history: the platform and the book-keeper go through the same steps, and are compared at the end. */
class Life {
  readonly books = new BookKeeper();
  readonly orderIds = new Map<KeptOrder, string>();
  readonly told = new Map<KeptTransfer, Transfer>();
  readonly #persons: Person[];

  constructor(persons: Person[]) {
    this.#persons = persons;
  }

  async go(one: Step): Promise<void> {
    switch (one.do) {
      case "order":
        return this.#order(one.person, THINGS[one.thing]);
      case "buy":
        return this.#buy(one.person, one.thing);
      case "transfer":
        return this.#transfer(one);
      case "tell again":
        return this.#tellAgain(nth(this.books.transfers, one.which), one.as);
      case "start again":
        return this.startAgain();
      case "refund": {
        const paid = this.books.orders.filter(({ status }) => status === "VERIFIED");
        return this.#refund(nth(paid, one.which) ?? nth(this.books.orders, one.which), one);
      }
      default: {
        const order = nth(this.books.orders, one.which);
        if (order) await this.#decide(one.do, order);
      }
    }
  }

  async #order(person: number, thing: Thing | undefined): Promise<void> {
    if (!thing) return;
    const expected = this.books.order(person, thing);
    const placed = await placeOrder(deps(), this.#id(person), thing).catch(problemCode);
    if (typeof placed === "string") {
      expect([placed, expected]).toEqual(["already_enrolled", "refused"]);
      return;
    }
    expect(placed.isNew ? "new" : "open already").toBe(expected);
    if (!placed.isNew) return;
    const kept: KeptOrder = {
      code: placed.order.orderCode,
      person,
      thing,
      status: "PENDING",
      closed: "no",
      refunds: [],
      emails: 0,
    };
    this.books.orders.push(kept);
    this.orderIds.set(kept, placed.order.id);
  }

  async #buy(person: number, thing: number): Promise<void> {
    const before = this.books.orders.length;
    await this.#order(person, THINGS[thing]);
    if (this.books.orders.length === before) return;
    await this.#transfer({ do: "transfer", which: before, amount: 0, memo: 0, times: 1 });
  }

  async #transfer({ which: index, amount, memo, times }: Extract<Step, { do: "transfer" }>): Promise<void> {
    const order = nth(this.books.orders, index);
    const code = memo === 4 ? undefined : order?.code;
    const kept: KeptTransfer = {
      amount: typeof amount === "number" ? (order?.thing.price ?? 150_000) + amount : 1,
      code,
      cameLate: false,
      place: "on its way",
      surplus: 0,
    };
    this.books.transfers.push(kept);
    this.told.set(kept, {
      provider: "sepay",
      providerId: randomUUID(),
      accountNumber: defaultBrand.bank.accountNumber,
      amount: kept.amount,
      memo: memoWith(code, memo),
      reference: randomUUID(),
      transferredAt: new Date(),
      raw: {},
    });
    if (times === 0) return this.#writeDown(kept);
    await this.#tell(kept, times);
  }

  async #tell(kept: KeptTransfer, times: number, provider?: Transfer["provider"]): Promise<void> {
    const told = this.#toTransfer(kept);
    const again = provider && provider !== "sepay" ? { ...told, provider, providerId: randomUUID() } : told;
    await Promise.all(Array.from({ length: times }, () => recordAndSettle(deps(), again)));
    this.books.hear(kept);
    this.books.settle(kept);
  }

  async #tellAgain(kept: KeptTransfer | undefined, provider: Transfer["provider"]): Promise<void> {
    if (kept) await this.#tell(kept, 1, provider);
  }

  async #writeDown(kept: KeptTransfer): Promise<void> {
    await world.database.inTransaction(MONEY_SERVICE, (tx) => recordTransfer(tx, this.#toTransfer(kept)));
    this.books.hear(kept);
  }

  /** Work that a process left behind is settled by the next one. */
  async startAgain(): Promise<void> {
    const { rows } = await world.database.owner.query(
      `select t.id, t.provider_id from money.bank_transaction t
        where t.provider_id = any($1) and not exists (select from money.allocation a where a.transaction_id = t.id)
        order by t.id`,
      [[...this.told.values()].map(({ providerId }) => providerId)],
    );
    for (const { id, provider_id: providerId } of rows) {
      await settle(deps(), Number(id));
      for (const [kept, told] of this.told) if (told.providerId === providerId) this.books.settle(kept);
    }
  }

  async #decide(what: "claim" | "cancel" | "expire" | "verify" | "reject", kept: KeptOrder): Promise<void> {
    const id = this.orderIds.get(kept) ?? "";
    const person = this.#id(kept.person);
    if (what === "expire") {
      await world.database.owner.query(`update "order" set "expiresAt" = clock_timestamp() where id = $1`, [
        id,
      ]);
      await closeExpired(deps());
      this.books.expire(kept);
    } else if (what === "claim" || what === "cancel") {
      const ask = what === "claim" ? claimOrder : cancelOrder;
      const { isDone } = await ask(deps(), person, kept.thing.kind, id);
      expect(isDone).toBe(this.books[what](kept));
    } else {
      const decide = what === "verify" ? verifyOrder : rejectOrder;
      const done = await decide(deps(), staff, id, "Lý do của quản trị viên").catch(problemCode);
      const expected = this.books[what](kept);
      expect(typeof done === "object").toBe(expected);
    }
  }

  async #refund(
    kept: KeptOrder | undefined,
    { part, times }: Pick<Extract<Step, { do: "refund" }>, "part" | "times">,
  ): Promise<void> {
    if (!kept) return;
    const left = this.books.left(kept);
    const amount = { some: 1_000, all: Math.max(1, left), "too much": left + 1 }[part];
    const refund = { amount, on: today(), bankReference: randomUUID(), reason: "Người mua đổi ý" };
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        recordRefund(deps(), staff, this.orderIds.get(kept) ?? "", refund).catch(problemCode),
      ),
    );
    const taken = answers.filter((answer) => typeof answer === "object");
    expect(taken).toHaveLength(this.books.refund(kept, amount) ? 1 : 0);
    expect(answers.filter((answer) => typeof answer === "string")).toEqual(
      Array(times - taken.length).fill(chooseRefusal(kept, taken.length === 1)),
    );
  }

  /** Reads everything back and compares. */
  async compare(): Promise<void> {
    const { owner } = world.database;
    const { rows: money } = await owner.query(
      `select t.provider_id, t.amount::int as amount, a.outcome, a.surplus::int as surplus, o."orderCode" as code
         from money.bank_transaction t left join money.allocation a on a.transaction_id = t.id
         left join "order" o on o.id = a.order_id
        where t.reference = any($1)`,
      [[...this.told.values()].map(({ reference }) => reference)],
    );
    const places = this.books.transfers.map((kept) => ({
      provider_id: this.#toTransfer(kept).providerId,
      amount: kept.amount,
      outcome: kept.place === "order" ? "matched" : "unmatched",
      surplus: kept.surplus,
      code: kept.place === "order" ? kept.code : null,
    }));
    expect(sorted(money)).toEqual(sorted(places));

    const { rows: orders } = await owner.query(
      `select o."orderCode" as code, o.status, o."refundedAmount"::int as refunded, o."refundedAt" is not null as "isGone",
              (select coalesce(sum(r.amount), 0)::int from money.refund r where r.order_id = o.id) as entries
         from "order" o where o."userId" = any($1)`,
      [this.#persons.map(({ id }) => id)],
    );
    const kept = this.books.orders.map((order) => {
      const back = this.books.paid(order) - this.books.left(order);
      const { code, status } = order;
      return {
        code,
        status,
        refunded: back,
        isGone: back > 0 && this.books.left(order) === 0,
        entries: back,
      };
    });
    expect(sorted(orders)).toEqual(sorted(kept));

    await this.#compareShown();
    for (const person of PERSONS) expect(await this.#readAccess(person)).toEqual(this.books.access(person));
  }

  /** Each payer is shown every amount of their own orders, as it counts, and nothing of anybody else's. */
  async #compareShown(): Promise<void> {
    const { rows } = await world.database.owner.query(
      `select o.id, coalesce(sum(t.amount) filter (where t.state = 'counted'), 0)::int as counted,
              coalesce(sum(t.amount) filter (where t.state = 'waiting'), 0)::int as waiting
         from "order" o left join money.order_transfer t on t.order_id = o.id where o."userId" = any($1) group by o.id`,
      [this.#persons.map(({ id }) => id)],
    );
    const expected = this.books.orders.map((order) => ({
      id: this.orderIds.get(order),
      ...this.books.shown(order),
    }));
    expect(sorted(rows)).toEqual(sorted(expected));
  }

  /** Days that were paid for and not given back run on from now without a gap; and each amount, refund and closing was told. */
  async #readAccess(person: number) {
    const { rows } = await world.database.owner.query(
      `select
         (select coalesce(sum(extract(epoch from "expiresAt" - "startsAt")) / 86400, 0)::float8 from membership where "userId" = $1) as days,
         (select coalesce(extract(epoch from max("expiresAt") - min("startsAt")) / 86400, 0)::float8 from membership where "userId" = $1) as span,
         coalesce((select min("startsAt") > clock_timestamp() from membership where "userId" = $1), false) as waits,
         array(select "courseId" from "courseEnroll" where "userId" = $1 order by 1) as courses,
         (select count(*)::int from ops.mail where user_id = $1) as letters`,
      [this.#id(person)],
    );
    const { span, waits, ...access } = rows[0] as {
      days: number;
      span: number;
      waits: boolean;
      courses: number[];
      letters: number;
    };
    expect([span, waits]).toEqual([access.days, false]);
    return access;
  }

  #id = (person: number): string => this.#persons[person]?.id ?? "";

  #toTransfer(kept: KeptTransfer): Transfer {
    const told = this.told.get(kept);
    if (!told) throw new Error("the bank knows of no such transfer");
    return told;
  }
}

async function live(steps: Step[]): Promise<void> {
  const life = new Life(await Promise.all(PERSONS.map(() => aPerson(world.database))));
  for (const one of steps) await life.go(one);
  await life.startAgain();
  await life.compare();
}

/** The same transfer back is known by then; an order without money has none to give. */
function chooseRefusal({ status }: KeptOrder, isTaken: boolean): string {
  if (status !== "VERIFIED") return "order_unpaid";
  return isTaken ? "already_done" : "refund_exceeds";
}

/** The day in Vietnam. */
const today = (): string => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

const nth = <T>(all: T[], index: number): T | undefined => all[index % all.length];

function memoWith(code = "khong co ma", shape: number): string {
  const memos = [
    code,
    `CT DEN ${code.toLowerCase()} FT2612`,
    `${code.slice(0, 5)} ${code.slice(5)}`,
    `IBFT${code}0987`,
  ];
  return memos[shape % memos.length] ?? code;
}

function problemCode(error: unknown): string {
  if (error instanceof Problem) return error.code;
  throw error;
}

/** In a sequence that does not depend on how they were read. */
const sorted = <T>(rows: T[]): T[] =>
  [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
