import type { Concern } from '#tutoring/safety/concern.rules.ts';
import type { Danger } from '#tutoring/safety/danger.rules.ts';

/** By what the safety gate answered instead of, or before, the tutor. */
export type GateAnswer = Danger | Concern | 'withheld';

/** What whoever runs the gate is told. Never a text of anybody (R9). */
export interface GateReports {
  readonly onGate: (answer: GateAnswer) => void;
  /** An error that the pupil was spared. */
  readonly onFailure: (error: unknown) => void;
}
