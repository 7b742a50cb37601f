import type { ChangePasswordLogic } from '#application/identity/change-password/change-password.logic.ts';
import type { DataExportLogic } from '#application/identity/data-export/data-export.logic.ts';
import type { DeleteAccountLogic } from '#application/identity/delete-account/delete-account.logic.ts';
import type { GuardianConsentLogic } from '#application/identity/guardian-consent/guardian-consent.logic.ts';
import type { ProfileEditLogic } from '#application/identity/profile-edit/profile-edit.logic.ts';
import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import type { Downloads } from '#application/ports/downloads.port.ts';
import type { PersonalData } from '#application/ports/personal-data.port.ts';
import { token } from './token.ts';

/** What the account page and its dialogs are made of. */
export const IDENTITY = {
  accountDeletion: token<AccountDeletion>('AccountDeletion'),
  downloads: token<Downloads>('Downloads'),
  personalData: token<PersonalData>('PersonalData'),

  changePasswordLogic: token<ChangePasswordLogic>('ChangePasswordLogic'),
  dataExportLogic: token<DataExportLogic>('DataExportLogic'),
  deleteAccountLogic: token<DeleteAccountLogic>('DeleteAccountLogic'),
  guardianConsentLogic: token<GuardianConsentLogic>('GuardianConsentLogic'),
  profileEditLogic: token<ProfileEditLogic>('ProfileEditLogic'),
} as const;
