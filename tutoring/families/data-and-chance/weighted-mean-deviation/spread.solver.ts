import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep, NumberAnswer } from '#tutoring/families/family.types.ts';
import { exactLine } from '#tutoring/families/geometry/exact-line.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf, asRational, exact, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isTerminating, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';

export const sumOf = (numbers: readonly Rational[]): Rational => numbers.reduce((sum, number) => sum.add(number), ZERO);
export const meanOf = (numbers: readonly Rational[]): Rational => sumOf(numbers).div(rational(numbers.length));

export const varianceOf = (numbers: readonly Rational[]): Rational => {
  const mean = meanOf(numbers);
  return meanOf(numbers.map((number) => number.sub(mean).pow(rational(2)) ?? ZERO));
};

/** Two decimal places. */
const rounded = (value: Exact): string => (Math.round(approximationOf(value) * 100) / 100).toFixed(2);

/** What has no short decimal expansion is said as it is, and rounded. */
const asked = (value: Exact, symbol: string | undefined): NumberAnswer => {
  const plainValue = asRational(value);
  const isWrittenOut = plainValue !== undefined && isTerminating(plainValue);
  return {
    kind: 'number',
    value,
    ...(isWrittenOut ? {} : { style: 'fraction' }),
    ...(isWrittenOut || plainValue === undefined ? {} : { tolerance: 0.0051 }),
    ...(symbol === undefined || (plainValue !== undefined && !isWrittenOut) ? {} : { symbol }),
  };
};

const withRounded = (line: Pick<FamilyStep, 'shown' | 'prepared' | 'claims'>, value: Exact): typeof line => {
  const plainValue = asRational(value);
  if (plainValue !== undefined && isTerminating(plainValue)) return line;
  const near = rounded(value);
  return {
    ...line,
    shown: `${line.shown} \\approx ${near.replace('.', '{,}')}`,
    claims: [...line.claims, { sides: [line.claims[0]?.sides.at(-1) ?? '0', near], relation: '≈' }],
  };
};

export const solveSpread = (numbers: readonly Rational[], isDeviation: boolean): FamilySolution => {
  const [mean, variance] = [meanOf(numbers), varianceOf(numbers)];
  const squares = numbers.map((number) => number.sub(mean).pow(rational(2)) ?? ZERO);
  const sum = sumOf(squares);
  const deviation = squareRootOf(variance);
  if (deviation === undefined) throw new BeyondReach('operation');
  const style = [mean, sum, variance].every(isTerminating) ? 'decimal' : 'fraction';
  const quotient = `${plain(sum)} / ${numbers.length}`;
  const isInLowestTerms = style === 'fraction' && sum.d === 1n && variance.d === BigInt(numbers.length);
  const differences = numbers.map((number) => `(${plain(number)} - ${plain(mean)})^2`).join(' + ');
  const steps: readonly FamilyStep[] = [
    {
      operation: 'mean',
      what: 'Obliczamy średnią arytmetyczną',
      todo: 'oblicz średnią arytmetyczną wszystkich liczb',
      why: 'Wariancja mierzy, jak daleko liczby leżą od średniej.',
      ...calculated([`(${numbers.map(plain).join(' + ')}) / ${numbers.length}`, plain(mean)], {
        symbol: '\\bar{x}',
        style,
      }),
    },
    {
      operation: 'square-differences',
      what: 'Od każdej liczby odejmujemy średnią, różnice podnosimy do kwadratu i dodajemy',
      todo: 'od każdej liczby odejmij średnią, różnice podnieś do kwadratu i dodaj',
      why: 'Kwadraty nie znoszą się wzajemnie, choć różnice mają różne znaki.',
      ...calculated([differences, squares.map(plain).join(' + '), plain(sum)], { style }),
    },
    {
      operation: 'variance',
      what: 'Dzielimy tę sumę przez to, ile jest liczb: to wariancja',
      todo: 'podziel sumę kwadratów przez to, ile jest liczb',
      why: 'Wariancja to średni kwadrat odległości od średniej.',
      ...calculated(isInLowestTerms ? [quotient] : [quotient, plain(variance)], { symbol: '\\sigma^2', style }),
      claims: [{ sides: [quotient, plain(variance)] }],
    },
    ...(isDeviation
      ? [
          {
            operation: 'root',
            what: 'Wyciągamy pierwiastek z wariancji: to odchylenie standardowe',
            todo: 'wyciągnij pierwiastek z wariancji',
            why: 'Pierwiastek przywraca taką samą jednostkę, jaką mają dane.',
            ...withRounded(
              exactLine([`sqrt(${plain(variance)})`], deviation, {
                symbol: '\\sigma',
                style: style === 'decimal' ? 'decimal' : 'fraction',
              }),
              deviation,
            ),
          },
        ]
      : []),
  ];
  const [rootLatex, deviationLatex] = [`\\sqrt{${latexOfRational(variance, style)}}`, latexOfExact(deviation, style)];
  const meanOfSquares = meanOf(numbers.map((number) => number.mul(number)));
  return {
    steps,
    answer: asked(isDeviation ? deviation : exact(variance), isDeviation ? 'σ' : undefined),
    proof: `Inny wzór na wariancję: średnia kwadratów minus kwadrat średniej. $${latexOfRational(meanOfSquares, style)} - ${latexOfRational(mean.mul(mean), style)} = ${latexOfRational(variance, style)}$${isDeviation && rootLatex !== deviationLatex ? `, a $${rootLatex} = ${deviationLatex}$` : ''}.`,
    notice: isDeviation
      ? 'Odchylenie standardowe mówi, jak bardzo liczby są rozrzucone wokół średniej. Od czego zaczniesz?'
      : 'Wariancja mówi, jak bardzo liczby są rozrzucone wokół średniej. Od czego zaczniesz?',
    nudge: `Najpierw średnia, potem kwadraty odległości od niej, na koniec ich średnia${isDeviation ? ' i pierwiastek' : ''}.`,
  };
};

export const solveWeighted = (
  items: readonly { readonly value: Rational; readonly weight: Rational }[],
  isMixture: boolean,
): FamilySolution => {
  const total = sumOf(items.map(({ value, weight }) => value.mul(weight)));
  const weights = sumOf(items.map(({ weight }) => weight));
  const mean = total.div(weights);
  const products = items.map(({ value, weight }) => `${plain(value)} * ${plain(weight)}`).join(' + ');
  const unit = isMixture ? { unit: 'zl' } : {};
  const answer = asked(exact(mean), undefined);
  const quotient = `${plain(total)} / ${plain(weights)}`;
  const isInLowest = !isTerminating(mean) && mean.d === weights.n && weights.d === 1n;
  const style = isTerminating(mean) ? 'decimal' : 'fraction';
  const balance = items
    .map(({ value, weight }) => `${latexOfRational(weight)} \\cdot ${inParentheses(value.sub(mean), style)}`)
    .join(' + ');
  return {
    steps: [
      {
        operation: 'weigh',
        what: isMixture ? 'Obliczamy, ile kosztuje wszystko razem' : 'Mnożymy każdą liczbę przez jej wagę i dodajemy',
        todo: isMixture ? 'oblicz, ile kosztuje wszystko razem' : 'pomnóż każdą liczbę przez jej wagę i dodaj',
        why: isMixture ? 'Cenę kilograma mnożymy przez liczbę kilogramów.' : 'Waga mówi, ile razy liczba się liczy.',
        ...calculated([products, plain(total)], unit),
      },
      {
        operation: 'add-weights',
        what: isMixture ? 'Dodajemy masy' : 'Dodajemy wagi',
        todo: isMixture ? 'dodaj masy' : 'dodaj wagi',
        why: isMixture ? 'Tyle kilogramów ma cała mieszanka.' : 'Tyle jest razem wszystkich „głosów”.',
        ...calculated(
          [items.map(({ weight }) => plain(weight)).join(' + '), plain(weights)],
          isMixture ? { unit: 'kg' } : {},
        ),
      },
      {
        operation: 'divide',
        what: isMixture ? 'Dzielimy koszt przez masę' : 'Dzielimy pierwszą sumę przez sumę wag',
        todo: isMixture ? 'podziel koszt przez masę' : 'podziel sumę iloczynów przez sumę wag',
        why: isMixture
          ? 'Koszt rozkłada się po równo na wszystkie kilogramy.'
          : 'Suma rozkłada się po równo na wszystkie „głosy”.',
        ...withRounded(
          {
            ...calculated(isInLowest ? [quotient] : [quotient, plain(mean)], { style, ...unit }),
            claims: [{ sides: [quotient, plain(mean)] }],
          },
          exact(mean),
        ),
      },
    ],
    answer: { ...answer, ...unit },
    ...(isMixture
      ? {
          sentence: `Kilogram mieszanki kosztuje średnio $${isTerminating(mean) ? latexOfRational(mean) : rounded(exact(mean)).replace('.', '{,}')}\\ \\text{zł}$.`,
        }
      : isTerminating(mean)
        ? {}
        : { sentence: `Średnia wynosi około $${rounded(exact(mean)).replace('.', '{,}')}$.` }),
    proof: `${isMixture ? 'Różnice cen od średniej, pomnożone przez masy,' : 'Różnice od średniej, pomnożone przez wagi,'} mają się znieść: $${balance} = 0$. Zgadza się.`,
    notice: isMixture
      ? 'Czy obu rodzajów jest tyle samo? Co trzeba wiedzieć o całej mieszance, żeby policzyć cenę jednego kilograma?'
      : 'Każda liczba ma swoją wagę. Co waga zmienia w zwykłej średniej?',
    nudge: isMixture
      ? 'Oblicz koszt całości i masę całości, a potem podziel koszt przez masę.'
      : 'Pomnóż każdą liczbę przez jej wagę, dodaj iloczyny i podziel przez sumę wag.',
  };
};
