import { createActorContext } from '@xstate/react';
import { questionReportMachine } from '#domain/learning/question-report/question-report.machine.ts';

export const QuestionReportActor = createActorContext(questionReportMachine);
