import type { ToastType } from './toasts.types.ts';

/** How long a toast stays, by type (S1 §9.43–9.46). */
export const TOAST_DURATION = { info: 5_000, warning: 8_000, error: 10_000, success: 4_000 } as const satisfies Record<
  ToastType,
  number
>;
/** How long its leaving takes (S1 §9.42). */
export const TOAST_CLOSING = 300;
