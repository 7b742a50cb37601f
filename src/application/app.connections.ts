import type { ActorRefFrom, AnyActorLogic, EmittedFrom, EventFrom, EventObject } from 'xstate';
import { isTrialOfferable } from '#domain/access/trial/trial-offer.rules.ts';
import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { SessionFailure } from '#domain/identity/session/session.types.ts';
import type { ToastTopic } from '#domain/support/toasts/toasts.types.ts';
import type { NavigationGuardLogic } from './access/navigation-guard/navigation-guard.logic.ts';
import type { TrialLogic } from './access/trial/trial.logic.ts';
import type { AuthDialogLogic } from './identity/auth-dialog/auth-dialog.logic.ts';
import type { ProfileCompletionLogic } from './identity/profile-completion/profile-completion.logic.ts';
import type { SessionLogic } from './identity/session/session.logic.ts';
import type { ToastsLogic } from './support/toasts/toasts.logic.ts';

export interface AppLogics {
  readonly session: SessionLogic;
  readonly authDialog: AuthDialogLogic;
  readonly profileCompletion: ProfileCompletionLogic;
  readonly trial: TrialLogic;
  readonly navigationGuard: NavigationGuardLogic;
  readonly toasts: ToastsLogic;
}

type LogicTable<Logics> = { readonly [Name in keyof Logics]: AnyActorLogic };
export type ActorsOf<Logics extends LogicTable<Logics>> = {
  readonly [Child in keyof Logics]: ActorRefFrom<Logics[Child]>;
};

export type AppActors = ActorsOf<AppLogics>;

/** Who says what, and who hears it. */
export interface Connection<Actors> {
  readonly from: string;
  readonly says: string;
  readonly to: string;
  readonly join: (actors: Actors) => void;
}

interface Speaker<Said extends EventObject> {
  on(type: Said['type'], hear: (said: Said) => void): unknown;
}

interface Listener<Heard> {
  send(event: Heard): void;
}

/** Makes connections between the machines of a table. */
export const connecting =
  <Logics extends LogicTable<Logics>>() =>
  <
    From extends keyof Logics & string,
    Type extends EmittedFrom<Logics[From]>['type'],
    To extends keyof Logics & string,
    const Heard extends EventFrom<Logics[To]>,
  >(
    from: From,
    says: Type,
    to: To,
    translate: (said: Extract<EmittedFrom<Logics[From]>, { type: Type }>) => Heard,
  ): Connection<ActorsOf<Logics>> => ({
    from,
    says,
    to,
    join: (actors) => {
      const speaker: Speaker<Extract<EmittedFrom<Logics[From]>, { type: Type }>> = actors[from];
      const listener: Listener<EventFrom<Logics[To]>> = actors[to];
      speaker.on(says, (said) => listener.send(translate(said)));
    },
  });

const connect = connecting<AppLogics>();

/** Of what a failure of the session is told (S1 §8). */
const SESSION_TOPIC = {
  identity: 'session/unidentified',
  profile: 'session/unavailable',
  login: 'session/expired',
} as const satisfies Record<SessionFailure, ToastTopic>;

/** How the machines that live as long as the page talk to each other: all of it (D31). */
export const CONNECTIONS: readonly Connection<AppActors>[] = [
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
  connect('session', 'session.settled', 'navigationGuard', () => ({ type: 'session.settled' })),
  connect('session', 'session.nobodyFound', 'navigationGuard', () => ({ type: 'session.settled' })),
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
  connect('trial', 'trial.began', 'toasts', () => ({
    type: 'toast.requested',
    toast: { type: 'success', topic: 'trial/began' },
  })),
];
