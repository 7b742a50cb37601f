import type { Clock } from '#application/ports/clock.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import { addUser, findUser, updateUser } from '#contract/calls/users.calls.ts';
import type { UserAnswer } from '#contract/schemas/user.schema.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

const LONGEST_NAME = 100;
/** Stands where the address of the pupil would: it is given to no third party (S1 §7.62–7.63, D17), and the server sees it anyway. */
const UNKNOWN_IP = '{ip}';

const toUser = (answer: UserAnswer): User => ({
  id: answer.id,
  firstName: answer.firstName,
  lastName: answer.lastName,
  displayName: answer.displayName,
  email: answer.email,
  isActive: answer.isActive,
  isTermsAccepted: answer.isTermsAccepted,
  authProvider: answer.authProvider,
  registeredDate: answer.registeredDate,
  aiPoints: answer.aiPoints,
  marketingConsent: answer.marketingConsent,
  classId: answer.classId,
  isUnder16: answer.isUnder16 ?? null,
  guardianConsent: answer.guardianConsent ?? false,
  guardianEmail: answer.guardianEmail ?? null,
});

/** `Email`, or the provider's host (S1 §3.5). */
const authProviderOf = ({ providerId }: AuthUser): string => (providerId === 'password' ? 'Email' : providerId);

export const httpUsers = (http: HttpClient, clock: Clock): Users => ({
  async find(id, signal) {
    const answer = await orNull(http.call(findUser, { params: { id } }, { signal, onExpiry: 'fail' }));
    return answer === null ? null : toUser(answer);
  },

  async add(
    person,
    { firstName, classId, isTermsAccepted, marketingConsent, isUnder16, guardianConsent, guardianEmail },
    signal,
  ) {
    const body = {
      id: person.uid,
      firstName,
      lastName: '',
      displayName: (person.displayName || firstName).slice(0, LONGEST_NAME),
      email: person.email ?? '',
      isActive: true,
      isTermsAccepted,
      authProvider: authProviderOf(person),
      platformRegistered: 'Web',
      ipRegistered: UNKNOWN_IP,
      registeredDate: new Date(clock.now()).toISOString(),
      marketingConsent,
      classId,
      isUnder16,
      guardianConsent,
      guardianEmail,
    };
    await http.call(addUser, { body }, { signal, onExpiry: 'fail' });
  },

  async update(id, change, signal) {
    return toUser(await http.call(updateUser, { params: { id }, body: change }, { signal }));
  },
});
