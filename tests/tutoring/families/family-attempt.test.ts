import { describe, expect, it } from 'vitest';
import { judge } from '#tutoring/families/attempt.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';

const LINEAR = '2x + 3 > 5';
const QUADRATIC = 'x^2 - 5x + 6 < 0';
const OUTSIDE = 'x^2 - 5x + 6 > 0';
const BARS = '|x-3| < 5';
const EQUATION_WITH_BARS = '|x-3| = 5';
const SPEED_FORMULA = 'wyznacz v ze wzoru s = v*t';
const HEIGHT_FORMULA = 'wyznacz h ze wzoru P = (a+b)*h/2';
const SALE = 'Spodnie kosztują 120 zł. Obniżono cenę o 25%. Ile kosztują po obniżce?';
const COINS = 'Ile to groszy 5 zł?';

const verdictOn = (task: string, reply: string): Verdict | undefined => {
  const found = taskIn(task, 8);
  if (found.kind === 'untreated') throw new Error(`${task} is not treated: ${found.reason}`);
  return judge(replyNotation(reply), found.worked, found.worked);
};

const TRIANGLE = 'Oblicz pole trójkąta o podstawie 8 cm i wysokości 5 cm.';
const SUM = '457 + 386 pisemnie';
const CONSECUTIVE = 'suma trzech kolejnych liczb naturalnych to 72';
const TWO_NUMBERS = 'jedna liczba jest o 5 większa od drugiej, a ich suma to 41';
const THERE_AND_BACK = 'tam 60 km/h, z powrotem 40 km/h, w jedną stronę 120 km, średnia prędkość?';
const BRINE = 'Do 180 g wody wsypano 20 g cukru. Jakie jest stężenie?';
const DILUTION = 'ile wody dolać do 100 g 20% roztworu żeby był 10%';
const SPEED = 'samochód przejechał 180 km w 2,5 h, jaka prędkość';

describe('what a pupil says of a task of a family', () => {
  it.each<readonly [task: string, reply: string, kind: Verdict['kind'] | undefined]>([
    [TRIANGLE, '20 cm2', 'solved'],
    [TRIANGLE, 'P = 8*5:2 = 20 cm²', 'solved'],
    [TRIANGLE, '0,002 m2', 'solved'],
    [TRIANGLE, '20 m2', 'partial'],
    [TRIANGLE, '40', 'wrong'],
    [TRIANGLE, '8*5=40', 'right'],
    [TRIANGLE, 'P = 40', 'wrong'],
    [TRIANGLE, '8*5=45', 'wrong'],
    [TRIANGLE, '40:2', 'right'],
    [TRIANGLE, 'nie wiem', undefined],
    [CONSECUTIVE, '23, 24, 25', 'solved'],
    [CONSECUTIVE, '23, 24, 26', 'wrong'],
    [CONSECUTIVE, 'x+x+1+x+2=72', 'right'],
    [CONSECUTIVE, 'x=23', 'partial'],
    [TWO_NUMBERS, 'x+5x=41', 'wrong'],
    [TWO_NUMBERS, 'x+x-5=41', 'right'],
    [TWO_NUMBERS, 'mniejsza 18 większa 23', 'solved'],
    [THERE_AND_BACK, '240 km w 5 h', 'right'],
    [THERE_AND_BACK, '240 km w 6 h', 'wrong'],
    [THERE_AND_BACK, '50 km/h', 'wrong'],
    [BRINE, '20/200 to 10%', 'solved'],
    [BRINE, '20/200 to 12%', 'wrong'],
    [DILUTION, '20 g soli', 'right'],
    [DILUTION, '20', 'wrong'],
    [DILUTION, '200 g', 'wrong'],
    [SUM, '843', 'solved'],
    [SUM, 'osiemset czterdzieści trzy', 'solved'],
    [SUM, '844', 'wrong'],
    [SUM, '457+386=844', 'wrong'],
    [SUM, '457 + 386 = 843', 'solved'],
    [SPEED, '72 km/h', 'solved'],
    [SPEED, '20 m/s', 'solved'],
    [SPEED, '180 : 2,5', 'right'],
    [SPEED, '71 km/h', 'wrong'],
    ['rozłóż 60 na czynniki pierwsze', '2*2*3*5', 'solved'],
    ['rozłóż 60 na czynniki pierwsze', '2^2*3*5', 'solved'],
    ['rozłóż 60 na czynniki pierwsze', '2*3*10', 'right'],
    ['Podziel 36 zł w stosunku 1:2', '12 zł i 24 zł', 'solved'],
    ['Podziel 36 zł w stosunku 1:2', '12 zł', 'partial'],
    [LINEAR, 'x > 1', 'solved'],
    [LINEAR, '1 < x', 'solved'],
    [LINEAR, '(1; +∞)', 'solved'],
    [LINEAR, '2x > 2', 'right'],
    [LINEAR, '2x > 5 - 3', 'right'],
    [LINEAR, '2x > 8', 'wrong'],
    [LINEAR, 'x < 1', 'wrong'],
    [LINEAR, 'x ≥ 1', 'wrong'],
    [LINEAR, 'x = 1', 'right'],
    ['-3x + 2 <= 8', '-3x <= 6', 'right'],
    ['-3x + 2 <= 8', 'x ≥ -2, bo dzielę przez -3', 'solved'],
    ['-3x + 2 <= 8', 'x <= -2', 'wrong'],
    [QUADRATIC, 'x1=2 x2=3', 'right'],
    [QUADRATIC, 'Δ=1', 'right'],
    [QUADRATIC, 'Δ=4', 'wrong'],
    [QUADRATIC, '(x-2)(x-3)<0', 'right'],
    [QUADRATIC, 'x>2 i x<3', 'solved'],
    [QUADRATIC, 'x<2 lub x>3', 'wrong'],
    [QUADRATIC, 'x=4', 'wrong'],
    [OUTSIDE, 'x<2 lub x>3', 'solved'],
    [OUTSIDE, 'x<2 i x>3', 'partial'],
    [BARS, '-5 < x-3 < 5', 'right'],
    [BARS, 'x - 3 < 5', 'right'],
    [BARS, 'x-3 = -5', 'right'],
    [BARS, 'x>-2 i x<8', 'solved'],
    [EQUATION_WITH_BARS, 'x-3=5', 'right'],
    [EQUATION_WITH_BARS, 'x=8 lub x=-2', 'solved'],
    [EQUATION_WITH_BARS, 'x=8 v x=2', 'wrong'],
    [SPEED_FORMULA, 'v = s/t', 'solved'],
    [SPEED_FORMULA, 's:t = v', 'solved'],
    [SPEED_FORMULA, 'v*t = s', 'right'],
    [SPEED_FORMULA, 'v = t/s', 'wrong'],
    [SPEED_FORMULA, 'nie wiem', undefined],
    [HEIGHT_FORMULA, '2P=(a+b)h', 'right'],
    [HEIGHT_FORMULA, 'h=2P/(a+b)', 'solved'],
    [HEIGHT_FORMULA, 'h = P/(a+b)', 'wrong'],
    [SALE, '25% to 30', 'right'],
    [SALE, '10% z 120 zł to 12', 'right'],
    [SALE, '10% to 20', 'wrong'],
    [SALE, '75% to 90', 'solved'],
    [COINS, '5 zł to 500 gr', 'solved'],
    [COINS, '5 zł to 50 gr', 'wrong'],
    ['zamień 5 m na cm', '5 m = 500 cm', 'solved'],
    ['zamień 5 m na cm', '5 m = 50 cm', 'wrong'],
    ['Czy 5148 jest podzielne przez 9?', 'nie', 'wrong'],
    ['Czy 5148 jest podzielne przez 9?', 'tak', 'solved'],
  ])('%s | %s is %s', (task, reply, kind) => {
    expect(verdictOn(task, reply)?.kind).toBe(kind);
  });

  it('a misconception is called by its name', () => {
    expect(verdictOn(TRIANGLE, '40')).toEqual({
      kind: 'wrong',
      step: '40',
      suspicion: 'To pole dwóch takich figur. We wzorze jest jeszcze jedno działanie: dzielenie na pół.',
    });
  });
});
