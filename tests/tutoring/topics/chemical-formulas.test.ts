import { expect, it } from 'vitest';
import { withUprightFormulas } from '#tutoring/topics/chemistry/chemical-formulas.rules.ts';

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
])('the chemical formula $%s$ stands upright', (tex) => {
  expect(withUprightFormulas(`Wzór $${tex}$ i $n$.`)).toBe(`Wzór $\\mathrm{${tex}}$ i $n$.`);
});

it.each(['n', 'E', 'U = I \\cdot R', '\\frac{m}{M}', '27 - 13 = 14', 'C_nH_{2n+2}', '6{,}02 \\cdot 10^{23}', 'pH = 7'])(
  '$%s$ stays as it is',
  (tex) => {
    expect(withUprightFormulas(`$${tex}$`)).toBe(`$${tex}$`);
  },
);
