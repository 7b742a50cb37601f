import { typedFormulaTex } from './typed-formula.reader.ts';
import { runsOf } from './typed-tokens.rules.ts';

const LONGEST_LINE = 300;
const MOST_FORMULAS = 6;

/** Whether it is worth while to fetch what reads and sets formulas. */
export const mayHoldFormula = (draft: string): boolean => /[/^√²³_≤≥≠°]|sqrt|[<>!]=/.test(draft);

/** The formulas of the line that is being typed, in TeX: those alone that look otherwise when they are set. */
export const typedFormulas = (draft: string): readonly string[] => {
  const line = draft.trimEnd().split('\n').at(-1) ?? '';
  // Whoever writes TeX or is pasting something long sees it when it stands in the thread.
  if (line.length > LONGEST_LINE || /[$\\]/.test(line)) return [];
  return runsOf(line)
    .map(typedFormulaTex)
    .filter((tex) => tex !== null)
    .slice(0, MOST_FORMULAS);
};
