import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';

interface PercentText {
  /** For templates: percents as `{p%}`, a percent that is asked for as the word „procent”, no units. */
  readonly text: string;
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
}

/** Stands in the text where a story asks „ile”, „ilu”, „jaka”: the canonical form drops these words. */
const ASK = '§';

const QUESTION = /(?<!\p{L})(?<!(?<!\p{L})o )(?:il[eu]|jak(?:a|i|ie|ą|iego|iej)|któr(?:a|y|e))(?!\p{L})/giu;

/** A message with each of its question words as `§`, so that the story and its question do not run together. */
export const withAskSigns = (message: string): string => message.replace(QUESTION, ` ${ASK} `);

/** The text of a story of percents with its question words as `§`. */
export const askingText = (message: string): PercentText | undefined => percentText(withAskSigns(message));

/** A story of percents: undefined where it measures in more than one unit, or says „nie”. */
export const percentText = (message: string): PercentText | undefined => {
  const text = canonicalOf(
    message
      .replace(/\\?%|procent(?!ow\p{L}{1,3}(?!\p{L}))\p{L}*/giu, ' procent ')
      .replace(/(\d)\s*,-/g, '$1 zł')
      .replace(/(\d)[,.;]?\s+a\s+(?=[\p{L}\d-])/giu, '$1 oraz ')
      .replace(/(\d)[,.;]?\s+(?:w|we)\s+(?=\p{L})/giu, '$1 we '),
  );
  const [unit, ...others] = [...text.matchAll(/ @(\S+)/g)].map(([, id]) => id);
  if (others.some((other) => other !== unit)) return undefined;
  const bare = text.replace(/ @\S+/g, '').replaceAll(' %', ' procent').replaceAll(' oraz', ' ,').trim();
  // Behind a number „ma” would be milliamperes.
  return { text: bare.replace(/(\d) ma(?= |$)/g, '$1 posiada'), unit };
};
