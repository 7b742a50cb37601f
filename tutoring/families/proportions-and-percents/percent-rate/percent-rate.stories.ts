import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { counted, formFor } from '#tutoring/families/polish-count.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { PercentRateGiven } from './percent-rate.types.ts';

const PUPILS = ['uczeń', 'uczniów', 'uczniów'] as const;
const PERSONS = ['osoba', 'osoby', 'osób'] as const;
const GIRLS = ['dziewczynka', 'dziewczęta', 'dziewcząt'] as const;
const POINTS = ['punkt', 'punkty', 'punktów'] as const;
const CARS = ['samochód', 'samochody', 'samochodów'] as const;
const RED = ['czerwony', 'czerwone', 'czerwonych'] as const;
const QUESTIONS = ['pytanie', 'pytania', 'pytań'] as const;

type Wording = (part: number, whole: number) => string;

const STORIES: readonly [Wording, ...Wording[]] = [
  (part, whole) => `W klasie jest ${counted(whole, PUPILS)}, ${part} z nich uprawia sport. Jaki to procent klasy?`,
  (part, whole) =>
    `Na obóz ${formFor(whole, ['pojechała', 'pojechały', 'pojechało'])} ${counted(whole, PERSONS)}, w tym ${counted(part, GIRLS)}. Jaki procent osób stanowią dziewczęta?`,
  (part, whole) => `Zosia zdobyła ${counted(part, POINTS)} na ${whole} możliwych. Ile procent punktów zdobyła?`,
  (part, whole) =>
    `Na parkingu ${formFor(whole, ['stoi', 'stoją', 'stoi'])} ${counted(whole, CARS)}, w tym ${counted(part, RED)}. Jaki to procent samochodów?`,
  (part, whole) =>
    `Test ma ${counted(whole, QUESTIONS)}. Antek odpowiedział dobrze na ${part} z nich. Jaki to procent pytań?`,
];

const SIZES = {
  1: [10, 20, 50],
  2: [20, 25, 40],
  3: [16, 24, 32, 48, 75],
} as const satisfies Record<Difficulty, readonly [number, ...number[]]>;

/** How many equal parts the whole is cut into for a percent with at most one decimal place. */
const CUTS = { 16: 16, 24: 8, 32: 16, 48: 16, 75: 25 } as const;

const makePart = (pick: Pick, whole: number): number => {
  const cuts = Object.entries(CUTS).find(([size]) => Number(size) === whole)?.[1] ?? whole;
  return (whole / cuts) * pick.int(Math.ceil(cuts / 5), cuts - 1);
};

export const makePercentRate = (pick: Pick, difficulty: Difficulty): PercentRateGiven => {
  if (pick.int(0, 2) === 0) {
    const isFraction = pick.int(0, 1) === 1;
    const bottom =
      difficulty === 1 ? pick.oneOf([4, 5]) : difficulty === 2 ? pick.oneOf([20, 25, 50]) : pick.oneOf([8, 40]);
    const top = pick.int(1, bottom - 1);
    const value = isFraction
      ? rational(top, bottom)
      : rational(10 * pick.int(1, 99) + (difficulty === 3 ? 5 : 0), 1000);
    return { asks: 'written', value, style: isFraction ? 'fraction' : 'decimal' };
  }
  const whole = pick.oneOf(SIZES[difficulty]);
  const part = makePart(pick, whole);
  return { asks: 'share', part: rational(part), whole: rational(whole), text: pick.oneOf(STORIES)(part, whole) };
};
