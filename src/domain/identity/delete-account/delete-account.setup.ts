import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type {
  DeleteAccountContext,
  DeleteAccountEmitted,
  DeleteAccountEvent,
  DeleteAccountInput,
  SignInProof,
} from './delete-account.types.ts';

export const deleteAccount = setup({
  types: {
    context: {} as DeleteAccountContext,
    input: {} as DeleteAccountInput,
    events: {} as DeleteAccountEvent,
    emitted: {} as DeleteAccountEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    deleteUser: actorSlot<void, string>('deleteUser'),
    signInAgain: actorSlot<boolean, SignInProof>('signInAgain'),
    signOut: actorSlot<void>('signOut'),
  },
  guards: {
    isLoginTooOld: (_, code: FailureCode) => code === 'auth/recent-login-required',
    isProven: (_, isSignedIn: boolean) => isSignedIn,
  },
  actions: {
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
    announceDeletion: emit({ type: 'account.deleted' }),
  },
});
