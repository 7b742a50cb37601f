import type { Users } from '#application/ports/users.port.ts';
import { firstNameProblem, NAME_MAX_LENGTH } from '#domain/identity/credentials.rules.ts';
import { marketingConsentOf } from '#domain/identity/guardian.rules.ts';
import { guardianProblems } from '#domain/identity/guardian-form.rules.ts';
import type { AuthUser, Guardianship, User, UserChange } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, requireClass, requireSelf, requireUser, type FakeBackend } from './backend.fake.ts';

type ToldOfGuardian = Pick<User, keyof Guardianship>;

const NOBODY: ToldOfGuardian = { isUnder16: null, guardianConsent: false, guardianEmail: null };

/** What is kept of a guardian who was told of: nothing from sixteen on, an address only where it is one. */
const guardianOf = ({ isUnder16, guardianConsent, guardianEmail }: ToldOfGuardian): ToldOfGuardian => {
  const address = guardianEmail?.trim() ?? '';
  const isTold = guardianConsent || address !== '';
  if (isUnder16 === null && isTold) throw new Failure('request/invalid');
  if (isUnder16 !== true) return { ...NOBODY, isUnder16 };
  if (
    isTold &&
    guardianProblems({ isUnder16, guardianConsent: true, guardianEmail: address }).guardianEmail !== undefined
  )
    throw new Failure('request/invalid');
  return { isUnder16, guardianConsent, guardianEmail: address === '' ? null : address };
};

const changed = (user: User, change: UserChange): User => {
  const isUnder16 = change.isUnder16 ?? user.isUnder16;
  if (user.isUnder16 === true && isUnder16 !== true) throw new Failure('profile/age-stated');
  const guardian = guardianOf({
    isUnder16,
    guardianConsent: change.guardianConsent ?? user.guardianConsent,
    guardianEmail: change.guardianEmail ?? user.guardianEmail,
  });
  return {
    ...user,
    firstName: change.firstName?.trim() ?? user.firstName,
    isTermsAccepted: user.isTermsAccepted || change.isTermsAccepted === true,
    marketingConsent: marketingConsentOf(isUnder16, change.marketingConsent ?? user.marketingConsent),
    classId: change.classId ?? user.classId,
    ...guardian,
  };
};

const requireFirstName = (firstName: string): void => {
  if (firstNameProblem(firstName) !== undefined) throw new Failure('request/invalid');
};

export const fakeUsers = (backend: FakeBackend, { uid }: AuthUser): Users => ({
  async find(id, signal) {
    admit(backend, uid, signal);
    requireSelf(uid, id);
    return backend.users.get(id) ?? null;
  },

  async add(person, { firstName, classId, isTermsAccepted, marketingConsent, ...guardianship }, signal) {
    admit(backend, uid, signal);
    requireSelf(uid, person.uid);
    requireClass(classId);
    requireFirstName(firstName);
    const guardian = guardianOf(guardianship);
    if (backend.users.has(uid)) throw new Failure('request/conflict');
    backend.users.set(uid, {
      id: uid,
      firstName: firstName.trim(),
      lastName: '',
      displayName: (person.displayName || firstName).slice(0, NAME_MAX_LENGTH).trim(),
      email: person.email ?? '',
      isActive: true,
      isTermsAccepted,
      authProvider: person.providerId === 'password' ? 'Email' : person.providerId,
      registeredDate: new Date(backend.clock.now()).toISOString(),
      aiPoints: 0,
      marketingConsent: marketingConsentOf(guardian.isUnder16, marketingConsent),
      classId,
      ...guardian,
    });
  },

  async update(id, change, signal) {
    admit(backend, uid, signal);
    requireSelf(uid, id);
    requireClass(change.classId);
    const user = requireUser(backend, id);
    if (change.firstName !== undefined && change.firstName !== user.firstName) requireFirstName(change.firstName);
    const next = changed(user, change);
    backend.users.set(id, next);
    return next;
  },
});
