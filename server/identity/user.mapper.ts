import type { UserAnswer } from '#contract/schemas/user.schema.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { UserRow } from '#server/identity/users.repository.ts';

export const userAnswer = ({ userComId, registeredDate, deleteDate, ...row }: UserRow): UserAnswer => {
  const schoolClass = row.classId === null ? undefined : schoolClassById(row.classId);
  return {
    ...row,
    registeredDate: registeredDate.toISOString(),
    userComID: userComId,
    deleteDate: deleteDate?.toISOString() ?? null,
    className: schoolClass?.displayName ?? null,
    class: schoolClass === undefined ? null : { name: schoolClass.name, level: schoolClass.level },
  };
};
