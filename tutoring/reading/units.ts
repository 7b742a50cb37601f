import { rational, type Rational } from '#tutoring/mathematics/rational.ts';

export type Dimension =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'time'
  | 'speed'
  | 'acceleration'
  | 'money'
  | 'angle'
  | 'temperature'
  | 'force'
  | 'pressure'
  | 'energy'
  | 'power'
  | 'voltage'
  | 'current'
  | 'resistance'
  | 'charge'
  | 'frequency'
  | 'density'
  | 'amount'
  | 'molarMass'
  | 'molarity'
  | 'atomicMass'
  | 'specificHeat'
  | 'latentHeat'
  | 'share';

interface UnitSource {
  /** How it is written behind a number: folded to lower case where `isExactCase` is not said. */
  readonly signs: string;
  /** Stems of its words; none may be a common word of its own. */
  readonly words?: string | undefined;
  readonly latex: string;
  /** How many of the dimension's base it is. */
  readonly factor: Rational;
}

const unit = (signs: string, latex: string, factor: number | Rational = 1, words?: string): UnitSource => ({
  signs,
  latex,
  factor: typeof factor === 'number' ? rational(factor) : factor,
  words,
});

/** Bases: mm, mm², mm³, mg, s, km/h, m/s², gr, °, °C, N, Pa, J, W, V, mA, Ω, C, Hz, kg/m³, mol, g/mol, mol/dm³, u, J/(kg·°C), J/kg. */
const UNITS_BY_DIMENSION: Readonly<Record<Dimension, Readonly<Record<string, UnitSource>>>> = {
  length: {
    mm: unit('mm', 'mm', 1, 'milimetr'),
    cm: unit('cm', 'cm', 10, 'centymetr'),
    dm: unit('dm', 'dm', 100, 'decymetr'),
    m: unit('m', 'm', 1000, 'metr'),
    km: unit('km', 'km', 1_000_000, 'kilometr'),
  },
  area: {
    mm2: unit('mm2 mm^2', 'mm^2', 1, 'milimetr\\w* kwadratow'),
    cm2: unit('cm2 cm^2', 'cm^2', 100, 'centymetr\\w* kwadratow'),
    dm2: unit('dm2 dm^2', 'dm^2', 10_000, 'decymetr\\w* kwadratow'),
    m2: unit('m2 m^2', 'm^2', 1_000_000, 'metr\\w* kwadratow'),
    ar: unit('a ar ara ary arow', 'a', 100_000_000),
    ha: unit('ha', 'ha', 10_000_000_000, 'hektar'),
    km2: unit('km2 km^2', 'km^2', 1_000_000_000_000, 'kilometr\\w* kwadratow'),
  },
  volume: {
    mm3: unit('mm3 mm^3', 'mm^3', 1, 'milimetr\\w* szescienn'),
    cm3: unit('cm3 cm^3', 'cm^3', 1000, 'centymetr\\w* szescienn'),
    ml: unit('ml', 'ml', 1000, 'mililitr'),
    dm3: unit('dm3 dm^3', 'dm^3', 1_000_000, 'decymetr\\w* szescienn'),
    l: unit('l', 'l', 1_000_000, 'litr'),
    m3: unit('m3 m^3', 'm^3', 1_000_000_000, 'metr\\w* szescienn'),
  },
  mass: {
    mg: unit('mg', 'mg', 1, 'miligram'),
    g: unit('g', 'g', 1000, 'gram'),
    dag: unit('dag dkg deko deka', 'dag', 10_000, 'dekagram'),
    kg: unit('kg kilo kila', 'kg', 1_000_000, 'kilogram'),
    t: unit('t', 't', 1_000_000_000, 'ton(?:[aey]|ach|om|ami)?\\b'),
  },
  time: {
    s: unit('s sek', 's', 1, 'sekund'),
    min: unit('min', 'min', 60, 'minut'),
    h: unit('h godz', 'h', 3600, 'godzin'),
    day: unit('doba dobe doby dob dzien dni', '\\text{dni}', 86_400),
    week: unit('tydzien tygodni tygodnie', '\\text{tyg.}', 604_800),
  },
  speed: {
    'km/h': unit('km/h', 'km/h', 1, '(?:kilometr\\w*|km) na (?:godzin|h\\b)'),
    'm/s': unit('m/s', 'm/s', rational(18, 5), 'metr\\w* na sekund'),
    'm/min': unit('m/min', 'm/min', rational(3, 50)),
    'km/min': unit('km/min', 'km/min', 60),
    'km/s': unit('km/s', 'km/s', 3600),
  },
  acceleration: { 'm/s2': unit('m/s2 m/s^2', 'm/s^2'), 'N/kg': unit('n/kg', 'N/kg') },
  money: {
    gr: unit('gr', 'gr', 1, 'grosz'),
    zl: unit('zl pln', 'zł', 100, 'zlot'),
  },
  angle: { deg: unit('° deg', '^\\circ', 1, 'stopn\\w*(?! celsjusz)|stopien(?!i[ae])(?! celsjusz)') },
  temperature: { celsius: unit('°c', '^\\circ\\text{C}', 1, 'stopn\\w* celsjusz|stopien celsjusz') },
  force: { N: unit('n', 'N', 1, 'niuton'), kN: unit('kn', 'kN', 1000) },
  pressure: {
    Pa: unit('pa', 'Pa', 1, 'paskal'),
    hPa: unit('hpa', 'hPa', 100, 'hektopaskal'),
    kPa: unit('kpa', 'kPa', 1000, 'kilopaskal'),
    MPa: unit('mpa', 'MPa', 1_000_000, 'megapaskal'),
  },
  energy: {
    J: unit('j', 'J', 1, 'dzul'),
    kJ: unit('kj', 'kJ', 1000, 'kilodzul'),
    MJ: unit('mj', 'MJ', 1_000_000),
    kWh: unit('kwh', 'kWh', 3_600_000, 'kilowatogodzin'),
  },
  power: { W: unit('w', 'W', 1, 'wat'), kW: unit('kw', 'kW', 1000, 'kilowat'), MW: unit('mw', 'MW', 1_000_000) },
  voltage: { V: unit('v', 'V', 1, 'wolt'), kV: unit('kv', 'kV', 1000) },
  current: { mA: unit('ma', 'mA', 1, 'miliamper'), A: unit('a', 'A', 1000, 'amper') },
  resistance: {
    ohm: unit('om ω ohm', '\\Omega', 1, 'om(?:ow|a|y)?\\b'),
    kohm: unit('kω kohm', 'k\\Omega', 1000, 'kiloom'),
  },
  charge: { C: unit('c', 'C', 1, 'kulomb') },
  frequency: { Hz: unit('hz', 'Hz', 1, 'herc'), kHz: unit('khz', 'kHz', 1000, 'kiloherc') },
  density: { 'kg/m3': unit('kg/m3 kg/m^3', 'kg/m^3'), 'g/cm3': unit('g/cm3 g/cm^3', 'g/cm^3', 1000) },
  amount: { mol: unit('mol', 'mol', 1, 'mol(?:e|i|a|ach|om)?\\b(?! ?/)') },
  molarMass: { 'g/mol': unit('g/mol', 'g/mol') },
  molarity: { 'mol/dm3': unit('mol/dm3 mol/dm^3 mol/l', 'mol/dm^3') },
  atomicMass: { u: unit('u', 'u') },
  latentHeat: { 'J/kg': unit('j/kg', 'J/kg'), 'kJ/kg': unit('kj/kg', 'kJ/kg', 1000) },
  share: { '%': unit('%', '\\%', rational(1, 100)) },
  specificHeat: { 'J/kgC': unit('j/(kg*°c) j/(kg*c) j/kg*°c j/(kg*k) j/kg*c j/kg*k j/kgc j/kg°c', 'J/(kg\\cdot °C)') },
};

export interface Unit {
  readonly id: string;
  readonly dimension: Dimension;
  readonly factor: Rational;
  /** LaTeX, to stand behind a number. */
  readonly latex: string;
}

const dimensions = Object.entries(UNITS_BY_DIMENSION).flatMap(([name, units]) =>
  Object.entries(units).map(([id, source]) => ({ id, name, source })),
);

export const isDimension = (name: string): name is Dimension => Object.hasOwn(UNITS_BY_DIMENSION, name);

const latexOfUnit = (latex: string): string => {
  if (latex.startsWith('^') || latex === '\\%') return latex;
  if (latex.startsWith('\\')) return `\\ ${latex}`;
  return `\\ \\text{${latex.replace(/\^(\d)/, '}^$1\\text{').replace('\\cdot', '}\\cdot\\text{')}}`.replace(
    '\\text{}',
    '',
  );
};

const UNITS: ReadonlyMap<string, Unit> = new Map(
  dimensions.flatMap(({ id, name, source }): readonly (readonly [string, Unit])[] =>
    isDimension(name) ? [[id, { id, dimension: name, factor: source.factor, latex: latexOfUnit(source.latex) }]] : [],
  ),
);

/** Throws for a unit that is not in the table: the code's own mistake. */
export const unitOf = (id: string): Unit => {
  const found = UNITS.get(id);
  if (found === undefined) throw new RangeError(`unit ${id}`);
  return found;
};

export const unitsOf = (dimension: Dimension): readonly string[] => Object.keys(UNITS_BY_DIMENSION[dimension]);

/** So many of one unit are how many of another of its dimension. */
export const converted = (value: Rational, from: string, to: string): Rational =>
  value.mul(unitOf(from).factor).div(unitOf(to).factor);

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const signs = dimensions
  .flatMap(({ id, name, source }) => source.signs.split(' ').map((sign) => ({ id, name, sign })))
  // `A` and `a`, `m` and `M` fall together in small letters: the more common comes first.
  .sort((one, other) => other.sign.length - one.sign.length);
const idOfSign: ReadonlyMap<string, string> = new Map(
  signs.toReversed().map(({ sign, id }) => [sign, sign === 'a' ? 'A' : id]),
);
/** Signs that are words too stand for a unit only where nothing follows. */
const isWordToo = (sign: string): boolean => /^(?:[awvcnju]|ma)$/.test(sign);
/** The height of „(2h)/√3” is no hour. */
const HOUR = String.raw`h(?! ?\) ?/)`;
const SIGN = signs
  .map(({ sign }) =>
    isWordToo(sign) ? `${sign}(?=\\s*(?:$|[.,;:?!)=${sign === 'u' ? '+' : ''}]))` : sign === 'h' ? HOUR : escaped(sign),
  )
  .join('|');
const words = dimensions
  .flatMap(({ id, source }) =>
    source.words === undefined
      ? []
      : [
          {
            id,
            pattern: new RegExp(`(?<![a-z/])(?:${source.words})[a-z]{0,4}(?![a-z])`, 'g'),
            length: source.words.length,
          },
        ],
  )
  .sort((one, other) => other.length - one.length);

/** „5 m = 500 cm”, „600 g = 600 : 1000 kg” and „5 zł = 500 gr” have units on both sides; the `m` of „3 m = 6” is a letter. */
const BEFORE_EQUALS = String.raw`(?:(?<=(?:[a-z]{2}|/[a-z]+)(?:\^?\d)?)|(?! ?=)|(?= ?= ?[-(]*\d[\d., /:*()=]*(?:@|(?:${SIGN})(?![a-z\d]))))`;
/** A number may end with its root, „8√2 m”, and a calculation with its bracket, „(60 : 10) dm”. */
const END_OF_NUMBER = String.raw`[\dπ]|(?<=sqrt[^a-z]*)\)|(?<=\( ?[\d., :*/]+)\)(?= ?(?:[a-z]{2}|a = ?\d))`;
/** „5 kg · 2 m/s²”: a sign of one letter may be a letter, „3m · 2”, but where a quantity follows. */
const BEFORE_OPERATOR = String.raw`(?:(?! ?[+*/(])|(?<=[a-z^°][a-z\d/^]+)(?! ?\(|/[a-z])|(?= ?[+*/] ?\(?\d[\d.,]*(?: ?\* ?\d[\d.,]*)* ?(?:@|(?:${SIGN})(?![a-z\d]))))`;
const AFTER_NUMBER = new RegExp(
  `(${END_OF_NUMBER}) ?(${SIGN})(?![a-z\\d°ω])(?!\\^)${BEFORE_OPERATOR}${BEFORE_EQUALS}`,
  'g',
);
const ASKED_FOR = new RegExp(`(?<=(?:^| )(?:na|w|ile|to|do) )(${SIGN})(?= ?(?:[?.,;]|$| i | ma| w | jest| to ))`, 'g');

/** Units behind numbers, and the words of units anywhere, as `@id`. The text is in small letters without marks. */
export const withUnits = (text: string): string => {
  // As it is copied from a formula: „J/(kg · °C)”.
  let result = text
    .replace(/\bkg ?\* ?(?=°?[ck]\b)/g, 'kg*')
    // The square of a speed has no unit of its own.
    .replace(/(\d) ?m\^?2\/s\^?2(?!\d)/g, '$1 ');
  for (const { id, pattern } of words) result = result.replace(pattern, ` @${id} `);
  return result
    .replace(AFTER_NUMBER, (_all, digit: string, sign: string) => `${digit} @${idOfSign.get(sign) ?? sign} `)
    .replace(ASKED_FOR, (sign: string) => `@${idOfSign.get(sign) ?? sign}`);
};
