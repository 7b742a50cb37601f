import { createActorContext } from '@xstate/react';
import { examSessionMachine } from '#domain/learning/exam-session/exam-session.machine.ts';

export const ExamSessionActor = createActorContext(examSessionMachine);
