import { setImmediate as turn } from 'node:timers/promises';
import { Mutex } from 'async-mutex';

const turns = new Mutex();

/**
 * Work of some tens of milliseconds that cannot be cut (D62): one such piece in each turn of the event loop, whoever's it is, so
 * that nobody waits for more than one.
 */
export const inOwnTurn = <Result>(work: () => Result): Promise<Result> =>
  turns.runExclusive(async () => {
    await turn();
    return work();
  });
