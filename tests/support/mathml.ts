import { renderToString } from 'katex';
import { withLargeFractions } from '#ui/rich-text/formula.rules.ts';
import type { MathElement } from '#ui/learning/assistant/read-aloud/formula.speech.rules.ts';

const TOKEN = /<(\/?)([a-z]+)((?:\s[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
};

interface Node extends MathElement {
  readonly children: Node[];
  textContent: string;
}

const node = (localName: string, attributes = ''): Node => ({
  localName,
  children: [],
  textContent: '',
  getAttribute: (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? null,
});

/** What KaTeX makes of a formula, as far as its words need it, where there is no page. */
export const mathOf = (tex: string): MathElement => {
  const root = node('root');
  const open = [root];
  for (const [, isEnd, name = '', attributes, isEmpty, text] of renderToString(withLargeFractions(tex), {
    output: 'mathml',
    strict: 'ignore',
  }).matchAll(TOKEN)) {
    if (text !== undefined) {
      const written = text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
      for (const one of open) one.textContent += written;
    } else if (isEnd === '/') open.pop();
    else {
      const next = node(name, attributes);
      open.at(-1)?.children.push(next);
      if (isEmpty === '') open.push(next);
    }
  }
  const math = root.children[0]?.children[0];
  if (math === undefined) throw new Error(`KaTeX makes nothing of ${tex}`);
  return math;
};
