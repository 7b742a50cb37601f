import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRedirectLoop, withRedirect, type RedirectEntry } from '#domain/resilience/redirect-history.rules.ts';

const to = (path: string, timestamp = 0): RedirectEntry => ({ path, timestamp });

it('keeps the last 10 redirects (S1 §3.79, §4.112, §9.32)', () => {
  const history = Array.from({ length: 12 }, (_, index) => to(`/${index}`)).reduce<readonly RedirectEntry[]>(
    withRedirect,
    [],
  );
  expect(history.map(({ path }) => path)).toEqual(['/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10', '/11']);
});

it.each([
  ['the same path twice', [to('/a'), to('/a')], 0, false],
  ['the same path three times', [to('/a'), to('/a'), to('/a')], 0, true],
  ['the same path three times among others', [to('/a'), to('/b'), to('/a'), to('/b'), to('/a')], 0, true],
  ['another path three times', [to('/b'), to('/b'), to('/b')], 0, false],
  ['three paths', [to('/a'), to('/b'), to('/c')], 0, false],
  ['the first of three a moment under 5 minutes ago', [to('/a'), to('/a', 299_999), to('/a', 299_999)], 299_999, true],
  ['the first of three 5 minutes ago', [to('/a'), to('/a', 300_000), to('/a', 300_000)], 300_000, false],
  ['nothing', [], 0, false],
] as const)('%s in 5 minutes is a loop or not (S1 §4.111, §4.113–4.114, §9.33–9.34)', (_, history, now, isLoop) => {
  expect(isRedirectLoop(history, '/a', now)).toBe(isLoop);
});

it('never keeps more than 10, and finds every loop among them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/a', '/b', '/c', '/d')), (paths) => {
      const history = paths.map((path) => to(path)).reduce<readonly RedirectEntry[]>(withRedirect, []);
      const kept = paths.slice(-10);
      expect([history.length, isRedirectLoop(history, '/a', 0)]).toEqual([
        kept.length,
        kept.filter((path) => path === '/a').length >= 3,
      ]);
    }),
  );
});
