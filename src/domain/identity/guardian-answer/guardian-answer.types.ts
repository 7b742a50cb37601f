export interface GuardianAnswerForm {
  /** What the link of the letter carries. */
  readonly token: string;
  /** Null until the guardian says. */
  readonly agrees: boolean | null;
}

export type GuardianAnswerProblem = 'token/missing' | 'agrees/missing';
