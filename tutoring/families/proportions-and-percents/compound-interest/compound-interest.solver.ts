import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Claim, FamilySolution, FamilyStep, NumberAnswer } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import {
  decimalPlaces,
  HUNDRED,
  isInteger,
  ONE,
  powerOf,
  rational,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { amount, amountAnswer, percents, written } from '../percent-lines.rules.ts';
import { durationText } from './compound-interest.texts.ts';
import type { DepositGiven } from './compound-interest.types.ts';

const MOST_PERIODS = 12;
const GROSZ = 0.01;

export const yearsOf = ({ months }: DepositGiven): Rational => rational(months, 12);

export const periodsOf = ({ months, timesAYear = 1 }: DepositGiven): number => (months * timesAYear) / 12;

/** The part that is added in one period: 0.03. */
const partOfPeriod = ({ rate, timesAYear = 1 }: DepositGiven): Rational => rate.div(HUNDRED).div(timesAYear);

export const inGrosze = (value: Rational): Rational => value.mul(HUNDRED).round().div(HUNDRED);

const isInGrosze = (value: Rational): boolean => inGrosze(value).equals(value);

/** What is on the account, exactly. */
export const finalAmount = (given: DepositGiven): Rational =>
  given.timesAYear === undefined
    ? given.principal.add(simpleInterest(given))
    : given.principal.mul(powerOf(ONE.add(partOfPeriod(given)), periodsOf(given)));

export const simpleInterest = ({ principal, rate, months }: DepositGiven): Rational =>
  principal.mul(rate).div(HUNDRED).mul(rational(months, 12));

/** Throws `BeyondReach` where the part of a period cannot be written out, or there are too many of them. */
export const solveDeposit = (given: DepositGiven): FamilySolution => {
  const isCompound = given.timesAYear !== undefined;
  if (isCompound && (periodsOf(given) > MOST_PERIODS || (decimalPlaces(partOfPeriod(given)) ?? 9) > 5))
    throw new BeyondReach('size');
  const total = finalAmount(given);
  const asked = given.asks === 'amount' ? total : total.sub(given.principal);
  return {
    steps: isCompound ? compoundSteps(given, total) : simpleSteps(given, total),
    answer: answerOf(asked),
    sentence:
      given.asks === 'amount'
        ? `Po ${durationText(given.months)} na lokacie będzie $${amount(inGrosze(asked), 'zl')}$.`
        : `Odsetki po ${durationText(given.months)} wyniosą $${amount(inGrosze(asked), 'zl')}$.`,
    proof: isCompound ? proofByPeriods(given) : proofByAllPercents(given),
    notice: isCompound
      ? 'Jak często odsetki są dopisywane do lokaty? Od jakiej kwoty liczymy je po pierwszym dopisaniu?'
      : 'Od jakiej kwoty liczy się odsetki za każdy rok? Czy na lokacie prostej ta kwota się zmienia?',
    nudge: isCompound
      ? 'Ustal oprocentowanie za jeden okres i liczbę okresów. W każdym okresie kwota jest mnożona przez tę samą liczbę, większą od jedności.'
      : 'Oblicz odsetki za jeden rok, a potem pomnóż przez liczbę lat.',
    setup: isCompound
      ? 'Jaką częścią kwoty z początku okresu jest kwota na jego końcu? Zapisz to jako liczbę dziesiętną.'
      : 'Zamień procent na ułamek i pomnóż przez wpłaconą kwotę: to odsetki za jeden rok.',
  };
};

/** Interest after interest, without a power. */
const proofByPeriods = (given: DepositGiven): string => {
  const { principal } = given;
  const factor = ONE.add(partOfPeriod(given));
  const after = Array.from({ length: periodsOf(given) + 1 }, (_none, index) =>
    inGrosze(principal.mul(powerOf(factor, index))),
  );
  const interests = after.slice(1).map((total, index) => total.sub(after[index] ?? principal));
  const isRounded = !isInGrosze(finalAmount(given));
  const lines = interests.map((interest, index) => {
    const [before, total] = [after[index] ?? principal, after[index + 1] ?? principal];
    return `$${amount(before, 'zl')} + ${amount(interest, 'zl')} = ${amount(total, 'zl')}$`;
  });
  const added =
    given.asks === 'interest' && interests.length > 1
      ? ` Odsetki razem: $${interests.map((one) => amount(one, 'zl')).join(' + ')} = ${amount((after.at(-1) ?? principal).sub(principal), 'zl')}$.`
      : '';
  return `Dopisujemy odsetki ($${percents(partOfPeriod(given).mul(HUNDRED))}$ kwoty z początku okresu) po każdym okresie osobno${isRounded ? ', w zaokrągleniu do groszy' : ''}: ${lines.join(', ')}.${added}`;
};

/** The percents of the whole time at once. */
const proofByAllPercents = (given: DepositGiven): string => {
  const { principal, rate, months } = given;
  const years = yearsOf(given);
  const whole = rate.mul(years);
  const interest = inGrosze(simpleInterest(given));
  const time = isInteger(years) ? written(years) : `\\frac{${months}}{12}`;
  const total =
    given.asks === 'amount'
      ? `, a $${written(principal)} + ${written(interest)} = ${amount(inGrosze(finalAmount(given)), 'zl')}$`
      : '';
  return `Liczymy procenty z całego czasu naraz: $${time} \\cdot ${percents(rate)} = ${percents(whole)}$. To $${percents(whole)}$ z $${amount(principal, 'zl')}$, czyli $${amount(interest, 'zl')}$${total}.`;
};

const answerOf = (value: Rational): NumberAnswer => ({
  ...amountAnswer(inGrosze(value), 'zl'),
  ...(isInGrosze(value) ? {} : { tolerance: GROSZ }),
});

const compoundSteps = (given: DepositGiven, total: Rational): readonly FamilyStep[] => {
  const { principal, rate, timesAYear = 1 } = given;
  const part = partOfPeriod(given);
  const factor = ONE.add(part);
  const ofPeriod = part.mul(HUNDRED);
  return [
    ...(timesAYear === 1 ? [] : [rateOfPeriod(rate, timesAYear, ofPeriod), numberOfPeriods(given)]),
    {
      operation: 'factor',
      what: 'Obliczamy, przez co mnożymy kwotę za każdym razem, gdy dopisywane są odsetki',
      todo: 'do stu procent dodaj oprocentowanie za jeden okres i zamień na liczbę dziesiętną',
      why: 'Kwota z początku okresu to sto procent, a odsetki się do niej dodają.',
      shown: `100\\% + ${percents(ofPeriod)} = ${percents(HUNDRED.add(ofPeriod))} = ${written(factor)}`,
      prepared: `100\\% + ${percents(ofPeriod)}`,
      claims: [
        { sides: [`100 + ${plain(ofPeriod)}`, plain(HUNDRED.add(ofPeriod))] },
        { sides: [`(100 + ${plain(ofPeriod)}) / 100`, plain(factor)] },
        { sides: [`${plain(ofPeriod)} / 100`, plain(part)] },
      ],
    },
    {
      operation: 'power',
      what: 'Mnożymy wpłaconą kwotę przez tę liczbę tyle razy, ile razy dopisano odsetki',
      todo: 'pomnóż wpłaconą kwotę przez odpowiednią potęgę tej liczby',
      why: 'Odsetki z następnych okresów liczy się także od odsetek już dopisanych.',
      ...powerLine(principal, factor, periodsOf(given), total),
    },
    ...(given.asks === 'interest' ? [interestStep(principal, total)] : []),
  ];
};

const rateOfPeriod = (rate: Rational, timesAYear: number, ofPeriod: Rational): FamilyStep => ({
  operation: 'divide',
  what: 'Obliczamy oprocentowanie za jeden okres',
  todo: 'podziel roczne oprocentowanie przez liczbę okresów w roku',
  why: 'Podane oprocentowanie dotyczy całego roku.',
  shown: `${percents(rate)} : ${timesAYear} = ${percents(ofPeriod)}`,
  prepared: `${percents(rate)} : ${timesAYear}`,
  claims: [{ sides: [`${plain(rate)} / ${timesAYear}`, plain(ofPeriod)] }],
});

const numberOfPeriods = (given: DepositGiven): FamilyStep => {
  const { months, timesAYear = 1 } = given;
  const years = yearsOf(given);
  const line = isInteger(years)
    ? ([years.n, '\\cdot', timesAYear] as const)
    : ([months, ':', 12 / timesAYear] as const);
  const [left, sign, right] = line;
  return {
    operation: 'count',
    what: 'Ustalamy, ile razy odsetki zostaną dopisane',
    todo: 'policz, ile okresów mieści się w całym czasie trwania lokaty',
    why: '',
    shown: `${left} ${sign} ${right} = ${periodsOf(given)}`,
    prepared: `${left} ${sign} ${right}`,
    claims: [{ sides: [`${left} ${sign === ':' ? '/' : '*'} ${right}`, String(periodsOf(given))] }],
  };
};

const powerLine = (
  principal: Rational,
  factor: Rational,
  periods: number,
  total: Rational,
): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> => {
  const prepared = `${written(principal)} \\cdot ${written(factor)}${periods === 1 ? '' : `^{${periods}}`}`;
  const isExact = isInGrosze(total);
  const after = (count: number): Rational => inGrosze(principal.mul(powerOf(factor, count)));
  const byPeriod = Array.from({ length: periods - 1 }, (_none, index): Claim => ({
    sides: [`${plain(principal)} * ${plain(factor)}^${index + 1}`, plain(after(index + 1))],
    relation: '≈',
  }));
  return {
    shown: `${prepared} ${isExact ? '=' : '\\approx'} ${amount(inGrosze(total), 'zl')}`,
    prepared,
    claims: [
      {
        sides: [`${plain(principal)} * ${plain(factor)}^${periods}`, plain(inGrosze(total))],
        relation: isExact ? '=' : '≈',
      },
      ...byPeriod,
    ],
  };
};

const interestStep = (principal: Rational, total: Rational): FamilyStep => {
  const interest = inGrosze(total).sub(principal);
  return {
    operation: 'subtract',
    what: 'Odejmujemy wpłaconą kwotę: zostają odsetki',
    todo: 'odejmij wpłaconą kwotę od kwoty końcowej',
    why: 'Odsetki to to, co przybyło na lokacie.',
    shown: `${written(inGrosze(total))} - ${written(principal)} = ${amount(interest, 'zl')}`,
    prepared: `${written(inGrosze(total))} - ${written(principal)}`,
    claims: [{ sides: [`${plain(inGrosze(total))} - ${plain(principal)}`, plain(interest)] }],
  };
};

const simpleSteps = (given: DepositGiven, total: Rational): readonly FamilyStep[] => {
  const { principal, rate, months } = given;
  const [part, years] = [rate.div(HUNDRED), yearsOf(given)];
  const [yearly, interest] = [principal.mul(part), simpleInterest(given)];
  const time = isInteger(years) ? written(years) : `\\frac{${months}}{12}`;
  const shownInterest = amount(inGrosze(interest), 'zl');
  const sign = isInGrosze(interest) ? '=' : '\\approx';
  return [
    {
      operation: 'multiply',
      what: 'Obliczamy odsetki za jeden rok',
      todo: 'oblicz podany procent wpłaconej kwoty',
      why: 'Na lokacie prostej odsetki liczy się zawsze od wpłaconej kwoty.',
      shown: `${written(part)} \\cdot ${written(principal)} = ${amount(yearly, 'zl')}`,
      prepared: `${written(part)} \\cdot ${written(principal)}`,
      claims: [{ sides: [`${plain(part)} * ${plain(principal)}`, plain(yearly)] }],
    },
    ...(months === 12
      ? []
      : [
          {
            operation: 'multiply',
            what: 'Mnożymy przez czas w latach',
            todo: 'pomnóż odsetki za rok przez liczbę lat (miesiące to części roku)',
            why: 'Co rok przybywa tyle samo.',
            shown: `${written(yearly)} \\cdot ${time} ${sign} ${shownInterest}`,
            prepared: `${written(yearly)} \\cdot ${time}`,
            claims: [
              {
                sides: [`${plain(yearly)} * ${months} / 12`, plain(inGrosze(interest))],
                relation: isInGrosze(interest) ? ('=' as const) : ('≈' as const),
              },
              { sides: [`${months} / 12`, plain(years)] },
            ],
          },
        ]),
    ...(given.asks === 'interest'
      ? []
      : [
          {
            operation: 'add',
            what: 'Dodajemy odsetki do wpłaconej kwoty',
            todo: 'dodaj odsetki do wpłaconej kwoty',
            why: '',
            shown: `${written(principal)} + ${written(inGrosze(interest))} = ${amount(inGrosze(total), 'zl')}`,
            prepared: `${written(principal)} + ${written(inGrosze(interest))}`,
            claims: [{ sides: [`${plain(principal)} + ${plain(inGrosze(interest))}`, plain(inGrosze(total))] }],
          },
        ]),
  ];
};
