import { concernAmong } from '#tutoring/safety/concern.rules.ts';
import { concernText } from '#tutoring/safety/concern.texts.ts';
import { readSentences } from '#tutoring/safety/message/words.reader.ts';

/** A sorrow gets a kind word before the answer goes on (R8). */
export const withKindWord = (said: string, answer: string): string => {
  const concern = concernAmong(readSentences(said));
  return concern === undefined ? answer : concernText(concern, answer);
};
