import type { WorkedTask } from './worked-task.types.ts';

/** What the pupil's own step is worth. Texts are Markdown and end with a full stop. */
export type Verdict =
  | { readonly kind: 'solved' }
  /** True, but not all of it: one of two roots, one unknown of the pair, a fraction to reduce. */
  | { readonly kind: 'partial'; readonly praise: string; readonly missing: string }
  /** Equivalent to the task; `remaining` is what is left to do. */
  | { readonly kind: 'right'; readonly praise: string; readonly remaining: WorkedTask | undefined }
  | { readonly kind: 'wrong'; readonly step: string; readonly suspicion: string | undefined };
