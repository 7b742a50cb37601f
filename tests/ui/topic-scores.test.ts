import { expect, it } from 'vitest';
import { topicScores } from '#ui/learning/exam-session/topic-scores.rules.ts';

const task = { taskId: 'z', answer: '', rightAnswer: '', explanation: '', criteria: [] };

it('topics of an exam are told with the weakest first, and among equals the one that weighs more', () => {
  expect(
    topicScores({
      tasks: [
        { ...task, topic: 'Ułamki', points: 2, maxPoints: 2 },
        { ...task, topic: 'Równania', points: 1, maxPoints: 4 },
        { ...task, topic: 'Procenty', points: 0, maxPoints: 1 },
        { ...task, topic: 'Równania', points: 1, maxPoints: 4 },
        { ...task, topic: 'Bryły', points: 1, maxPoints: 4 },
        { ...task, topic: 'Potęgi', points: null, maxPoints: 5 },
      ],
    }),
  ).toEqual([
    { topic: 'Procenty', points: 0, maxPoints: 1 },
    { topic: 'Równania', points: 2, maxPoints: 8 },
    { topic: 'Bryły', points: 1, maxPoints: 4 },
    { topic: 'Ułamki', points: 2, maxPoints: 2 },
  ]);
});
