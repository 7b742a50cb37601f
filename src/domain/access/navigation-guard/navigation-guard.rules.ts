import { aiAccess, type AiAccess, type AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import type { NavigationGuardContext, AccessContext } from './navigation-guard.types.ts';
import { hasExamAccess, isOneTimePurchase } from '#domain/entitlement/plan-access.rules.ts';
import { needsOf, REDIRECT_TARGET, type Need } from '#domain/access/routes.rules.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';

/** How long a navigation waits until it is known who is here (S2 §4, §9). */
export const AUTH_WAIT = 5_000;
/** How often it asks meanwhile (S2 §4, §9). */
export const AUTH_POLL_INTERVAL = 100;

/** How long a page must stay shown until nobody is led on from it in the same breath (D20). */
export const PAGE_SETTLING = 2_000;

type Verdict = 'met' | 'unmet' | 'unknown';

const verdictOf = (isMet: boolean): Verdict => (isMet ? 'met' : 'unmet');

/** By what is known; what is not opens nothing. */
const knownAiAccess = ({ trial, subscription }: Pick<AccessContext, 'trial' | 'subscription'>): AiAccess =>
  aiAccess(trial === 'unknown' ? NO_TRIAL : trial, subscription === 'unknown' ? null : subscription);

/** Why AI is closed to a visitor; null when it is open. */
export const aiBlockOf = (access: AccessContext): AiBlockReason | null => {
  const known = knownAiAccess(access);
  return known.kind === 'blocked' ? known.reason : null;
};

/** Whom the backend does not know yet has a trial to start; the profile check leads them on. */
const aiVerdict = ({ profile, trial, subscription }: AccessContext): Verdict => {
  if (profile === 'missing') return 'met';
  if (knownAiAccess({ trial, subscription }).kind !== 'blocked') return 'met';
  return trial === 'unknown' || subscription === 'unknown' ? 'unknown' : 'unmet';
};

const CHECKS: Readonly<Record<Need, (access: AccessContext) => Verdict>> = {
  login: ({ personId }) => verdictOf(personId !== null),
  ai: aiVerdict,
  exams: ({ subscription }) => (subscription === 'unknown' ? 'unknown' : verdictOf(hasExamAccess(subscription))),
  changeablePlan: ({ subscription }) =>
    subscription === 'unknown' ? 'unknown' : verdictOf(!isOneTimePurchase(subscription)),
  profile: ({ profile }) =>
    profile === 'unknown' ? 'unknown' : verdictOf(profile === 'complete' || profile === 'suspended'),
};

/** The order of S2 §4, steps 4 to 8. */
const NEEDS_IN_ORDER: readonly Need[] = ['login', 'ai', 'exams', 'changeablePlan', 'profile'];

/** What keeps a visitor from a route first: a need that is not met, or of which nobody knows. */
export interface Obstacle {
  readonly need: Need;
  readonly verdict: 'unmet' | 'unknown';
}

export const obstacleTo = (needs: readonly Need[], access: AccessContext): Obstacle | null => {
  for (const need of NEEDS_IN_ORDER) {
    const verdict = needs.includes(need) ? CHECKS[need](access) : 'met';
    if (verdict !== 'met') return { need, verdict };
  }
  return null;
};

/** Whether the backend's user is another person than the one who is logged in (S2 §4, step 3). */
export const isMismatched = ({ personId, userId }: AccessContext): boolean =>
  personId !== null && userId !== null && personId !== userId;

/** Whether the profile check has just led from this path to the same place (S2 §4, step 8). */
export const isProfileRedirectRepeated = ({
  lastProfileRedirect,
  path,
}: Pick<NavigationGuardContext, 'lastProfileRedirect' | 'path'>): boolean =>
  lastProfileRedirect?.from === path && lastProfileRedirect.to === REDIRECT_TARGET.profile;

type Asked = Pick<NavigationGuardContext, 'path' | 'isReading' | 'routes'>;

export const obstacleIn = ({ access, ...asked }: Asked & Pick<NavigationGuardContext, 'access'>): Obstacle | null =>
  access === null ? null : obstacleTo(needsOf(asked.path, asked.routes, asked.isReading), access);

/** Whether the guard can decide by what is known: what is provisional may admit, never refuse (D25). */
export const isConclusive = ({ access, ...asked }: Asked & { readonly access: AccessContext }): boolean =>
  !access.isProvisional ||
  (!isMismatched(access) && obstacleTo(needsOf(asked.path, asked.routes, asked.isReading), access) === null);
