import type { ExamReview } from '#domain/learning/exam-session/exam-session.types.ts';

export interface TopicScore {
  readonly topic: string;
  readonly points: number;
  readonly maxPoints: number;
}

/** How each topic went, the weakest first; tasks that nobody has marked yet are left out. */
export const topicScores = ({ tasks }: Pick<ExamReview, 'tasks'>): readonly TopicScore[] => {
  const scores = new Map<string, TopicScore>();
  for (const { topic, points, maxPoints } of tasks) {
    if (points === null) continue;
    const before = scores.get(topic) ?? { topic, points: 0, maxPoints: 0 };
    scores.set(topic, { topic, points: before.points + points, maxPoints: before.maxPoints + maxPoints });
  }
  return [...scores.values()].toSorted(
    (one, other) => one.points / one.maxPoints - other.points / other.maxPoints || other.maxPoints - one.maxPoints,
  );
};
