import type { ActorRefFrom, EmittedFrom, EventFrom } from 'xstate';
import { isTrialOfferable } from '#domain/access/trial/trial-offer.rules.ts';
import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { SessionFailure } from '#domain/identity/session/session.types.ts';
import type { ToastTopic } from '#domain/support/toasts/toasts.types.ts';
import type { NavigationGuardLogic } from './access/navigation-guard/navigation-guard.logic.ts';
import type { TrialLogic } from './access/trial/trial.logic.ts';
import type { AuthDialogLogic } from './identity/auth-dialog/auth-dialog.logic.ts';
import type { ProfileCompletionLogic } from './identity/profile-completion/profile-completion.logic.ts';
import type { SessionLogic } from './identity/session/session.logic.ts';
import type { RecoveryLogic } from './resilience/recovery/recovery.logic.ts';
import type { ToastsLogic } from './support/toasts/toasts.logic.ts';

interface Logics {
  readonly session: SessionLogic;
  readonly authDialog: AuthDialogLogic;
  readonly profileCompletion: ProfileCompletionLogic;
  readonly trial: TrialLogic;
  readonly navigationGuard: NavigationGuardLogic;
  readonly recovery: RecoveryLogic;
  readonly toasts: ToastsLogic;
}

type Name = keyof Logics;
type Emitted<From extends Name> = EmittedFrom<Logics[From]>;

export type AppActors = { readonly [Child in Name]: ActorRefFrom<Logics[Child]> };

/** Who says what, and who hears it. */
export interface Connection {
  readonly from: Name;
  readonly says: string;
  readonly to: Name;
  readonly join: (actors: AppActors) => void;
}

const connect = <
  From extends Name,
  Type extends Emitted<From>['type'],
  To extends Name,
  const Heard extends EventFrom<Logics[To]>,
>(
  from: From,
  says: Type,
  to: To,
  translate: (said: Extract<Emitted<From>, { type: Type }>) => Heard,
): Connection => ({
  from,
  says,
  to,
  join: (actors) => {
    const speaker: { on: (type: Type, hear: (said: Extract<Emitted<From>, { type: Type }>) => void) => unknown } =
      actors[from];
    const listener: { send: (event: EventFrom<Logics[To]>) => void } = actors[to];
    speaker.on(says, (said) => listener.send(translate(said)));
  },
});

/** Of what a failure of the session is told (S1 §8). */
const SESSION_TOPIC = {
  identity: 'session/unidentified',
  profile: 'session/unavailable',
  login: 'session/expired',
} as const satisfies Record<SessionFailure, ToastTopic>;

/** How the machines that live as long as the page talk to each other: all of it. */
export const CONNECTIONS: readonly Connection[] = [
  connect('session', 'session.recalled', 'trial', (said) => said),
  connect('session', 'session.established', 'trial', ({ user, subscription }) => ({
    type: 'session.established',
    isOfferable: isTrialOfferable(user, subscription),
    isWithoutPlan: subscription !== 'unknown' && !hasActivePlan(subscription),
  })),
  connect('session', 'session.userFound', 'profileCompletion', (said) => said),
  // Before the completion of the profile: a dialog that is open asks for it by itself.
  connect('session', 'session.settled', 'authDialog', (said) => said),
  connect('session', 'session.settled', 'profileCompletion', (said) => said),
  connect('session', 'session.expired', 'authDialog', (said) => said),
  connect('session', 'session.renewed', 'authDialog', (said) => said),
  connect('session', 'session.failed', 'toasts', ({ of }) => ({
    type: 'toast.requested',
    toast: { type: 'info', topic: SESSION_TOPIC[of] },
  })),
  connect('session', 'session.accountDeleted', 'toasts', () => ({
    type: 'toast.requested',
    toast: { type: 'info', topic: 'session/account-deleted' },
  })),
  connect('session', 'session.ended', 'authDialog', () => ({ type: 'session.ended' })),
  connect('session', 'session.ended', 'profileCompletion', () => ({ type: 'session.ended' })),
  connect('session', 'session.ended', 'trial', () => ({ type: 'session.ended' })),
  connect('session', 'session.ended', 'navigationGuard', () => ({ type: 'session.ended' })),
  connect('authDialog', 'auth.opened', 'profileCompletion', (said) => said),
  connect('authDialog', 'auth.signedIn', 'session', () => ({ type: 'auth.signedIn' })),
  connect('authDialog', 'auth.registered', 'profileCompletion', (said) => said),
  connect('authDialog', 'auth.registered', 'session', () => ({ type: 'session.refreshRequested' })),
  connect('authDialog', 'auth.dismissed', 'profileCompletion', (said) => said),
  connect('authDialog', 'auth.completed', 'profileCompletion', () => ({ type: 'auth.completed' })),
  connect('authDialog', 'auth.completed', 'trial', () => ({ type: 'auth.completed' })),
  connect('navigationGuard', 'access.blocked', 'toasts', ({ reason }) => ({
    type: 'toast.requested',
    toast: { type: 'info', topic: reason },
  })),
  connect('navigationGuard', 'navigation.loopDetected', 'recovery', (said) => said),
  connect('recovery', 'recovery.stateCleared', 'session', () => ({ type: 'session.restartRequested' })),
  connect('recovery', 'recovery.logoutRequested', 'session', () => ({ type: 'pupil.loggedOut' })),
  connect('trial', 'trial.began', 'toasts', () => ({
    type: 'toast.requested',
    toast: { type: 'success', topic: 'trial/began' },
  })),
];
