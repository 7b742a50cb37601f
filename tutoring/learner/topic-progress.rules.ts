import type { TopicProgress } from '#domain/learning/progress/progress.types.ts';
import { masteryAfter, type LearnerAnswer } from './knowledge.rules.ts';

export interface TopicAnswer extends LearnerAnswer {
  readonly subject: string;
  readonly topic: string;
}

/** From there on a topic counts as sure, and no sooner than after some answers. */
const SURE = 0.85;
const ENOUGH_ANSWERS = 3;

/** What the answers, the oldest first, say of each of their topics; the shakiest of a subject first. */
export const topicProgress = (answers: readonly TopicAnswer[]): readonly TopicProgress[] => {
  const ofTopics = new Map<string, TopicAnswer[]>();
  for (const answer of answers) {
    const key = JSON.stringify([answer.subject, answer.topic]);
    const known = ofTopics.get(key);
    if (known === undefined) ofTopics.set(key, [answer]);
    else known.push(answer);
  }
  return [...ofTopics.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [progressOf(first, [first, ...others])]))
    .toSorted((one, other) => one.subject.localeCompare(other.subject) || one.mastery - other.mastery);
};

const progressOf = (
  { subject, topic }: Pick<TopicAnswer, 'subject' | 'topic'>,
  answers: readonly LearnerAnswer[],
): TopicProgress => {
  const mastery = masteryAfter(answers);
  const isSure = mastery >= SURE;
  const state = answers.length < ENOUGH_ANSWERS ? 'unknown' : isSure ? 'sure' : 'shaky';
  return { subject, topic, mastery, answers: answers.length, state };
};

/** The shakiest topic, else the one that least is known of; undefined where all are sure. */
export const nextTopic = (topics: readonly TopicProgress[]): TopicProgress | undefined => {
  const shaky = topics.filter(({ state }) => state === 'shaky');
  const unknown = topics.filter(({ state }) => state === 'unknown');
  return shaky.length > 0
    ? shaky.toSorted((one, other) => one.mastery - other.mastery)[0]
    : unknown.toSorted((one, other) => one.answers - other.answers || one.mastery - other.mastery)[0];
};
