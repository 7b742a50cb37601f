import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/** Chromium writes a line for each answer that is no success. These belong to the journey: they say that something is not there yet. */
const EXPECTED_ABSENCES = [
  /404 .*\/api\/Users\/[^/?]+$/, // not registered yet
  /404 .*\/api\/UserSchoolYears\/GetUserSchoolYearByUser\?/, // in no class yet
  /404 .*\/api\/subscriptions\/current$/i, // holds no plan
  /404 .*\/api\/Trial\/Status$/i, // not registered yet
];

const NETWORK_LINE = /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::\w+))/;

export interface Complaints {
  /** Tolerates network lines for addresses like this in this test: it makes them itself. */
  expect(address: RegExp): void;
  /** Another server of this test. */
  trust(url: string): void;
  readonly heard: readonly string[];
}

/** Listens to everything that a page should not do: errors on the console or thrown, and requests to foreign hosts. */
export const listenTo = (context: BrowserContext, own: readonly string[]): Complaints => {
  const trusted = new Set(own);
  const expected: RegExp[] = [];
  const heard: string[] = [];

  const isExpected = (message: ConsoleMessage): boolean => {
    const [, status, lost] = NETWORK_LINE.exec(message.text()) ?? [];
    if (status === undefined && lost === undefined) return false;
    const { url } = message.location();
    return (
      EXPECTED_ABSENCES.some((absence) => absence.test(`${status} ${url}`)) ||
      expected.some((address) => address.test(url))
    );
  };
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message))
      heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !trusted.has(origin)) heard.push(`foreign: ${request.url()}`);
  });
  return {
    expect: (address) => void expected.push(address),
    trust: (url) => void trusted.add(new URL(url).origin),
    heard,
  };
};
