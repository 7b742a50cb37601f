import type { ModelSettings } from '#server/settings/settings.ts';
import { embeddedTutor } from '#server/tutor/embedded-tutor.ts';
import { openAiTutor } from '#server/tutor/openai-tutor.ts';
import { withRedaction } from '#server/tutor/safety/with-redaction.ts';
import { withSafetyGate } from '#server/tutor/safety/with-safety-gate.ts';
import { withAnswerGuard } from '#server/tutor/teaching/with-answer-guard.ts';
import type { GateReports } from '#server/tutor/safety/gate-reports.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';

/** A connected model or the embedded tutor, behind the gates that either needs: no pupil talks to a bare one. */
export const openTutor = (model: ModelSettings | undefined, reports: GateReports): Tutor => {
  const embedded = embeddedTutor(reports.onFailure);
  const tutor = model === undefined ? embedded : withAnswerGuard(withRedaction(openAiTutor(model)), embedded);
  return withSafetyGate(tutor, reports);
};
