import type { Concern } from './safety/concern.rules.ts';
import type { Danger } from './safety/danger.rules.ts';

/** By what the safety gate answered instead of, or before, the tutor. */
export type GateAnswer = Danger | Concern | 'withheld';

/** What whoever runs the tutor is told. Never a text of anybody (R9). */
export interface TutorReports {
  readonly onGate: (answer: GateAnswer) => void;
  /** An error that the pupil was spared. */
  readonly onFailure: (error: unknown) => void;
}
