import type { UserAnswer } from '#contract/schemas/user.schema.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { Identity } from '#server/api/identity.types.ts';
import type { UserRow } from '#server/identity/users.repository.ts';

/** A user as whoever asks may see them: the guardian's part is for the user alone. */
export const userAnswer = (
  { userComId, registeredDate, deleteDate, isUnder16, guardianEmail, guardianConsentDate, ...row }: UserRow,
  { uid }: Identity,
): UserAnswer => {
  const schoolClass = row.classId === null ? undefined : schoolClassById(row.classId);
  return {
    ...row,
    registeredDate: registeredDate.toISOString(),
    userComID: userComId,
    deleteDate: deleteDate?.toISOString() ?? null,
    className: schoolClass?.displayName ?? null,
    class: schoolClass === undefined ? null : { name: schoolClass.name, level: schoolClass.level },
    ...(row.id === uid && { isUnder16, guardianConsent: guardianConsentDate !== null, guardianEmail }),
  };
};
