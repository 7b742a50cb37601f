import { asWhole } from '#tutoring/families/early/whole.rules.ts';
import type { OperationSign } from '#tutoring/families/early/spoken-operation.reader.ts';
import { template } from '#tutoring/reading/template.reader.ts';

/** A calculation of which one number is covered: `□ + known = result`, or `known + □ = result`. */
export interface MissingNumberGiven {
  readonly sign: OperationSign;
  readonly known: number;
  readonly isFirstMissing: boolean;
  readonly result: number;
}

const MOST = 1000;

/** As words, which a template tells from a number below zero and from its own stars. */
const SIGNS: readonly (readonly [OperationSign, written: RegExp, spoken: string])[] = [
  ['+', /\+/g, '+'],
  ['-', /[-−–]/g, 'minus'],
  ['*', /[*·×]|\\cdot|(?<=[\d_]\s*)x(?=\s*[\d_])/g, 'razy'],
  [':', /[:÷/](?=\s*[\d_])/g, 'przez'],
];
const ASKED =
  '[(wpisz|wpisac|uzupelnij|wstaw|znajdz)] [brakujaca] [liczb*] [(kryje|pasuje|wpisac|brakuje|stoi)] [w] [(okienk*|okienek)]';

const TEMPLATES = SIGNS.map(([sign, , spoken]) => ({
  sign,
  firstMissing: template(`${ASKED} _ ${spoken} {known} = {result}`),
  secondMissing: template(`${ASKED} {known} ${spoken} _ = {result}`),
}));

/** A window, however it is typed: as a box, a line, dots, empty brackets, or a question mark among signs. */
const WINDOWS =
  /_+|[□▢◻⬜☐]|\\(?:square|Box)|\[\s*\]|\(\s*\)|…|\.{2,}|\?(?=\s*[-+*·:/x=]\s*\d)|(?<=[-+*·:/x]\s*)\?(?=\s*=)/gu;

/** „7 + □ = 12”. */
export const readMissingNumber = (message: string): MissingNumberGiven | undefined => {
  if (!message.includes('=')) return undefined;
  const text = SIGNS.reduce(
    (told, [, written, spoken]) => told.replace(written, ` ${spoken} `),
    message.replace(WINDOWS, ' _ '),
  );
  for (const { sign, firstMissing, secondMissing } of TEMPLATES) {
    const first = firstMissing.find(text);
    const found = first ?? secondMissing.find(text);
    if (found === undefined) continue;
    const [known, result] = [asWhole(found.number('known'), MOST), asWhole(found.number('result'), MOST)];
    if (known === undefined || result === undefined) return undefined;
    const given = { sign, known, isFirstMissing: first !== undefined, result };
    return isOfThisClass(given) ? given : undefined;
  }
  return undefined;
};

/** A whole number not below zero, of which there is one only. */
const isOfThisClass = (given: MissingNumberGiven): boolean => {
  const missing = missingNumber(given);
  return Number.isInteger(missing) && missing >= 0 && missing <= MOST && (given.sign === '+' || given.known > 0);
};

export const missingNumber = ({ sign, known, isFirstMissing, result }: MissingNumberGiven): number => {
  switch (sign) {
    case '+':
      return result - known;
    case '-':
      return isFirstMissing ? result + known : known - result;
    case '*':
      return result / known;
    case ':':
      return isFirstMissing ? result * known : known / result;
  }
};
