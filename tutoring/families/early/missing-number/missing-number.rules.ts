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
  [':', /(?<=[\d_]\s*)[:÷/](?=\s*[\d_])/g, 'przez'],
];
const ASKED =
  '[(wpisz|wpisac|uzupelnij|wstaw|znajdz)] [w okienk*] [brakujaca] [liczb*] [(kryje|pasuje|wpisac|brakuje|stoi)] [w] [(okienk*|okienek)]';

const NUMBER = '[jakiej|jaka] [liczbe|liczby]';
const TO_GET = '(zeby|aby|by) [(otrzymac|wyszlo|dostac|miec|bylo|zostalo|uzyskac)]';
const IT_GAVE = '[i|;] (wyszlo|otrzymano|otrzymamy|dostano|zostalo|zostanie|uzyskano)';

/** The window stands first, or second. */
const FIRST: Readonly<Record<OperationSign, readonly string[]>> = {
  '+': [],
  '-': [
    `od ${NUMBER} (odjeto|odjac|odejmiesz) {known} [(i|jak)] (wyszlo|otrzymano|zostalo|zostanie|zeby (otrzymac|wyszlo|zostalo)) {result}`,
    `od ${NUMBER} (odjeto|odjac) {known} (${TO_GET}|${IT_GAVE}) {result}`,
  ],
  '*': [`${NUMBER} (pomnozyc|pomnozono) przez {known} (${TO_GET}|${IT_GAVE}) {result}`],
  ':': [`${NUMBER} (podzielic|podzielono) przez {known} (${TO_GET}|${IT_GAVE}) {result}`],
};
const SECOND: Readonly<Record<OperationSign, readonly string[]>> = {
  '+': [
    `${NUMBER} (dodac|dodano) do [liczby] {known} (${TO_GET}|i|${IT_GAVE}) {result}`,
    `do [liczby] {known} (dodac|dodano) ${NUMBER} (${TO_GET}|i|${IT_GAVE}) {result}`,
    'brakuje [liczbie] {known} do {result}',
  ],
  '-': [
    `${NUMBER} (odjac|odjeto) od [liczby] {known} (${TO_GET}|${IT_GAVE}) {result}`,
    `od [liczby] {known} (odjac|odjeto) ${NUMBER} (${TO_GET}|${IT_GAVE}) {result}`,
  ],
  '*': [`przez ${NUMBER} (pomnozyc|pomnozono) [liczbe] {known} (${TO_GET}|${IT_GAVE}) {result}`],
  ':': [`przez ${NUMBER} (podzielic|podzielono) [liczbe] {known} (${TO_GET}|${IT_GAVE}) {result}`],
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
