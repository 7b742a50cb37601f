import type { ProfileState } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { ROUTES } from '#domain/access/routes.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { BASIC, ENDED, ONE_TIME, PREMIUM } from '../billing/plans.ts';

export const PLANS = {
  none: null,
  ended: ENDED,
  basic: BASIC,
  premium: PREMIUM,
  oneTime: ONE_TIME,
} as const satisfies Readonly<Record<string, Subscription | null>>;

export const TRIALS = {
  none: NO_TRIAL,
  startable: { ...NO_TRIAL, canStartTrial: true },
  active: { ...NO_TRIAL, hasActiveTrial: true, remainingPoints: 5, remainingHours: 3 },
  over: { ...NO_TRIAL, isExpired: true },
} as const satisfies Readonly<Record<string, TrialStatus>>;

/** Every route, and one that there is not. */
export const PATHS = [...ROUTES.map(({ path }) => path.replace(':id', '7f3a')), '/nie-ma-takiej'];

const MEMBER_PAGES = new Set([
  '/account',
  '/welcome',
  '/assistant',
  '/exams',
  '/egzaminy',
  '/praktyka',
  '/egzaminy/7f3a',
  '/fiszki/7f3a',
  '/payment/method-selection',
  '/payment/processing',
  '/upgrade',
  '/google-registration',
]);
export const AI_PAGES = new Set(['/assistant', '/exams', '/egzaminy']);
const LEARNING_PAGES = new Set([...AI_PAGES, '/praktyka', '/egzaminy/7f3a', '/fiszki/7f3a']);

/** Who wants to see a page; plan and trial by their names. */
export interface Wanted {
  readonly path: string;
  readonly status: string;
  readonly trial: string;
  readonly isLoggedIn: boolean;
  readonly profile: ProfileState;
}

/** S2 §4.68–4.78, §4.80, §4.82, steps 4 to 8, said once more: where the guard lets somebody end. */
export const guardEnd = ({ path, status, trial, isLoggedIn, profile }: Wanted): string => {
  if (MEMBER_PAGES.has(path) && !isLoggedIn) return '/';
  if (
    AI_PAGES.has(path) &&
    // Whom nobody has registered yet can still begin a trial.
    profile !== 'missing' &&
    !['basic', 'premium', 'oneTime'].includes(status) &&
    !['active', 'startable'].includes(trial)
  )
    return '/pricing';
  if (path === '/upgrade' && status === 'oneTime') return '/pricing';
  return LEARNING_PAGES.has(path) && profile !== 'complete' ? '/google-registration' : path;
};
