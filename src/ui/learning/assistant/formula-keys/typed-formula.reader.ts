import type { TypedToken } from './typed-tokens.rules.ts';

/** Where something is still to be typed. */
const BLANK = '\\square';
const DEGREE = '^\\circ ';
const DEEPEST = 20;

const RELATIONS: Readonly<Record<string, string>> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
};
const SUMS: Readonly<Record<string, string>> = { '+': '+', '-': '-', '±': '\\pm ' };
const PRODUCTS: Readonly<Record<string, string>> = { '*': '\\cdot ', ':': '\\mathbin{:}' };
const RAISED: Readonly<Record<string, string>> = { '²': '2', '³': '3' };

/** What cannot be read, or can be read in two ways. */
class Unreadable extends Error {}

interface Part {
  readonly tex: string;
  readonly kind: 'number' | 'letter' | 'bracket' | 'root';
  /** In brackets without these, which a fraction line, a root and a power make needless. */
  readonly bare?: string;
  readonly isSpaceBefore: boolean;
}

const numberTex = (text: string): string => text.replace(',', '{,}');

class FormulaReader {
  private index = 0;
  private depth = 0;
  /** Whether it looks otherwise than it is typed. */
  hasShape = false;

  private readonly tokens: readonly TypedToken[];

  constructor(tokens: readonly TypedToken[]) {
    this.tokens = tokens;
  }

  relation(): string {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Unreadable();
    let tex = this.sum();
    for (let sign = this.taken(RELATIONS); sign !== undefined; sign = this.taken(RELATIONS)) {
      if (/\\/.test(sign)) this.hasShape = true;
      tex += sign + (this.isAtEnd() ? '' : this.sum());
    }
    this.depth -= 1;
    return tex;
  }

  whole(): string {
    const tex = this.relation();
    if (this.peek !== undefined) throw new Unreadable();
    return tex;
  }

  private get peek(): TypedToken | undefined {
    return this.tokens[this.index];
  }

  private isAtEnd(): boolean {
    return this.peek === undefined || this.peek.text === ')';
  }

  private take(text: string): boolean {
    if (this.peek?.text !== text) return false;
    this.index += 1;
    return true;
  }

  private taken(signs: Readonly<Record<string, string>>): string | undefined {
    const sign = this.peek?.kind === 'sign' ? signs[this.peek.text] : undefined;
    if (sign !== undefined) this.index += 1;
    return sign;
  }

  private sum(): string {
    let tex = this.taken(SUMS) ?? '';
    if (tex !== '' && this.isAtEnd()) return tex;
    tex += this.product();
    for (let sign = this.taken(SUMS); sign !== undefined; sign = this.taken(SUMS))
      tex += sign + (this.isAtEnd() ? '' : this.product());
    return tex;
  }

  private product(): string {
    let tex = this.fraction(false);
    for (let sign = this.taken(PRODUCTS); sign !== undefined; sign = this.taken(PRODUCTS))
      tex += sign + (this.isAtEnd() ? '' : this.fraction(sign === PRODUCTS[':']));
    return tex;
  }

  /** Factors beside each other, and what they are divided by. `8 : x/3` is read from the left, so no fraction line may stand there. */
  private fraction(isDivisor: boolean): string {
    const parts = [this.factor()];
    let whole = '';
    while (this.canBegin()) {
      const before = parts.at(-1);
      const next = this.factor();
      if (next.kind === 'number') {
        // A mixed number, as in 2 1/3.
        if (parts.length > 1 || before?.kind !== 'number' || !next.isSpaceBefore || this.peek?.text !== '/')
          throw new Unreadable();
        whole = before.tex;
        parts.length = 0;
      }
      parts.push(next);
    }
    if (!this.take('/')) return whole + parts.map(({ tex }) => tex).join('') + this.unit();
    const divisor = this.isAtEnd() ? null : this.factor();
    const isOfNumbers = parts.length === 1 && parts[0]?.kind === 'number' && divisor?.kind !== 'letter';
    if (this.peek?.text === '/' || (isDivisor && !isOfNumbers)) throw new Unreadable();
    this.hasShape = true;
    const [first] = parts;
    const above =
      parts.length === 1 && first !== undefined ? (first.bare ?? first.tex) : parts.map(({ tex }) => tex).join('');
    const tex = `${whole}\\frac{${above}}{${divisor?.bare ?? divisor?.tex ?? BLANK}}`;
    if (!this.canBegin()) return tex + this.unit();
    // `1/2x` may be meant in two ways; with a space it is half of x.
    if (this.peek?.isSpaceBefore !== true || this.peek.kind === 'number') throw new Unreadable();
    return tex + this.fraction(isDivisor);
  }

  /** Of the whole that stands before it. */
  private unit(): string {
    const token = this.peek;
    if (token?.kind !== 'unit') return '';
    this.index += 1;
    const [, word = '', raised = ''] = /^(.*?)([²³]?)$/.exec(token.text) ?? [];
    return `\\,\\text{${word}}${raised === '' ? '' : `^${RAISED[raised] ?? ''}`}`;
  }

  private canBegin(): boolean {
    const { peek } = this;
    return peek !== undefined && (['number', 'letter', 'root'].includes(peek.kind) || peek.text === '(');
  }

  private factor(): Part {
    const base = this.base();
    const power = this.power();
    if (power === null) return base;
    this.hasShape = true;
    if (base.tex.endsWith(DEGREE)) throw new Unreadable();
    const { bare: _, ...raised } = base;
    return { ...raised, tex: `${base.kind === 'root' ? `{${base.tex}}` : base.tex}^{${power}}` };
  }

  private base(): Part {
    const token = this.peek;
    if (token === undefined) throw new Unreadable();
    const { isSpaceBefore } = token;
    this.index += 1;
    if (token.kind === 'number') return { tex: this.number(token.text), kind: 'number', isSpaceBefore };
    if (token.kind === 'letter') return { tex: this.letter(token.text), kind: 'letter', isSpaceBefore };
    if (token.kind === 'root') {
      this.hasShape = true;
      return { tex: `\\sqrt{${this.operand()}}`, kind: 'root', isSpaceBefore };
    }
    if (token.text !== '(') throw new Unreadable();
    const bare = this.isAtEnd() ? BLANK : this.relation();
    const closing = this.take(')') ? '\\right)' : '\\right.';
    return { tex: `\\left(${bare}${closing}`, bare, kind: 'bracket', isSpaceBefore };
  }

  private number(text: string): string {
    let tex = numberTex(text);
    while (/^\d{1,3}(?:\\,\d{3})*$/.test(tex) && this.isThousands()) {
      tex += `\\,${this.peek?.text ?? ''}`;
      this.index += 1;
    }
    if (this.take('%')) tex += '\\%';
    if (this.take('°')) {
      this.hasShape = true;
      tex += DEGREE;
    }
    return tex;
  }

  /** The next three digits of 12 345. */
  private isThousands(): boolean {
    const [next, after] = this.tokens.slice(this.index);
    return next?.kind === 'number' && next.isSpaceBefore && /^\d{3}$/.test(next.text) && after?.text !== '/';
  }

  private letter(text: string): string {
    const tex = text === 'π' ? '\\pi ' : text;
    if (!this.take('_')) {
      // `x2` may be a power or an index.
      if (this.peek?.kind === 'number') throw new Unreadable();
      return tex;
    }
    this.hasShape = true;
    const index = this.peek;
    if (index?.isSpaceBefore !== false || (index.kind !== 'number' && index.kind !== 'letter'))
      return `${tex}_{${BLANK}}`;
    this.index += 1;
    return `${tex}_{${index.text}}`;
  }

  private power(): string | null {
    const raised = this.taken(RAISED);
    if (raised === undefined && !this.take('^')) return null;
    const power = raised ?? (this.take('-') ? `-${this.operand()}` : this.operand());
    if (['^', '²', '³'].includes(this.peek?.text ?? '')) throw new Unreadable();
    return power;
  }

  /** What a root or a power takes: a bracket, which goes, a number or a letter. */
  private operand(): string {
    const token = this.peek;
    if (token === undefined || token.text === ')' || token.text in SUMS || token.text in RELATIONS) return BLANK;
    if (token.kind === 'number' || token.kind === 'letter') {
      this.index += 1;
      return token.kind === 'number' ? numberTex(token.text) : token.text;
    }
    if (token.text !== '(') throw new Unreadable();
    const { bare, tex } = this.base();
    return bare ?? tex;
  }
}

/** TeX of a formula that is being typed; null where it is none, cannot be read for certain, or looks as it is typed. */
export const typedFormulaTex = (tokens: readonly TypedToken[]): string | null => {
  const reader = new FormulaReader(tokens);
  try {
    const tex = reader.whole();
    return reader.hasShape ? tex : null;
  } catch (thrown) {
    if (thrown instanceof Unreadable) return null;
    throw thrown;
  }
};
