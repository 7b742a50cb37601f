import { isEchoed, isPlainStory } from '#tutoring/families/early/story-words.rules.ts';
import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';
import { askedOf } from '../asked-part.rules.ts';
import { areCounted, isSensible, type TwoParts } from '../two-parts.rules.ts';
import { isConsecutive } from './consecutive.rules.ts';
import type { Action, NumberProblemGiven } from './number-problem.types.ts';
import { isPositive } from '#tutoring/mathematics/rational.ts';

const JOIN = '[i|,|;|potem|nastepnie|i potem|i nastepnie|po czym]';
const IT = '[ja|je|te liczbe|liczbe|otrzymany wynik]';
const action = (place: number): string =>
  `(${JOIN} (pomnozylem|pomnozylam|pomnozono|pomnozyl|pomnozyla|mnoze|pomnoze) ${IT} przez {m${place}}|` +
  `${JOIN} (podzielilem|podzielilam|podzielono|podzielil|podzielila|dziele|podziele) ${IT} przez {d${place}}|` +
  `${JOIN} (dodalem|dodalam|dodano|dodal|dodala|dodaje|dodam) [do niej|do niego|do wyniku|do iloczynu|do ilorazu] {a${place}}|` +
  `${JOIN} (odjalem|odjelam|odjeto|odjal|odjela|odejmuje|odejme) [od niej|od niego|od wyniku|od iloczynu|od ilorazu] {s${place}})`;
const THOUGHT =
  '(pomyslalem|pomyslalam|pomyslal|pomyslala|wymyslilem|wymyslilam|mysle|pomyslano) [sobie] [o] (liczbe|liczbie)';
const CAME_OUT =
  '[i] (wyszlo|wyszla|otrzymalem|otrzymalam|otrzymano|otrzymal|otrzymala|otrzymam|dostane|uzyskam|dostalem|dostalam|uzyskalem|uzyskalam|daje) [liczbe|liczba|w wyniku]';
const WHICH = '[liczba|o liczbie pomyslalem|o liczbie pomyslalam|liczbe pomyslalem|liczbe pomyslalam]';
const RIDDLE = template(
  `${THOUGHT} ${action(1)} [${action(2)}] [${action(3)}] [${CAME_OUT}|i wynik|wynik] {r} ${WHICH}`,
);

const OWN = '(swoja polowe|swa polowe|polowe swojej wartosci)';
const OWN_PART = ['zwiekszona', 'zmniejszona'].map((verb) => ({
  isMore: verb === 'zwiekszona',
  template: template(`liczba ${verb} o ${OWN} [daje] {r} [liczba|liczbe]`),
}));

const CONSECUTIVE = (['any', 'even', 'odd'] as const).map((of) => {
  const kind = {
    any: '[naturalnych|calkowitych]',
    even: '[naturalnych] parzystych',
    odd: '[naturalnych] nieparzystych',
  };
  const sum = `suma {n} kolejnych liczb ${kind[of]} {t}`;
  return {
    of,
    all: template(`${sum} [liczby|te liczby]`),
    least: template(`${sum} (najmniejsza|mniejsza) [z nich|liczba|z tych liczb]`),
    greatest: template(`${sum} (najwieksza|wieksza) [z nich|liczba|z tych liczb]`),
  };
});

const LIKE = '(wieksza|mniejsza)';
const AND = '[i|oraz|,]';
const NUMBERS = '[liczby|te liczby|o liczby chodzi]';
const COMPARED = `(o {d} ${LIKE}|{k} razy ${LIKE}) (od|niz) (drugiej|druga)`;
const NUMBER_PAIR = [
  template(`1 [z] (liczba|liczb|2 liczb) ${COMPARED} ${AND} [ich] suma {t} ${NUMBERS}`),
  template(`suma 2 liczb {t} ${AND} [a] 1 [z nich|liczba] ${COMPARED} ${NUMBERS}`),
  template(`suma 2 liczb {t} ${AND} [ich] roznica {d} ${NUMBERS}`),
];

const MORE = '(o {d} wiecej|{k} razy wiecej|o {e} mniej|{l} razy mniej)';
const ASKS = '[<q>] (ma|maja) ((kazdy|kazda|kazde) [z nich]|<who>)';
const THINGS = [
  template(`<a> ma ${MORE} <n> niz <b> ${AND} razem maja {t} [<m>] ${ASKS}`),
  template(`<a> i <b> maja razem {t} <n> <a2> ma ${MORE} [<m>] niz <b2> ${ASKS}`),
];
const GROUPS = template(`w <place> {t} <n> <a> ${MORE} niz <b> [ilu] <who>`);

export const readNumberProblem = (message: string): NumberProblemGiven | undefined => {
  const text = message.trim().replace(/\s+/g, ' ');
  return (
    readRiddle(message, text) ?? readOwnPart(message, text) ?? readConsecutive(message, text) ?? readPair(message, text)
  );
};

const DOES = { m: 'multiply', d: 'divide', a: 'add', s: 'subtract' } as const;

const readRiddle = (message: string, text: string): NumberProblemGiven | undefined => {
  const found = RIDDLE.find(message.replace(/(?<!\p{L})to(?!\p{L})/giu, ' '));
  if (found === undefined) return undefined;
  const actions = [1, 2, 3].flatMap((place): readonly Action[] =>
    (['m', 'd', 'a', 's'] as const).flatMap((letter) =>
      found.has(`${letter}${place}`) ? [{ does: DOES[letter], by: found.number(`${letter}${place}`) }] : [],
    ),
  );
  return actions.every(({ by }) => isPositive(by))
    ? { kind: 'riddle', actions, result: found.number('r'), text }
    : undefined;
};

const readOwnPart = (message: string, text: string): NumberProblemGiven | undefined => {
  for (const { isMore, template: one } of OWN_PART) {
    const found = one.find(message);
    if (found === undefined) continue;
    return { kind: 'ownPart', isMore, result: found.number('r'), text };
  }
  return undefined;
};

const readConsecutive = (message: string, text: string): NumberProblemGiven | undefined => {
  for (const { of, ...templates } of CONSECUTIVE)
    for (const asks of ['all', 'least', 'greatest'] as const) {
      const found = templates[asks].find(message);
      if (found === undefined) continue;
      const given = {
        kind: 'consecutive',
        count: found.number('n').valueOf(),
        of,
        total: found.number('t'),
        asks,
        text,
      } as const;
      return isConsecutive(given) ? given : undefined;
    }
  return undefined;
};

const readPair = (message: string, text: string): NumberProblemGiven | undefined => {
  const numbers = firstFit(NUMBER_PAIR, message);
  if (numbers !== undefined) {
    const parts = partsIn(numbers);
    return isSensible(parts) ? { kind: 'pair', parts, asks: 'all', isCounted: false, text } : undefined;
  }
  const found = firstFit([...THINGS, GROUPS], message);
  if (found === undefined || !isTold(found)) return undefined;
  const parts = partsIn(found);
  const asks = askedOf(found, found.has('d') || found.has('k'));
  return asks !== undefined && areCounted(parts) ? { kind: 'pair', parts, asks, isCounted: true, text } : undefined;
};

const partsIn = (found: Found): TwoParts => {
  const slot = ['d', 'e', 'k', 'l'].find(found.has) ?? 'd';
  return {
    compares: slot === 'd' || slot === 'e' ? 'difference' : 'ratio',
    by: found.number(slot),
    total: found.number('t'),
  };
};

const slot = (found: Found, name: string): string => (found.has(name) ? found.text(name) : '');

/** The free words name two people or groups and one thing. */
const isTold = (found: Found): boolean => {
  const [a, b, n] = ['a', 'b', 'n'].map((name) => slot(found, name));
  return (
    [a, b, n, slot(found, 'm')].every((words = '') => isPlainStory(words)) &&
    (!found.has('m') || isEchoed(found.text('m'), n ?? '')) &&
    (!found.has('q') || isEchoed(found.text('q'), n ?? '')) &&
    (!found.has('a2') || (isEchoed(found.text('a2'), a ?? '') && isEchoed(slot(found, 'b2'), b ?? '')))
  );
};
