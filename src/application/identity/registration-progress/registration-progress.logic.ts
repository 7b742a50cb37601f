import { fromCallback, fromPromise } from 'xstate';
import { needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { registrationProgressMachine } from '#domain/identity/registration-progress/registration-progress.machine.ts';
import type { UserRecord } from '#domain/identity/registration-progress/registration-progress.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import type { RegistrationLock } from '#application/ports/registration-lock.port.ts';
import type { SchoolYears } from '#application/ports/school-years.port.ts';
import type { Users } from '#application/ports/users.port.ts';

const recordOf = (user: User | null): UserRecord => {
  if (user === null) return 'unknown';
  return needsCompletion(user) ? 'incomplete' : 'complete';
};

export const registrationProgressLogic = (
  lock: RegistrationLock,
  users: Users,
  schoolYears: SchoolYears,
  logs: ClientLogs,
  clock: Clock,
) =>
  registrationProgressMachine.provide({
    actors: {
      acquireLock: fromPromise(({ signal }) => lock.acquire(signal)),
      holdLock: fromCallback(() => () => lock.release()),
      lookUpUser: fromPromise(async ({ input: id, signal }) => recordOf(await users.find(id, signal))),
      isEnrolled: fromPromise(async ({ input: id, signal }) => (await schoolYears.enrolmentOf(id, signal)) !== null),
      addUser: fromPromise(({ input: { person, details }, signal }) => users.add(person, details, signal)),
      completeUser: fromPromise(async ({ input: { person, details }, signal }) => {
        await users.update(person.uid, details, signal);
      }),
      getSchoolYear: fromPromise(({ signal }) => schoolYears.current(signal)),
      addUserSchoolYear: fromPromise(({ input, signal }) => schoolYears.enrol(input, signal)),
      saveLog: fromPromise(({ input: userId, signal }) =>
        logs.write({ userId, text: 'registration completed', at: clock.now() }, signal),
      ),
    },
  });

export type RegistrationProgressLogic = ReturnType<typeof registrationProgressLogic>;
