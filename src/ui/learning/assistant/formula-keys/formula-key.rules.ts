import { unitsOf, usesLetters } from '#domain/learning/unit.rules.ts';
import { formulaKeyTexts, unitTexts } from '#ui/texts/formula-keys.pl.ts';
import type { KeyStroke } from './key-stroke.rules.ts';

type KeyName = keyof typeof formulaKeyTexts.names;

export interface FormulaKey {
  readonly face: string;
  /** What a screen reader calls it. */
  readonly name: string;
  readonly stroke: KeyStroke;
}

const sign = (text: string): KeyStroke => ({ kind: 'sign', text });
const after = (text: string): KeyStroke => ({ kind: 'after', text });

/** All of them, as far as both engines can read what they write. */
const KEYS: Readonly<Record<KeyName, readonly [face: string, stroke: KeyStroke]>> = {
  x: ['x', sign('x')],
  fraction: ['a/b', after('/')],
  square: ['x²', after('²')],
  power: ['xⁿ', after('^')],
  root: ['√', { kind: 'around', open: '√(' }],
  open: ['(', { kind: 'around', open: '(' }],
  close: [')', { kind: 'close' }],
  plus: ['+', sign('+')],
  minus: ['−', sign('−')],
  times: ['·', sign('·')],
  divided: [':', sign(':')],
  equals: ['=', sign('=')],
  y: ['y', sign('y')],
  atMost: ['≤', sign('≤')],
  atLeast: ['≥', sign('≥')],
  pi: ['π', sign('π')],
  degree: ['°', sign('°')],
  or: [formulaKeyTexts.or, { kind: 'word', text: formulaKeyTexts.or, isSpaceAfter: true }],
};

const FIRST: readonly KeyName[] = ['plus', 'minus', 'times', 'divided', 'equals', 'open', 'close', 'fraction'];
const LATER: readonly KeyName[] = [
  'x',
  'fraction',
  'square',
  'power',
  'root',
  'open',
  'close',
  'equals',
  'plus',
  'minus',
  'times',
  'divided',
  'y',
  'atMost',
  'atLeast',
  'pi',
  'degree',
  'or',
];

const keyOf = (name: KeyName): FormulaKey => {
  const [face, stroke] = KEYS[name];
  return { face, name: formulaKeyTexts.names[name], stroke };
};

/** The keys of a class: the signs first, and its units after them. */
export const formulaKeysOf = (classId: number | null): readonly FormulaKey[] => [
  ...(usesLetters(classId) ? LATER : FIRST).map(keyOf),
  ...unitsOf(classId).map((unit): FormulaKey => {
    const { sign: text, name } = unitTexts[unit];
    return { face: text, name, stroke: { kind: 'word', text, isSpaceAfter: false } };
  }),
];
