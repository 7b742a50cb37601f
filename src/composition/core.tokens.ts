import type { AppAccessContext } from '#application/access/access-context.service.ts';
import type { NavigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import type { TrialLogic } from '#application/access/trial/trial.logic.ts';
import type { InitialApp } from '#application/app.actor.ts';
import type { AppActors } from '#application/app.connections.ts';
import type { AppLogic } from '#application/app.logic.ts';
import type { AuthDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import type { ProfileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import type { ReauthenticationQueue } from '#application/identity/session/reauthentication-queue.service.ts';
import type { SessionLogic } from '#application/identity/session/session.logic.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { Idle } from '#application/ports/idle.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { KeptOrders } from '#application/ports/kept-orders.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { ToldTrialEnds } from '#application/ports/told-trial-ends.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import type { LocalState } from '#application/local-state.service.ts';
import type { Problems } from '#application/problems.service.ts';
import type { ToastsLogic } from '#application/support/toasts/toasts.logic.ts';
import { token } from './token.ts';

/** What lives as long as the page, and the ports that this needs. */
export const CORE = {
  clock: token<Clock>('Clock'),
  drafts: token<Drafts>('Drafts'),
  googleSignIn: token<GoogleSignIn>('GoogleSignIn'),
  identity: token<Identity>('Identity'),
  keptOrders: token<KeptOrders>('KeptOrders'),
  idle: token<Idle>('Idle'),
  sessionCache: token<SessionCache>('SessionCache'),
  subscriptions: token<Subscriptions>('Subscriptions'),
  toldTrialEnds: token<ToldTrialEnds>('ToldTrialEnds'),
  trials: token<Trials>('Trials'),
  users: token<Users>('Users'),

  accessContext: token<AppAccessContext>('AccessContextProvider'),
  localState: token<LocalState>('LocalState'),
  problems: token<Problems>('Problems'),
  reauthentication: token<ReauthenticationQueue>('Reauthentication'),

  authDialogLogic: token<AuthDialogLogic>('AuthDialogLogic'),
  navigationGuardLogic: token<NavigationGuardLogic>('NavigationGuardLogic'),
  profileCompletionLogic: token<ProfileCompletionLogic>('ProfileCompletionLogic'),
  sessionLogic: token<SessionLogic>('SessionLogic'),
  toastsLogic: token<ToastsLogic>('ToastsLogic'),
  trialLogic: token<TrialLogic>('TrialLogic'),

  appLogic: token<AppLogic>('AppLogic'),
  initialApp: token<InitialApp>('InitialApp'),
  app: token<AppActors>('App'),
} as const;
