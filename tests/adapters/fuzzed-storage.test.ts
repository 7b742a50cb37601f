import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  json,
  nat,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import { ContainerModule } from 'inversify';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '#application/ports/identity.port.ts';
import { billing } from '#composition/billing.module.ts';
import { BILLING } from '#composition/billing.tokens.ts';
import { consent } from '#composition/consent.module.ts';
import { CONSENT } from '#composition/consent.tokens.ts';
import { composeApplication, loadOnce } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { learning } from '#composition/learning.module.ts';
import { LEARNING } from '#composition/learning.tokens.ts';
import { resilience } from '#composition/resilience.module.ts';
import { RESILIENCE } from '#composition/resilience.tokens.ts';
import { support } from '#composition/support.module.ts';
import { SUPPORT } from '#composition/support.tokens.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { consentRecord, EVERYTHING } from '#domain/support/cookie-consent/cookie-consent.rules.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { UPGRADE } from '../model/billing/plans.ts';
import { ANIA, ANIAS_ACCOUNT, BARTEK, PREMIUM } from '../model/identity/people.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { HOSTILE_VALUES, STORED_KEYS } from '../support/stored-keys.ts';

const TRIAL: TrialStatus = { ...NO_TRIAL, hasActiveTrial: true, remainingPoints: 7, remainingHours: 3 };

interface Browser {
  readonly local: Map<string, string>;
  readonly tab: Map<string, string>;
  readonly room: 'ample' | 'none' | 'forbidden';
}

const empty = (): Browser => ({ local: new Map(), tab: new Map(), room: 'ample' });

/** Lets all answers that are under way arrive. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

const never = () => Promise.reject(new Error('Nobody asks for this here.'));

/** The whole application over what this browser has stored; the backend knows everybody, the identity service says `person`. */
const startedIn = ({ local, tab, room }: Browser, person: AuthUser | null) => {
  vi.stubGlobal('window', {
    location: { hostname: 'localhost' },
    get localStorage() {
      return memoryStorage(local, room);
    },
    get sessionStorage() {
      return memoryStorage(tab, room);
    },
  });
  let here = person;
  let watcher: Parameters<Identity['watch']>[0] | null = null;
  const identity: Identity = {
    watch(onChange) {
      watcher = onChange;
      setImmediate(() => watcher === onChange && onChange(here));
      return () => {
        if (watcher === onChange) watcher = null;
      };
    },
    signIn: never,
    signUp: never,
    signOut: async () => {
      here = null;
    },
    token: async () => null,
  };
  const container = composeApplication(
    new ContainerModule(({ rebindSync }) => {
      rebindSync(CORE.identity).toConstantValue(identity);
      rebindSync(CORE.users).toConstantValue({
        find: async (id) => ({ ...ANIAS_ACCOUNT, id, firstName: id }),
        add: never,
        update: never,
      });
      rebindSync(CORE.subscriptions).toConstantValue({ current: async () => PREMIUM });
      rebindSync(CORE.trials).toConstantValue({ status: async () => TRIAL, start: never });
    }),
  );
  loadOnce(container, [...billing, ...consent, ...learning, ...resilience, ...support]);
  const app = container.get(CORE.app);
  const seen = new Set<string | undefined>();
  app.session.subscribe(({ context }) => {
    if (context.person !== null) seen.add(context.user?.firstName);
  });
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3;) {
      await turn();
      const isBusy = app.session.getSnapshot().hasTag('busy') || app.trial.getSnapshot().hasTag('busy');
      quiet = isBusy ? 0 : quiet + 1;
    }
  };
  const opens = async (path: string): Promise<boolean> => {
    app.navigationGuard.send({ type: 'navigation.requested', path, at: Date.now(), isByPupil: true });
    for (let turns = 0; turns < 5; turns += 1) await turn();
    return app.navigationGuard.getSnapshot().matches('admitted');
  };
  // oxlint-disable-next-line no-underscore-dangle -- an app ends with its page; it has no other end
  const close = () => app.session._parent?.stop();
  return { container, app, seen, settled, opens, close };
};

/** A whole day of a pupil in a browser, so that it holds whatever the product writes. */
const livedIn = async (browser: Browser, person: AuthUser) => {
  const { container, settled, close } = startedIn(browser, person);
  await settled();
  container.get(CORE.drafts).keep(person.uid, 'new-tutor', 'Rozwiąż 2x');
  container.get(CORE.toldTrialEnds).claim('2026-09-02T08:00:00.000Z');
  container.get(BILLING.pendingPurchases).keep(person.uid, { planId: 'premium-month', timestamp: Date.now() });
  container.get(BILLING.pendingUpgrades).keep(person.uid, UPGRADE);
  container.get(CONSENT.consents).keep(consentRecord(EVERYTHING, Date.now()));
  container.get(LEARNING.formulaKeyPreference).keep(true);
  container.get(LEARNING.readingComfort).keep(true);
  container.get(SUPPORT.contactDrafts).keep(null, '', { subject: 'Pytanie o plan', message: 'Dzień dobry' });
  container.get(RESILIENCE.resilience);
  container.get(CORE.problems).report({ type: 'call.failed', call: 'a.b', code: 'server/unavailable', at: 1 });
  await settled();
  await vi.waitFor(() => expect([...browser.local.keys()].some((key) => key.startsWith('session:'))).toBe(true));
  close();
};

interface Entry {
  readonly isLocal: boolean;
  readonly key: string;
  readonly value: string;
}

const entriesOf = ({ local, tab }: Browser): readonly Entry[] => [
  ...[...local].map(([key, value]) => ({ isLocal: true, key, value })),
  ...[...tab].map(([key, value]) => ({ isLocal: false, key, value })),
];

/** What two pupils leave behind, each in a browser of their own. */
let written: readonly Entry[] = [];

beforeAll(async () => {
  for (const person of [BARTEK, ANIA]) {
    const browser = empty();
    await livedIn(browser, person);
    written = [...written, ...entriesOf(browser)];
  }
});

beforeEach(() => () => vi.unstubAllGlobals());

const OWNERS = ['ania', 'bartek', '', 'ania:new-tutor', 'Ania', 'ani%61', '__proto__', 'constructor', 'toString'];

const KEY = oneof(
  { weight: 6, arbitrary: tuple(constantFrom(...STORED_KEYS), oneof(constantFrom(...OWNERS), string())) },
  { weight: 1, arbitrary: tuple(constantFrom('', 'getItem', 'length', '__proto__', 'firebase:authUser:'), string()) },
).map((parts) => parts.join(''));

/** What may become of what was written. */
const CHANGE = oneof(
  { weight: 4, arbitrary: constant((text: string) => text) },
  { weight: 3, arbitrary: nat(400).map((at) => (text: string) => text.slice(0, at)) },
  { weight: 6, arbitrary: constant((text: string) => text.replaceAll('ania', 'bartek')) },
  { weight: 1, arbitrary: constant((text: string) => text.replace('1.0.0', '2.0.0')) },
  { weight: 1, arbitrary: nat(4e12).map((at) => (text: string) => text.replace(/\d{13}/, String(at))) },
  {
    weight: 2,
    arbitrary: constantFrom('null', '""', '[]', '-1').map(
      (other) => (text: string) => text.replaceAll(/true|false/g, other),
    ),
  },
  { weight: 4, arbitrary: oneof(string(), json(), constantFrom(...HOSTILE_VALUES)).map((other) => () => other) },
);

/** Mostly in its own place; otherwise anywhere. */
const STORED = array(
  record({ pick: nat(1_000), change: CHANGE, place: option(record({ isLocal: boolean(), key: KEY }), { freq: 1 }) }),
  { maxLength: 12 },
);

type Stored = typeof STORED extends { generate: (...given: never[]) => { value: infer Value } } ? Value : never;

const browserWith = (stored: Stored, room: Browser['room']): Browser => {
  const browser: Browser = { local: new Map(), tab: new Map(), room };
  for (const { pick, change, place } of stored) {
    const entry = written[pick % written.length]!;
    const { isLocal, key } = place ?? entry;
    (isLocal ? browser.local : browser.tab).set(key, change(entry.value));
  }
  return browser;
};

/** Keys that name another user than Ania. */
const othersIn = ({ local }: Browser): readonly string[] =>
  [...local.keys()].filter((key) => /^(?:session|draft):/.test(key) && !/^(?:session:ania$|draft:ania:)/.test(key));

const namesOf = (key: string) => STORED_KEYS.filter((name) => key.startsWith(name));

describe('with whatever a browser has stored', () => {
  it('every key that the product writes has a name among those of the adapters', () => {
    const keys = written.map(({ key }) => key);
    expect([keys.filter((key) => namesOf(key).length !== 1), new Set(keys.flatMap(namesOf))]).toEqual([
      [],
      new Set(STORED_KEYS),
    ]);
  });

  it(
    'the app starts, serves the pupil who is here and nobody else, repairs itself and lets the pupil go',
    { timeout: 120_000 },
    async () => {
      await assert(
        asyncProperty(STORED, constantFrom('ample', 'ample', 'ample', 'none', 'forbidden'), async (stored, room) => {
          const browser = browserWith(stored, room);
          const { container, app, seen, settled, opens, close } = startedIn(browser, ANIA);
          const { recovery } = container.get(RESILIENCE.resilience);
          container.get(BILLING.purchase);
          await settled();
          const served = () => {
            const { value, context } = app.session.getSnapshot();
            return [value, context.user?.id, context.subscription, app.trial.getSnapshot().context.status];
          };
          const SERVED = [{ account: { authenticated: 'registered' } }, 'ania', PREMIUM, TRIAL];
          expect(served()).toEqual(SERVED);
          expect([...seen].filter((name) => name !== undefined && name !== 'ania')).toEqual([]);
          expect(room === 'ample' ? othersIn(browser) : []).toEqual([]);
          expect([await opens('/assistant'), await opens('/account'), await opens('/')]).toEqual([true, true, true]);

          recovery.send({ type: 'pupil.repairRequested' });
          await vi.waitFor(() => expect(recovery.getSnapshot().matches({ care: { dialog: 'repaired' } })).toBe(true), {
            interval: 1,
          });
          await settled();
          expect(served()).toEqual(SERVED);

          app.session.send({ type: 'pupil.loggedOut' });
          await settled();
          expect([app.session.getSnapshot().value, await opens('/account')]).toEqual([
            { account: 'unauthenticated' },
            false,
          ]);
          expect(
            room === 'ample' ? [...browser.local.keys()].filter((key) => /^(?:session|draft):/.test(key)) : [],
          ).toEqual([]);
          expect(Object.keys(Object.prototype)).toEqual([]);
          close();
        }),
        { numRuns: 200 },
      );
    },
  );
});
