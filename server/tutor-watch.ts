import type { FastifyBaseLogger } from 'fastify';
import type { Tracing } from '#server/tracing/tracing.types.ts';
import type { TutorReports } from '#server/tutor/tutor-reports.ts';

/** What the tutor tells, for the log, for the counts and for the traces. */
export const watchTutor = (
  log: () => FastifyBaseLogger,
  counts: TutorReports,
  tracing: Tracing | null,
): TutorReports => ({
  onGate: (answer) => {
    log().info({ answer }, 'the safety gate answered');
    counts.onGate(answer);
  },
  onFailure: (error) => {
    log().error(error, 'the tutor failed and answered all the same');
    counts.onFailure(error);
  },
  onCall: (call) => {
    log().info(call, 'the model was asked');
    counts.onCall(call);
    tracing?.modelCalled(call);
  },
  onLeak: (leak) => {
    log().info({ leak }, 'the answer guard took a result back');
    counts.onLeak(leak);
  },
});
