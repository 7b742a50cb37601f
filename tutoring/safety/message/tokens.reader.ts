import { isKnown } from '#tutoring/safety/vocabulary/dictionary.ts';
import { separated } from './joined-words.rules.ts';
import { withLettersJoined } from './letters-apart.rules.ts';
import { unmasked, visible } from './look-alikes.rules.ts';
import { spellingsOf } from '#tutoring/safety/vocabulary/spelling.rules.ts';

export interface Token {
  /** As it was written, but for capitals and what cannot be seen. */
  readonly text: string;
  readonly spellings: readonly string[];
}

/** Longer ones are no pupil's message; what is not read takes no time. */
const LONGEST_MESSAGE = 20_000;
const LONGEST_TOKEN = 60;
const LONGEST_WHOLE = 14;
const SENTENCE_END = /[;\n…]+|[.!?]+(?=\s|$)/u;
const WORD_END = /[\s,/()[\]„”"«»:.\-–—?]+/u;
const SHORT_WORDS = new Set(
  [
    'a i o u w z na do po za od ze to co ta te ten tu są go bo ale jak tak czy nad pod bez dla mu im ją je był ma my ty wy no ni',
    'у в з й та то що як на до по за від але так ти ми ви',
  ].flatMap((words) => words.split(' ')),
);

/** The sentences of a message as words that may be looked up, however they are disguised. */
export const readTokens = (message: string): readonly (readonly Token[])[] => {
  const read = remembered((text) => separatedToken({ text, spellings: unmasked(text).flatMap(spellingsOf) }));
  return withLettersJoined(visible(message.slice(0, LONGEST_MESSAGE)))
    .split(SENTENCE_END)
    .map((sentence) => withFragmentsJoined(sentence.split(WORD_END).map(trimmed).flatMap(read)))
    .filter((tokens) => tokens.length > 0);
};

/** Who repeats a word is read once. */
const remembered = (read: (text: string) => readonly Token[]): ((text: string) => readonly Token[]) => {
  const memory = new Map<string, readonly Token[]>();
  return (text) => {
    const tokens = memory.get(text) ?? read(text);
    memory.set(text, tokens);
    return tokens;
  };
};

const trimmed = (text: string): string => text.replace(/^[!*_]+|[!*_]+$/g, '').slice(0, LONGEST_TOKEN);

const isLongWord = (spelling: string): boolean => spelling.length >= 4 && isKnown(spelling);

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** „niechcę” as two tokens, and nothing for what holds neither letter nor digit. */
const separatedToken = (token: Token): readonly Token[] => {
  // „7474” may be „tata”, „72” is a number.
  if (isNumber(token.text)) return [{ ...token, spellings: token.spellings.filter(isLongWord) }];
  if (token.spellings.length === 0 || token.spellings.some(isKnown)) return token.spellings.length === 0 ? [] : [token];
  const row = token.spellings.map(separated).find((words) => words !== undefined);
  return row?.map((text) => ({ text, spellings: [text] })) ?? [token];
};

/** „um rzeć” and „ży ć”: pieces of which one could not be a word. */
const withFragmentsJoined = (tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = [];
  for (const token of tokens) {
    const whole = wholeOf(joined.at(-1), token);
    if (whole.length === 0) joined.push(token);
    else joined.splice(-1, 1, ...whole);
  }
  return joined;
};

const wholeOf = (one: Token | undefined, other: Token): readonly Token[] => {
  if (one === undefined || one.text.length + other.text.length > LONGEST_WHOLE) return [];
  if (!isFragment(one) && !isFragment(other)) return [];
  const text = one.text + other.text;
  const spellings = one.spellings.flatMap((start) => other.spellings.map((end) => start + end));
  const known = spellings.filter(isKnown);
  if (known.length > 0) return [{ text, spellings: known }];
  const row = isUnspeakable(one) ? spellings.map(separated).find((words) => words !== undefined) : undefined;
  return row?.map((word) => ({ text: word, spellings: [word] })) ?? [];
};

const isFragment = ({ text, spellings }: Token): boolean =>
  text.length <= 4 && !SHORT_WORDS.has(text) && !isNumber(text) && !spellings.some(isKnown);

const isUnspeakable = ({ text }: Token): boolean => /^[bcdfghjklmnpqrstvwxzćłńśźż]{2,}$/.test(text);
