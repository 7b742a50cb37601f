import { describe, expect, it } from 'vitest';
import { verdictOn } from './verdicts.ts';

const FORCE = 'Oblicz siłę, która ciału o masie 5 kg nadaje przyspieszenie 2 m/s².';
const WAY = 'Samochód jedzie z prędkością 60 km/h przez 2 h. Jaką drogę przejedzie?';
const ENERGY = 'Oblicz energię kinetyczną ciała o masie 4 kg i prędkości 5 m/s.';
const AREA = 'Prostokąt ma boki 5 cm i 4 cm. Oblicz pole.';
const DISCOUNT = 'Rower kosztował 800 zł. Obniżono cenę o 15%. Ile kosztuje teraz?';
const SHARE = 'W klasie jest 200 uczniów, 20 z nich choruje. Ile to procent?';

/** A right calculation whose result is still to come is praised and goes on, however its units and percents are written. */
describe('a calculation that a pupil writes with units or percents', () => {
  it.each([
    [FORCE, 'F = 5 kg · 2 m/s²', 'right'],
    [FORCE, '5 kg * 2 m/s^2', 'right'],
    [FORCE, 'F = 5 kg · 2 m/s² = 10 N', 'solved'],
    [FORCE, '5 kg · 3 m/s²', 'wrong'],
    [WAY, '60 km/h * 2 h', 'right'],
    [WAY, '60 km/h * 3 h', 'wrong'],
    [ENERGY, '(4 kg · (5 m/s)²)/2', 'right'],
    [ENERGY, 'E = 4 kg · 25 m²/s² / 2', 'right'],
    [AREA, '5 cm · 4 cm', 'partial'],
    [AREA, '5 cm * 4 cm = 20 cm²', 'solved'],
    [DISCOUNT, '800 * 15%', 'partial'],
    [DISCOUNT, '15% * 800', 'partial'],
    [DISCOUNT, '15% z 800 zł = 120 zł', 'right'],
    [DISCOUNT, '800 zł · 15% = 120 zł', 'right'],
    [DISCOUNT, '800 - 15%*800', 'right'],
    [DISCOUNT, '85% * 800', 'right'],
    [DISCOUNT, '85% z 800', 'right'],
    [DISCOUNT, '100% - 15% = 85%', 'right'],
    [DISCOUNT, '90% * 800', 'wrong'],
    [SHARE, '20/200 * 100%', 'right'],
    [SHARE, '20/200 · 100% = 10%', 'solved'],
  ])('„%s”: „%s” is %s', (task, reply, kind) => {
    expect(verdictOn(task, reply)?.kind).toBe(kind);
  });
});
