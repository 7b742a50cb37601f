import type { Wordings } from './wordings.types.ts';

export const CHANCE_WORDINGS: readonly Wordings[] = [
  [12, 'na ile sposobow mozna ustawic 4 osoby w kolejce', ['na ile sposobow mozna ustawic 4 uczniow w rzedzie']],
];
