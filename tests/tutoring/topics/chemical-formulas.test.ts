import { expect, it } from 'vitest';
import { BIOLOGY_QUESTIONS } from '#tutoring/bank/biology/biology.questions.ts';
import { TOPICS } from '#tutoring/topics/all-topics.ts';
import { withUprightFormulas } from '#tutoring/topics/chemical-formulas.rules.ts';

it.each([
  'H_2SO_4',
  'Na_2S',
  'CO',
  'Al(OH)_3',
  'Ca_3(PO_4)_2',
  'SO_4^{2-}',
  'Mg^{2+}',
  'Cl^-',
  '-COOH',
  'CH_3COOH',
  '2Na + 2H_2O \\rightarrow 2NaOH + H_2',
  'Ag^+ + Cl^- \\rightarrow AgCl\\downarrow',
  '2H_2O \\rightarrow 4H^+ + 4e^- + O_2',
  '^{18}O',
  'CH_2{=}CH_2',
  '6CO_2 + 6H_2O \\xrightarrow{\\text{światło}} C_6H_{12}O_6 + 6O_2',
])('the chemical formula $%s$ stands upright', (tex) => {
  expect(withUprightFormulas(`Wzór $${tex}$ i $n$.`)).toBe(`Wzór $\\mathrm{${tex}}$ i $n$.`);
});

it.each([
  'n',
  'E',
  'U = I \\cdot R',
  '\\frac{m}{M}',
  '27 - 13 = 14',
  'C_nH_{2n+2}',
  '6{,}02 \\cdot 10^{23}',
  'pH = 7',
  'AaBb',
  'X^dY',
])('$%s$ stays as it is', (tex) => {
  expect(withUprightFormulas(`$${tex}$`)).toBe(`$${tex}$`);
});

it('a formula in a line of its own keeps its dollars, and those after it theirs', () => {
  expect(withUprightFormulas('$$H_2O$$\n\nTo $H_2$ i $n$.')).toBe('$$\\mathrm{H_2O}$$\n\nTo $\\mathrm{H_2}$ i $n$.');
});

it('biology and geography write what plants breathe as chemistry does', () => {
  const texts = [
    ...TOPICS.filter(({ subject }) => subject !== 'physics').flatMap(({ explanation, lead, question, answer }) => [
      explanation,
      lead,
      question,
      answer,
    ]),
    ...BIOLOGY_QUESTIONS.flatMap(({ question, right, explanation }) => [question, right, explanation]),
  ];
  expect(texts.flatMap((text) => text.match(/\$[^$]*(?<!mathrm\{[^$]*)(?:CO|O|H|N)_2[^$]*\$/g) ?? [])).toEqual([]);
});
