import { describe, expect, it } from 'vitest';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import type { ProfileState, AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { ROUTES } from '#domain/access/routes.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { PUPIL, VISITOR } from '../access-contexts.ts';
import { AI_PAGES, guardEnd, PATHS, PLANS, TRIALS } from '../guard-table.ts';
import { CANCELLED } from '../../billing/plans.ts';
import { done } from '../../tools/answers.ts';
import { testActor } from '../../tools/test-actor.ts';

const PROFILES: readonly ProfileState[] = ['complete', 'incomplete'];

interface Row {
  readonly name: string;
  readonly path: string;
  readonly status: string;
  readonly trial: string;
  readonly isLoggedIn: boolean;
  readonly profile: ProfileState;
  readonly access: AccessContext;
}

const rowsOf = (
  statuses: Readonly<Record<string, Subscription | null | 'unknown'>>,
  trials: Readonly<Record<string, TrialStatus | 'unknown'>>,
  profiles: readonly ProfileState[],
): readonly Row[] =>
  PATHS.flatMap((path) =>
    Object.entries(statuses).flatMap(([status, subscription]) =>
      Object.entries(trials).flatMap(([trial, trialStatus]) =>
        [false, true].flatMap((isLoggedIn) =>
          profiles.map((profile): Row => ({
            name: `${path}: plan ${status}, trial ${trial}, ${isLoggedIn ? 'logged in' : 'visitor'}, profile ${profile}`,
            path,
            status,
            trial,
            isLoggedIn,
            profile,
            access: { ...(isLoggedIn ? PUPIL : VISITOR), subscription, trial: trialStatus, profile },
          })),
        ),
      ),
    ),
  );

interface Journey {
  /** Every path on the way, the last one is where it ends. */
  readonly paths: readonly string[];
  readonly screen: string;
}

/** Follows a navigation through all its redirects, as the router does. */
const journeyOf = ({ path, access }: Row): Journey => {
  const guard = testActor(navigationGuardMachine, { input: { routes: ROUTES } });
  const paths: string[] = [];
  for (let next: string | undefined = path; next !== undefined && paths.length < 10;) {
    paths.push(next);
    guard.send({ type: 'navigation.requested', path: next, at: 0, isByPupil: paths.length === 1 });
    if (guard.pending().includes('readAccessContext')) guard.answer('readAccessContext', done(access));
    const redirects = guard.emitted.filter((said) => said.type === 'navigation.redirected');
    next = guard.state() === 'redirected' ? redirects.at(-1)?.to : undefined;
  }
  const state = guard.state();
  return { paths, screen: typeof state === 'string' ? state : Object.keys(state).join() };
};

describe('the guard decision as a table (D36)', () => {
  const rows = rowsOf(PLANS, TRIALS, PROFILES);
  const journeys = rows.map((row) => ({ row, journey: journeyOf(row) }));

  it('has a row for every plan, trial, login, profile and route', () => {
    expect(rows.length).toBe(5 * 4 * 2 * 2 * 25);
  });

  it('ends every row on a screen, and on the one that S2 §4.68–4.78 says', () => {
    const wrong = journeys
      .filter(({ row, journey: { paths, screen } }) => screen !== 'admitted' || paths.at(-1) !== guardEnd(row))
      .map(({ row, journey }) => `${row.name} → ${journey.paths.join(' → ')}`);
    expect(wrong).toEqual([]);
  });

  it('has no row that comes twice to the same place, and none with more than one redirect', () => {
    const cycles = journeys
      .filter(({ journey: { paths } }) => new Set(paths).size < paths.length || paths.length > 2)
      .map(({ row }) => row.name);
    expect(cycles).toEqual([]);
  });

  it('leads to every redirect target of the specification', () => {
    expect(
      [
        ...new Set(
          journeys.filter(({ journey: { paths } }) => paths.length > 1).map(({ journey: { paths } }) => paths.at(-1)),
        ),
      ].toSorted(),
    ).toEqual(['/', '/google-registration', '/pricing']);
  });

  it('ends on a screen as well when things are unknown, missing or suspended, and lets nobody in unchecked', () => {
    const unsure = rowsOf(
      { none: null, cancelled: CANCELLED, unknown: 'unknown' },
      { none: NO_TRIAL, startable: { ...NO_TRIAL, canStartTrial: true }, unknown: 'unknown' },
      ['missing', 'suspended', 'unknown'],
    );
    const ends = unsure.map((row) => ({ row, journey: journeyOf(row) }));
    expect(
      ends
        .filter(
          ({ journey: { paths, screen } }) =>
            !['admitted', 'failed'].includes(screen) || new Set(paths).size < paths.length,
        )
        .map(({ row }) => row.name),
    ).toEqual([]);
    const unchecked = ends.filter(
      ({ row, journey: { paths, screen } }) =>
        screen === 'admitted' &&
        AI_PAGES.has(paths.at(-1) ?? '') &&
        (!row.isLoggedIn || row.profile === 'unknown' || (row.status !== 'cancelled' && row.trial !== 'startable')),
    );
    expect(unchecked.map(({ row }) => row.name)).toEqual([]);
  });
});
