import { asWhole } from '#tutoring/families/early/whole.rules.ts';
import type { OperationSign } from '#tutoring/families/early/spoken-operation.reader.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

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

/** The window stands first, or second. */
const FIRST: Readonly<Record<OperationSign, readonly string[]>> = {
  '+': [],
  '-': [
    'od [jakiej] liczby (odjeto|odjac|odejmiesz) {known} [(i|jak)] (wyszlo|otrzymano|zostalo|zostanie|zeby (otrzymac|wyszlo|zostalo)) {result}',
  ],
  '*': [],
  ':': [],
};
const SECOND: Readonly<Record<OperationSign, readonly string[]>> = {
  '+': [
    '(dodac|dodano) do {known} (zeby|aby|by|i|i wyszlo|i otrzymano) [(otrzymac|wyszlo|dostac|miec|bylo)] {result}',
    'do {known} (dodac|dodano) (zeby|aby|by|i) [(otrzymac|wyszlo|dostac|miec|bylo)] {result}',
    'brakuje [liczbie] {known} do {result}',
  ],
  '-': ['odjac od {known} (zeby|aby|by) (otrzymac|wyszlo|zostalo) {result}'],
  '*': ['przez [jaka] liczbe pomnozyc {known} (zeby|aby|by) (otrzymac|wyszlo) {result}'],
  ':': ['przez [jaka] liczbe podzielic {known} (zeby|aby|by) (otrzymac|wyszlo) {result}'],
};

const TEMPLATES = SIGNS.map(([sign, , spoken]) => ({
  sign,
  first: [`${ASKED} _ ${spoken} {known} = {result}`, ...FIRST[sign]].map(template),
  second: [`${ASKED} {known} ${spoken} _ = {result}`, ...SECOND[sign]].map(template),
}));

/** A window, however it is typed: as a box, a line, dots, empty brackets, or a question mark among signs. */
const WINDOWS =
  /_+|[□▢◻⬜☐]|\\(?:square|Box)|\[\s*\]|\(\s*\)|…|\.{2,}|\?(?=\s*[-+*·:/x=]\s*\d)|(?<=[-+*·:/x]\s*)\?(?=\s*=)/gu;

/** „7 + □ = 12”, or the same in words. */
export const readMissingNumber = (message: string): MissingNumberGiven | undefined => {
  const text = SIGNS.reduce(
    (told, [, written, spoken]) => told.replace(written, ` ${spoken} `),
    message.replace(WINDOWS, ' _ '),
  );
  for (const { sign, first, second } of TEMPLATES) {
    const withFirst = firstFit(first, text);
    const found = withFirst ?? firstFit(second, text);
    if (found === undefined) continue;
    const [known, result] = [asWhole(found.number('known'), MOST), asWhole(found.number('result'), MOST)];
    if (known === undefined || result === undefined) return undefined;
    const given = { sign, known, isFirstMissing: withFirst !== undefined, result };
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
