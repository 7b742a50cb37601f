import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersTo, EXCHANGES_FILE, exchangesFile } from '../../scripts/exchanges/exchanges-file.ts';
import { typesetAnswer } from '../../scripts/exchanges/typeset-answer.ts';

const RESULT = String.raw`\frac{11}{12}`;

describe('the conversations on the home page', () => {
  it('are what the embedded tutor answers today (`npm run exchanges` writes them anew)', async () => {
    expect(readFileSync(EXCHANGES_FILE, 'utf8')).toBe(await exchangesFile());
  });

  it('show how Tutor leads without the result, until the pupil has found it (S1 §1.9–1.10)', async () => {
    const answers = await answersTo('tutor');
    expect(answers.map((answer) => answer.includes(RESULT))).toEqual([false, false, false, true]);
    expect(answers[1]).toMatch(/^Wyniku nie podam/);
  });

  it('show how Przyjaciel gives the whole solution of the same task (S1 §1.12)', async () => {
    const [answer, ...others] = await answersTo('buddy');
    expect([answer?.includes(`**Wynik:** $${RESULT}$`), others]).toEqual([true, []]);
  });
});

describe('a typeset answer', () => {
  it('has its formulas as MathML, and its one-letter words tied', () => {
    expect(typesetAnswer('Dodaj **oba** i $0{,}5 < \\frac{1}{x}$.\n\n1. $$2$$')).toEqual([
      [
        'p',
        {},
        'Dodaj ',
        ['strong', {}, 'oba'],
        ' i\u00A0',
        [
          'math',
          { displaystyle: 'true' },
          ['mn', {}, '0,5'],
          ['mo', {}, '<'],
          ['mfrac', {}, ['mn', {}, '1'], ['mi', {}, 'x']],
        ],
        '.',
      ],
      ['ol', {}, ['li', {}, ['p', {}, ['math', { display: 'block' }, ['mn', {}, '2']]]]],
    ]);
  });
});
