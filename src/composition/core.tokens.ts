import type { AppAccessContext } from '#application/access/access-context.service.ts';
import type { NavigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import type { TrialLogic } from '#application/access/trial/trial.logic.ts';
import type { AppActors } from '#application/app.connections.ts';
import type { AppLogic } from '#application/app.logic.ts';
import type { AuthDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import type { ForgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import type { ProfileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import type { RegistrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import type { RegistrationLogic } from '#application/identity/registration/registration.logic.ts';
import type { ReauthenticationQueue } from '#application/identity/session/reauthentication-queue.service.ts';
import type { SessionLogic } from '#application/identity/session/session.logic.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { CommonPasswords } from '#application/ports/common-passwords.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { Idle } from '#application/ports/idle.port.ts';
import type { RegistrationLock } from '#application/ports/registration-lock.port.ts';
import type { SchoolYears } from '#application/ports/school-years.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import type { ToastsLogic } from '#application/support/toasts/toasts.logic.ts';
import { token } from './token.ts';

/** What lives as long as the page, and the ports that this needs. */
export const CORE = {
  accountCredentials: token<AccountCredentials>('AccountCredentials'),
  clientLogs: token<ClientLogs>('ClientLogs'),
  clock: token<Clock>('Clock'),
  commonPasswords: token<CommonPasswords>('CommonPasswords'),
  drafts: token<Drafts>('Drafts'),
  googleSignIn: token<GoogleSignIn>('GoogleSignIn'),
  identity: token<Identity>('Identity'),
  idle: token<Idle>('Idle'),
  registrationLock: token<RegistrationLock>('RegistrationLock'),
  schoolYears: token<SchoolYears>('SchoolYears'),
  sessionCache: token<SessionCache>('SessionCache'),
  subscriptions: token<Subscriptions>('Subscriptions'),
  trials: token<Trials>('Trials'),
  users: token<Users>('Users'),

  accessContext: token<AppAccessContext>('AccessContextProvider'),
  reauthentication: token<ReauthenticationQueue>('Reauthentication'),

  authDialogLogic: token<AuthDialogLogic>('AuthDialogLogic'),
  forgotPasswordLogic: token<ForgotPasswordLogic>('ForgotPasswordLogic'),
  navigationGuardLogic: token<NavigationGuardLogic>('NavigationGuardLogic'),
  profileCompletionLogic: token<ProfileCompletionLogic>('ProfileCompletionLogic'),
  registrationLogic: token<RegistrationLogic>('RegistrationLogic'),
  registrationProgressLogic: token<RegistrationProgressLogic>('RegistrationProgressLogic'),
  sessionLogic: token<SessionLogic>('SessionLogic'),
  toastsLogic: token<ToastsLogic>('ToastsLogic'),
  trialLogic: token<TrialLogic>('TrialLogic'),

  appLogic: token<AppLogic>('AppLogic'),
  app: token<AppActors>('App'),
  initialApp: token<AppActors>('InitialApp'),
} as const;
