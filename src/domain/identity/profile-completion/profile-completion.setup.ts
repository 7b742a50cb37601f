import { and, assign, emit, or, setup, stateIn } from 'xstate';
import { COMPLETION_PATH, COMPLETION_SUSPENSION, needsCompletion } from './profile-completion.rules.ts';
import type {
  ProfileCompletionContext,
  ProfileCompletionEmitted,
  ProfileCompletionEvent,
} from './profile-completion.types.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import type { MachineMeta } from '#domain/shared/machine.ts';

export const profileCompletion = setup({
  types: {
    context: {} as ProfileCompletionContext,
    events: {} as ProfileCompletionEvent,
    emitted: {} as ProfileCompletionEmitted,
    meta: {} as MachineMeta,
  },
  delays: { suspension: ({ context }) => context.suspension },
  guards: {
    needsCompletion: (_, user: User) => needsCompletion(user),
    isUnregistered: (_, outcome: SessionOutcome) => outcome === 'unregistered',
    isUnavailable: (_, outcome: SessionOutcome) => outcome === 'unavailable',
    isCalledFor: and([
      or([stateIn('#profileCompletion.profile.incomplete'), stateIn('#profileCompletion.profile.missing')]),
      stateIn('#profileCompletion.check.active'),
    ]),
  },
  actions: {
    setSuspension: assign({ suspension: (_, duration: number) => duration }),
    callForCompletion: emit({ type: 'completion.needed', path: COMPLETION_PATH }),
  },
});

export const suspend = {
  target: '.suspended',
  actions: { type: 'setSuspension', params: COMPLETION_SUSPENSION },
} as const;

/** Something was just filled in: what was known before it does not count, however long the backend takes to answer. */
export const outdated = {
  target: '.unknown',
  meta: { note: 'What was known is older than what was just filled in; the backend is asked.' },
} as const;
