import { toastsMachine } from '#domain/support/toasts/toasts.machine.ts';

export const toastsLogic = () => toastsMachine;

export type ToastsLogic = ReturnType<typeof toastsLogic>;
