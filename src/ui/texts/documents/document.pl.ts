import { typeset } from '../typeset.ts';

/** What stands around every document. */
export const documentTexts = typeset({
  effective: (date: string) => `Obowiązuje od ${date}`,
  contents: 'Spis treści',
  summary: 'W skrócie:',
  annexes: 'Załączniki',
  annex: (number: number) => `Załącznik nr ${number}`,
  toContents: 'Wróć do spisu treści',
  leaves: '(otwiera inny serwis w nowej karcie)',
} as const);
