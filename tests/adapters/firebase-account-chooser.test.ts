import { beforeEach, expect, it, vi } from 'vitest';
import { accountChooserWindow } from '#adapters/firebase/account-chooser.window.ts';
import { codeFrom } from '../support/failure-from.ts';

const ORIGIN = 'https://nauka.example';
const ALA = { email: 'ala.kowalska@example.com', name: 'Ala Kowalska' };
const CHOSEN = { type: 'google-account.chosen', account: ALA };

const openedWindow = () => ({
  closed: false,
  focus: () => {},
  close() {
    this.closed = true;
  },
});

type Hear = (message: { readonly origin: string; readonly source: unknown; readonly data: unknown }) => void;

/** A page that opens this window, or none where the browser blocks it. */
const pageThatOpens = (chooser: ReturnType<typeof openedWindow> | null) => {
  const addresses: string[] = [];
  const listeners = new Set<Hear>();
  const choose = accountChooserWindow({
    location: { origin: ORIGIN },
    screenX: 0,
    screenY: 0,
    outerWidth: 1280,
    outerHeight: 800,
    open: (address) => {
      addresses.push(address);
      return chooser;
    },
    addEventListener: (_, hear, { signal }) => {
      listeners.add(hear);
      signal.addEventListener('abort', () => listeners.delete(hear));
    },
  });
  const say: Hear = (message) => {
    for (const hear of listeners) hear(message);
  };
  return { choose, addresses, listeners, say };
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('answers with the account that its window names, and closes it', async () => {
  const chooser = openedWindow();
  const { choose, say, addresses, listeners } = pageThatOpens(chooser);
  const choice = choose();
  say({ origin: ORIGIN, source: chooser, data: CHOSEN });
  expect([await choice, chooser.closed, addresses]).toEqual([ALA, true, ['/google-account.html']]);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

it('opens at once, with the account that is expected after the #, which no server sees', () => {
  const { choose, addresses } = pageThatOpens(openedWindow());
  void choose(ALA);
  expect(addresses).toEqual(['/google-account.html#email=ala.kowalska%40example.com&name=Ala+Kowalska']);
});

it('answers that nobody was chosen when its window was closed', async () => {
  const chooser = openedWindow();
  const { choose, listeners } = pageThatOpens(chooser);
  const choice = choose();
  chooser.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await choice, listeners.size, vi.getTimerCount()]).toEqual([null, 0, 0]);
});

it('says that the browser blocked it', async () => {
  const { choose, listeners } = pageThatOpens(null);
  expect([await codeFrom(choose()), listeners.size]).toEqual(['auth/popup-blocked', 0]);
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
  ['its window, but without an account', { data: { type: 'google-account.chosen' } }],
  ['its window, about something else', { data: 'hello' }],
])('does not listen to %s', async (_, difference) => {
  const chooser = openedWindow();
  const { choose, say } = pageThatOpens(chooser);
  const choice = choose();
  say({ origin: ORIGIN, source: chooser, data: CHOSEN, ...difference });
  chooser.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await choice).toBeNull();
});

it('tells whoever asked before that nobody was chosen, and leaves the window to whoever asked last', async () => {
  const chooser = openedWindow();
  const { choose, say } = pageThatOpens(chooser);
  const [first, second] = [choose(), choose()];
  expect([await first, chooser.closed]).toEqual([null, false]);
  say({ origin: ORIGIN, source: chooser, data: CHOSEN });
  expect(await second).toEqual(ALA);
});
