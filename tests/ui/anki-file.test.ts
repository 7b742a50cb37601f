import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ankiFile } from '#ui/learning/cards/anki-file.writer.ts';

/** As Anki reads a text file: comments first, then rows of quoted fields. */
const readBack = (file: string): readonly (readonly (string | null)[])[] =>
  file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((field) => /^"(.*)"$/s.exec(field)?.[1]?.replaceAll('""', '"') ?? null));

const rowOf = (front: string, back: string) => readBack(ankiFile([{ front, back }]))[0];

describe('cards for Anki', () => {
  it('stand one a line, below what the file says of itself', () => {
    expect(
      ankiFile([
        { front: 'Stolica Czech?', back: 'Praga' },
        { front: 'Co wydziela liść?', back: 'Tlen' },
      ]),
    ).toBe(
      '#separator:tab\n#html:true\n#columns:Front\tBack\n"Stolica Czech?"\t"Praga"\n"Co wydziela liść?"\t"Tlen"\n',
    );
  });

  it.each([
    ['a formula', 'Ile to $7 \\cdot 8$?', 'Ile to \\(7 \\cdot 8\\)?'],
    ['a formula of its own line', 'Wzór:\n$$\nx < 3\n$$', 'Wzór:<br>\\[x &lt; 3\\]'],
    ['stars in a formula', '$a*b*c$ i *ważne*', '\\(a*b*c\\) i <i>ważne</i>'],
    ['a price', 'Cena: 5$', 'Cena: 5$'],
    ['bold words', '**Uwaga** na znak', '<b>Uwaga</b> na znak'],
    ['what looks like HTML', '<b onclick="x">a & b</b>', '&lt;b onclick="x"&gt;a &amp; b&lt;/b&gt;'],
    ['tabs and lines', 'a\tb\r\nc', 'a b<br>c'],
  ])('%s', (_, side, expected) => {
    expect(rowOf(side, 'b')).toEqual([expected, 'b']);
  });

  it('come back as they are, whatever is written: two fields a card, and no tag but bold, italic and a new line', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ front: fc.string({ unit: 'grapheme' }), back: fc.string() })), (cards) => {
        const rows = readBack(ankiFile(cards));
        expect(rows.map((row) => row.length)).toEqual(cards.map(() => 2));
        for (const field of rows.flat()) expect(field?.replace(/<\/?[bi]>|<br>/g, '')).toMatch(/^[^<>\t\r]*$/);
      }),
    );
  });
});
