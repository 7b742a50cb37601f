/** A calculation as it stands on squared paper, in LaTeX: numbers one under the other, a line above the result. */
export const columnLatex = (rows: readonly string[], result: string): string =>
  `\\begin{array}{r} ${rows.join(' \\\\ ')} \\\\ \\hline ${result} \\end{array}`;

const PLACES = [
  'jedności',
  'dziesiątki',
  'setki',
  'tysiące',
  'dziesiątki tysięcy',
  'setki tysięcy',
  'miliony',
] as const;

export const placeName = (index: number): string => PLACES[index] ?? 'następną kolumnę';

/** The digit of a number in a column, counted from the right. */
export const digitAt = (value: number, index: number): number => Math.floor(value / 10 ** index) % 10;

export const lengthOf = (value: number): number => String(value).length;

/** Words that say how to calculate, and no more. */
export const ON_PAPER = '(pisemnie|sposobem pisemnym|sposob pisemny|metoda pisemna|pisemne)';

/** „W słupku” behind a number would be read as watts. */
export const withoutColumns = (message: string): string =>
  message.replace(/(?<!\p{L})w\s+s[łl]upk(?:u|ach)/giu, ' pisemnie ');

/** What pupils add that says nothing of the task. */
export const ASIDE = '[(pozyczac|przenosic|krok po kroku|z wyjasnieniem)]';
