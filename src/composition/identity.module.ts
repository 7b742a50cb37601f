import { ContainerModule } from 'inversify';
import { browserDownloads } from '#adapters/browser/browser-downloads.adapter.ts';
import { httpAccountDeletion } from '#adapters/http/http-account-deletion.adapter.ts';
import { httpPersonalData } from '#adapters/http/http-personal-data.adapter.ts';
import { changePasswordLogic } from '#application/identity/change-password/change-password.logic.ts';
import { dataExportLogic } from '#application/identity/data-export/data-export.logic.ts';
import { deleteAccountLogic } from '#application/identity/delete-account/delete-account.logic.ts';
import { guardianConsentLogic } from '#application/identity/guardian-consent/guardian-consent.logic.ts';
import { profileEditLogic } from '#application/identity/profile-edit/profile-edit.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { CORE } from './core.tokens.ts';
import { IDENTITY } from './identity.tokens.ts';
import { wire } from './token.ts';

/** What the account page loads. */
export const identity = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(bind, IDENTITY.accountDeletion, httpAccountDeletion, [BACKEND.http]);
    wire(bind, IDENTITY.downloads, () => browserDownloads(document, URL), []);
    wire(bind, IDENTITY.personalData, httpPersonalData, [BACKEND.http]);

    wire(bind, IDENTITY.changePasswordLogic, changePasswordLogic, [CORE.accountCredentials, CORE.commonPasswords]);
    wire(bind, IDENTITY.dataExportLogic, dataExportLogic, [IDENTITY.personalData, IDENTITY.downloads]);
    wire(bind, IDENTITY.deleteAccountLogic, deleteAccountLogic, [IDENTITY.accountDeletion, CORE.accountCredentials]);
    wire(bind, IDENTITY.guardianConsentLogic, guardianConsentLogic, [CORE.users]);
    wire(bind, IDENTITY.profileEditLogic, profileEditLogic, [CORE.users]);
  }),
];
