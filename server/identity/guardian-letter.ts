import type { Database } from '#server/database/database.types.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import { addRequest, latestRequest } from '#server/identity/guardian-requests.repository.ts';
import type { Guardianship } from '#server/identity/guardian.rules.ts';
import { guardianLetter } from '#server/identity/guardian.texts.ts';
import type { UserRow } from '#server/identity/users.repository.ts';
import { addLetter } from '#server/mail/letters.repository.ts';
import type { Mailing } from '#server/mail/mailing.types.ts';

const HOUR = 3_600_000;

/** A first name and nothing else: no address, no number, no sentence. */
const PLAIN_NAME = /^\p{L}[\p{L}'’-]{0,29}(?: \p{L}[\p{L}'’-]{0,29})?$/u;

/**
 * Writes to a guardian who was named or has just been said to agree, at most once an hour: whoever reads the letter has the last word (R8).
 * Throws 403 for a consent that this guardian has declined: a tick must not outvote them.
 */
export const askGuardian = async (
  transaction: Database,
  user: UserRow,
  before: Guardianship,
  { links, baseUrl }: Mailing,
  now: number,
): Promise<void> => {
  const { guardianEmail, guardianConsentDate } = user;
  const isNamed = guardianEmail !== before.guardianEmail;
  const isNewlyGiven =
    guardianConsentDate !== null && guardianConsentDate.getTime() !== before.guardianConsentDate?.getTime();
  if (guardianEmail === null || !(isNamed || isNewlyGiven)) return;
  const latest = await latestRequest(transaction, user.id, guardianEmail);
  if (latest?.answer === 'declined' && isNewlyGiven) throw declined();
  if (latest !== null && latest.askedAt.getTime() > now - HOUR) return;
  const id = await addRequest(transaction, user.id, guardianEmail, now);
  const link = `${baseUrl()}/zgoda-opiekuna?token=${encodeURIComponent(links.sign('guardian', id))}`;
  const letter = guardianLetter(PLAIN_NAME.test(user.firstName) ? user.firstName : null, link);
  await addLetter(transaction, { kind: 'guardian-request', recipient: guardianEmail, userId: user.id, ...letter }, now);
};

const declined = (): ApiFailure =>
  new ApiFailure(403, 'guardian_declined', 'This guardian has declined; only the link of the letter changes that.');
