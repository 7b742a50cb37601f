import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { decimalPlaces, rational, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { makeRounding } from './rounding.maker.ts';
import { placeIn, placeOf, PLACES, unitOfPlace } from './rounding-places.rules.ts';
import type { RoundingGiven } from './rounding.types.ts';

const ROUND = '(zaokraglij|zaokraglic|zaokraglenie|zaokraglamy|zaokraglone|przyblizenie|przybliz)';
const TEMPLATES = [
  `[${ROUND}] [(liczbe|liczby|ulamek)] {n} [${ROUND}] (do|@W zaokragleniu do|w zaokragleniu do) [(czesci|pelnych|rzedu)] <place>`,
  `${ROUND} do [(czesci|pelnych|rzedu)] <place> [(liczbe|liczby|ulamek)] {n}`,
  `[${ROUND}] [(liczbe|liczby|ulamek)] {n} [${ROUND}] z dokladnoscia do [(czesci|pelnych)] <place>`,
  `[${ROUND}] [(liczbe|liczby|ulamek)] {n} [${ROUND}] (z dokladnoscia do|do) {unit}`,
].map(template);

const roundedAt = ({ value, place }: RoundingGiven): Rational => {
  const unit = unitOfPlace(place);
  return value.div(unit).add(rational(1, 2)).floor().mul(unit);
};

const digitOf = (value: Rational, place: number): number =>
  Number(value.div(unitOfPlace(place)).floor().valueOf()) % 10;

const down = ({ value, place }: RoundingGiven): Rational =>
  value.div(unitOfPlace(place)).floor().mul(unitOfPlace(place));

/** „14,0”: zeros in decimal places that were asked for stay. */
const written = (value: Rational, place: number): string => {
  if (place >= 0) return calculated([plain(value)]).shown;
  const shown = calculated([plain(value)]).shown;
  const missing = -place - (decimalPlaces(value) ?? 0);
  return missing === 0 ? shown : `${shown}${decimalPlaces(value) === 0 ? '{,}' : ''}${'0'.repeat(missing)}`;
};

/** Zeros that are no part of the number, but of how exactly it is known. */
const hasAddedZeros = (value: Rational, place: number): boolean => place < 0 && -place > (decimalPlaces(value) ?? 0);

/** „dwa tysiące”, „dwa miliony”; of all other places „dwie”. */
const isMasculine = (place: number): boolean => place === 3 || place === 6;

export const roundingFamily: Family<RoundingGiven> = {
  id: 'rounding',
  title: 'Zaokrąglanie liczb',
  grades: [4, 6],
  read: (message) => {
    const found = firstFit(TEMPLATES, message.replace(/\bw\s+zaokr[ąa]gleniu\s+do/giu, ' zaokraglone do'));
    if (found === undefined) return undefined;
    const value = found.number('n');
    const place = found.has('unit') ? placeOf(found.number('unit')) : placeIn(found.text('place'));
    const isReadable = isPositive(value) && decimalPlaces(value) !== undefined && value.valueOf() < 1e9;
    return place === undefined || !isReadable ? undefined : { value, place };
  },
  tell: ({ value, place }) =>
    `Zaokrąglij $${calculated([plain(value)]).shown}$ do ${PLACES.get(place)?.genitive ?? ''}.`,
  solve: (given) => {
    const { value, place } = given;
    const next = digitOf(value, place - 1);
    const isUp = next >= 5;
    const [low, high] = [down(given), down(given).add(unitOfPlace(place))];
    const rounded = roundedAt(given);
    const { genitive: where = '', numbers: [nominatives, genitives] = ['', ''] } = PLACES.get(place) ?? {};
    return {
      steps: [
        {
          operation: 'compare',
          what: `Szukamy dwóch sąsiednich ${genitives}, między którymi leży nasza liczba`,
          todo: `znajdź ${isMasculine(place) ? 'dwa' : 'dwie'} sąsiednie ${nominatives}, między którymi leży Twoja liczba`,
          why: `Zaokrąglamy do ${where}, więc dalszych cyfr w nich nie ma.`,
          shown: `${written(low, place)} \\le ${calculated([plain(value)]).shown} < ${written(high, place)}`,
          prepared: calculated([plain(value)]).shown,
          claims: [
            { sides: [plain(low), plain(value)], relation: '≤' },
            { sides: [plain(value), plain(high)], relation: '<' },
          ],
        },
        {
          operation: 'round',
          what: `Patrzymy na cyfrę tuż za miejscem zaokrąglenia: to ${next}, więc zaokrąglamy w ${isUp ? 'górę' : 'dół'}`,
          todo: 'spójrz na cyfrę tuż za miejscem zaokrąglenia i wybierz górę albo dół',
          why: 'Przy cyfrach od 0 do 4 zaokrąglamy w dół, a od 5 do 9 w górę.',
          shown: `${calculated([plain(value)]).shown} \\approx ${written(rounded, place)}`,
          claims: [
            { sides: [`${next}`, '5'], relation: isUp ? '≥' : '<' },
            { sides: [plain(rounded), plain(isUp ? high : low)] },
          ],
        },
      ],
      answer: {
        kind: 'number',
        value: exact(rounded),
        ...(hasAddedZeros(rounded, place)
          ? { writtenAs: [written(rounded, place).replace('{,}', '.'), plain(rounded)] as const }
          : {}),
      },
      proof: `Porównujemy odległości: do $${written(low, place)}$ jest $${calculated([plain(value.sub(low))]).shown}$, a do $${written(high, place)}$ jest $${calculated([plain(high.sub(value))]).shown}$. ${value.sub(low).equals(high.sub(value)) ? 'Są równe, a wtedy zaokrąglamy w górę.' : 'Wybraliśmy bliższą liczbę.'}`,
      notice: `Która cyfra stoi na miejscu, do którego zaokrąglasz, a która tuż za nią?`,
      nudge:
        'Popatrz tylko na cyfrę tuż za miejscem zaokrąglenia: mała (od zera do czterech) – w dół, duża (od pięciu) – w górę.',
    };
  },
  check: (given, answer) => {
    const said = asRational(answer.kind === 'number' ? answer.value : []);
    if (said === undefined) return false;
    const unit = unitOfPlace(given.place);
    const half = unit.div(2);
    const gap = said.sub(given.value);
    return said.div(unit).d === 1n && gap.lte(half) && isPositive(gap.add(half));
  },
  make: makeRounding,
  mistakes: [
    {
      id: 'cut-off',
      leadsTo: (given) => [exact(down(given))],
      says: 'Dalsze cyfry zostały po prostu odcięte. Sprawdź, czy następna cyfra nie każe zaokrąglić w górę.',
    },
    {
      id: 'always-up',
      leadsTo: (given) => [exact(down(given).add(unitOfPlace(given.place)))],
      says: 'W górę zaokrąglamy tylko wtedy, gdy następna cyfra to co najmniej pięć.',
    },
    {
      id: 'not-rounded',
      leadsTo: ({ value }) => [exact(value)],
      says: 'To jeszcze ta sama liczba. Które jej cyfry mają zniknąć po zaokrągleniu?',
    },
    ...[...PLACES].map(([other, { genitive, english }]) => ({
      id: `rounded-to-${english}`,
      leadsTo: ({ value, place }: RoundingGiven) =>
        Math.abs(other - place) === 1 ? [exact(roundedAt({ value, place: other }))] : undefined,
      says: `To zaokrąglenie do ${genitive}. Sprawdź w zadaniu, do którego miejsca trzeba zaokrąglić.`,
    })),
  ],
};
