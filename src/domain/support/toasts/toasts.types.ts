import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

/** What a toast is about; the sentence is found in the texts. */
export type ToastTopic =
  | AiBlockReason
  | 'session/unidentified'
  | 'session/unavailable'
  | 'session/expired'
  | 'session/account-deleted'
  | 'trial/began'
  | 'purchase/pending'
  | 'purchase/postponed'
  | 'assistant/copied'
  | 'assistant/uncopied'
  | 'assistant/feedback-unsent';

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly topic: ToastTopic;
}

export interface ToastsContext {
  readonly current: Toast | null;
  readonly queue: readonly Toast[];
  readonly count: number;
}

export type ToastsEvent =
  | { readonly type: 'toast.requested'; readonly toast: Pick<Toast, 'type' | 'topic'> }
  | { readonly type: 'pupil.toastDismissed' }
  | { readonly type: 'pupil.toastHeld' }
  | { readonly type: 'pupil.toastReleased' };
