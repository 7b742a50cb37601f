const LENGTH = 20_000;

const PIECES = [
  '\\(*a*',
  '$a *b* ',
  '[',
  '<a ',
  '*',
  '`',
  '| a ',
  '&#',
  '![',
  '**a ',
  '$$',
  '\\[',
  '\\(',
  '$a',
  '$',
  '\\[$',
  '$\n',
];

/** Texts of the greatest length that is set, made to be slow to read. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ...PIECES.map((piece) => [`“${piece.trimEnd()}” again and again`, piece.repeat(LENGTH / piece.length)] as const),
  ['lines of double dollars', '$$\n'.repeat(LENGTH / 3)],
  ['open brackets on lines', '\n\\['.repeat(LENGTH / 3)],
  ['fences', '```\n'.repeat(LENGTH / 4)],
  ['deep quotations', '>'.repeat(LENGTH)],
];
