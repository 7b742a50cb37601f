import type { AppActors } from '#application/app.connections.ts';
import type { AppLogic } from '#application/app.logic.ts';
import type { TrialLogic } from '#application/access/trial.logic.ts';
import type { AuthDialogLogic } from '#application/identity/auth-dialog.logic.ts';
import type { RegistrationProgressLogic } from '#application/identity/registration-progress.logic.ts';
import type { RegistrationLogic } from '#application/identity/registration.logic.ts';
import type { SessionLogic } from '#application/identity/session.logic.ts';
import type { AssistantLogic } from '#application/learning/assistant.logic.ts';
import type { ConversationHistoryLogic } from '#application/learning/conversation-history.logic.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { CommonPasswords } from '#application/ports/common-passwords.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { Logs } from '#application/ports/logs.port.ts';
import type { RegistrationTurn } from '#application/ports/registration-turn.port.ts';
import type { SchoolYears } from '#application/ports/school-years.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import type { ToastsLogic } from '#application/support/toasts.logic.ts';
import { token } from './token.ts';

/** Every port and every logic by name: what the application is made of. */
export const TOKENS = {
  assistant: token<Assistant>('Assistant'),
  clock: token<Clock>('Clock'),
  commonPasswords: token<CommonPasswords>('CommonPasswords'),
  conversations: token<Conversations>('Conversations'),
  drafts: token<Drafts>('Drafts'),
  identity: token<Identity>('Identity'),
  logs: token<Logs>('Logs'),
  registrationTurn: token<RegistrationTurn>('RegistrationTurn'),
  schoolYears: token<SchoolYears>('SchoolYears'),
  sessionCache: token<SessionCache>('SessionCache'),
  subscriptions: token<Subscriptions>('Subscriptions'),
  trials: token<Trials>('Trials'),
  users: token<Users>('Users'),

  appLogic: token<AppLogic>('AppLogic'),
  assistantLogic: token<AssistantLogic>('AssistantLogic'),
  authDialogLogic: token<AuthDialogLogic>('AuthDialogLogic'),
  conversationHistoryLogic: token<ConversationHistoryLogic>('ConversationHistoryLogic'),
  registrationLogic: token<RegistrationLogic>('RegistrationLogic'),
  registrationProgressLogic: token<RegistrationProgressLogic>('RegistrationProgressLogic'),
  sessionLogic: token<SessionLogic>('SessionLogic'),
  toastsLogic: token<ToastsLogic>('ToastsLogic'),
  trialLogic: token<TrialLogic>('TrialLogic'),

  app: token<AppActors>('App'),
} as const;
