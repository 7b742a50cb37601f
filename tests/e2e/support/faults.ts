import type { BrowserContext, Page, Route } from 'playwright/test';
import type { ConsoleErrors } from './console-errors.ts';

type Target = Page | BrowserContext;

/** A way in which the world lets the browser down. */
export interface Fault {
  readonly name: string;
  readonly respond: (route: Route) => Promise<void>;
}

/** For the title of a test that goes through them all. */
export const namesOf = (cases: readonly { readonly fault: Fault }[]): string =>
  cases.map(({ fault }) => fault.name).join(', ');

const answer =
  (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Fault['respond'] =>
  (route) =>
    route.fulfill({ status, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** The body of a refusal, as our server writes it. */
const refusal = (status: number, code = `test_${status}`, message = 'A test wants it so.') => ({
  code,
  message,
  error: message,
});

export const fails = (status: number, code?: string, message?: string): Fault => ({
  name: `a ${status}`,
  respond: answer(status, refusal(status, code, message)),
});

/** The same from a server that wants to be left alone for an hour: the page does not ask it three times, which takes three seconds. */
export const failsForLong = (status: number, code?: string, message?: string): Fault => ({
  name: `a ${status}`,
  respond: answer(status, refusal(status, code, message), { 'retry-after': '3600' }),
});

export const LOST: Fault = { name: 'a lost network', respond: (route) => route.abort('internetdisconnected') };

/** The identity service's own way of failing. */
export const IDENTITY_500: Fault = {
  name: 'a 500 of the identity service',
  respond: answer(500, { error: { code: 500, message: 'INTERNAL_ERROR' } }),
};

/** What the identity service says no with. */
export const identityRefuses = (message: string): Fault => ({
  name: message,
  respond: answer(400, { error: { code: 400, message } }),
});

/** Runs in the page before it does: deadlines of this length and longer pass when a test says so, and never by themselves. */
const holdDeadlines = (shortest: number): void => {
  const deadlines = new Set<AbortController>();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => {
    if (milliseconds < shortest) return timeout(milliseconds);
    const deadline = new AbortController();
    deadlines.add(deadline);
    return deadline.signal;
  };
  addEventListener('test.deadlinesPass', () => {
    for (const deadline of deadlines) deadline.abort(new DOMException('The time is over.', 'TimeoutError'));
    deadlines.clear();
  });
};

/** Shorter ones are of the page itself, such as the wait for a phone's keyboard. */
const SHORTEST_OF_CALLS = 5000;

/** Makes a page ready for silence; to be called before the page is opened. */
export const expectSilence = (page: Page, shortest = SHORTEST_OF_CALLS): Promise<unknown> =>
  page.addInitScript(holdDeadlines, shortest);

const passDeadlines = (): void => void dispatchEvent(new Event('test.deadlinesPass'));

/** The patience of a page that expects silence is at its end. */
export const letDeadlinesPass = (page: Page): Promise<void> => page.evaluate(passDeadlines);

/** Nobody ever answers, and the caller's patience is at its end: at once, and not after thirty seconds, three times. */
export const SILENCE: Fault = {
  name: 'silence',
  respond: (route) => route.request().frame().evaluate(passDeadlines),
};

/** Holds the calls to an address until they may go on, and returns the way to let them. */
export const hold = async (target: Target, address: RegExp | string): Promise<() => void> => {
  const openers: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => openers.push(resolve));
  await target.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => openers.forEach((open) => open());
};

/** Lets a fault befall the calls to an address, and returns the way to end it. Preflights pass. */
export const injectFault = async (
  target: Target,
  consoleErrors: ConsoleErrors,
  address: RegExp,
  fault: Fault,
  method?: string,
): Promise<() => Promise<void>> => {
  consoleErrors.allow(address);
  const handler = (route: Route) =>
    method === undefined || route.request().method() === method ? fault.respond(route) : route.fallback();
  await target.route(address, handler);
  return () => target.unroute(address, handler);
};
