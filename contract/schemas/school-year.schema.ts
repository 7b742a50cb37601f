import * as z from 'zod/mini';
import { classId, readableId, userId } from '#contract/schemas/id.schema.ts';

/** The plan that everybody may hold; a client may enrol on no other (R3). */
export const FREE_MEMBERSHIP_TYPE_ID = 'free';

export const schoolYear = z.object({ uniqueID: z.string() });

/** Who is in which class in which school year (S1 §3.26–3.28). */
export const userSchoolYear = z.object({
  userID: z.string(),
  schoolYearID: z.string(),
  classID: z.number(),
  membershipTypeID: z.string(),
  class: z.object({ id: z.number(), name: z.string(), level: z.number() }),
  schoolYear,
});

export const newUserSchoolYear = z.object({
  userID: userId,
  schoolYearID: readableId,
  classID: classId,
  membershipTypeID: readableId,
});
