import type { ChangePasswordLogic } from '#application/identity/change-password/change-password.logic.ts';
import type { DataExportLogic } from '#application/identity/data-export/data-export.logic.ts';
import type { DeleteAccountLogic } from '#application/identity/delete-account/delete-account.logic.ts';
import type { ForgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import type { GuardianAnswerLogic } from '#application/identity/guardian-answer/guardian-answer.logic.ts';
import type { GuardianConsentLogic } from '#application/identity/guardian-consent/guardian-consent.logic.ts';
import type { ProfileEditLogic } from '#application/identity/profile-edit/profile-edit.logic.ts';
import type { RegistrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';
import type { RegistrationLogic } from '#application/identity/registration/registration.logic.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import type { CommonPasswords } from '#application/ports/common-passwords.port.ts';
import type { Downloads } from '#application/ports/downloads.port.ts';
import type { GuardianAnswers } from '#application/ports/guardian-answers.port.ts';
import type { PersonalData } from '#application/ports/personal-data.port.ts';
import type { RegistrationLock } from '#application/ports/registration-lock.port.ts';
import type { SchoolYears } from '#application/ports/school-years.port.ts';
import { token } from './token.ts';

/** What the login, the registration and the account page are made of. */
export const IDENTITY = {
  accountCredentials: token<AccountCredentials>('AccountCredentials'),
  accountDeletion: token<AccountDeletion>('AccountDeletion'),
  commonPasswords: token<CommonPasswords>('CommonPasswords'),
  downloads: token<Downloads>('Downloads'),
  guardianAnswers: token<GuardianAnswers>('GuardianAnswers'),
  personalData: token<PersonalData>('PersonalData'),
  registrationLock: token<RegistrationLock>('RegistrationLock'),
  schoolYears: token<SchoolYears>('SchoolYears'),

  changePasswordLogic: token<ChangePasswordLogic>('ChangePasswordLogic'),
  dataExportLogic: token<DataExportLogic>('DataExportLogic'),
  deleteAccountLogic: token<DeleteAccountLogic>('DeleteAccountLogic'),
  forgotPasswordLogic: token<ForgotPasswordLogic>('ForgotPasswordLogic'),
  guardianAnswerLogic: token<GuardianAnswerLogic>('GuardianAnswerLogic'),
  guardianConsentLogic: token<GuardianConsentLogic>('GuardianConsentLogic'),
  profileEditLogic: token<ProfileEditLogic>('ProfileEditLogic'),
  registrationLogic: token<RegistrationLogic>('RegistrationLogic'),
  registrationProgressLogic: token<RegistrationProgressLogic>('RegistrationProgressLogic'),
} as const;
