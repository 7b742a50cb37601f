import type { BrowserContext, Page, Route } from 'playwright/test';
import type { ConsoleErrors } from './console-errors.ts';

type Target = Page | BrowserContext;

/** A way in which the world lets the browser down. */
export interface Fault {
  readonly name: string;
  readonly respond: (route: Route) => Promise<void>;
}

const answer =
  (status: number, body: object): Fault['respond'] =>
  (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

export const fails = (status: number, code = `test_${status}`, message = 'A test wants it so.'): Fault => ({
  name: `a ${status}`,
  respond: answer(status, { code, message, error: message }),
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

/** Nobody ever answers. */
export const SILENCE: Fault = { name: 'silence', respond: () => new Promise(() => {}) };

/** How much faster a call loses its patience for a test that does not want to wait thirty seconds, three times. */
const SPEED_UP = 15;

/** A browser whose clock for calls runs fast. */
export const shortenTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript((times) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / times);
  }, SPEED_UP);

/** Holds the calls to an address until they may go on, and returns the way to let them. */
export const hold = async (world: Target, address: RegExp | string): Promise<() => void> => {
  const openers: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => openers.push(resolve));
  await world.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => openers.forEach((open) => open());
};

/** Lets a fault respond the calls to an address, and returns the way to end it. Preflights pass. */
export const injectFault = async (
  world: Target,
  consoleErrors: ConsoleErrors,
  address: RegExp,
  fault: Fault,
  method?: string,
): Promise<() => Promise<void>> => {
  consoleErrors.allow(address);
  const handler = (route: Route) =>
    method === undefined || route.request().method() === method ? fault.respond(route) : route.fallback();
  await world.route(address, handler);
  return () => world.unroute(address, handler);
};
