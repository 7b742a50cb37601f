import type { Turn } from '#domain/learning/conversation.types.ts';

/** First messages made to be slow. */
export const HOSTILE_MESSAGES: readonly (readonly [string, string])[] = [
  ['a tower of powers', 'oblicz 9^9^9^9^9^9'],
  ['a huge exponent', 'oblicz 2^999999999'],
  ['a nested tower', 'oblicz ((((9^12)^12)^12)^12)^12'],
  ['a thousand brackets', `oblicz ${'('.repeat(900)}1${')'.repeat(900)}`],
  ['a long sum', `oblicz ${'1+'.repeat(900)}1`],
  ['a long product of brackets', `${'(x+1)'.repeat(300)}=0`],
  ['a power of a polynomial', '(x+y+z+a+b+c)^12 = 0'],
  ['a number of two thousand digits', `oblicz ${'9'.repeat(1900)} + 1`],
  ['a chain of fractions', `oblicz 1${'/3'.repeat(900)}`],
  ['many fractions', `oblicz ${Array.from({ length: 60 }, (_, index) => `1/${index + 97}`).join(' + ')}`],
  ['nested LaTeX fractions', `${'\\frac{1}{'.repeat(150)}2${'}'.repeat(150)}`],
  ['a wall of braces', '{'.repeat(2000)],
  ['a wall of spaces and digits', '1 '.repeat(1000)],
  ['a wall of percents', 'o ile procent z 1 do '.repeat(95)],
  ['a root of a large prime product', 'oblicz √999999999989'],
  ['many roots', 'oblicz √2+√3+√5+√7+√11+√13+√17+√19+√23+√29+√31'],
  ['code', 'import("fs") = 1; cos(1)=x; x=constructor.constructor("return process")()'],
  ['functions of the library', 'oblicz evaluate(1) + createUnit(2) + simplify(3) + parse(4) = 5'],
  ['assignment', 'f(x) = x^2; f(2) = ?'],
  ['infinity', 'x = 1/0; 0*x = 1/0'],
  ['lone surrogates and NUL', '\ud800 2 + 2 \0 = \udfff'],
];

/** A thread of so many turns, each of which costs something to be read again. */
export const threadOf = (turns: number, turn: string): readonly Turn[] =>
  Array.from({ length: turns }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: index === 0 ? 'Rozwiąż 2x + 3 = 11' : turn,
  }));

export const DEAR_TURNS: readonly (readonly [string, string])[] = [
  ['of equations', '5(x - 2) + 3(x + 1) = 2x - 7 + x/3'],
  ['of twenty kilobytes', '(x+1)(x+2)=x^2+3/4 , '.repeat(900)],
];
