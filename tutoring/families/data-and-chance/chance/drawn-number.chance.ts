import { rational } from '#tutoring/mathematics/rational.ts';
import type { Chance } from './chance.types.ts';
import { fits, mistakenEvent, type NumberEvent } from './number-event.rules.ts';

interface DrawnNumber {
  readonly statement: string;
  readonly from: number;
  readonly to: number;
  readonly event: NumberEvent;
  readonly all: Chance['all'];
  /** It is thrown and not drawn. */
  readonly isDie?: boolean;
}

const MOST_LISTED = 12;

/** One whole number out of a range, each as likely. Undefined where nothing fits. */
export const drawnNumber = ({ statement, from, to, event, all, isDie = false }: DrawnNumber): Chance | undefined => {
  const numbers = Array.from({ length: to - from + 1 }, (_one, index) => from + index);
  const fitting = numbers.filter((number) => fits(event, number));
  const count = fitting.length;
  if (count === 0 || ('by' in event && event.kind !== 'divisible' && (event.by < from || event.by > to)))
    return undefined;
  if ('by' in event && event.by < 1) return undefined;
  const other = mistakenEvent(event);
  const isListed = count <= MOST_LISTED || event.kind === 'prime';
  const counted = event.kind === 'divisible' ? multiplesOf(event.by, from, to) : betweenOf(event, from, to);
  return {
    statement,
    all,
    favourable: {
      what: isListed ? 'Wypisujemy liczby, które pasują, i liczymy je' : counted.what,
      todo: isListed ? 'wypisz liczby, które pasują do zdarzenia, i policz je' : counted.todo,
      why: 'To są wyniki sprzyjające.',
      ...(isListed
        ? { list: fitting.join(';\\ '), listedAs: fitting.map(String), sides: [String(count)] }
        : { sides: counted.sides }),
    },
    listed: () => [numbers.reduce((sum, number) => sum + (fits(event, number) ? 1 : 0), 0), to - from + 1],
    notice: isDie
      ? 'Jakie liczby oczek mogą wypaść? Które z nich pasują do pytania?'
      : 'Ile jest wszystkich liczb, które można wylosować? Które z nich pasują do pytania?',
    proof: proofOf(numbers, event),
    misled:
      other === undefined
        ? {}
        : { boundary: rational(numbers.filter((number) => fits(other, number)).length, numbers.length) },
  };
};

/** Those that do not fit where they are few; else what fits, ten by ten or a hundred by a hundred. */
const proofOf = (numbers: readonly number[], event: NumberEvent): string => {
  const others = numbers.filter((number) => !fits(event, number));
  const all = numbers.length;
  const count = all - others.length;
  const [only] = others;
  if (only === undefined) return `Żadna liczba nie odpada, więc pasują wszystkie: $${all}$.`;
  if (others.length === 1)
    return `Od drugiej strony: nie pasuje tylko liczba $${only}$, więc pasujących jest $${all} - 1 = ${count}$.`;
  if (others.length <= MOST_LISTED)
    return `Od drugiej strony: nie pasują liczby $${others.join(';\\ ')}$. Jest ich $${others.length}$, więc pasujących jest $${all} - ${others.length} = ${count}$.`;
  const size = all > 100 ? 100 : 10;
  const blocks = Array.from({ length: Math.ceil(all / size) }, (_one, index) =>
    numbers.slice(index * size, (index + 1) * size),
  );
  const counts = blocks.map((block) => block.filter((number) => fits(event, number)).length);
  const [first = numbers] = blocks;
  return `Liczymy inaczej, po ${size === 100 ? 'sto' : 'dziesięć'} kolejnych liczb (najpierw od $${first[0] ?? 0}$ do $${first.at(-1) ?? 0}$ i tak dalej): pasuje $${counts.join(' + ')} = ${count}$.`;
};

const multiplesOf = (by: number, from: number, to: number): Chance['favourable'] => {
  const [upTo, below] = [Math.floor(to / by), Math.floor((from - 1) / by)];
  return {
    what:
      below === 0
        ? `Liczymy wielokrotności liczby $${by}$ do $${to}$: ostatnia to $${by} \\cdot ${upTo}$`
        : `Liczymy wielokrotności liczby $${by}$: do $${to}$ jest ich $${upTo}$, a mniejszych niż $${from}$ jest $${below}$`,
    todo: `policz wielokrotności liczby $${by}$`,
    why: '',
    sides: below === 0 ? [String(upTo)] : [`${upTo} - ${below}`, String(upTo - below)],
  };
};

const betweenOf = (event: NumberEvent, from: number, to: number): Chance['favourable'] => {
  const told = { what: 'Liczymy liczby, które pasują', todo: 'policz liczby, które pasują', why: '' };
  const all = to - from + 1;
  switch (event.kind) {
    case 'greater':
      return { ...told, sides: [`${to} - ${event.by}`, String(to - event.by)] };
    case 'atLeast':
      return { ...told, sides: [`${to} - ${event.by} + 1`, String(to - event.by + 1)] };
    case 'less':
      return { ...told, sides: [`${event.by} - ${from}`, String(event.by - from)] };
    case 'atMost':
      return { ...told, sides: [`${event.by} - ${from} + 1`, String(event.by - from + 1)] };
    default: {
      const count = Array.from({ length: all }, (_one, index) => from + index).filter((one) => fits(event, one)).length;
      return {
        ...told,
        what: 'Liczby parzyste i nieparzyste stoją na przemian, więc pasuje co druga',
        todo: 'policz co drugą liczbę',
        sides: [String(count)],
      };
    }
  }
};
