import { Counter, Histogram, type Registry } from 'prom-client';
import type { TutorReports } from '#server/tutor/tutor-reports.ts';

const BUCKETS = [0.25, 0.5, 1, 2, 4, 8, 12, 25];

export const tutorMetrics = (registry: Registry): TutorReports => {
  const registers = [registry];
  const calls = new Histogram({
    name: 'nauka_model_call_duration_seconds',
    help: 'Calls of the model by what they were for and how they ended.',
    labelNames: ['purpose', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const gate = new Counter({
    name: 'nauka_safety_gate_answers_total',
    help: 'Answers of the safety gate instead of, or before, the tutor.',
    labelNames: ['answer'],
    registers,
  });
  const leaks = new Counter({
    name: 'nauka_answer_leaks_total',
    help: 'Results that a model gave away and the answer guard took back.',
    labelNames: ['end'],
    registers,
  });
  const failures = new Counter({
    name: 'nauka_tutor_failures_total',
    help: 'Errors of the tutor that the pupil was spared.',
    registers,
  });
  return {
    onCall: ({ purpose, outcome, milliseconds }) => calls.observe({ purpose, outcome }, milliseconds / 1000),
    onGate: (answer) => gate.inc({ answer }),
    onLeak: (end) => leaks.inc({ end }),
    onFailure: () => failures.inc(),
  };
};
