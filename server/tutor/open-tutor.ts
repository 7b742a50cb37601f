import type { ModelSettings } from '#server/settings/settings.ts';
import { embeddedTutor } from '#server/tutor/embedded-tutor.ts';
import { chatClient } from '#server/tutor/model/chat-client.ts';
import { firmModelTutor, modelSolver, modelTutor } from '#server/tutor/model-tutors.ts';
import { withRedaction } from '#server/tutor/safety/with-redaction.ts';
import { withSafetyGate } from '#server/tutor/safety/with-safety-gate.ts';
import { withAnswerGuard } from './with-answer-guard.ts';
import type { TutorReports } from '#server/tutor/tutor-reports.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';

/** A connected model or the embedded tutor, behind the gates that either needs: no pupil talks to a bare one. */
export const openTutor = (model: ModelSettings | undefined, reports: TutorReports): Tutor => {
  const embedded = embeddedTutor(reports.onFailure);
  return withSafetyGate(model === undefined ? embedded : guardedModel(model, embedded, reports), reports);
};

/** What leaves the house is masked; what comes back is compared with the result. */
const guardedModel = (model: ModelSettings, embedded: Tutor, { onCall, onLeak, onFailure }: TutorReports): Tutor => {
  const client = chatClient({ ...model, report: onCall });
  return withAnswerGuard(withRedaction(modelTutor(client)), {
    embedded,
    firm: withRedaction(firmModelTutor(client)),
    solver: withRedaction(modelSolver(client)),
    onLeak,
    onFailure,
  });
};
