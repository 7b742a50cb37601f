/** An order with the key under which the server takes it once (R10). */
export interface Keyed<Order> {
  readonly order: Order;
  readonly idempotencyKey: string;
}

/** An order that was lost and is sent again unchanged keeps its key, so that it takes effect once (R10). */
export const keyed = <Order>(lost: Keyed<Order> | null, order: Order, idempotencyKey: string): Keyed<Order> =>
  lost !== null && JSON.stringify(lost.order) === JSON.stringify(order) ? lost : { order, idempotencyKey };
