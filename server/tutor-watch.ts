import type { FastifyBaseLogger } from 'fastify';
import type { TutorReports } from '#server/tutor/tutor-reports.ts';

/** What the tutor tells, for the log and for the counts. */
export const watchTutor = (log: () => FastifyBaseLogger, counts: TutorReports): TutorReports => ({
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
  },
  onLeak: (leak) => {
    log().info({ leak }, 'the answer guard took a result back');
    counts.onLeak(leak);
  },
});
