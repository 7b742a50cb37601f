import type { NavigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import type { AppAccessContext } from '#application/access/access-context.service.ts';
import type { TrialLogic } from '#application/access/trial/trial.logic.ts';
import type { AppActors } from '#application/app.connections.ts';
import type { AppLogic } from '#application/app.logic.ts';
import type { AuthDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import type { ChangePasswordLogic } from '#application/identity/change-password/change-password.logic.ts';
import type { DataExportLogic } from '#application/identity/data-export/data-export.logic.ts';
import type { DeleteAccountLogic } from '#application/identity/delete-account/delete-account.logic.ts';
import type { ForgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import type { GuardianConsentLogic } from '#application/identity/guardian-consent/guardian-consent.logic.ts';
import type { ProfileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import type { ProfileEditLogic } from '#application/identity/profile-edit/profile-edit.logic.ts';
import type { RegistrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import type { RegistrationLogic } from '#application/identity/registration/registration.logic.ts';
import type { SessionLogic } from '#application/identity/session/session.logic.ts';
import type { AssistantLogic } from '#application/learning/assistant/assistant.logic.ts';
import type { ConversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';
import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { CommonPasswords } from '#application/ports/common-passwords.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { Downloads } from '#application/ports/downloads.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import type { PersonalData } from '#application/ports/personal-data.port.ts';
import type { RegistrationLock } from '#application/ports/registration-lock.port.ts';
import type { SchoolYears } from '#application/ports/school-years.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { ReauthenticationQueue } from '#application/identity/session/reauthentication-queue.service.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { ToldTrialEnds } from '#application/ports/told-trial-ends.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import type { RecoveryLogic } from '#application/resilience/recovery/recovery.logic.ts';
import type { ToastsLogic } from '#application/support/toasts/toasts.logic.ts';
import { token } from './token.ts';

/** Every port and every logic by name: what the application is made of. */
export const TOKENS = {
  accountDeletion: token<AccountDeletion>('AccountDeletion'),
  accountCredentials: token<AccountCredentials>('AccountCredentials'),
  assistant: token<Assistant>('Assistant'),
  clock: token<Clock>('Clock'),
  commonPasswords: token<CommonPasswords>('CommonPasswords'),
  conversations: token<Conversations>('Conversations'),
  downloads: token<Downloads>('Downloads'),
  drafts: token<Drafts>('Drafts'),
  googleSignIn: token<GoogleSignIn>('GoogleSignIn'),
  identity: token<Identity>('Identity'),
  clientLogs: token<ClientLogs>('ClientLogs'),
  personalData: token<PersonalData>('PersonalData'),
  registrationLock: token<RegistrationLock>('RegistrationLock'),
  schoolYears: token<SchoolYears>('SchoolYears'),
  sessionCache: token<SessionCache>('SessionCache'),
  reauthentication: token<ReauthenticationQueue>('Reauthentication'),
  accessContext: token<AppAccessContext>('AccessContextProvider'),
  subscriptions: token<Subscriptions>('Subscriptions'),
  toldTrialEnds: token<ToldTrialEnds>('ToldTrialEnds'),
  trials: token<Trials>('Trials'),
  users: token<Users>('Users'),

  appLogic: token<AppLogic>('AppLogic'),
  assistantLogic: token<AssistantLogic>('AssistantLogic'),
  authDialogLogic: token<AuthDialogLogic>('AuthDialogLogic'),
  changePasswordLogic: token<ChangePasswordLogic>('ChangePasswordLogic'),
  conversationHistoryLogic: token<ConversationHistoryLogic>('ConversationHistoryLogic'),
  dataExportLogic: token<DataExportLogic>('DataExportLogic'),
  deleteAccountLogic: token<DeleteAccountLogic>('DeleteAccountLogic'),
  forgotPasswordLogic: token<ForgotPasswordLogic>('ForgotPasswordLogic'),
  guardianConsentLogic: token<GuardianConsentLogic>('GuardianConsentLogic'),
  navigationGuardLogic: token<NavigationGuardLogic>('NavigationGuardLogic'),
  profileCompletionLogic: token<ProfileCompletionLogic>('ProfileCompletionLogic'),
  profileEditLogic: token<ProfileEditLogic>('ProfileEditLogic'),
  registrationLogic: token<RegistrationLogic>('RegistrationLogic'),
  registrationProgressLogic: token<RegistrationProgressLogic>('RegistrationProgressLogic'),
  recoveryLogic: token<RecoveryLogic>('RecoveryLogic'),
  sessionLogic: token<SessionLogic>('SessionLogic'),
  toastsLogic: token<ToastsLogic>('ToastsLogic'),
  trialLogic: token<TrialLogic>('TrialLogic'),

  app: token<AppActors>('App'),
  initialApp: token<AppActors>('InitialApp'),
} as const;
