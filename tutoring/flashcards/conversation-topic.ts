import type { Turn } from '#domain/learning/conversation.types.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import { subjectOf } from '#tutoring/subjects/subject-families.ts';
import { SUBJECT_NAMES } from '#tutoring/subjects/subject-names.texts.ts';
import { topicFinder } from '#tutoring/topics/all-topics.ts';

import { engineFamily } from './engine-family.rules.ts';

export interface ConversationTopic {
  readonly subject: string;
  readonly title: string;
}

/** What a conversation was about last: the kind of a task, or a topic; undefined where neither can be told. */
export const conversationTopic = (
  conversation: readonly Turn[],
  grade: Grade | undefined,
): ConversationTopic | undefined => {
  const said = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  for (const message of said.toReversed()) {
    const topic = topicIn(message, grade);
    if (topic !== undefined) return topic;
  }
  return undefined;
};

const topicIn = (message: string, grade: Grade | undefined): ConversationTopic | undefined => {
  const family = familyIn(message, grade);
  if (family !== undefined) return { subject: SUBJECT_NAMES[subjectOf(family)], title: family.title };
  const topic = topicFinder().find(message, grade);
  return topic && { subject: SUBJECT_NAMES[topic.subject], title: topic.title };
};

const familyIn = (message: string, grade: Grade | undefined): OpenFamily | undefined => {
  const found = taskIn(message, grade);
  if (found.kind !== 'task') return undefined;
  const { task } = found.worked;
  const id = task.kind === 'family' ? task.family : engineFamily(task, message);
  return FAMILIES.find((family) => family.id === id);
};
