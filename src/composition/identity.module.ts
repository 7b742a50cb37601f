import { ContainerModule } from 'inversify';
import { browserDownloads } from '#adapters/browser/browser-downloads.adapter.ts';
import { bundledCommonPasswords } from '#adapters/browser/bundled-common-passwords.adapter.ts';
import { webLocksRegistrationLock } from '#adapters/browser/web-locks-registration-lock.adapter.ts';
import { firebaseAccountCredentials } from '#adapters/firebase/firebase-account-credentials.adapter.ts';
import type { FirebaseGoogleSignIn } from '#adapters/firebase/firebase-google-sign-in.adapter.ts';
import type { FirebaseLoader } from '#adapters/firebase/load-firebase.ts';
import { httpAccountDeletion } from '#adapters/http/http-account-deletion.adapter.ts';
import { httpGuardianAnswers } from '#adapters/http/http-guardian-answers.adapter.ts';
import { httpPersonalData } from '#adapters/http/http-personal-data.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { changePasswordLogic } from '#application/identity/change-password/change-password.logic.ts';
import { dataExportLogic } from '#application/identity/data-export/data-export.logic.ts';
import { deleteAccountLogic } from '#application/identity/delete-account/delete-account.logic.ts';
import { forgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import { guardianAnswerLogic } from '#application/identity/guardian-answer/guardian-answer.logic.ts';
import { guardianConsentLogic } from '#application/identity/guardian-consent/guardian-consent.logic.ts';
import { profileEditLogic } from '#application/identity/profile-edit/profile-edit.logic.ts';
import { registrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import { registrationLogic } from '#application/identity/registration/registration.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { firebase } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import { IDENTITY } from './identity.tokens.ts';
import { wire } from './token.ts';

/** What the login dialog and the account page load. */
export const identity = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(
      bind,
      IDENTITY.accountCredentials,
      ({ load }: FirebaseLoader, google: FirebaseGoogleSignIn) => firebaseAccountCredentials(load, google),
      [firebase, BACKEND.googleSignIn],
    );
    wire(bind, IDENTITY.accountDeletion, httpAccountDeletion, [BACKEND.http]);
    wire(bind, IDENTITY.commonPasswords, bundledCommonPasswords, []);
    wire(bind, IDENTITY.downloads, () => browserDownloads(document, URL), []);
    wire(bind, IDENTITY.guardianAnswers, httpGuardianAnswers, [BACKEND.http]);
    wire(bind, IDENTITY.personalData, httpPersonalData, [BACKEND.http]);
    wire(bind, IDENTITY.registrationLock, () => webLocksRegistrationLock(navigator.locks), []);
    wire(bind, IDENTITY.schoolYears, httpSchoolYears, [BACKEND.http]);

    wire(bind, IDENTITY.changePasswordLogic, changePasswordLogic, [
      IDENTITY.accountCredentials,
      IDENTITY.commonPasswords,
    ]);
    wire(bind, IDENTITY.dataExportLogic, dataExportLogic, [IDENTITY.personalData, IDENTITY.downloads]);
    wire(bind, IDENTITY.deleteAccountLogic, deleteAccountLogic, [
      IDENTITY.accountDeletion,
      IDENTITY.accountCredentials,
      CORE.identity,
    ]);
    wire(bind, IDENTITY.forgotPasswordLogic, forgotPasswordLogic, [IDENTITY.accountCredentials]);
    wire(bind, IDENTITY.guardianAnswerLogic, guardianAnswerLogic, [IDENTITY.guardianAnswers]);
    wire(bind, IDENTITY.guardianConsentLogic, guardianConsentLogic, [CORE.users]);
    wire(bind, IDENTITY.profileEditLogic, profileEditLogic, [CORE.users]);
    wire(bind, IDENTITY.registrationProgressLogic, registrationProgressLogic, [
      IDENTITY.registrationLock,
      CORE.users,
      IDENTITY.schoolYears,
      BACKEND.clientLogs,
      CORE.clock,
    ]);
    wire(bind, IDENTITY.registrationLogic, registrationLogic, [
      CORE.identity,
      IDENTITY.commonPasswords,
      IDENTITY.registrationProgressLogic,
    ]);
  }),
];
