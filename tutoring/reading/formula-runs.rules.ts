interface Token {
  readonly text: string;
  readonly kind: 'number' | 'letter' | 'function' | 'sign' | 'break';
  readonly isSpaceBefore: boolean;
}

const TOKEN = /(\s*)(?:(\d+(?:[.,]\d+)?)|(sqrt)(?=\s*\()|(\p{L}{2,})|(\p{L})|([-+*:/^()=<>≠%±])|(\S))/giu;

/** Letters that are Polish words of their own. */
const WORD_LETTERS = /^[aiouwz]$/i;
const LONGEST_RUN = 400;

/** Cuts a sentence into the runs of signs that may be formulas: words, punctuation and stray brackets fall away. */
export const runsIn = (text: string): readonly string[] => {
  const runs: Token[][] = [[]];
  let depth = 0;
  const tokens = tokensOf(text);
  for (const [index, token] of tokens.entries()) {
    const isStray = token.text === ')' && depth === 0;
    if (token.kind === 'break' || isStray || isPunctuation(tokens, index) || isWord(tokens, index)) {
      depth = 0;
      runs.push([]);
      continue;
    }
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    runs.at(-1)?.push(token);
  }
  return runs.map((run) => written(trimmed(run))).filter((run) => run.length <= LONGEST_RUN && isFormula(run));
};

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].flatMap(([, space = '', digits, name, word, letter, sign, other]) => {
    const isSpaceBefore = space !== '';
    const lineBreak: Token[] = space.includes('\n') ? [{ text: '\n', kind: 'break', isSpaceBefore: false }] : [];
    const kind = digits
      ? 'number'
      : name
        ? 'function'
        : letter
          ? /[a-zΔ]/i.test(letter)
            ? 'letter'
            : 'break'
          : sign
            ? 'sign'
            : 'break';
    return [
      ...lineBreak,
      { text: digits ?? name?.toLowerCase() ?? word ?? letter ?? sign ?? other ?? '', kind, isSpaceBefore } as const,
    ];
  });

/** A colon that closes a word or a letter: „Oblicz x: 2x + 3 = 11”; a dash between words. */
const isPunctuation = (tokens: readonly Token[], index: number): boolean => {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.text === ':')
    return (
      before?.kind !== 'number' &&
      before?.text !== ')' &&
      before?.text !== '%' &&
      !token.isSpaceBefore &&
      after?.isSpaceBefore === true
    );
  return token?.text === '-' && before?.kind === 'break' && token.isSpaceBefore && after?.isSpaceBefore === true;
};

/** „Znajdź x 2x + 3 = 11”: what a word asks for is no factor of what follows. „Rozwiąż x 2 - 4 = 0” has lost the power. */
const isAskedFor = (tokens: readonly Token[], index: number): boolean => {
  const [before, token, after, next] = [-1, 0, 1, 2].map((place) => tokens[index + place]);
  if (token?.kind !== 'letter' || after?.isSpaceBefore !== true || !/\p{L}{2}/u.test(before?.text ?? '')) return false;
  const isTerm = after.kind === 'letter' || (after.kind === 'number' && next?.kind === 'letter' && !next.isSpaceBefore);
  return isTerm || (after.kind === 'number' && ASKING.test(before?.text ?? ''));
};

const ASKING = /^(?:znajd|wyznacz|oblicz|wylicz|policz|podaj|szuka)/i;

const isWord = (tokens: readonly Token[], index: number): boolean => {
  if (isAskedFor(tokens, index)) return true;
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.kind !== 'letter' || !WORD_LETTERS.test(token.text)) return false;
  const isGlued =
    !token.isSpaceBefore && (before?.kind === 'number' || before?.kind === 'letter' || before?.text === ')');
  if (isGlued) return false;
  const follows = /^[-+*/^=(]$/.test(before?.text ?? '');
  const leads =
    token.text.toLowerCase() === 'i'
      ? after?.text === '='
      : /^[-+*/^=]$/.test(after?.text ?? '') && before?.kind !== 'number';
  return !follows && !leads;
};

/** Operators that hang in the air at either end, and brackets without a partner. */
const trimmed = (run: readonly Token[]): readonly Token[] => {
  let [start, end] = [0, run.length];
  let opened = run.reduce((depth, token) => depth + opening(token), 0);
  while (start < end) {
    const [first, last] = [run[start], run[end - 1]];
    if (first === undefined || last === undefined) break;
    if (/^[+*:/^)=<>≠%]$/.test(first.text) || (opened > 0 && first.text === '(' && !hangsAtEnd(last))) {
      opened -= opening(first);
      start += 1;
    } else if (hangsAtEnd(last)) {
      opened -= opening(last);
      end -= 1;
    } else break;
  }
  return run.slice(start, end);
};

const opening = ({ text }: Token): number => Number(text === '(') - Number(text === ')');
const hangsAtEnd = ({ text }: Token): boolean => /^[-+*:/^(=<>≠±]$/.test(text);

const written = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isSpaceBefore }, index) => (isSpaceBefore && index > 0 ? ` ${text}` : text)).join('');

/** A lone number or letter is no formula. */
const isFormula = (run: string): boolean =>
  /[-+*:/^=<>≠±%]|sqrt|\d\s*[a-z(]/i.test(run) && /\d|=/.test(run) && !/^[\d.,]+\s?%$/.test(run);
