/** What a key does to a text, beginning at its selection. */
export type KeyStroke =
  /** Writes a sign. */
  | { readonly kind: 'sign'; readonly text: string }
  /** Writes a sign after the selection, which becomes one operand. */
  | { readonly kind: 'after'; readonly text: string }
  /** Writes a word or a unit, apart from what stands before it. */
  | { readonly kind: 'word'; readonly text: string; readonly isSpaceAfter: boolean }
  /** Puts the selection into brackets. */
  | { readonly kind: 'around'; readonly open: string }
  /** Closes a bracket, or steps over the one that stands there. */
  | { readonly kind: 'close' };

export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Insertion {
  /** In the place of the selection. */
  readonly written: string;
  /** Where the caret stands then, in the whole text. */
  readonly caret: number;
}

const OPERAND = /^(?:\d+(?:[.,]\d+)?|\p{L})$/u;

/** Whether the bracket that begins a text ends with it. */
const isBracketed = (text: string): boolean => {
  if (!text.startsWith('(')) return false;
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return index === [...text].length - 1;
  }
  return false;
};

const asOperand = (text: string): string => {
  const trimmed = text.trim();
  return trimmed === '' || OPERAND.test(trimmed) || isBracketed(trimmed) ? trimmed : `(${trimmed})`;
};

/** What is written in the place of a selection, and where the caret goes. */
export const insertionOf = (stroke: KeyStroke, { text, start, end }: Selection): Insertion => {
  const chosen = text.slice(start, end);
  const at = (written: string, back = 0): Insertion => ({ written, caret: start + written.length - back });
  switch (stroke.kind) {
    case 'sign':
      return at(stroke.text);
    case 'after':
      return at(asOperand(chosen) + stroke.text);
    case 'word': {
      const isApart = start === 0 || /\s$/.test(text.slice(0, start));
      return at(`${isApart ? '' : ' '}${stroke.text}${stroke.isSpaceAfter ? ' ' : ''}`);
    }
    case 'around':
      return chosen === '' ? at(`${stroke.open})`, 1) : at(`${stroke.open}${chosen.trim()})`);
    case 'close':
      return chosen === '' && text[end] === ')' ? { written: '', caret: end + 1 } : at(')');
  }
};
