import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growingMarkdown, parseMarkdown } from '#ui/rich-text/markdown.parser.ts';
import { withoutUnfinished } from '#ui/rich-text/unfinished.rules.ts';
import { schoolMessages } from '../support/school-messages.ts';

/** About 500 formulas, among them prices, tables, lists and code. */
const MESSAGES = schoolMessages(60);

/** What a reader sees of blocks, without formulas, code and what is written as a price. */
const seen = (blocks: readonly string[]): string =>
  blocks
    .join('')
    .replaceAll(/<pre[^]*?<\/pre>|<code[^]*?<\/code>/g, '')
    .replaceAll(/\d \$ /g, '');

const RAW = /\$|\\/;

const prefixes = (text: string): readonly string[] =>
  Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length));

describe('a text that grows (D46)', () => {
  it('has the formulas that the tests speak of', () => {
    const formulas = MESSAGES.flatMap(parseMarkdown).join('').split('data-formula').length - 1;
    expect([formulas >= 500, formulas]).toEqual([true, formulas]);
  });

  it('shows no raw delimiter of a formula at any of its prefixes', () => {
    const flashes: string[] = [];
    for (const text of MESSAGES) {
      const read = growingMarkdown();
      const raw = prefixes(text).find((prefix) => RAW.test(seen(read(prefix))));
      if (raw !== undefined) flashes.push(raw.slice(-80));
    }
    expect(flashes).toEqual([]);
  });

  it('does show raw delimiters where nothing is held back, so that the test above can fail', () => {
    const flashing = MESSAGES.filter((text) => prefixes(text).some((prefix) => RAW.test(seen(parseMarkdown(prefix)))));
    expect(flashing.length).toBeGreaterThan(MESSAGES.length / 2);
  });

  it('is read as the whole is, whatever the steps by which it grew', () => {
    assert(
      property(
        integer({ min: 0, max: 400 }),
        array(integer({ min: 1, max: 60 }), { minLength: 60, maxLength: 60 }),
        (number, steps) => {
          const [text = ''] = schoolMessages(1, number);
          const whole = `${text}\n\nKoniec.`;
          const read = growingMarkdown();
          let length = 0;
          for (const step of steps) {
            length = Math.min(whole.length, length + step);
            read(whole.slice(0, length));
          }
          expect(read(whole)).toEqual(parseMarkdown(whole));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never changes a block that two others follow', () => {
    for (const text of MESSAGES.slice(0, 20)) {
      const whole = parseMarkdown(text);
      const read = growingMarkdown();
      for (const prefix of prefixes(text)) {
        const finished = read(prefix).slice(0, -2);
        expect(finished).toEqual(whole.slice(0, finished.length));
      }
    }
  });

  it('begins anew when it becomes another text', () => {
    const read = growingMarkdown();
    read('Jeden.\n\nDwa.\n\nTrzy.\n\nCztery.');
    expect(read('Inny.\n\nTekst.').map((html) => html.trim())).toEqual(['<p>Inny.</p>', '<p>Tekst.</p>']);
  });
});

describe('what waits for its end', () => {
  it.each([
    ['a formula', 'Niech $x^2', 'Niech '],
    ['a formula in brackets', String.raw`Niech \(x`, 'Niech '],
    ['a formula on lines of its own, with an empty one', 'Stąd\n\n$$\na\n\n= b', 'Stąd\n'],
    ['half an opener', 'Stąd \\', 'Stąd '],
    ['half a closer', 'Stąd $$a$', 'Stąd '],
    ['a picture', 'Oto\n\n```figure\n{"kind"', 'Oto'],
    ['the name of a picture', 'Oto\n\n```fig', 'Oto'],
    ['the mark of a list', 'Oto:\n-', 'Oto:'],
    ['the head of a table', 'Oto\n\n| a | b |\n|--', 'Oto'],
  ])('%s', (_, text, shown) => {
    expect(withoutUnfinished(text)).toBe(shown);
  });

  it.each([
    ['prices', 'Zeszyt za 5 $ i książka za 7 $ '],
    ['a formula that has its end', 'Niech $x^2$'],
    ['a dollar in code', '```sh\necho $HOME'],
    ['a dollar in code of a line', 'Wpisz `echo $x` tutaj'],
    ['an opener that an empty line has ended', 'Za $5 kupisz\n\nwszystko inne'],
    ['a formula too long to be one', `$$${'x'.repeat(4_001)}`],
  ])('but not %s', (_, text) => {
    expect(withoutUnfinished(text)).toBe(text);
  });
});
