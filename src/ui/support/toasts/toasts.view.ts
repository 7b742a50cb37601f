import type { SnapshotFrom } from 'xstate';
import type { toastsMachine } from '#domain/support/toasts/toasts.machine.ts';
import type { Toast } from '#domain/support/toasts/toasts.types.ts';

export interface ShownToast extends Toast {
  readonly isClosing: boolean;
}

export const selectToasts = (snapshot: SnapshotFrom<typeof toastsMachine>): readonly ShownToast[] =>
  snapshot.context.current === null ? [] : [{ ...snapshot.context.current, isClosing: snapshot.matches('closing') }];

export const sameToasts = (before: readonly ShownToast[], after: readonly ShownToast[]): boolean =>
  before.length === after.length &&
  before.every((toast, index) => toast.id === after[index]?.id && toast.isClosing === after[index].isClosing);
