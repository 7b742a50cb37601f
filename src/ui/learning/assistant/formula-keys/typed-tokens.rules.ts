import { unitTexts } from '#ui/texts/formula-keys.pl.ts';

export interface TypedToken {
  readonly kind: 'number' | 'letter' | 'root' | 'unit' | 'sign';
  readonly text: string;
  readonly isSpaceBefore: boolean;
}

interface RawToken {
  readonly kind: TypedToken['kind'] | 'word' | 'punctuation' | 'foreign';
  readonly text: string;
  readonly isSpaceBefore: boolean;
}

const TOKEN =
  /(\s*)(?:(\d+(?:[.,]\d+)?)|(<=|>=|!=)|(sqrt(?=\s*\()|√)|(\p{L}{2,}[²³]?(?:\/\p{L}+[²³]?)?)|(\p{L})|([-+*:/^_()=<>≤≥≠±%°²³])|([.,;?!„”"'…])|(\S))/gu;

const SPELLINGS: Readonly<Record<string, string>> = {
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '−': '-',
  '–': '-',
  '·': '*',
  '×': '*',
  '÷': ':',
  sqrt: '√',
};
const KINDS = ['number', 'sign', 'root', 'word', 'letter', 'sign', 'punctuation', 'foreign'] as const;
const UNITS: ReadonlySet<string> = new Set(Object.values(unitTexts).map(({ sign }) => sign));
const OPERATOR = /^[-+*/^=(<>≤≥≠]$/;

const respelled = (line: string): string =>
  line.replaceAll(/[−–×÷·]/g, (sign) => SPELLINGS[sign] ?? sign).replaceAll(/[\u00a0\u202f]/g, ' ');

const rawTokensOf = (line: string): readonly RawToken[] =>
  [...respelled(line).matchAll(TOKEN)].map(([, space = '', ...groups]) => {
    const index = groups.findIndex((group) => group !== undefined);
    const text = groups[index] ?? '';
    return { kind: KINDS[index] ?? 'foreign', text: SPELLINGS[text] ?? text, isSpaceBefore: space !== '' };
  });

/** The letters that are Polish words of their own, where they stand alone. */
const isWordOfOneLetter = ([before, token, after]: readonly (RawToken | undefined)[]): boolean =>
  token?.kind === 'letter' &&
  /^[aiouwz]$/i.test(token.text) &&
  (before === undefined || (token.isSpaceBefore && !OPERATOR.test(before.text))) &&
  (after === undefined || (after.isSpaceBefore && !OPERATOR.test(after.text)));

/** A colon after a word or a letter, as in "Oblicz x: 3/4", and a dash between words. */
const isPunctuation = ([before, token, after]: readonly (RawToken | undefined)[]): boolean => {
  if (token?.kind === 'punctuation') return true;
  const isBeforeSpace = after?.isSpaceBefore !== false;
  if (token?.text === ':')
    return before?.kind !== 'number' && !/^[)%²³]$/.test(before?.text ?? '') && !token.isSpaceBefore && isBeforeSpace;
  return token?.text === '-' && isBeforeSpace && (before === undefined || before.kind === 'word');
};

interface Run {
  readonly tokens: TypedToken[];
  /** Something that is no formula stands at it without a space, so that it may be a part of something else. */
  isDoubtful: boolean;
}

/** The parts of a line that may be formulas. Words end them. */
export const runsOf = (line: string): readonly (readonly TypedToken[])[] => {
  const runs: Run[] = [{ tokens: [], isDoubtful: false }];
  const raw = rawTokensOf(line);
  let depth = 0;
  for (const [index, token] of raw.entries()) {
    const around = [raw[index - 1], token, raw[index + 1]] as const;
    const run = runs.at(-1);
    const isUnit = token.kind === 'word' && around[0]?.kind === 'number' && UNITS.has(token.text);
    const isStray = token.text === ')' && depth === 0;
    if (isUnit) run?.tokens.push({ ...token, kind: 'unit' });
    else if (token.kind === 'word' || token.kind === 'foreign' || token.kind === 'punctuation') {
      const isGlue = token.kind !== 'punctuation';
      if (isGlue && run !== undefined && !token.isSpaceBefore) run.isDoubtful = true;
      runs.push({ tokens: [], isDoubtful: isGlue && around[2]?.isSpaceBefore === false });
      depth = 0;
    } else if (isStray || isPunctuation(around) || isWordOfOneLetter(around)) {
      runs.push({ tokens: [], isDoubtful: false });
      depth = 0;
    } else {
      if (token.text === '(') depth += 1;
      if (token.text === ')') depth -= 1;
      run?.tokens.push({ ...token, kind: token.kind });
    }
  }
  return runs.filter(({ isDoubtful, tokens }) => !isDoubtful && tokens.length > 0).map(({ tokens }) => tokens);
};
