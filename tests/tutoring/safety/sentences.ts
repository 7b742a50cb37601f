import { readdirSync, readFileSync } from 'node:fs';
import { concernAmong } from '#tutoring/safety/concern.rules.ts';
import { dangerAmong, dangerIn } from '#tutoring/safety/danger.rules.ts';
import { readSentences } from '#tutoring/safety/message/words.reader.ts';

const FOLDER = new URL('sentences/', import.meta.url);
const CONCERNS: ReadonlySet<string> = new Set(['bullying', 'eating', 'loneliness']);

export interface Sample {
  readonly round: string;
  readonly kind: string;
  readonly sentence: string;
}

const samples: readonly Sample[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: round }) =>
    readdirSync(new URL(`${round}/`, FOLDER)).flatMap((file) =>
      readFileSync(new URL(`${round}/${file}`, FOLDER), 'utf8')
        .trim()
        .split('\n')
        .map((sentence) => ({ round, kind: file.replace('.txt', ''), sentence })),
    ),
  );

/** Answered with the help lines before any tutoring. */
export const cries = samples.filter(({ kind }) => kind !== 'harmless' && !CONCERNS.has(kind));
/** Answered with a kind word and then with the lesson. */
export const concerns = samples.filter(({ kind }) => CONCERNS.has(kind));
/** Lessons, jokes and games. */
export const harmless = samples.filter(({ kind }) => kind === 'harmless');

export const signIn = (message: string): string | undefined => {
  const sentences = readSentences(message);
  return dangerAmong(sentences) ?? concernAmong(sentences);
};
export const isCaught = (message: string): boolean => dangerIn(message) !== undefined;

/** The sentences that fail, if they are more than so many in a thousand. */
export const failuresBeyond = (
  inAThousand: number,
  of: readonly Sample[],
  fails: (sentence: string) => boolean,
): readonly string[] => {
  const failing = of.map(({ sentence }) => sentence).filter(fails);
  return failing.length * 1000 > of.length * inAThousand ? failing : [];
};
