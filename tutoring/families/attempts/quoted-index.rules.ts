import type { Verdict } from '#tutoring/families/attempt.types.ts';

/** „a₁₀”, „a_{10}”, „S_n”, and „a10” where it names what is calculated or is calculated with. */
const INDEXED =
  /(?<![\p{L}\d\\])([a-z])(?:_\{?(\d{1,3}|n)\}?|([₀-₉]{1,3}|ₙ)|(\d{1,3})(?=\s*=))|(?<![\p{L}\d\\])([as])(\d{1,3})(?=\s*[-+*·:/)]|\s*$)/giu;

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** The readers drop the index of a term; what is pointed at has it again, as the pupil wrote it. */
export const withOwnIndex = (verdict: Verdict | undefined, said: string): Verdict | undefined => {
  if (verdict?.kind !== 'wrong' || !/[a-z]/i.test(verdict.step)) return verdict;
  const statement = said.split(/[;\n]|,\s|\s(?:i|lub)\s/).find((part) => isQuoted(part, verdict.step));
  const names = [...(statement ?? '').matchAll(INDEXED)].map(nameOf);
  return { ...verdict, step: names.reduceRight(withName, verdict.step) };
};

interface Name {
  readonly letter: string;
  readonly index: string;
  /** How often the letter stands before it, by itself. */
  readonly place: number;
}

const nameOf = (found: RegExpExecArray): Name => {
  const [, letter = '', written, small, plain, term = '', ofTerm] = found;
  const own = letter + term;
  const digits = small === 'ₙ' ? 'n' : small?.replace(/./gu, (one) => String(SUBSCRIPTS.indexOf(one)));
  return {
    letter: own,
    index: written ?? digits ?? plain ?? ofTerm ?? '',
    place: lettersIn(withoutIndices(found.input.slice(0, found.index)), own).length,
  };
};

/** Only where something has been left out: the same letters and digits otherwise. */
const isQuoted = (part: string, step: string): boolean => {
  const bare = withoutIndices(part);
  return bare !== part && bareOf(bare).includes(bareOf(step));
};

const withoutIndices = (text: string): string => text.replace(INDEXED, '$1$5');

const bareOf = (text: string): string => text.replace(/\\[a-z]+|[^a-z\d]/gi, '').toLowerCase();

const lettersIn = (text: string, letter: string): readonly RegExpExecArray[] => [
  ...text.matchAll(new RegExp(`(?<![\\p{L}\\\\])${letter}(?![\\p{L}_])`, 'giu')),
];

const withName = (step: string, { letter, index, place }: Name): string => {
  const at = lettersIn(step, letter)[place]?.index;
  return at === undefined ? step : `${step.slice(0, at)}${letter}_{${index}}${step.slice(at + letter.length)}`;
};
