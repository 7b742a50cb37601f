import { assert, asyncProperty, constantFrom, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { guardEnd, PATHS, PLANS, TRIALS, type Wanted } from '../../model/access/guard-table.ts';
import { entryInChromium } from './entry-in-chromium.ts';
import type { Arrival, Journey } from './routes.entry.tsx';

const RUNS = 200;

interface Visitor {
  readonly isLoggedIn: boolean;
  readonly plan: keyof typeof PLANS;
  readonly trial: keyof typeof TRIALS;
  readonly profile: 'complete' | 'incomplete' | 'missing';
}

const ARRIVALS = record({
  path: constantFrom(...PATHS),
  isLoggedIn: constantFrom(true, true, true, false),
  plan: constantFrom<Visitor['plan']>('none', 'ended', 'basic', 'premium', 'oneTime'),
  trial: constantFrom<Visitor['trial']>('none', 'startable', 'active', 'over'),
  profile: constantFrom<Visitor['profile']>('complete', 'complete', 'incomplete', 'missing'),
});

/** Of whom nothing is stored: neither plan nor trial. */
const isStored = ({ isLoggedIn, profile }: Visitor): boolean => isLoggedIn && profile !== 'missing';

const PAYMENTS = ['/payment/method-selection', '/payment/processing'] as const;
/** Of somebody who is registered. */
const MEMBERS_ONLY = new Set(['/account', '/welcome', '/upgrade', ...PAYMENTS]);
const COMPLETION = '/google-registration';
/** Who has just come and is to complete the profile is called from here, before the trial is known (S1 §4.16). */
const CALLED_FROM = new Set(['/', '/assistant', '/exams', '/egzaminy', '/praktyka', '/egzaminy/7f3a', '/fiszki/7f3a']);

/** Where somebody ends by the guard's table, and by what the pages themselves ask for. */
const endOf = (path: string, visitor: Visitor): string => {
  const { isLoggedIn, profile } = visitor;
  const { plan, trial } = isStored(visitor) ? visitor : { plan: 'none', trial: 'none' };
  if (isLoggedIn && profile !== 'complete' && CALLED_FROM.has(path)) return COMPLETION;
  const wanted: Wanted = { path, status: plan, trial, isLoggedIn, profile };
  const end = guardEnd(wanted);
  if (!isLoggedIn || end === '/') return end;
  // There is nothing to complete.
  if (end === COMPLETION) return profile === 'complete' ? '/' : COMPLETION;
  if (MEMBERS_ONLY.has(end) && profile === 'missing') return COMPLETION;
  // Nothing was chosen (D13).
  return PAYMENTS.some((payment) => payment === end) ? '/pricing' : end;
};

/** S2 §2.1, §2.5, §2.11, §2.13, §2.15–2.16, §2.34, §2.36–2.37 */
const HEADINGS: Readonly<Record<string, string>> = {
  '/': 'Zrozum zadanie, zamiast przepisywać wynik',
  '/account': 'Moje konto',
  '/assistant': 'Tutor AI',
  '/egzaminy': 'Sprawdź się',
  '/egzaminy/7f3a': 'Egzamin na czas',
  '/exams': 'Sprawdź się',
  '/faq': 'Pytania i odpowiedzi',
  '/fiszki/7f3a': 'Fiszki',
  '/google-registration': 'Dokończ rejestrację',
  '/kontakt': 'Napisz do nas',
  '/newsletter/wypisz': 'Ten link nie działa',
  '/nie-ma-takiej': 'Nie ma takiej strony',
  '/payment/cancel': 'Płatność anulowana',
  '/payment/success': 'Wystąpił problem',
  '/polityka-prywatnosci': 'Polityka prywatności',
  '/praktyka': 'Powtarzaj',
  '/pricing': 'Wybierz plan',
  '/subscriptions/success': 'Wystąpił problem',
  '/upgrade': 'Aktualizuj subskrypcję',
  '/ustawienia-cookies': 'Ustawienia cookies',
  '/warunki-uzytkowania': 'Regulamin',
  '/welcome': 'Witaj, Ala!',
  '/zgoda-opiekuna': 'Ten link nie działa',
};

/** A trial opens Tutor and Przyjaciel only: of the pages behind the gate of paid plans it shows the gate (D9, D16). */
const headingOf = (end: string, { plan }: Visitor): string =>
  ['/egzaminy', '/exams'].includes(end) && ['none', 'ended'].includes(plan)
    ? 'Ta część jest w płatnym planie'
    : (HEADINGS[end] ?? 'a page without a heading');

const LATER = '2030-06-04T10:00:00.000Z';

const held = (plan: Subscription | null): { readonly plan?: Subscription } => {
  if (plan === null) return {};
  return { plan: plan.isActive ? { ...plan, currentPeriodEnd: LATER } : plan };
};

const arrivalOf = (path: string, visitor: Visitor): Arrival => {
  const { isLoggedIn, plan, trial, profile } = visitor;
  const status: TrialStatus = TRIALS[trial];
  return {
    address: path,
    isVisitor: !isLoggedIn,
    isUnregistered: profile === 'missing',
    ...(profile === 'incomplete' ? { user: { classId: null } } : {}),
    ...(isStored(visitor) ? { ...held(PLANS[plan]), trial: status } : {}),
  };
};

describe('from every route, in every state of login, plan, trial and profile (S2 §4.60, D8, D20)', () => {
  const entry = entryInChromium('routes.entry.tsx');
  let page: Page;
  beforeAll(async () => {
    page = await entry.open();
    await page.waitForFunction(() => 'arrive' in window);
  });

  const journey = (path: string, visitor: Visitor): Promise<Journey> =>
    page.evaluate((arrival) => window.arrive(arrival), arrivalOf(path, visitor));

  it.each([...CALLED_FROM])(
    'who is to complete the profile is led from %s to that and nowhere else, whatever is found out meanwhile',
    async (path) => {
      const ends: (readonly string[])[] = [];
      for (const plan of ['none', 'ended'] as const)
        for (const trial of ['none', 'over'] as const)
          ends.push((await journey(path, { isLoggedIn: true, plan, trial, profile: 'incomplete' })).paths);
      expect(ends).toEqual(ends.map(() => [path, COMPLETION]));
    },
  );

  it('the page shown is the one of the guard table, and nobody comes twice to one place', async () => {
    await assert(
      asyncProperty(ARRIVALS, async ({ path, ...visitor }) => {
        const { paths, heading } = await journey(path, visitor);
        const end = endOf(path, visitor);
        expect({ end: paths.at(-1), heading, again: paths.filter((one, at) => paths.indexOf(one) < at) }).toEqual({
          end,
          heading: headingOf(end, visitor),
          again: [],
        });
      }),
      { numRuns: RUNS },
    );
  });
});
