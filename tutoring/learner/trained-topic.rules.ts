import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { subjectOf } from '#tutoring/subjects/subject-families.ts';
import { TOPICS } from '#tutoring/topics/all-topics.ts';

export interface TrainedTopic {
  readonly subject: string;
  /** As a pupil reads it. */
  readonly topic: string;
}

/** What a question of a quiz trains, by its id; undefined for one that the engine has not made. */
export const topicTrainedBy = (questionId: string): TrainedTopic | undefined => {
  const family = FAMILIES.find(({ id }) => new RegExp(`^${id}-[123]-\\d+-`).test(questionId));
  return family === undefined ? topicOfBank().get(questionId) : { subject: subjectOf(family), topic: family.title };
};

const topicOfBank = (): ReadonlyMap<string, TrainedTopic> => {
  known ??= new Map(
    Object.values(QUESTIONS)
      .flat()
      .flatMap(({ id, topic }) => {
        const found = TOPICS.find((one) => one.id === topic);
        return found === undefined ? [] : [[id, { subject: found.subject, topic: found.title }] as const];
      }),
  );
  return known;
};

let known: ReadonlyMap<string, TrainedTopic> | undefined;
