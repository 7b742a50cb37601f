import { schoolSubject } from '#tutoring/subjects/school-subject.reader.ts';
import { familiesOf } from '#tutoring/subjects/subject-families.ts';
import { familiesAbout } from '#tutoring/subjects/topic-families.rules.ts';
import { ofGrade } from '#tutoring/subjects/of-grade.rules.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { topicFinder } from '#tutoring/topics/all-topics.ts';
import type { Topic } from '#tutoring/topics/topic.types.ts';
import { familyFlashcard } from './family.flashcard.ts';
import type { FlashcardOrder, MadeFlashcard } from './flashcard.types.ts';
import { topicFlashcard } from './topic.flashcard.ts';

/** The flashcard about a topic; undefined where nobody knows anything about it. */
export const makeFlashcard = (order: FlashcardOrder): MadeFlashcard | undefined => {
  const family = meantFamily(order);
  if (family !== undefined && family.title.toLowerCase() === order.topic.trim().toLowerCase())
    return familyFlashcard(family, order.grade, order.seed);
  const topic = meantTopic(order);
  if (topic !== undefined) return topicFlashcard(topic);
  return family && familyFlashcard(family, order.grade, order.seed);
};

const meantFamily = ({ subject: name, topic, grade }: FlashcardOrder): OpenFamily | undefined => {
  const subject = schoolSubject(name);
  const families = familiesAbout(topic, subject === undefined ? FAMILIES : familiesOf(subject));
  const named = families.find(({ title }) => title.toLowerCase() === topic.trim().toLowerCase());
  return named ?? ofGrade(families, grade)[0];
};

const meantTopic = ({ subject: name, topic, grade }: FlashcardOrder): Topic | undefined => {
  const subject = schoolSubject(name);
  const found = topicFinder().find(topic, grade);
  const meant = found === undefined ? topicFinder().suggest(topic) : [found];
  return meant.find((one) => subject === undefined || one.subject === subject);
};
