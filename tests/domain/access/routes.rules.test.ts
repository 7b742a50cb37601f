import { expect, it } from 'vitest';
import {
  isLeftForCompletion,
  needsOf,
  OPEN_PATHS,
  REDIRECT_TARGET,
  ROUTES,
  wishOf,
} from '#domain/access/routes.rules.ts';

it.each([
  ['/', []],
  ['/assistant', ['login', 'ai', 'profile']],
  ['/Assistant', ['login', 'ai', 'profile']],
  ['/assistant/', ['login', 'ai', 'profile']],
  ['/egzaminy', ['login', 'ai', 'profile']],
  ['/egzaminy/7f3a', ['login', 'profile']],
  ['/exams', ['login', 'ai', 'profile']],
  ['/praktyka', ['login', 'profile']],
  ['/fiszki/7f3a', ['login', 'profile']],
  ['/account', ['login']],
  ['/welcome', ['login']],
  ['/google-registration', ['login']],
  ['/upgrade', ['login', 'changeablePlan']],
  ['/payment/method-selection', ['login']],
  ['/payment/processing', ['login']],
  ['/payment/success', []],
  ['/subscriptions/success', []],
  ['/payment/cancel', []],
  ['/pricing', []],
  ['/faq', []],
  ['/kontakt', []],
  ['/polityka-prywatnosci', []],
  ['/warunki-uzytkowania', []],
  ['/ustawienia-cookies', []],
  ['/fiszki', []],
  ['/nie-ma-takiej', []],
] as const)(
  '%s needs %j (S1 §2 Routes, §6.1–6.2, S2 §2.4, §2.6, §2.8, §2.10, §2.12, §2.14, §2.29, §2.33, §2.35, §2.38, §4.81, §6.1, §6.6)',
  (path, needs) => {
    expect(needsOf(path)).toEqual(needs);
  },
);

it.each([
  ['/assistant', '', { path: '/assistant', isReading: false }],
  ['/assistant', '?mode=tutor', { path: '/assistant', isReading: false }],
  ['/Assistant', '?mode=buddy&conversation=7f3a', { path: '/Assistant', isReading: true }],
  ['/assistant', '?mode=tutor&conversations=all', { path: '/assistant', isReading: true }],
] as const)('%s%s asks for the page, or for what was written there (D40)', (pathname, search, wish) => {
  expect(wishOf({ pathname, search })).toEqual(wish);
});

it('lets read without AI what was written in a conversation, and nothing else (D40)', () => {
  expect(['/assistant', '/exams', '/egzaminy'].map((path) => needsOf(path, ROUTES, true))).toEqual([
    ['login', 'profile'],
    ['login', 'ai', 'profile'],
    ['login', 'ai', 'profile'],
  ]);
});

it('knows the pages that are the same for everybody: those without a need, but for what a query must tell, such as the results of a payment (D43)', () => {
  expect(OPEN_PATHS).toEqual([
    '/',
    '/pricing',
    '/faq',
    '/kontakt',
    '/polityka-prywatnosci',
    '/warunki-uzytkowania',
    '/ustawienia-cookies',
  ]);
});

it('names every route once, and leads nobody to a place that is no route', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect([new Set(paths).size, Object.values(REDIRECT_TARGET).filter((target) => !paths.includes(target))]).toEqual([
    24,
    [],
  ]);
});

it('asks for exams nowhere: no current route sets this flag (S2 §4.79)', () => {
  expect(ROUTES.filter(({ needs }) => needs.includes('exams'))).toEqual([]);
});

it('leads to the completion of a profile from the home page and where a profile is needed; terms, plans, help and the account may be seen first (S1 §2.15, §4.16)', () => {
  expect(ROUTES.map(({ path }) => path).filter(isLeftForCompletion)).toEqual([
    '/',
    '/assistant',
    '/egzaminy',
    '/egzaminy/:id',
    '/exams',
    '/praktyka',
    '/fiszki/:id',
  ]);
});
