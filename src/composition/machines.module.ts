import { ContainerModule } from 'inversify';
import { initialApp } from '#application/initial-app.actor.ts';
import { startApp } from '#application/app.actor.ts';
import { appLogic } from '#application/app.logic.ts';
import { navigationGuardLogic } from '#application/access/navigation-guard/navigation-guard.logic.ts';
import { appAccessContext } from '#application/access/access-context.service.ts';
import { trialLogic } from '#application/access/trial/trial.logic.ts';
import { authDialogLogic } from '#application/identity/auth-dialog/auth-dialog.logic.ts';
import { changePasswordLogic } from '#application/identity/change-password/change-password.logic.ts';
import { dataExportLogic } from '#application/identity/data-export/data-export.logic.ts';
import { deleteAccountLogic } from '#application/identity/delete-account/delete-account.logic.ts';
import { forgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import { guardianConsentLogic } from '#application/identity/guardian-consent/guardian-consent.logic.ts';
import { profileCompletionLogic } from '#application/identity/profile-completion/profile-completion.logic.ts';
import { profileEditLogic } from '#application/identity/profile-edit/profile-edit.logic.ts';
import { registrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import { registrationLogic } from '#application/identity/registration/registration.logic.ts';
import { reauthentication } from '#application/identity/session/reauthentication-queue.service.ts';
import { sessionLogic } from '#application/identity/session/session.logic.ts';
import { assistantLogic } from '#application/learning/assistant/assistant.logic.ts';
import { conversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';
import { recoveryLogic } from '#application/resilience/recovery/recovery.logic.ts';
import { toastsLogic } from '#application/support/toasts/toasts.logic.ts';
import { TOKENS } from './tokens.ts';
import { wire } from './token.ts';

/** Machines and the ports they are given. */
export const machines = new ContainerModule(({ bind }) => {
  wire(bind, TOKENS.registrationProgressLogic, registrationProgressLogic, [
    TOKENS.registrationLock,
    TOKENS.users,
    TOKENS.schoolYears,
    TOKENS.clientLogs,
    TOKENS.clock,
  ]);
  wire(bind, TOKENS.registrationLogic, registrationLogic, [
    TOKENS.identity,
    TOKENS.commonPasswords,
    TOKENS.registrationProgressLogic,
  ]);
  wire(bind, TOKENS.authDialogLogic, authDialogLogic, [
    TOKENS.identity,
    TOKENS.googleSignIn,
    TOKENS.registrationLogic,
    TOKENS.forgotPasswordLogic,
  ]);
  wire(bind, TOKENS.forgotPasswordLogic, forgotPasswordLogic, [TOKENS.accountCredentials]);
  wire(bind, TOKENS.changePasswordLogic, changePasswordLogic, [TOKENS.accountCredentials, TOKENS.commonPasswords]);
  wire(bind, TOKENS.profileEditLogic, profileEditLogic, [TOKENS.users]);
  wire(bind, TOKENS.guardianConsentLogic, guardianConsentLogic, [TOKENS.users]);
  wire(bind, TOKENS.dataExportLogic, dataExportLogic, [TOKENS.personalData, TOKENS.downloads]);
  wire(bind, TOKENS.deleteAccountLogic, deleteAccountLogic, [TOKENS.accountDeletion, TOKENS.accountCredentials]);
  wire(bind, TOKENS.sessionLogic, sessionLogic, [
    TOKENS.identity,
    TOKENS.users,
    TOKENS.subscriptions,
    TOKENS.sessionCache,
  ]);
  wire(bind, TOKENS.reauthentication, reauthentication, []);
  wire(bind, TOKENS.profileCompletionLogic, profileCompletionLogic, []);
  wire(bind, TOKENS.accessContext, appAccessContext, [TOKENS.sessionCache]);
  wire(bind, TOKENS.navigationGuardLogic, navigationGuardLogic, [TOKENS.accessContext]);
  wire(bind, TOKENS.trialLogic, trialLogic, [TOKENS.trials, TOKENS.toldTrialEnds]);
  wire(bind, TOKENS.recoveryLogic, recoveryLogic, [TOKENS.accessContext, TOKENS.sessionCache]);
  wire(bind, TOKENS.toastsLogic, toastsLogic, []);
  wire(bind, TOKENS.conversationHistoryLogic, conversationHistoryLogic, [TOKENS.conversations]);
  wire(bind, TOKENS.assistantLogic, assistantLogic, [
    TOKENS.assistant,
    TOKENS.conversations,
    TOKENS.drafts,
    TOKENS.conversationHistoryLogic,
  ]);

  wire(bind, TOKENS.appLogic, appLogic, [
    TOKENS.sessionLogic,
    TOKENS.authDialogLogic,
    TOKENS.profileCompletionLogic,
    TOKENS.trialLogic,
    TOKENS.navigationGuardLogic,
    TOKENS.recoveryLogic,
    TOKENS.toastsLogic,
  ]);
  wire(bind, TOKENS.app, startApp, [
    TOKENS.appLogic,
    TOKENS.sessionCache,
    TOKENS.drafts,
    TOKENS.reauthentication,
    TOKENS.accessContext,
  ]);
  wire(bind, TOKENS.initialApp, initialApp, []);
});
