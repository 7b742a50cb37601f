import type { Curve, CurveFunction, Term } from './curve.types.ts';

const LONGEST = 80;
const DEEPEST = 20;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|(sqrt|abs|sin|cos|tan|log|ln|pi|x)|([-+*/^()]))/y;

const FUNCTIONS: Readonly<Record<CurveFunction, (value: number) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  log: Math.log10,
  ln: Math.log,
};

const isFunction = (word: string): word is CurveFunction => Object.hasOwn(FUNCTIONS, word);

const tokensOf = (formula: string): readonly string[] | null => {
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  const text = formula.trimEnd();
  while (pattern.lastIndex < text.length) {
    const token = pattern
      .exec(text)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
};

/** Ends the reading of what is no expression; caught where it began. */
class Unreadable extends Error {}

/** Sums of products of powers; `2x` and `3(x + 1)` are products, `-x^2` is the negative of a square. */
const parse = (tokens: readonly string[]): Term => {
  let place = 0;
  const next = (...expected: readonly string[]): string | null => {
    const token = tokens[place];
    if (token === undefined || !expected.includes(token)) return null;
    place += 1;
    return token;
  };

  const inBrackets = (depth: number): Term => {
    if (next('(') === null) throw new Unreadable();
    const inside = sum(depth + 1);
    if (next(')') === null) throw new Unreadable();
    return inside;
  };

  const atom = (depth: number): Term => {
    const token = tokens[place];
    if (token === undefined) throw new Unreadable();
    if (token === '(') return inBrackets(depth);
    place += 1;
    if (token === 'x') return { kind: 'variable' };
    if (token === 'pi') return { kind: 'number', value: Math.PI };
    if (isFunction(token)) return { kind: 'call', name: token, of: inBrackets(depth) };
    if (!/^\d/.test(token)) throw new Unreadable();
    return { kind: 'number', value: Number(token) };
  };

  const power = (depth: number): Term => {
    const left = atom(depth);
    return next('^') === null ? left : { kind: 'operation', sign: '^', left, right: signed(depth + 1) };
  };

  const signed = (depth: number): Term => {
    if (depth > DEEPEST) throw new Unreadable();
    return next('-') === null ? power(depth) : { kind: 'negative', of: signed(depth + 1) };
  };

  const product = (depth: number): Term => {
    let left = signed(depth);
    for (;;) {
      const sign = next('*', '/');
      const isNeighbour = sign === null && /^[a-z(]/.test(tokens[place] ?? '');
      if (sign === null && !isNeighbour) return left;
      left = {
        kind: 'operation',
        sign: sign === '/' ? '/' : '*',
        left,
        right: isNeighbour ? power(depth) : signed(depth),
      };
    }
  };

  const sum = (depth: number): Term => {
    if (depth > DEEPEST) throw new Unreadable();
    let left = product(depth);
    for (let sign = next('+', '-'); sign !== null; sign = next('+', '-'))
      left = { kind: 'operation', sign: sign === '+' ? '+' : '-', left, right: product(depth) };
    return left;
  };

  const whole = sum(0);
  if (place < tokens.length) throw new Unreadable();
  return whole;
};

/** A function of x from its expression, such as `x^2 - 5x + 6` or `sqrt(x) / 2`; null when it is something else. */
export const curveOfExpression = (formula: string): Curve | null => {
  if (formula.length > LONGEST) return null;
  const tokens = tokensOf(formula);
  if (tokens === null) return null;
  try {
    return { formula: formula.trim(), term: parse(tokens) };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
};

const monomial = (coefficient: number, degree: number): string => {
  const size = Math.abs(coefficient);
  if (degree === 0) return String(size);
  const variable = degree === 1 ? 'x' : `x^${degree}`;
  return size === 1 ? variable : `${size}${variable}`;
};

/** A polynomial from its coefficients, the highest power first: [1, -5, 6] is x^2 - 5x + 6. */
export const curveOfCoefficients = (coefficients: readonly number[]): Curve | null => {
  const written = coefficients
    .map((coefficient, index) => ({ coefficient, degree: coefficients.length - 1 - index }))
    .filter(({ coefficient }) => coefficient !== 0)
    .map(({ coefficient, degree }, index) => {
      const sign = coefficient < 0 ? '-' : '+';
      const size = monomial(coefficient, degree);
      if (index === 0) return coefficient < 0 ? `-${size}` : size;
      return ` ${sign} ${size}`;
    })
    .join('');
  return curveOfExpression(written === '' ? '0' : written);
};

const operate = (sign: '+' | '-' | '*' | '/' | '^', left: number, right: number): number => {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
  }
};

const valueOf = (term: Term, x: number): number => {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'variable':
      return x;
    case 'negative':
      return -valueOf(term.of, x);
    case 'operation':
      return operate(term.sign, valueOf(term.left, x), valueOf(term.right, x));
    case 'call':
      return FUNCTIONS[term.name](valueOf(term.of, x));
  }
};

/** The value at x; null where there is none. */
export const valueAt = ({ term }: Curve, x: number): number | null => {
  const value = valueOf(term, x);
  return Number.isFinite(value) ? value : null;
};
