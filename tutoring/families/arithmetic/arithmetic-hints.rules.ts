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
  return `To jedno działanie: ${names.join('')}. Spróbuj najpierw oszacować: czy wynik będzie większy, czy mniejszy od pierwszej liczby?`;
};

const NUDGES: Record<Operation['name'], string> = {
  plus: 'Rozłóż drugą liczbę na wygodne części (na przykład dziesiątki i jedności) i dodawaj je po kolei. Co wychodzi?',
  minus: 'Odejmuj wygodnymi częściami albo zapytaj: ile trzeba dodać do drugiej liczby, żeby otrzymać pierwszą?',
  times: 'Rozłóż jedną z liczb na wygodne części, pomnóż każdą osobno, a na końcu dodaj wyniki. Pamiętaj o znakach.',
  over: 'Zapytaj odwrotnie: przez jaką liczbę trzeba pomnożyć dzielnik, żeby otrzymać dzielną?',
  bar: 'Poszukaj liczby, przez którą dzieli się i licznik, i mianownik, i podziel przez nią oba.',
  power: 'Zapisz potęgę jako mnożenie: podstawa występuje w nim tyle razy, ile mówi wykładnik.',
  root: 'Zapytaj: jaka liczba nieujemna podniesiona do kwadratu daje liczbę pod pierwiastkiem? Jeśli żadna całkowita, wyłącz przed pierwiastek największy kwadrat.',
};

export const nudgeOf = (expression: Expression, style: NumberStyle): string => {
  const last = operationsIn(preparationsOf(expression, style).expression).at(-1) ?? operationsIn(expression).at(-1);
  if (style === 'fraction' && last !== undefined && last.name in FRACTION_NUDGES)
    return FRACTION_NUDGES[last.name] ?? '';
  return NUDGES[last?.name ?? 'plus'];
};

const FRACTION_NUDGES: Partial<Record<Operation['name'], string>> = {
  plus: 'Gdy mianowniki są już jednakowe, dodaj same liczniki, a mianownik przepisz. Na końcu sprawdź, czy da się skrócić i wyłączyć całości.',
  minus:
    'Gdy mianowniki są już jednakowe, odejmij same liczniki, a mianownik przepisz. Na końcu sprawdź, czy da się skrócić.',
  times: 'Pomnóż licznik przez licznik i mianownik przez mianownik. Wcześniej skróć na krzyż, jeśli się da.',
  over: 'Zamień dzielenie na mnożenie przez odwrotność drugiego ułamka, a potem mnóż licznik przez licznik i mianownik przez mianownik.',
};

/** A single operation on whole numbers, taken apart into convenient pieces: 7 · 8 as 7 · 5 + 7 · 3. */
export const setupOf = (expression: Expression): Pick<WorkedTask, 'setup'> => {
  if (expression.kind !== 'operation' || expression.operator === 'bar') return {};
  const [left, right] = [wholeOf(expression.left), wholeOf(expression.right)];
  if (left === undefined || right === undefined) return {};
  const pieces = piecesOf(left, expression.operator, right);
  return pieces === undefined
    ? {}
    : { setup: `Zapisz to wygodniej, na przykład tak:\n\n$$${pieces}$$\n\nPolicz każdą część osobno.` };
};

const wholeOf = (expression: Expression): bigint | undefined => {
  const value = expression.kind === 'number' ? asRational(expression.value) : undefined;
  return value !== undefined && isInteger(value) && !isNegative(value) ? value.n : undefined;
};

const shown = (value: bigint): string => latexOf({ kind: 'number', value: exact(rational(value)) });

const piecesOf = (left: bigint, operator: 'plus' | 'minus' | 'times' | 'over', right: bigint): string | undefined => {
  const unit = right > 10n ? 10n : 5n;
  const [round, rest] = [right - (right % unit), right % unit];
  if (operator === 'over') {
    const tens = right * 10n;
    if (right === 0n || left % right !== 0n || left <= tens) return undefined;
    return `${shown(tens)} : ${shown(right)} + ${shown(left - tens)} : ${shown(right)}`;
  }
  if (round === 0n || rest === 0n) return undefined;
  if (operator === 'times') return `${shown(left)} \\cdot ${shown(round)} + ${shown(left)} \\cdot ${shown(rest)}`;
  const sign = operator === 'plus' ? '+' : '-';
  return `${shown(left)} ${sign} ${shown(round)} ${sign} ${shown(rest)}`;
};
