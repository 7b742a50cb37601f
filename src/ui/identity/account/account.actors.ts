import { createActorContext } from '@xstate/react';
import { dataExportMachine } from '#domain/identity/data-export/data-export.machine.ts';
import { guardianConsentMachine } from '#domain/identity/guardian-consent/guardian-consent.machine.ts';
import { profileEditMachine } from '#domain/identity/profile-edit/profile-edit.machine.ts';

export const ProfileActor = createActorContext(profileEditMachine);
export const GuardianConsentActor = createActorContext(guardianConsentMachine);
export const DataExportActor = createActorContext(dataExportMachine);
