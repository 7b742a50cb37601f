import { describe, expect, it } from 'vitest';
import { blockReader } from '#ui/rich-text/block.reader.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

const read = (text: string, isGrowing = false) => blockReader()(text, 'markdown', isGrowing);

describe('a text above the limit', () => {
  it('is set up to a paragraph near the limit, and goes on as it was written', () => {
    const paragraphs = Array.from({ length: 600 }, (_, number) => `Akapit **${number}** ma słowa, słowa i słowa.`);
    const { blocks, rest } = read(paragraphs.join('\n\n'));
    const written = rest.split('\n\n');
    expect([blocks.length + written.length, blocks.at(-1)?.html.trim(), written[0]]).toEqual([
      600,
      `<p>Akapit <strong>${blocks.length - 1}</strong> ma słowa, słowa i słowa.</p>`,
      `Akapit **${blocks.length}** ma słowa, słowa i słowa.`,
    ]);
  });

  it('is cut where no answer goes on', () => {
    const { rest } = read('x'.repeat(1_000_000));
    expect([rest.length, rest.at(-1)]).toEqual([180_001, '…']);
  });

  it('of the limit itself is set as a whole', () => {
    expect(read('x'.repeat(20_000))).toEqual({
      blocks: [{ html: `<p>${'x'.repeat(20_000)}</p>\n`, formulas: 0 }],
      headingShift: 0,
      rest: '',
    });
  });
});

it('a text nested too deep to be read is shown as it was written', () => {
  const text = '> '.repeat(9_000);
  expect(read(text)).toEqual({ blocks: [], headingShift: 0, rest: text.trim() });
});

it.each(HOSTILE_TEXTS)('%s: something of it is shown, and nothing is cut while it grows', (_name, text) => {
  const { blocks, rest } = read(text);
  expect([blocks.length > 0 || rest !== '', read(text, true).rest]).toEqual([true, '']);
});
