import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#ui/rich-text/markdown.parser.ts';

const html = (source: string) => parseMarkdown(source).map((block) => block.trim());

describe('Markdown becomes blocks of HTML', () => {
  it.each([
    [
      'a formula keeps its underscores, stars and backslashes',
      String.raw`Niech $a_1*b_1$ i $c*d_2$.`,
      ['<p>Niech <code data-formula="inline">a_1*b_1</code> i <code data-formula="inline">c*d_2</code>.</p>'],
    ],
    [
      'a formula beside emphasis',
      '**Suma** $a*b$ to *c*',
      ['<p><strong>Suma</strong> <code data-formula="inline">a*b</code> to <em>c</em></p>'],
    ],
    [
      'a formula on its own lines is a block',
      'Stąd\n\n$$\na\n\n= b\n$$\nDalej',
      ['<p>Stąd</p>', '<p><code data-formula="display">a\n\n= b</code></p>', '<p>Dalej</p>'],
    ],
    [
      'brackets of TeX',
      String.raw`\(x\)` + '\n\n' + String.raw`\[y\\z\]`,
      ['<p><code data-formula="inline">x</code></p>', String.raw`<p><code data-formula="display">y\\z</code></p>`],
    ],
    ['a display formula inside a line', 'a$$b$$c', ['<p>a<code data-formula="display">b</code>c</p>']],
    [
      'a display formula on the next line',
      'Stąd\n$$x$$\nDalej',
      ['<p>Stąd</p>', '<p><code data-formula="display">x</code></p>', '<p>Dalej</p>'],
    ],
    [
      'a display formula in a list',
      '- a\n  $$x$$',
      ['<ul>\n<li>a<p><code data-formula="display">x</code></p></li>\n</ul>'],
    ],
    [
      'signs of HTML in a formula are escaped',
      '$a<b>c&d"$',
      ['<p><code data-formula="inline">a&lt;b&gt;c&amp;d&quot;</code></p>'],
    ],
    ['code is not searched for formulas', '`$x$`', ['<p><code>$x$</code></p>']],
    ['prices stay prices', 'Koszt $5 i $6', ['<p>Koszt $5 i $6</p>']],
    ['prices in Polish stay prices', 'Koszt 5 $ i 7 $', ['<p>Koszt 5 $ i 7 $</p>']],
    ['a sign of less is one', 'jeśli x<y to y>x', ['<p>jeśli x&lt;y to y&gt;x</p>']],
    ['a type with a parameter keeps it', 'vector<int> v', ['<p>vector&lt;int&gt; v</p>']],
    ['a tag that is spoken of', 'znacznik <img>', ['<p>znacznik &lt;img&gt;</p>']],
    [
      'HTML on lines of its own is text',
      '<div>\n**b**\n</div>',
      ['<p>&lt;div&gt;\n<strong>b</strong>\n&lt;/div&gt;</p>'],
    ],
    [
      'an address in angles is a link',
      '<https://cke.gov.pl>',
      ['<p><a href="https://cke.gov.pl">https://cke.gov.pl</a></p>'],
    ],
    [
      'Polish letters and decimal commas of a formula stay',
      '$3,14 \\text{ żółć}$',
      ['<p><code data-formula="inline">3,14 \\text{ żółć}</code></p>'],
    ],
    [
      'a picture to be drawn keeps its source',
      '```figure\n{"a":"<b>"}\n```',
      ['<pre data-figure="">{&quot;a&quot;:&quot;&lt;b&gt;&quot;}</pre>'],
    ],
    ['a picture becomes its description', '![wykres](https://evil.test/x.png)', ['<p>wykres</p>']],
    ['a list of tasks keeps its ticks', '- [x] a\n- [ ] b', ['<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>']],
  ])('%s', (_, source, expected) => {
    expect(html(source)).toEqual(expected);
  });

  it('a text that grows changes only its last block', () => {
    const before = html('Jeden.\n\nDwa $x$.\n\nTrz');
    const after = html('Jeden.\n\nDwa $x$.\n\nTrzy.');
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  });
});
