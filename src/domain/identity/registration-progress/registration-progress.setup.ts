import { assign, setup } from 'xstate';
import { actorSlot, listenerSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { failureNoted, failing, type MachineMeta } from '#domain/shared/machine.ts';
import { LOCK_INTERVAL, LOCK_TIMEOUT } from './registration-progress.rules.ts';
import type {
  RegistrationProgressContext,
  RegistrationProgressInput,
  RegistrationProgressOutput,
  UserRecord,
} from './registration-progress.types.ts';

interface NewEnrolment {
  readonly userId: string;
  readonly schoolYearId: string;
  readonly classId: number;
}

export const registrationProgress = setup({
  types: {
    context: {} as RegistrationProgressContext,
    input: {} as RegistrationProgressInput,
    output: {} as RegistrationProgressOutput,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    acquireLock: actorSlot<boolean>('acquireLock'),
    lookUpUser: actorSlot<UserRecord, string>('lookUpUser'),
    isEnrolled: actorSlot<boolean, string>('isEnrolled'),
    addUser: actorSlot<void, RegistrationProgressInput>('addUser'),
    completeUser: actorSlot<void, RegistrationProgressInput>('completeUser'),
    getSchoolYear: actorSlot<string>('getSchoolYear'),
    addUserSchoolYear: actorSlot<void, NewEnrolment>('addUserSchoolYear'),
    saveLog: actorSlot<void, string>('saveLog'),
    /** Gives the lock back when it is stopped. */
    holdLock: listenerSlot('holdLock'),
  },
  delays: { lockInterval: LOCK_INTERVAL, lockTimeout: LOCK_TIMEOUT },
  guards: {
    isYes: (_, answer: boolean) => answer,
    isComplete: (_, record: UserRecord) => record === 'complete',
    isIncomplete: (_, record: UserRecord) => record === 'incomplete',
    isConflict: (_, code: FailureCode) => code === 'request/conflict',
    isAlreadyEnrolled: (_, code: FailureCode) => code === 'request/conflict' || code === 'request/invalid',
  },
  actions: {
    adoptSchoolYear: assign({ schoolYearId: (_, schoolYearId: string) => schoolYearId }),
    noteFailure: assign(failureNoted),
  },
});

/** A step has failed: nothing more is tried, and the failure is told. */
export const abandoning = failing('#registrationProgress.failed');
