import { foldMarks } from '#tutoring/topics/polish-stem.rules.ts';

/** „zadanie 5”, „w zad. 12”, „nr 3”; or nothing but a number with a full stop, as „7.” */
const NAMED = /\b(?:zad(?:anie|ania|aniu|anka|\.)?|nr\.?|numer|pytani[ea])\s*(\d{1,2})\b/;
const ALONE = /^#?(\d{1,2})\.$/;

/** The number of the task that is meant; undefined where none is named. */
export const taskNumberIn = (said: string): number | undefined => {
  const text = foldMarks(said).trim();
  const number = (NAMED.exec(text) ?? ALONE.exec(text))?.[1];
  return number === undefined ? undefined : Number(number);
};

/** Words that say nothing by themselves. */
const FILLERS = new Set('a i o w z do na to jak teraz poprosze prosze moje moj jest pytam mam chce'.split(' '));

/** What is said besides naming the task; empty where that is nothing. */
export const withoutTaskNumber = (said: string): string => {
  const rest = said
    .replace(/\b(?:zad(?:anie|ania|aniu|anka|\.)?|nr\.?|numer|pytani[ea])\s*\d{1,2}\b[.:,)]?/iu, ' ')
    .replace(/^\s*#?\d{1,2}\.\s*$/, '')
    .trim();
  const words = foldMarks(rest).match(/[\p{L}\p{N}]+/gu) ?? [];
  // A single letter is an answer, unless it is a filler: „zadanie 5: A”.
  const isNothing = words.every((word) => FILLERS.has(word)) && !/\p{Lu}/u.test(rest);
  return isNothing ? '' : rest;
};
