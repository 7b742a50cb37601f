import type { Call } from '#contract/calls/call.ts';
import { forbidden } from '#server/api/api-failure.ts';
import type { Identity } from '#server/api/identity.types.ts';
import type { RequestParts } from '#server/http/request-parser.ts';

/** Whose data a request is about must be who speaks, or an administrator must where the call lets one (R1). Throws 403, whether that other user exists or not. */
export const authorize = ({ subject }: Call, identity: Identity | null, parts: RequestParts): void => {
  if (subject === undefined || (identity?.isAdmin === true && subject.admins === 'allowed')) return;
  if (Object(parts[subject.in])[subject.field] !== identity?.uid) throw forbidden();
};
