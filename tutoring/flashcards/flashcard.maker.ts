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

/** The flashcard about a topic; undefined where nobody knows anything about it. What may be meant counts only where nothing surely is. */
export const makeFlashcard = (order: FlashcardOrder): MadeFlashcard | undefined => {
  const family = meantFamily(order);
  const ofFamily = (): MadeFlashcard | undefined => family && familyFlashcard(family, order.grade, order.seed);
  if (family !== undefined && isTitled(family, order)) return ofFamily();
  const topic = ofSubject(topicFinder().find(order.topic, order.grade), order);
  if (topic !== undefined) return topicFlashcard(topic);
  if (family !== undefined) return ofFamily();
  const likely = topicFinder()
    .suggest(order.topic)
    .find((one) => ofSubject(one, order) !== undefined);
  return likely && topicFlashcard(likely);
};

const isTitled = ({ title }: OpenFamily, { topic }: FlashcardOrder): boolean =>
  title.toLowerCase() === topic.trim().toLowerCase();

const meantFamily = (order: FlashcardOrder): OpenFamily | undefined => {
  const subject = schoolSubject(order.subject);
  const families = familiesAbout(order.topic, subject === undefined ? FAMILIES : familiesOf(subject));
  return families.find((family) => isTitled(family, order)) ?? ofGrade(families, order.grade)[0];
};

const ofSubject = (topic: Topic | undefined, { subject: name }: FlashcardOrder): Topic | undefined => {
  const subject = schoolSubject(name);
  return subject === undefined || topic?.subject === subject ? topic : undefined;
};
