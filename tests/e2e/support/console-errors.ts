import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/** Chromium writes a line for each answer that is no success. These belong to the journey: they say that something is not there yet. */
const EXPECTED_ABSENCES = [
  /404 .*\/api\/Users\/[^/?]+$/, // not registered yet
  /404 .*\/api\/UserSchoolYears\/GetUserSchoolYearByUser\?/, // in no class yet
  /404 .*\/api\/subscriptions\/current$/i, // holds no plan
  /404 .*\/api\/Trial\/Status$/i, // not registered yet
];

const NETWORK_LINE = /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::\w+))/;

export interface ConsoleErrors {
  /** Tolerates network lines for addresses like this in this test: it makes them itself. */
  allow(address: RegExp): void;
  /** Tolerates errors with these words in this test: it makes them itself. */
  tolerate(words: string): void;
  /** Another server of this test. */
  trust(url: string): void;
  readonly found: readonly string[];
}

/** Collects what a page should not do: errors on the console or thrown, and requests to foreign hosts. */
export const collectConsoleErrors = (context: BrowserContext, own: readonly string[]): ConsoleErrors => {
  const trusted = new Set(own);
  const allowed: RegExp[] = [];
  const tolerated: string[] = [];
  const found: string[] = [];

  const isAllowed = (message: ConsoleMessage): boolean => {
    const [, status, lost] = NETWORK_LINE.exec(message.text()) ?? [];
    if (status === undefined && lost === undefined) return false;
    const { url } = message.location();
    return (
      EXPECTED_ABSENCES.some((absence) => absence.test(`${status} ${url}`)) ||
      allowed.some((address) => address.test(url))
    );
  };
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAllowed(message) && !tolerated.some((words) => message.text().includes(words)))
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !trusted.has(origin)) found.push(`foreign: ${request.url()}`);
  });
  return {
    allow: (address) => void allowed.push(address),
    tolerate: (words) => void tolerated.push(words),
    trust: (url) => void trusted.add(new URL(url).origin),
    found,
  };
};
