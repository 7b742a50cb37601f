import { fromPromise } from 'xstate';
import { guardianAnswerMachine } from '#domain/identity/guardian-answer/guardian-answer.machine.ts';
import type { GuardianAnswers } from '#application/ports/guardian-answers.port.ts';

export const guardianAnswerLogic = (answers: GuardianAnswers) =>
  guardianAnswerMachine.provide({
    actors: {
      send: fromPromise(({ input: { order }, signal }) => answers.send(order.token, order.agrees === true, signal)),
    },
  });

export type GuardianAnswerLogic = ReturnType<typeof guardianAnswerLogic>;
