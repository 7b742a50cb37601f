import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { isWeakStem, stemsOf } from '#tutoring/topics/message-words.rules.ts';

/** The families whose title speaks of the topic: those that share most of its words that say something. None where no title shares any. */
export const familiesAbout = (topic: string, families: readonly OpenFamily[]): readonly OpenFamily[] => {
  const wanted = new Set(stemsOf(topic).filter((stem) => !isWeakStem(stem)));
  const rated = families.map((family) => ({
    family,
    shared: new Set(stemsOf(family.title).filter((stem) => wanted.has(stem))).size,
  }));
  const most = Math.max(0, ...rated.map(({ shared }) => shared));
  return most === 0 ? [] : rated.filter(({ shared }) => shared === most).map(({ family }) => family);
};
