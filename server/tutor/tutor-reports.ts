import type { GateReports } from './safety/gate-reports.ts';
import type { ModelCallReport } from './model/model-call-report.ts';

/** What became of an answer that gave the result away: written anew, replaced by a hint of ours, or by a kind word. */
export type LeakEnd = 'rewritten' | 'replaced' | 'withheld';

/** What whoever runs the tutor is told. Never a text of anybody (R9). */
export interface TutorReports extends GateReports {
  readonly onCall: (call: ModelCallReport) => void;
  readonly onLeak: (end: LeakEnd) => void;
}
