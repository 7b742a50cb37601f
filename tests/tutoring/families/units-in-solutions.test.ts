import { evaluate } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { CHEMISTRY_FAMILIES } from '#tutoring/families/chemistry/chemistry.families.ts';
import type { Difficulty } from '#tutoring/families/family.types.ts';
import { PHYSICS_FAMILIES } from '#tutoring/families/physics/physics.families.ts';
import { workedOn } from './verdicts.ts';

/** Each base unit is a number of its own, so that sides are equal only where their units are. */
const [METRE, SECOND, KILOGRAM, AMPERE, KELVIN, MOLE] = [1.37, 2.71, 3.19, 4.57, 5.83, 6.41];
const NEWTON = (KILOGRAM * METRE) / SECOND ** 2;
const JOULE = NEWTON * METRE;
const WATT = JOULE / SECOND;
const VOLT = WATT / AMPERE;
const UNITS: Readonly<Record<string, number>> = {
  m: METRE,
  dm: METRE / 10,
  cm: METRE / 100,
  km: METRE * 1000,
  l: METRE ** 3 / 1000,
  ml: METRE ** 3 / 1_000_000,
  s: SECOND,
  min: SECOND * 60,
  h: SECOND * 3600,
  g: KILOGRAM / 1000,
  kg: KILOGRAM,
  t: KILOGRAM * 1000,
  N: NEWTON,
  kN: NEWTON * 1000,
  Pa: NEWTON / METRE ** 2,
  hPa: (NEWTON * 100) / METRE ** 2,
  kPa: (NEWTON * 1000) / METRE ** 2,
  MPa: (NEWTON * 1_000_000) / METRE ** 2,
  J: JOULE,
  kJ: JOULE * 1000,
  W: WATT,
  kW: WATT * 1000,
  kWh: JOULE * 3_600_000,
  V: VOLT,
  A: AMPERE,
  mA: AMPERE / 1000,
  Ω: VOLT / AMPERE,
  C: AMPERE * SECOND,
  Hz: 1 / SECOND,
  kHz: 1000 / SECOND,
  mol: MOLE,
  u: KILOGRAM / 7,
  '°C': KELVIN,
};

const valueOfUnit = (unit: string): string => {
  const value = UNITS[unit];
  if (value === undefined) throw new RangeError(`unit ${unit}`);
  return String(value);
};

/** `5\ \text{kg} \cdot 2\ \text{m/s}^2` with numbers for its units. „72 : 3,6 m/s” is so many metres in a second. */
const valueOf = (side: string): number => {
  const plain = side
    .replace(/(\d)\\,(?=\d)/g, '$1')
    .replaceAll('{,}', '.')
    .replaceAll('^\\circ\\text{C}', '\\ \\text{°C}')
    .replaceAll('\\Omega', '\\text{Ω}')
    .replaceAll('\\text{J/(kg}\\cdot\\text{ °C)}', '\\text{J/(kg*°C)}')
    .replaceAll('\\%', ' * 0.01')
    .replace(/\\text\{([^{}]*)\}/g, (_all, unit: string) =>
      unit.replace(/[\p{L}°]+/gu, valueOfUnit).replace(/^(?=[\d.])/, '~'),
    )
    .replace(/\\ ~|~/g, ' * ')
    .replace(/\\frac\{((?:[^{}]|\{[^{}]*\})*)\}\{((?:[^{}]|\{[^{}]*\})*)\}/g, '(($1) / ($2))')
    .replace(/\\sqrt\{((?:[^{}]|\{[^{}]*\})*)\}/g, 'sqrt($1)')
    .replaceAll('\\cdot', '*')
    .replaceAll(':', '/')
    .replace(/\^\{(\d)\}/g, '^$1');
  return Number(evaluate(plain));
};

/** Sides of letters alone are formulas, and so is a constant among them. */
const valuesIn = (line: string): readonly number[] =>
  line
    .split(' = ')
    .filter((side) => !/[a-zA-Z]/.test(side.replace(/\\text\{[^{}]*\}|\\[a-zA-Z]+/g, '')))
    .filter((side) => /\d/.test(side) && !side.includes('\\lambda') && !side.includes('\\Delta'))
    .map(valueOf);

const linesOf = (made: ReturnType<(typeof PHYSICS_FAMILIES)[number]['make']>): readonly string[] => [
  ...made.steps.map(({ shown }) => shown),
  ...[...(made.check ?? '').matchAll(/\$([^$]+)\$/g)].map(([, line = '']) => line),
];

describe.each([...PHYSICS_FAMILIES, ...CHEMISTRY_FAMILIES].map((family) => [family.id, family] as const))(
  '%s',
  (_id, family) => {
    it('is solved in lines whose sides are equal, their units too', () => {
      const broken = ([1, 2, 3] as const).flatMap((difficulty: Difficulty) =>
        Array.from({ length: 40 }, (_one, seed) => family.make(seed + 1, difficulty, family.grades[0]))
          .flatMap(linesOf)
          .filter((line) => {
            const [first = Number.NaN, ...others] = valuesIn(line);
            return others.some((value) => !(Math.abs(value - first) <= 1e-9 * Math.max(Math.abs(first), 1e-3)));
          }),
      );
      expect([...new Set(broken)]).toEqual([]);
    });
  },
);

/** Of LaTeX its commands alone are words. */
const STRAY_WORD = /[a-zA-Z]{2,}/;
const NAMES = /\\(?:text|mathrm)\{(?:[^{}]|\{\d+\})*\}|\\(?:begin|end)\{array\}(?:\{[c|]+\})?|\\[a-zA-Z]+/g;

describe.each([...PHYSICS_FAMILIES, ...CHEMISTRY_FAMILIES].map((family) => [family.id, family] as const))(
  'the formulas of %s',
  (_id, family) => {
    it('hold no command without its stroke', () => {
      const stray = ([1, 2, 3] as const).flatMap((difficulty) =>
        Array.from({ length: 20 }, (_one, seed) => family.make(seed + 1, difficulty, family.grades[0]))
          .flatMap(({ steps }) => steps.flatMap(({ shown, why }) => [shown, ...(why.match(/\$[^$]+\$/g) ?? [])]))
          .filter((formula) => STRAY_WORD.test(formula.replace(NAMES, ''))),
      );
      expect(stray).toEqual([]);
    });
  },
);

describe('a worked solution', () => {
  it.each([
    [
      'Oblicz siłę, która ciału o masie 5 kg nadaje przyspieszenie 2 m/s²',
      ['F = m \\cdot a = 5\\ \\text{kg} \\cdot 2\\ \\text{m/s}^2 = 10\\ \\text{N}'],
    ],
    [
      'energia kinetyczna ciala 4 kg predkosc 36 km/h',
      [
        'v = 36\\ \\text{km/h} = 36 : 3{,}6\\ \\text{m/s} = 10\\ \\text{m/s}',
        'E_k = \\frac{m \\cdot v^2}{2} = \\frac{4\\ \\text{kg} \\cdot (10\\ \\text{m/s})^2}{2} = 200\\ \\text{J}',
      ],
    ],
    [
      'kamien spada z 20 m bez oporu g=10 jaka predkosc przy ziemi',
      [
        'v = \\sqrt{2 \\cdot h \\cdot g} = \\sqrt{2 \\cdot 20\\ \\text{m} \\cdot 10\\ \\text{m/s}^2} = \\sqrt{400}\\ \\text{m/s} = 20\\ \\text{m/s}',
      ],
    ],
    [
      'cisnienie jak F=50 N a pole 25 cm2',
      [
        'S = 25\\ \\text{cm}^2 = 25 : 10\\,000\\ \\text{m}^2 = 0{,}0025\\ \\text{m}^2',
        'p = \\frac{F}{S} = \\frac{50\\ \\text{N}}{0{,}0025\\ \\text{m}^2} = 20\\,000\\ \\text{Pa}',
      ],
    ],
    [
      'ile moli to 36 g wody',
      [
        'M = 2 \\cdot 1\\ \\text{g/mol} + 16\\ \\text{g/mol} = 18\\ \\text{g/mol}',
        'n = \\frac{m}{M} = \\frac{36\\ \\text{g}}{18\\ \\text{g/mol}} = 2\\ \\text{mol}',
      ],
    ],
  ])('of „%s” has its units in each line', (task, lines) => {
    expect(workedOn(task).steps.map(({ shown }) => shown)).toEqual(lines);
  });

  it('puts the number in with the unit that the task gives it, where that fits', () => {
    const { check, setup } = workedOn('Oblicz energię potencjalną ciała o masie 3 kg na wysokości 8 m, g = 10 m/s².');
    expect(setup).toContain('$g = 10\\ \\text{m/s}^2$');
    expect(check).toContain('\\frac{240\\ \\text{J}}{10\\ \\text{m/s}^2 \\cdot 8\\ \\text{m}} = 3\\ \\text{kg}');
  });

  it.each([
    ['wahadło wykonało 1 pełne wahnięcie w czasie 2 s oblicz okres', '$1$ pełne wahnięcie'],
    ['wahadło wykonało 3 pełne wahnięcia w czasie 6 s oblicz okres', '$3$ pełne wahnięcia'],
    ['wahadło wykonało 20 wahnięć w czasie 40 s oblicz okres', '$20$ pełnych wahnięć'],
    ['22 drgania w czasie 44 s, oblicz okres', '$22$ pełne wahnięcia'],
    ['roztwór o objętości 2 dm3 zawiera 1 mol substancji oblicz stężenie molowe', '$1$ mol substancji'],
    ['roztwór o objętości 2 dm3 zawiera 3 mole substancji oblicz stężenie molowe', '$3$ mole substancji'],
    ['roztwór o objętości 2 dm3 zawiera 5 moli substancji oblicz stężenie molowe', '$5$ moli substancji'],
    ['roztwór o objętości 2 dm3 zawiera 0,5 mola substancji oblicz stężenie molowe', '$0{,}5$ mola substancji'],
  ])('of „%s” counts in words that agree with the number', (task, words) => {
    expect(workedOn(task, 9).statement).toContain(words);
  });

  it('says in words to which unit it converts, before anything is put in', () => {
    const [first] = workedOn('energia kinetyczna ciala 4 kg predkosc 36 km/h').steps;
    expect(first?.what).toBe('Zamieniamy prędkość na metry na sekundę');
    expect(first?.todo).toBe('zamień prędkość na metry na sekundę');
  });

  it('takes an element for no compound', () => {
    expect(workedOn('oblicz masę cząsteczkową O2').statement).toBe('Oblicz masę cząsteczkową $\\mathrm{O_{2}}$.');
    expect(workedOn('oblicz masę cząsteczkową H2O').statement).toContain('związku');
  });

  it('has litres said as cubic decimetres before they are put in', () => {
    expect(
      workedOn('roztwór o objętości 0,5 l zawiera 2 mole substancji oblicz stężenie molowe', 9).steps.map(
        ({ shown }) => shown,
      ),
    ).toEqual([
      'V = 0{,}5\\ \\text{l} = 0{,}5\\ \\text{dm}^3',
      'C_m = \\frac{n}{V} = \\frac{2\\ \\text{mol}}{0{,}5\\ \\text{dm}^3} = 4\\ \\text{mol/dm}^3',
    ]);
  });

  it('says its result once', () => {
    expect(workedOn('energia kinetyczna ciala 4 kg predkosc 5 m/s').result).toBe('$E_k = 50\\ \\text{J}$');
    expect(workedOn('ile moli to 36 g wody').result).toBe('$n = 2\\ \\text{mol}$');
  });
});
