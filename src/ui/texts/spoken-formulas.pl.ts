/** The words of formulas, as a teacher says them at the blackboard. */
export const SPOKEN = {
  fraction: (top: string, bottom: string) => `ułamek: w liczniku ${top}, w mianowniku ${bottom}, koniec ułamka`,
  shortFraction: (top: string, bottom: string) => `${top} przez ${bottom}`,
  and: 'i',
  square: 'do kwadratu',
  cube: 'do sześcianu',
  power: (exponent: string) => `do potęgi ${exponent}`,
  longPower: (exponent: string) => `do potęgi ${exponent}, koniec potęgi`,
  root: (noun: string, inside: string) => `${noun} z ${inside}`,
  cubeRoot: (inside: string) => `pierwiastek trzeciego stopnia z ${inside}`,
  otherRoot: (degree: string, inside: string) => `pierwiastek stopnia ${degree} z ${inside}`,
  endOfRoot: ', koniec pierwiastka',
  index: (name: string, index: string) => `${name} z indeksem ${index}`,
  shortIndex: (name: string, index: string) => `${name} ${index}`,
  logarithm: (base: string) => `logarytm przy podstawie ${base} z`,
  limit: (to: string) => `granica przy ${to} z`,
  sumFromTo: (from: string, to: string) => `suma od ${from} do ${to} z`,
  absolute: (inside: string) => `wartość bezwzględna z ${inside}`,
  length: (inside: string) => `długość odcinka ${inside}`,
  system: 'układ równań',
  systemAnd: 'oraz',
  binomial: (top: string, bottom: string) => `${top} nad ${bottom}`,
  vector: (name: string) => `wektor ${name}`,
  segment: (name: string) => `odcinek ${name}`,
  repeating: (whole: string, digits: string) => `${whole} przecinek ${digits} w okresie`,
  prime: 'prim',
  ofNumbers: (numbers: readonly string[]) => `liczb ${numbers.join(' i ')}`,
  /** From one end to the other, which may belong to it. */
  interval: (from: string, to: string, isFromIn: boolean, isToIn: boolean, isAfterIn: boolean) => {
    const ending = isAfterIn ? 'ego' : 'y';
    const side = isFromIn ? 'lewostronnie' : 'prawostronnie';
    const kind = isFromIn || isToIn ? `domknięt${ending}` : `otwart${ending}`;
    return `przedział${isAfterIn ? 'u' : ''} ${isFromIn === isToIn ? '' : `${side} `}${kind} od ${from} do ${to}`;
  },
  minusInfinity: 'minus nieskończoności',
  plusInfinity: 'plus nieskończoności',
  infinity: 'nieskończoności',
  of: 'od',
  minus: 'minus',
} as const;

export const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '±': 'plus minus',
  '∓': 'minus plus',
  '⋅': 'razy',
  '·': 'razy',
  '×': 'razy',
  '∗': 'razy',
  '*': 'razy',
  ':': 'podzielić przez',
  '÷': 'podzielić przez',
  '/': 'przez',
  '=': 'równa się',
  '≠': 'nie równa się',
  '≈': 'równa się w przybliżeniu',
  '≃': 'równa się w przybliżeniu',
  '∼': 'jest podobne do',
  '≅': 'przystaje do',
  '≡': 'przystaje do',
  '<': 'jest mniejsze od',
  '>': 'jest większe od',
  '≤': 'jest mniejsze lub równe',
  '⩽': 'jest mniejsze lub równe',
  '≥': 'jest większe lub równe',
  '⩾': 'jest większe lub równe',
  '→': 'dąży do',
  '⇒': 'z tego wynika, że',
  '⟹': 'z tego wynika, że',
  '⇔': 'wtedy i tylko wtedy, gdy',
  '⟺': 'wtedy i tylko wtedy, gdy',
  '∈': 'należy do',
  '∉': 'nie należy do',
  '⊂': 'zawiera się w',
  '⊆': 'zawiera się w',
  '∪': 'suma',
  '∩': 'część wspólna',
  '∖': 'bez',
  '∧': 'i',
  '∨': 'lub',
  '∥': 'jest równoległe do',
  '⊥': 'jest prostopadłe do',
  '%': 'procent',
  '‰': 'promil',
  '∞': 'nieskończoność',
  '∠': 'kąt',
  '∡': 'kąt',
  '△': 'trójkąt',
  '∅': 'zbiór pusty',
  '!': 'silnia',
  '(': 'nawias',
  ')': 'zamknąć nawias',
  '[': 'nawias kwadratowy',
  ']': 'zamknąć nawias kwadratowy',
  '{': 'nawias klamrowy',
  '}': 'zamknąć nawias klamrowy',
  '⟨': 'nawias ostry',
  '⟩': 'zamknąć nawias ostry',
  ';': ',',
  ',': ',',
  '…': 'i tak dalej',
  '⋯': 'i tak dalej',
  '′': 'prim',
  '√': 'pierwiastek',
  π: 'pi',
  α: 'alfa',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ϵ: 'epsilon',
  ε: 'epsilon',
  λ: 'lambda',
  μ: 'mi',
  ρ: 'ro',
  σ: 'sigma',
  φ: 'fi',
  ϕ: 'fi',
  ω: 'omega',
  Δ: 'delta',
  Ω: 'omega',
  '∑': 'suma',
};

export const FUNCTION_NAMES: Readonly<Record<string, string>> = {
  sin: 'sinus',
  cos: 'kosinus',
  tan: 'tangens',
  tg: 'tangens',
  ctg: 'kotangens',
  cot: 'kotangens',
  log: 'logarytm',
  ln: 'logarytm naturalny',
  lim: 'granica',
  NWD: 'największy wspólny dzielnik',
  NWW: 'najmniejsza wspólna wielokrotność',
};

type Unit = readonly [one: string, few: string, many: string, fraction: string];

const unit = (stem: string): Unit => [stem, `${stem}y`, `${stem}ów`, `${stem}a`];

/** A unit after one, after two, after five, after a decimal fraction. */
export const UNITS: Readonly<Record<string, Unit>> = {
  mm: unit('milimetr'),
  cm: unit('centymetr'),
  dm: unit('decymetr'),
  m: unit('metr'),
  km: unit('kilometr'),
  g: unit('gram'),
  dag: unit('dekagram'),
  kg: unit('kilogram'),
  t: ['tona', 'tony', 'ton', 'tony'],
  l: unit('litr'),
  ml: unit('mililitr'),
  ha: unit('hektar'),
  a: unit('ar'),
  s: ['sekunda', 'sekundy', 'sekund', 'sekundy'],
  min: ['minuta', 'minuty', 'minut', 'minuty'],
  h: ['godzina', 'godziny', 'godzin', 'godziny'],
  zł: ['złoty', 'złote', 'złotych', 'złotego'],
  gr: ['grosz', 'grosze', 'groszy', 'grosza'],
};

export const ROOTS: Unit = ['pierwiastek', 'pierwiastki', 'pierwiastków', 'pierwiastka'];
export const DEGREES: Unit = ['stopień', 'stopnie', 'stopni', 'stopnia'];
export const MINUTES: Unit = ['minuta', 'minuty', 'minut', 'minuty'];

/** Of a unit in words: what stands after it when it is squared or cubed. */
export const RAISED_UNITS: Readonly<Record<string, Unit>> = {
  '2': ['kwadratowy', 'kwadratowe', 'kwadratowych', 'kwadratowego'],
  '3': ['sześcienny', 'sześcienne', 'sześciennych', 'sześciennego'],
};

/** A unit per another: kilometrów na godzinę. */
export const PER: Readonly<Record<string, string>> = {
  h: 'na godzinę',
  s: 'na sekundę',
  min: 'na minutę',
  kg: 'za kilogram',
  l: 'na litr',
};

/** Units of which a number says "dwie", not "dwa". */
export const FEMININE_UNITS: ReadonlySet<string> = new Set(['t', 's', 'min', 'h']);

export const MONEY = 'zł';

/** Words with which something longer must say where it ends. */
export const OPERATIONS = / (?:plus|minus|razy|podzielić) /;
