import * as z from 'zod/mini';
import { classId, userId } from '#contract/schemas/id.schema.ts';
import { isoTime, name, text, trimmedText } from '#contract/schemas/text.schema.ts';
import { NAME_MAX_LENGTH } from '#domain/identity/credentials.rules.ts';
import { GUARDIAN_EMAIL_MAX_LENGTH } from '#domain/identity/guardian-form.rules.ts';

/** A registered user, whole (S1 §3.1–3.17). */
export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isTermsAccepted: z.boolean(),
  authProvider: z.string(),
  platformRegistered: z.string(),
  ipRegistered: z.string(),
  registeredDate: isoTime,
  country: z.string(),
  userComID: z.nullable(z.string()),
  isPartner: z.boolean(),
  forumPoints: z.number(),
  teacherForumPoints: z.number(),
  aiPoints: z.number(),
  forumNick: z.nullable(z.string()),
  deleteDate: z.nullable(isoTime),
  marketingConsent: z.boolean(),
  classId: z.nullable(classId),
  className: z.nullable(z.string()),
  class: z.nullable(z.object({ name: z.string(), level: z.number() })),
  /** This and the guardian's part are told to the user alone. Null while nobody has asked (R8). */
  isUnder16: z.optional(z.nullable(z.boolean())),
  guardianConsent: z.optional(z.boolean()),
  guardianEmail: z.optional(z.nullable(z.string())),
});

export type UserAnswer = z.output<typeof user>;

/** What everybody sees of a person is never empty. */
const displayName = trimmedText(NAME_MAX_LENGTH, 1);

const writableFields = {
  firstName: z.optional(name),
  lastName: z.optional(name),
  displayName: z.optional(displayName),
  isTermsAccepted: z.optional(z.boolean()),
  marketingConsent: z.optional(z.boolean()),
  /** Null changes nothing, here and below: it comes back with a whole user who has none. */
  classId: z.optional(z.nullable(classId)),
  isUnder16: z.optional(z.nullable(z.boolean())),
  guardianConsent: z.optional(z.boolean()),
  guardianEmail: z.optional(z.nullable(trimmedText(GUARDIAN_EMAIL_MAX_LENGTH, 0))),
};

/** The fields a client may set (R2). All other known ones may be sent back and are dropped with the unknown; a foreign `id` is 403 (R1). */
export const userChange = z.object({
  ...writableFields,
  id: z.optional(userId),
  deleteDate: z.optional(z.nullable(isoTime)),
});

/** By the link of the letter to a guardian (R8). */
export const guardianAnswer = z.object({ token: text(200, 1), agrees: z.boolean() });

/** What S1 §5.22–5.27 check of a new user. The e-mail and provider that count are the token's. */
export const newUser = z.object({
  ...writableFields,
  id: userId,
  displayName,
  email: text(256, 1),
  authProvider: z.optional(text(100)),
});
