import { ContainerModule } from 'inversify';
import { startApp } from '#application/app.actor.ts';
import { appLogic } from '#application/app.logic.ts';
import { trialLogic } from '#application/access/trial.logic.ts';
import { authDialogLogic } from '#application/identity/auth-dialog.logic.ts';
import { registrationProgressLogic } from '#application/identity/registration-progress.logic.ts';
import { registrationLogic } from '#application/identity/registration.logic.ts';
import { sessionLogic } from '#application/identity/session.logic.ts';
import { assistantLogic } from '#application/learning/assistant.logic.ts';
import { conversationHistoryLogic } from '#application/learning/conversation-history.logic.ts';
import { toastsLogic } from '#application/support/toasts.logic.ts';
import { TOKENS } from './tokens.ts';
import { wire } from './token.ts';

/** Machines and the ports they are given. */
export const machines = new ContainerModule(({ bind }) => {
  wire(bind, TOKENS.registrationProgressLogic, registrationProgressLogic, [TOKENS.registrationTurn, TOKENS.users, TOKENS.schoolYears, TOKENS.logs, TOKENS.clock]);
  wire(bind, TOKENS.registrationLogic, registrationLogic, [TOKENS.identity, TOKENS.commonPasswords, TOKENS.registrationProgressLogic]);
  wire(bind, TOKENS.authDialogLogic, authDialogLogic, [TOKENS.identity, TOKENS.registrationLogic]);
  wire(bind, TOKENS.sessionLogic, sessionLogic, [TOKENS.identity, TOKENS.users, TOKENS.subscriptions, TOKENS.sessionCache]);
  wire(bind, TOKENS.trialLogic, trialLogic, [TOKENS.trials]);
  wire(bind, TOKENS.toastsLogic, toastsLogic, []);
  wire(bind, TOKENS.conversationHistoryLogic, conversationHistoryLogic, [TOKENS.conversations]);
  wire(bind, TOKENS.assistantLogic, assistantLogic, [TOKENS.assistant, TOKENS.conversations, TOKENS.drafts, TOKENS.conversationHistoryLogic]);

  wire(bind, TOKENS.appLogic, appLogic, [TOKENS.sessionLogic, TOKENS.authDialogLogic, TOKENS.trialLogic, TOKENS.toastsLogic]);
  wire(bind, TOKENS.app, startApp, [TOKENS.appLogic, TOKENS.sessionCache, TOKENS.drafts]);
});
