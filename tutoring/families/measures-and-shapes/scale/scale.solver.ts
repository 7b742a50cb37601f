import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ONE, rational } from '#tutoring/mathematics/rational.ts';
import { converted } from '#tutoring/reading/units.ts';
import { ratioOf } from './scale.reader.ts';
import type { Length, Ratio, ScaleGiven } from './scale.types.ts';

const ACCUSATIVE: Readonly<Record<string, string>> = {
  mm: 'milimetry',
  cm: 'centymetry',
  dm: 'decymetry',
  m: 'metry',
  km: 'kilometry',
};

/** „1 : 50 000” in LaTeX. */
export const ratioLatex = ({ drawn, real }: Ratio): string =>
  [drawn, real].map((term) => calculated([plain(term)]).shown).join(' : ');

const inUnit = ({ value, unit }: Length, to: string): Length => ({ value: converted(value, unit, to), unit: to });

/** A map is measured in centimetres, the way in kilometres. */
const finalUnit = (real: Length, ratio: Ratio): string => {
  const metres = converted(real.value, real.unit, 'm');
  if (ratio.real.lt(rational(100)) || metres.lt(ONE)) return real.unit;
  return metres.lt(rational(1000)) ? 'm' : 'km';
};

const conversion = (from: Length, to: string): readonly FamilyStep[] => {
  if (from.unit === to) return [];
  const { value } = inUnit(from, to);
  const times = converted(ONE, from.unit, to);
  const isToGreater = times.lt(ONE);
  const size = isToGreater ? ONE.div(times) : times;
  const [greater, smaller] = isToGreater ? [to, from.unit] : [from.unit, to];
  const line = `${plain(from.value)} ${isToGreater ? ':' : '*'} ${plain(size)}`;
  return [
    {
      operation: 'convert',
      what: `Zamieniamy na ${ACCUSATIVE[to] ?? to}`,
      todo: `zamień tę długość na ${ACCUSATIVE[to] ?? to}`,
      why: `Zamiana: $${withUnit(ONE, greater)} = ${withUnit(size, smaller)}$.`,
      ...calculated([line, plain(value)], { unit: to }),
    },
  ];
};

const scaled = (
  length: Length,
  ratio: Ratio,
  asked: 'real' | 'drawn',
): { readonly length: Length; readonly step: FamilyStep } => {
  const isReduced = ratio.drawn.equals(ONE);
  const term = isReduced ? ratio.real : ratio.drawn;
  const isTimes = isReduced === (asked === 'real');
  const value = isTimes ? length.value.mul(term) : length.value.div(term);
  return {
    length: { value, unit: length.unit },
    step: {
      operation: isTimes ? 'multiply' : 'divide',
      what: isTimes ? 'Mnożymy długość przez liczbę ze skali' : 'Dzielimy długość przez liczbę ze skali',
      todo: isTimes ? 'pomnóż długość przez liczbę ze skali' : 'podziel długość przez liczbę ze skali',
      why: isReduced
        ? 'Ta skala zmniejsza: w rzeczywistości wszystko jest tyle razy dłuższe.'
        : 'Ta skala powiększa: na rysunku wszystko jest tyle razy dłuższe.',
      ...calculated([`${plain(length.value)} ${isTimes ? '*' : ':'} ${plain(term)}`, plain(value)], {
        unit: length.unit,
      }),
    },
  };
};

export const solveScale = (given: ScaleGiven): FamilySolution =>
  given.asked === 'scale' ? solveRatio(given.drawn, given.real) : solveLength(given);

const solveLength = (given: Exclude<ScaleGiven, { readonly asked: 'scale' }>): FamilySolution => {
  const { asked, ratio, length } = given;
  const isShort = ['mm', 'cm', 'dm'].includes(length.unit);
  const worked = asked === 'real' || isShort ? length : inUnit(length, given.wanted ?? 'cm');
  const { length: raw, step } = scaled(worked, ratio, asked);
  const unit = given.wanted ?? (asked === 'real' ? finalUnit(raw, ratio) : raw.unit);
  const result = inUnit(raw, unit);
  const [drawn, real] = asked === 'real' ? [length, result] : [result, length];
  const back = ratioOf(drawn, real);
  const steps = [...conversion(length, worked.unit), step, ...conversion(raw, unit)];
  return {
    steps,
    answer: { kind: 'number', value: exact(result.value), unit },
    sentence: `${asked === 'real' ? 'W rzeczywistości to' : 'W tej skali to'} $${withUnit(result.value, unit)}$.`,
    proof: `Porównujemy obie długości w tych samych jednostkach: $${withUnit(converted(drawn.value, drawn.unit, worked.unit), worked.unit)}$ i $${withUnit(converted(real.value, real.unit, worked.unit), worked.unit)}$. Ich stosunek to $${ratioLatex(back)}$, tyle co skala z zadania.`,
    notice:
      asked === 'real'
        ? 'Pytanie jest o długość w rzeczywistości. Czy będzie ona większa, czy mniejsza niż na rysunku? Co o tym mówi skala?'
        : 'Pytanie jest o długość na rysunku lub mapie. Czy będzie ona większa, czy mniejsza niż w rzeczywistości? Co o tym mówi skala?',
    nudge:
      'Pierwsza liczba skali należy do rysunku, druga do rzeczywistości. Zobacz, ile razy jedna jest większa od drugiej, i dopilnuj jednostek.',
    ...(steps.length === 1 ? { setup: `Teraz ${step.todo}.` } : {}),
  };
};

const solveRatio = (drawn: Length, real: Length): FamilySolution => {
  const same = inUnit(real, drawn.unit);
  const ratio = ratioOf(drawn, real);
  const isReduced = ratio.drawn.equals(ONE);
  const [greater, smaller, times] = isReduced
    ? [same.value, drawn.value, ratio.real]
    : [drawn.value, same.value, ratio.drawn];
  return {
    steps: [
      ...conversion(real, drawn.unit),
      {
        operation: 'divide',
        what: 'Sprawdzamy, ile razy jedna długość jest większa od drugiej',
        todo: 'podziel większą długość przez mniejszą',
        why: 'Obie są teraz w tych samych jednostkach.',
        ...calculated([`${plain(greater)} : ${plain(smaller)}`, plain(times)]),
      },
      {
        operation: 'write',
        what: 'Zapisujemy skalę',
        todo: 'zapisz skalę: najpierw rysunek, potem rzeczywistość',
        why: 'Pierwsza liczba skali należy do rysunku, druga do rzeczywistości.',
        ...calculated([`${plain(drawn.value)} : ${plain(same.value)}`, `${plain(ratio.drawn)} : ${plain(ratio.real)}`]),
      },
    ],
    answer: { kind: 'number', value: exact(ratio.drawn.div(ratio.real)), style: 'fraction' },
    sentence: `Skala to $${ratioLatex(ratio)}$.`,
    proof: `Mnożymy z powrotem: $${calculated([`${plain(smaller)} * ${plain(times)}`, plain(greater)]).shown}$. To druga z długości w tych samych jednostkach, więc się zgadza.`,
    notice: 'Skala porównuje długość na rysunku z długością w rzeczywistości. W jakich jednostkach jest każda z nich?',
    nudge: 'Zapisz obie długości w tych samych jednostkach i zobacz, ile razy jedna jest większa od drugiej.',
  };
};
