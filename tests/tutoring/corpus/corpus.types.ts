/** What the pupil is owed for a first message. */
export type Owed =
  | {
      readonly kind: 'task';
      readonly family: string;
      /** Each result, in plain notation: `12`, `3/4`, `2,5 km`, `x = 2`, `x > 3`, `(6; 4)`, `tak`. */
      readonly results: readonly string[];
    }
  | { readonly kind: 'topic'; readonly subject: string }
  | { readonly kind: 'talk' }
  /** Beyond what can be done here, or something is missing: an honest refusal that costs nothing. */
  | { readonly kind: 'refusal' };

export interface FirstMessage {
  readonly message: string;
  /** 1–13. */
  readonly grade: number;
  readonly owed: Owed;
}

/** How the tutor must take a message of the pupil inside a thread. */
export type Taken = 'solved' | 'right' | 'partial' | 'wrong' | 'newTask' | 'question' | 'wish' | 'talk' | 'ambiguous';

export interface DialogueTurn {
  readonly pupil: string;
  readonly taken: Taken;
  /** The name of the misconception for `wrong`, where it is a typical one, in a few English words. */
  readonly mistake?: string;
}

export interface Dialogue {
  readonly mode: 'tutor' | 'buddy';
  readonly grade: number;
  readonly family: string;
  readonly task: string;
  readonly turns: readonly DialogueTurn[];
}
