import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isInteger, isNegative, rational } from '#tutoring/mathematics/rational.ts';
import { operationsIn, type Operation } from './operations.rules.ts';
import { preparationsOf } from '#tutoring/families/equation/preparations.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

const NAMES: Record<Operation['name'], string> = {
  plus: 'dodawanie',
  minus: 'odejmowanie',
  times: 'mnożenie',
  over: 'dzielenie',
  bar: 'dzielenie (kreska ułamkowa)',
  power: 'potęgowanie',
  root: 'pierwiastkowanie',
};

export const noticeOf = (expression: Expression, style: NumberStyle): string => {
  const operations = operationsIn(preparationsOf(expression, style).expression);
  const names = [...new Set(operations.map(({ name }) => NAMES[name]))];
  if (operations.length > 1) {
    return `Zanim zaczniesz liczyć, ustal kolejność działań. Widzisz tu: ${names.join(', ')}. Które działanie trzeba wykonać najpierw i dlaczego?`;
  }
  if (operations.length === 0) return `Czy licznik i mianownik mają wspólny dzielnik większy od jedności?`;
  if (style === 'fraction')
    return `To ${names.join('')} ułamków. Czy można liczyć od razu, czy najpierw trzeba zapisać te liczby inaczej?`;
  return `To jedno działanie: ${names.join('')}. Pomyśl najpierw, zanim policzysz: czy wynik będzie większy, czy mniejszy od pierwszej liczby?`;
};

const NUDGES: Record<Operation['name'], string> = {
  plus: 'Rozłóż drugą liczbę na wygodne części (na przykład dziesiątki i jedności) i dodawaj je po kolei. Co wychodzi?',
  minus: 'Odejmuj wygodnymi częściami albo zapytaj: ile trzeba dodać do drugiej liczby, żeby otrzymać pierwszą?',
  times: 'Rozłóż jedną z liczb na wygodne części, pomnóż każdą osobno, a na końcu dodaj wyniki.',
  over: 'Zapytaj odwrotnie: przez jaką liczbę trzeba pomnożyć drugą liczbę, żeby otrzymać pierwszą?',
  bar: 'Poszukaj liczby, przez którą dzieli się i licznik, i mianownik, i podziel przez nią oba.',
  power: 'Zapisz potęgę jako mnożenie: podstawa występuje w nim tyle razy, ile mówi wykładnik.',
  root: 'Zapytaj: jaka liczba nieujemna podniesiona do kwadratu daje liczbę pod pierwiastkiem? Jeśli żadna całkowita, wyłącz przed pierwiastek największy kwadrat.',
};

export const nudgeOf = (expression: Expression, style: NumberStyle): string => {
  const operations = operationsIn(preparationsOf(expression, style).expression);
  if (operations.length > 1) return IN_ORDER;
  const last = operations.at(-1) ?? operationsIn(expression).at(-1);
  if (style === 'fraction' && last !== undefined && last.name in FRACTION_NUDGES)
    return FRACTION_NUDGES[last.name] ?? '';
  const nudge = piecesIn(expression)?.nudge ?? NUDGES[last?.name ?? 'plus'];
  return last?.name === 'times' && latexOf(expression).includes('-') ? `${nudge} Pamiętaj o znakach.` : nudge;
};

const IN_ORDER =
  'Najpierw działania w nawiasach, potem potęgi i pierwiastki, potem mnożenie i dzielenie od lewej do prawej, a na końcu dodawanie i odejmowanie od lewej do prawej.';

const FRACTION_NUDGES: Partial<Record<Operation['name'], string>> = {
  plus: 'Gdy mianowniki są już jednakowe, dodaj same liczniki, a mianownik przepisz. Na końcu sprawdź, czy da się skrócić i wyłączyć całości.',
  minus:
    'Gdy mianowniki są już jednakowe, odejmij same liczniki, a mianownik przepisz. Na końcu sprawdź, czy da się skrócić.',
  times: 'Pomnóż licznik przez licznik i mianownik przez mianownik. Wcześniej skróć na krzyż, jeśli się da.',
  over: 'Zamień dzielenie na mnożenie przez odwrotność drugiego ułamka, a potem mnóż licznik przez licznik i mianownik przez mianownik.',
};

/** A single operation on whole numbers, taken apart into convenient pieces: 7 · 8 as 7 · 5 + 7 · 3. */
export const setupOf = (expression: Expression): Pick<WorkedTask, 'setup'> => {
  const pieces = piecesIn(expression);
  return pieces === undefined
    ? {}
    : { setup: `Zapisz to wygodniej, na przykład tak:\n\n$$${pieces.latex}$$\n\n${pieces.todo}` };
};

/** How such an operation is done in one's head; empty where nothing is to be taken apart. */
export const wayOf = (expression: Expression): string => {
  const pieces = piecesIn(expression);
  if (pieces !== undefined) return `${pieces.what} $${pieces.latex}$.`;
  if (expression.kind !== 'operation' || expression.operator !== 'over') return '';
  const [dividend, divisor] = [wholeOf(expression.left), wholeOf(expression.right)];
  return dividend === undefined || divisor === undefined || divisor === 0n || dividend % divisor !== 0n
    ? ''
    : `Szukamy liczby, która pomnożona przez $${divisor}$ daje $${shown(dividend)}$.`;
};

const piecesIn = (expression: Expression): Pieces | undefined => {
  if (expression.kind !== 'operation' || expression.operator === 'bar') return undefined;
  const [left, right] = [wholeOf(expression.left), wholeOf(expression.right)];
  return left === undefined || right === undefined ? undefined : piecesOf(left, expression.operator, right);
};

const wholeOf = (expression: Expression): bigint | undefined => {
  const value = expression.kind === 'number' ? asRational(expression.value) : undefined;
  return value !== undefined && isInteger(value) && !isNegative(value) ? value.n : undefined;
};

const shown = (value: bigint): string => latexOf({ kind: 'number', value: exact(rational(value)) });

interface Pieces {
  readonly latex: string;
  /** Said before it. */
  readonly what: string;
  readonly todo: string;
  /** Where the usual one does not fit. */
  readonly nudge?: string;
}

const piecesOf = (left: bigint, operator: 'plus' | 'minus' | 'times' | 'over', right: bigint): Pieces | undefined => {
  if (operator === 'over') return piecesOfQuotient(left, right);
  if (operator === 'times') return piecesOfProduct(left, right);
  return right < 10n ? throughTen(left, operator, right) : byTens(left, operator, right);
};

const EACH = 'Policz każdą część osobno, a potem dodaj.';
const IN_TURN = 'Licz po kolei, od lewej.';

const piecesOfQuotient = (left: bigint, right: bigint): Pieces | undefined => {
  const tens = right * 10n;
  if (right === 0n || left % right !== 0n || left <= tens) return undefined;
  return {
    latex: `${shown(tens)} : ${shown(right)} + ${shown(left - tens)} : ${shown(right)}`,
    what: 'Dzielimy po kawałku:',
    todo: EACH,
  };
};

const piecesOfProduct = (left: bigint, right: bigint): Pieces | undefined => {
  const unit = right > 10n ? 10n : 5n;
  const [round, rest] = [right - (right % unit), right % unit];
  if (right <= 5n) return repeated(left, right);
  if (rest === 0n) return undefined;
  return {
    latex: `${shown(left)} \\cdot ${shown(round)} + ${shown(left)} \\cdot ${shown(rest)}`,
    what: 'Rozkładamy drugą liczbę:',
    todo: EACH,
  };
};

/** „3 · 4” as „4 + 4 + 4”. */
const repeated = (left: bigint, right: bigint): Pieces | undefined => {
  const [times, one] = left <= 5n ? [left, right] : [right, left];
  if (times < 2n || one < 2n) return undefined;
  return {
    latex: Array.from({ length: Number(times) }, () => shown(one)).join(' + '),
    what: 'To to samo co',
    todo: IN_TURN,
    nudge: 'Mnożenie to krótszy zapis dodawania: tę samą liczbę dodajemy kilka razy. Jak to zapisać?',
  };
};

/** „8 + 5” as „8 + 2 + 3”, „13 - 7” as „13 - 3 - 4”. */
const throughTen = (left: bigint, operator: 'plus' | 'minus', right: bigint): Pieces | undefined => {
  const units = left % 10n;
  const first = operator === 'plus' ? 10n - units : units;
  if (units === 0n || right <= first || (operator === 'minus' && left < right)) return undefined;
  const sign = operator === 'plus' ? '+' : '-';
  return {
    latex: `${shown(left)} ${sign} ${shown(first)} ${sign} ${shown(right - first)}`,
    what:
      operator === 'plus' ? 'Najpierw dopełniamy do pełnej dziesiątki:' : 'Najpierw schodzimy do pełnej dziesiątki:',
    todo: IN_TURN,
    nudge:
      operator === 'plus'
        ? 'Dodaj najpierw tyle, żeby wyszła pełna dziesiątka, a potem to, co jeszcze zostało do dodania.'
        : 'Odejmij najpierw tyle, żeby została pełna dziesiątka, a potem to, co jeszcze zostało do odjęcia.',
  };
};

const byTens = (left: bigint, operator: 'plus' | 'minus', right: bigint): Pieces | undefined => {
  const [round, rest] = [right - (right % 10n), right % 10n];
  if (rest === 0n) return undefined;
  const sign = operator === 'plus' ? '+' : '-';
  return {
    latex: `${shown(left)} ${sign} ${shown(round)} ${sign} ${shown(rest)}`,
    what: 'Liczymy osobno dziesiątki i jedności:',
    todo: IN_TURN,
  };
};
