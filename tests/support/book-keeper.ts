// Model of orders and transfers, to compare the platform with. It shares no code with the platform and knows nothing
// of rows, locks and transactions.

export type Thing =
  | { kind: "plan"; id: number; price: number; days: number }
  | { kind: "course"; id: number; price: number };

export interface KeptOrder {
  code: string;
  person: number;
  thing: Thing;
  status: "PENDING" | "CONFIRMING" | "VERIFIED";
  closed: "no" | "cancelled" | "expired";
  /** Every amount that went back. */
  refunds: number[];
  /** E-mails to its payer, besides those about what went back. */
  emails: number;
}

export interface KeptTransfer {
  amount: number;
  /** The code in its memo; absent: none that anybody has. */
  code: string | undefined;
  /** True if the order had expired when the transfer was reported. */
  cameLate: boolean;
  /** "short": waits for the rest of the price. */
  place: "on its way" | "written down" | "queue" | "short" | "order";
  surplus: number;
}

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const isOpen = ({ status, closed }: KeptOrder): boolean => status !== "VERIFIED" && closed === "no";

export class BookKeeper {
  readonly orders: KeptOrder[] = [];
  readonly transfers: KeptTransfer[] = [];

  /** "refused": the person has the course already. */
  order(person: number, thing: Thing): "new" | "open already" | "refused" {
    const same = (one: KeptOrder) =>
      one.person === person && one.thing.kind === thing.kind && one.thing.id === thing.id;
    if (this.orders.some((one) => same(one) && isOpen(one))) return "open already";
    return this.hasCourse(person, thing) ? "refused" : "new";
  }

  claim(order: KeptOrder): boolean {
    if (order.status !== "PENDING" || order.closed !== "no") return false;
    order.status = "CONFIRMING";
    return true;
  }

  cancel(order: KeptOrder): boolean {
    if (!isOpen(order)) return false;
    if (this.listShort(order).length > 0) order.emails += 1;
    order.closed = "cancelled";
    return true;
  }

  /** Staff always say why. */
  reject(order: KeptOrder): boolean {
    const isFirst = isOpen(order);
    if (isFirst && this.listShort(order).length === 0) order.emails += 1;
    return isFirst && this.cancel(order);
  }

  expire(order: KeptOrder): void {
    if (order.status !== "PENDING" || order.closed !== "no") return;
    if (this.listShort(order).length > 0) order.emails += 1;
    order.closed = "expired";
  }

  /** Transfers that waited for the rest go along. */
  verify(order: KeptOrder): boolean {
    if (order.status === "VERIFIED" || this.hasCourse(order.person, order.thing)) return false;
    order.status = "VERIFIED";
    order.emails += 1;
    for (const transfer of this.listShort(order)) transfer.place = "order";
    return true;
  }

  hear(transfer: KeptTransfer): void {
    if (transfer.place !== "on its way") return;
    transfer.place = "written down";
    const order = this.findOrder(transfer);
    transfer.cameLate = order !== undefined && order.closed === "expired";
  }

  settle(transfer: KeptTransfer): void {
    if (transfer.place !== "written down") return;
    transfer.place = "queue";
    const order = this.findOrder(transfer);
    if (!order) return;
    // The payer is notified in every case: of the receipt, the missing amount, or the wait.
    order.emails += 1;
    if (order.status === "VERIFIED" || order.closed === "cancelled") return;
    const isLate = order.status === "PENDING" && transfer.cameLate;
    if (isLate || this.hasCourse(order.person, order.thing)) return;
    const earlier = this.listShort(order);
    const sum = sumAmounts(earlier.map(({ amount }) => amount)) + transfer.amount;
    if (sum < order.thing.price) {
      transfer.place = "short";
      return;
    }
    order.status = "VERIFIED";
    for (const one of [...earlier, transfer]) one.place = "order";
    transfer.surplus = sum - order.thing.price;
  }

  /** Payment of an order: the transfers that are with it, or its price where staff took somebody's word. */
  paid(order: KeptOrder): number {
    if (order.status !== "VERIFIED") return 0;
    const transfers = this.transfers.filter((one) => one.place === "order" && this.findOrder(one) === order);
    return transfers.length > 0 ? sumAmounts(transfers.map(({ amount }) => amount)) : order.thing.price;
  }

  /** Sums that the payer is shown: those that count for the order, and those that wait for a decision. */
  shown(order: KeptOrder): { counted: number; waiting: number } {
    const sumIn = (places: KeptTransfer["place"][]) =>
      sumAmounts(
        this.transfers.flatMap((one) =>
          this.findOrder(one) === order && places.includes(one.place) ? [one.amount] : [],
        ),
      );
    const short = sumIn(["short"]);
    return isOpen(order)
      ? { counted: short, waiting: sumIn(["queue"]) }
      : { counted: sumIn(["order"]), waiting: short + sumIn(["queue"]) };
  }

  private listShort(order: KeptOrder): KeptTransfer[] {
    return this.transfers.filter((one) => one.place === "short" && this.findOrder(one) === order);
  }

  /** Sum that is still with an order. */
  left(order: KeptOrder): number {
    return this.paid(order) - sumAmounts(order.refunds);
  }

  refund(order: KeptOrder, amount: number): boolean {
    if (order.status !== "VERIFIED" || amount > this.left(order)) return false;
    order.refunds.push(amount);
    return true;
  }

  /** Rights of a person: paid days and courses; and the count of letters about it. */
  access(person: number): { days: number; courses: number[]; letters: number } {
    const paid = this.orders.filter((one) => one.person === person && one.status === "VERIFIED");
    const kept = paid.filter((one) => this.left(one) > 0);
    return {
      days: sumAmounts(kept.map(({ thing }) => (thing.kind === "plan" ? thing.days : 0))),
      courses: kept.flatMap(({ thing }) => (thing.kind === "course" ? [thing.id] : [])).sort(),
      letters: sumAmounts(
        this.orders.flatMap((one) => (one.person === person ? [one.emails + one.refunds.length] : [])),
      ),
    };
  }

  private findOrder({ code }: KeptTransfer): KeptOrder | undefined {
    return this.orders.find((one) => one.code === code);
  }

  private hasCourse(person: number, thing: Thing): boolean {
    return thing.kind === "course" && this.access(person).courses.includes(thing.id);
  }
}
