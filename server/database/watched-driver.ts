/** Hears each query as its SQL, whose values are placeholders, and runs it. */
export type QueryWatch = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

type Method = (...values: readonly unknown[]) => Promise<unknown>;

/**
 * A driver that tells of each query, be it sent by itself, by a connection that it lends (`pg`), or by a transaction that it
 * runs (PGlite). By the methods that both drivers promise: drizzle asks them for nothing else.
 */
export const watchedDriver = <Driver extends object>(driver: Driver, watch: QueryWatch): Driver =>
  new Proxy(driver, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      const run: Method = method.bind(target);
      switch (name) {
        case 'query':
          return (query: string | { readonly text: string }, ...rest: readonly unknown[]) =>
            watch(typeof query === 'string' ? query : query.text, () => run(query, ...rest));
        case 'connect':
          return async () => watchedDriver(Object(await run()), watch);
        case 'transaction':
          return (work: (transaction: object) => unknown) =>
            run((transaction: object) => work(watchedDriver(transaction, watch)));
        default:
          return run;
      }
    },
  });
