import {
  DEGREES,
  FEMININE_UNITS,
  FUNCTION_NAMES,
  MINUTES,
  PER,
  RAISED_UNITS,
  ROOTS,
  MONEY,
  OPERATIONS,
  SIGNS,
  SPOKEN,
  UNITS,
} from '#ui/texts/spoken-formulas.pl.ts';
import {
  formOf,
  fractionInWords,
  genitiveInWords,
  numberInWords,
  ordinalInWords,
  wholeInWords,
} from '#ui/texts/spoken-numbers.pl.ts';

/** What of an element of MathML is looked at. */
export interface MathElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly children: Iterable<MathElement>;
  getAttribute(name: string): string | null;
}

const childrenOf = (element: MathElement): readonly MathElement[] => [...element.children];
const isBox = ({ localName }: MathElement): boolean =>
  /^(?:math|semantics|mrow|mstyle|mpadded|mtd|mtr)$/.test(localName);
const isSilent = ({ localName }: MathElement): boolean => /^(?:annotation|mphantom)$/.test(localName);
const plain = (element: MathElement | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2061', '').trim();

/** The elements of a row, without the boxes that only group them; grouped ones stay where a sign belongs to all of them. */
const flat = (elements: readonly MathElement[]): readonly MathElement[] =>
  elements.flatMap((element) => {
    if (isSilent(element)) return [];
    if (element.localName === 'mspace' || (element.localName === 'mtext' && plain(element) === '')) return [];
    if (element.localName === 'mo' && plain(element) === '') return [];
    return isBox(element) ? flat(childrenOf(element)) : [element];
  });

/** The one element inside of boxes, or null if there are more. */
const alone = (element: MathElement | undefined): MathElement | null => {
  if (element === undefined) return null;
  const inside = isBox(element) ? flat(childrenOf(element)) : [element];
  return inside.length === 1 ? (inside[0] ?? null) : null;
};

const isNumber = (element: MathElement | null | undefined): boolean =>
  element?.localName === 'mn' && /^\d+(?:[.,]\d+)?$/.test(plain(element));

/** A number may be set in groups of three: 10 000. */
const groupedNumber = (elements: readonly MathElement[], start: number): { digits: string; end: number } => {
  let digits = plain(elements[start]);
  let end = start + 1;
  while (
    /^\d{1,3}$/.test(digits.slice(0, 3)) &&
    isNumber(elements[end]) &&
    /^\d{3}(?:[.,]\d+)?$/.test(plain(elements[end]))
  ) {
    digits += plain(elements[end]);
    end += 1;
  }
  return { digits, end };
};

const spaced = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/ +,/g, ',')
    .replaceAll(/,{2,}/g, ',')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const formIndex = { one: 0, few: 1, many: 2 } as const;
type Forms = readonly [string, string, string, string];

const agreeing = (forms: Forms, digits: string | null): string => {
  if (digits === null) return forms[0];
  return /[.,]/.test(digits) ? forms[3] : forms[formIndex[formOf(Number(digits))]];
};

const isLetters = (element: MathElement | undefined): boolean =>
  element?.localName === 'mi' && /^\p{L}$/u.test(plain(element));

const raisedUnit = (element: MathElement): { readonly name: string; readonly power: string | null } | null => {
  if (element.localName === 'mtext' && plain(element) in UNITS) return { name: plain(element), power: null };
  if (element.localName !== 'msup') return null;
  const [base, exponent] = childrenOf(element).map(alone);
  if (base === undefined || base === null || base.localName !== 'mtext' || !(plain(base) in UNITS)) return null;
  const power = exponent === null || exponent === undefined ? '' : plain(exponent);
  return power in RAISED_UNITS ? { name: plain(base), power } : null;
};

/** A unit after its number, in the right form; as km/h in one piece of text, or as a fraction. */
const unitWords = (element: MathElement, digits: string | null): string | null => {
  const raised = raisedUnit(element);
  const forms = raised === null ? undefined : UNITS[raised.name];
  if (raised !== null && forms !== undefined)
    return spaced([
      agreeing(forms, digits),
      raised.power === null ? '' : agreeing(RAISED_UNITS[raised.power] ?? forms, digits),
    ]);
  const [first, second] =
    element.localName === 'mfrac'
      ? childrenOf(element).map((part) => plain(alone(part) ?? part))
      : element.localName === 'mtext'
        ? plain(element).split('/')
        : [];
  const [top, bottom] = [UNITS[first ?? ''], PER[second ?? '']];
  return top === undefined || bottom === undefined ? null : `${agreeing(top, digits)} ${bottom}`;
};

const isFeminineUnit = (element: MathElement | undefined): boolean =>
  element?.localName === 'mtext' && FEMININE_UNITS.has(plain(element));

const isShort = (words: string): boolean => !OPERATIONS.test(` ${words} `);

const fraction = (element: MathElement): string => {
  const [top, bottom] = childrenOf(element);
  if (top === undefined || bottom === undefined) return '';
  if (element.getAttribute('linethickness') === '0px') return SPOKEN.binomial(speak([top]), speak([bottom]));
  const [upper, lower] = [alone(top), alone(bottom)];
  const words = isNumber(upper) && isNumber(lower) ? fractionInWords(plain(upper), plain(lower)) : null;
  if (words !== null) return words;
  const [above, below] = [speak([top]), speak([bottom])];
  return isShort(above) && isShort(below) ? SPOKEN.shortFraction(above, below) : SPOKEN.fraction(above, below);
};

/** What stands after "z" or "od": a number alone is inflected. */
const after = (elements: readonly MathElement[]): string => {
  const [only, ...more] = flat(elements);
  return only !== undefined && more.length === 0 && isNumber(only) ? genitiveInWords(plain(only)) : speak(elements);
};

/** A longer one says where it ends. */
const ended = (inside: string): string => (isShort(inside) ? inside : `${inside}${SPOKEN.endOfRoot}`);
const rootInside = (element: MathElement): string => ended(after(childrenOf(element)));

const rootWords = (inside: string, degree: string | null): string => {
  const long = ended(inside);
  if (degree === null) return SPOKEN.root(ROOTS[0], long);
  return degree === '3' ? SPOKEN.cubeRoot(long) : SPOKEN.otherRoot(numberInWords(degree), long);
};

const exponentWords = (exponent: MathElement | undefined): string => {
  if (exponent === undefined) return '';
  const one = alone(exponent);
  const text = one === null ? null : plain(one);
  if (text === '2') return SPOKEN.square;
  if (text === '3') return SPOKEN.cube;
  if (text === '′') return SPOKEN.prime;
  if (text === '′′') return `${SPOKEN.prime} ${SPOKEN.prime}`;
  const signed = /^(−?)(\d+)$/.exec(flat([exponent]).map(plain).join(''));
  const ordinal = ordinalInWords(signed?.[2] ?? '');
  if (signed !== null && ordinal !== null)
    return SPOKEN.power(signed[1] === '' ? ordinal : `${SPOKEN.minus} ${ordinal}`);
  const words = speak([exponent]);
  return isShort(words) ? SPOKEN.power(words) : SPOKEN.longPower(words);
};

const power = (element: MathElement): string => {
  const [base, exponent] = childrenOf(element);
  const sign = alone(exponent);
  const number = alone(base);
  if (sign !== null && plain(sign) === '∘')
    return spaced([
      base === undefined ? '' : speak([base]),
      agreeing(DEGREES, isNumber(number) ? plain(number) : null),
    ]);
  if (sign !== null && plain(sign) === '′' && isNumber(number))
    return spaced([numberOf(plain(number), 'feminine'), agreeing(MINUTES, plain(number))]);
  return spaced([base === undefined ? '' : speak([base]), exponentWords(exponent)]);
};

const numberOf = (digits: string, gender: 'masculine' | 'feminine'): string =>
  gender === 'feminine' && !/[.,]/.test(digits) ? wholeInWords(digits, 'feminine') : numberInWords(digits);

const lowered = (base: MathElement | undefined, index: MathElement | undefined): string => {
  if (base === undefined || index === undefined) return '';
  const name = plain(base);
  if (name === 'log') return SPOKEN.logarithm(speak([index]));
  if (name === 'lim') return SPOKEN.limit(speak([index]));
  const words = /^\d+,\d+$/.test(plain(index))
    ? plain(index)
        .split(',')
        .map((part) => numberInWords(part))
        .join(' ')
    : speak([index]);
  return isShort(words) ? SPOKEN.shortIndex(speak([base]), words) : SPOKEN.index(speak([base]), words);
};

const table = (element: MathElement): string =>
  childrenOf(element)
    .map((row) => speak([row]))
    .filter((row) => row !== '')
    .join(`, ${SPOKEN.systemAnd} `);

const under = (element: MathElement): string => {
  const [base, below, above] = childrenOf(element);
  if (base !== undefined && plain(base) === '∑' && below !== undefined && above !== undefined)
    return SPOKEN.sumFromTo(speak([below]), speak([above]));
  return spaced([lowered(base, below), above === undefined ? '' : exponentWords(above)]);
};

const accented = (element: MathElement): string => {
  const [base, accent] = childrenOf(element);
  const sign = accent === undefined ? '' : plain(accent);
  const name = base === undefined ? '' : speak([base]);
  if (sign === '⃗' || sign === '→') return SPOKEN.vector(name);
  return sign === '‾' || sign === 'ˉ' ? SPOKEN.segment(name) : name;
};

const word = (element: MathElement): string => {
  const text = plain(element);
  return FUNCTION_NAMES[text] ?? SIGNS[text] ?? text;
};

const single = (element: MathElement): string => {
  switch (element.localName) {
    case 'mn':
      return isNumber(element) ? numberInWords(plain(element)) : plain(element);
    case 'mtext':
      return unitWords(element, null) === null || /^[a-z]$/.test(plain(element))
        ? word(element)
        : (unitWords(element, null) ?? '');
    case 'mi':
    case 'mo':
      return word(element);
    case 'mfrac':
      return unitWords(element, null) ?? fraction(element);
    case 'msup':
      return power(element);
    case 'msub':
    case 'munder':
      return lowered(childrenOf(element)[0], childrenOf(element)[1]);
    case 'msubsup':
    case 'munderover':
      return under(element);
    case 'mover':
      return accented(element);
    case 'msqrt':
      return rootWords(after(childrenOf(element)), null);
    case 'mroot': {
      const [inside, degree] = childrenOf(element);
      return rootWords(inside === undefined ? '' : after([inside]), degree === undefined ? null : plain(degree));
    }
    case 'mtable':
      return table(element);
    default:
      return speak(childrenOf(element));
  }
};

const BAR = /^[∣|]$/;

/** Where the second of two bars stands, if an absolute value or a length begins here. */
const barEnd = (elements: readonly MathElement[], start: number): number =>
  BAR.test(plain(elements[start]))
    ? elements.findIndex((element, index) => index > start && BAR.test(plain(element)))
    : -1;

interface Spoken {
  readonly words: string;
  readonly end: number;
}

const wantsGenitive = (element: MathElement | undefined): boolean =>
  /^[<>]$/.test(plain(element)) || (element?.localName === 'msub' && plain(element).startsWith('log'));

/** Of money one says both parts: 49 zlotys 99 groszy. */
const money = (digits: string, next: MathElement | undefined): string | null => {
  const [, whole = '', rest = ''] = /^(\d+)[.,](\d\d)$/.exec(digits) ?? [];
  const [zloty, grosze] = [UNITS[plain(next)], UNITS['gr']];
  if (
    rest === '' ||
    next?.localName !== 'mtext' ||
    zloty === undefined ||
    plain(next) !== MONEY ||
    grosze === undefined
  )
    return null;
  const small = String(Number(rest));
  return spaced([
    numberInWords(whole),
    agreeing(zloty, whole),
    ...(small === '0' ? [] : [numberInWords(small), agreeing(grosze, small)]),
  ]);
};

const spokenNumber = (elements: readonly MathElement[], start: number): Spoken => {
  const { digits, end } = groupedNumber(elements, start);
  const next = elements[end];
  const inMoney = money(digits, next);
  if (inMoney !== null) return { words: inMoney, end: end + 1 };
  const [comma, open, period, close] = elements.slice(end, end + 4).map(plain);
  if (comma === ',' && open === '(' && close === ')' && /^\d+$/.test(period ?? ''))
    return { words: SPOKEN.repeating(numberInWords(digits), numberInWords(period ?? '')), end: end + 4 };
  const number = numberOf(digits, isFeminineUnit(next) ? 'feminine' : 'masculine');
  if (next?.localName === 'mfrac' && unitWords(next, digits) === null) {
    const part = fraction(next);
    const [top, bottom] = childrenOf(next).map(alone);
    if (isNumber(top) && isNumber(bottom)) return { words: `${number} ${SPOKEN.and} ${part}`, end: end + 1 };
  }
  const unit = next === undefined ? null : unitWords(next, digits);
  if (next?.localName === 'msqrt')
    return { words: `${number} ${SPOKEN.root(agreeing(ROOTS, digits), rootInside(next))}`, end: end + 1 };
  if (unit === null && wantsGenitive(elements[start - 1])) return { words: genitiveInWords(digits), end };
  return unit === null ? { words: number, end } : { words: `${number} ${unit}`, end: end + 1 };
};

const isOpening = (element: MathElement | undefined): boolean =>
  element !== undefined && /^[([⟨]$/.test(plain(element));

const CLOSING = /^[)\]⟩]$/;

/** An end of an interval, after "od" and "do". */
const endWords = (elements: readonly MathElement[]): string => {
  const text = elements.map(plain).join('');
  if (text === '−∞') return SPOKEN.minusInfinity;
  if (text === '+∞') return SPOKEN.plusInfinity;
  if (text === '∞') return SPOKEN.infinity;
  const negative = /^−(\d+)$/.exec(text);
  return negative === null ? after(elements) : `${SPOKEN.minus} ${genitiveInWords(negative[1] ?? '')}`;
};

/** `(2; 5⟩` is an interval: two ends with a semicolon between them. */
const interval = (elements: readonly MathElement[], start: number): Spoken | null => {
  if (!isOpening(elements[start])) return null;
  const close = elements.findIndex((element, index) => index > start && CLOSING.test(plain(element)));
  const middle = elements.findIndex((element, index) => index > start && plain(element) === ';');
  if (middle < 0 || close < middle || elements.slice(start + 1, close).some(isOpening)) return null;
  return {
    words: SPOKEN.interval(
      endWords(elements.slice(start + 1, middle)),
      endWords(elements.slice(middle + 1, close)),
      plain(elements[start]) !== '(',
      plain(elements[close]) !== ')',
      plain(elements[start - 1]) === '∈',
    ),
    end: close + 1,
  };
};

/** NWD(12, 18): of the numbers twelve and eighteen. */
const ofNumbers = (elements: readonly MathElement[], start: number): Spoken | null => {
  if (!isOpening(elements[start]) || !/^NW[DW]$/.test(plain(elements[start - 1]))) return null;
  const close = elements.findIndex((element, index) => index > start && plain(element) === ')');
  const numbers = elements
    .slice(start + 1, Math.max(close, start))
    .map(plain)
    .join('')
    .split(/[,;]/);
  return close > start && numbers.every((number) => /^\d+$/.test(number))
    ? { words: SPOKEN.ofNumbers(numbers.map((number) => numberInWords(number))), end: close + 1 }
    : null;
};

const spokenAt = (elements: readonly MathElement[], start: number): Spoken => {
  const element = elements[start];
  if (element === undefined) return { words: '', end: start + 1 };
  const text = plain(element);
  const close = barEnd(elements, start);
  if (close > start) {
    const inside = elements.slice(start + 1, close);
    const words = speak(inside);
    const isLength = inside.length > 1 && inside.every((one) => isLetters(one) && /\p{Lu}/u.test(plain(one)));
    return { words: isLength ? SPOKEN.length(words) : SPOKEN.absolute(words), end: close + 1 };
  }
  if (isNumber(element)) return spokenNumber(elements, start);
  const special = ofNumbers(elements, start) ?? interval(elements, start);
  if (special !== null) return special;
  const binomial = elements[start + 1];
  if (text === '(' && binomial?.getAttribute('linethickness') === '0px' && plain(elements[start + 2]) === ')')
    return { words: fraction(binomial), end: start + 3 };
  // In f(x) one says "f od x".
  const inside = elements.slice(start + 2, start + 3);
  const isValue = /^[a-zA-Z]$/.test(text) || (element.localName === 'msup' && /^[a-zA-Z]′+$/.test(text));
  const isCall =
    isValue && /^[fghFGHPW]/.test(text) && plain(elements[start + 1]) === '(' && plain(elements[start + 3]) === ')';
  if (isCall) return { words: `${single(element)} ${SPOKEN.of} ${speak(inside)}`, end: start + 4 };
  const rows = elements[start + 1];
  if (text === '{' && rows?.localName === 'mtable')
    return { words: `${SPOKEN.system}: ${table(rows)}`, end: start + 2 };
  return { words: single(element), end: start + 1 };
};

const speak = (elements: readonly MathElement[]): string => {
  const row = flat(elements);
  const words: string[] = [];
  for (let place = 0; place < row.length;) {
    const { words: said, end } = spokenAt(row, place);
    words.push(said);
    place = end;
  }
  return spaced(words);
};

/** A formula as a teacher reads it aloud, from its MathML. */
export const spokenFormula = (math: MathElement): string => speak([math]);
