import { failureCode } from '#domain/shared/machine.ts';
import { abandoning, registrationProgress } from './registration-progress.setup.ts';

export const registrationProgressMachine = registrationProgress.createMachine({
  id: 'registrationProgress',
  description: 'The steps that make a user of a person with an account.',
  meta: { source: ['S1 §4 E-mail registration', 'S1 §4 Registration service'] },
  context: ({ input }) => ({ ...input, schoolYearId: null, failure: null }),
  initial: 'queued',
  states: {
    queued: {
      description: 'Only one registration runs at a time; this one waits for its turn.',
      tags: 'busy',
      initial: 'asking',
      after: {
        lockTimeout: {
          target: 'failed',
          actions: { type: 'noteFailure', params: 'registration/in-progress' },
          meta: { note: 'The other registration does not end: „Registration already in progress”.' },
        },
      },
      states: {
        asking: {
          description: 'We ask whether another registration is running.',
          invoke: {
            id: 'acquireLock',
            src: 'acquireLock',
            onDone: [
              {
                guard: { type: 'isYes', params: ({ event }) => event.output },
                target: '#registrationProgress.running',
              },
              { target: 'waiting' },
            ],
            onError: {
              target: '#registrationProgress.running',
              meta: { note: 'A browser without locks registers without them; the server keeps the order.' },
            },
          },
        },
        waiting: { description: 'Another one is running; we ask again soon.', after: { lockInterval: 'asking' } },
      },
    },
    running: {
      description:
        'The steps, one after the other. However they end, also when the page is left, the next registration may begin.',
      tags: 'busy',
      invoke: {
        id: 'holdLock',
        src: 'holdLock',
        onError: { meta: { note: 'Without the lock the server keeps the order.' } },
      },
      initial: 'start',
      states: {
        start: {
          description: 'Is this user known already?',
          invoke: {
            id: 'lookUpUser',
            src: 'lookUpUser',
            input: ({ context }) => context.person.uid,
            onDone: [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: 'resuming',
                meta: { note: 'What was done before is not done again.' },
              },
              { guard: { type: 'isIncomplete', params: ({ event }) => event.output }, target: 'completeUser' },
              { target: 'addUser' },
            ],
            onError: abandoning,
          },
        },
        resuming: {
          description: 'The user exists; does the class as well?',
          invoke: {
            id: 'isEnrolled',
            src: 'isEnrolled',
            input: ({ context }) => context.person.uid,
            onDone: [
              {
                guard: { type: 'isYes', params: ({ event }) => event.output },
                target: '#registrationProgress.complete',
              },
              {
                target: 'getSchoolYear',
                meta: { note: 'An earlier registration broke off half-way; this one finishes it.' },
              },
            ],
            onError: abandoning,
          },
        },
        addUser: {
          description: 'We add the user.',
          invoke: {
            id: 'addUser',
            src: 'addUser',
            input: ({ context: { person, details } }) => ({ person, details }),
            onDone: 'getSchoolYear',
            onError: [
              {
                guard: { type: 'isConflict', params: failureCode },
                target: 'getSchoolYear',
                meta: { note: 'Another registration of the same user was faster.' },
              },
              abandoning,
            ],
          },
        },
        completeUser: {
          description: 'The user exists and lacks first name, class or terms: we add what was filled in.',
          invoke: {
            id: 'completeUser',
            src: 'completeUser',
            input: ({ context: { person, details } }) => ({ person, details }),
            onDone: 'getSchoolYear',
            onError: abandoning,
          },
        },
        getSchoolYear: {
          description: 'We ask which school year runs now.',
          invoke: {
            id: 'getSchoolYear',
            src: 'getSchoolYear',
            onDone: {
              target: 'addUserSchoolYear',
              actions: { type: 'adoptSchoolYear', params: ({ event }) => event.output },
            },
            onError: abandoning,
          },
        },
        addUserSchoolYear: {
          description: 'We put the user into the chosen class.',
          invoke: {
            id: 'addUserSchoolYear',
            src: 'addUserSchoolYear',
            input: ({ context }) => ({
              userId: context.person.uid,
              schoolYearId: context.schoolYearId!,
              classId: context.details.classId,
            }),
            onDone: 'saveLog',
            onError: [
              {
                guard: { type: 'isAlreadyEnrolled', params: failureCode },
                target: 'saveLog',
                meta: { note: 'An existing school year counts as success.' },
              },
              abandoning,
            ],
          },
        },
        saveLog: {
          description: 'We note that a registration took place.',
          invoke: {
            id: 'saveLog',
            src: 'saveLog',
            input: ({ context }) => context.person.uid,
            onDone: '#registrationProgress.complete',
            onError: {
              target: '#registrationProgress.complete',
              meta: { note: 'A lost note is no lost registration.' },
            },
          },
        },
      },
    },
    complete: { description: 'Registered, in a class.', type: 'final' },
    failed: { description: 'A step failed; what was done stays and is not done again.', type: 'final' },
  },
  output: ({ context }) =>
    context.failure === null ? { outcome: 'complete' } : { outcome: 'failed', failure: context.failure },
});
