import { renderToString } from 'katex';
import type { ExchangeNode } from '#ui/texts/exchange.types.ts';
import { withDecimalCommas } from '#ui/rich-text/decimal-comma.rules.ts';
import { parseMarkdown } from '#ui/rich-text/markdown.parser.ts';
import { tieShortWords } from '#ui/texts/typography.rules.ts';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const TOKEN = /<(?<close>\/?)(?<tag>[a-z0-9]+)(?<attributes>[^>]*?)\s*>|(?<text>[^<]+)/g;
const ATTRIBUTE = /(?<name>[\w-]+)="(?<value>[^"]*)"/g;

const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|amp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

type Element = [tag: string, attributes: Record<string, string>, ...children: ExchangeNode[]];

/** What our own Markdown and KaTeX write: every element is closed. */
const treeOf = (html: string): readonly ExchangeNode[] => {
  const root: Element = ['root', {}];
  const open: Element[] = [root];
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (groups['text'] !== undefined) parent.push(unescaped(groups['text']));
    else if (groups['close'] === '/') open.pop();
    else {
      const attributes = [...(groups['attributes'] ?? '').matchAll(ATTRIBUTE)].map(
        ({ groups: { name = '', value = '' } = {} }) => [name, unescaped(value)] as const,
      );
      const element: Element = [groups['tag'] ?? '', Object.fromEntries(attributes)];
      parent.push(element);
      open.push(element);
    }
  }
  const [, , ...nodes] = root;
  return nodes;
};

const find = (nodes: readonly ExchangeNode[], wanted: string): Element | null => {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [tag, attributes, ...children] = node;
    if (tag === wanted) return [tag, attributes, ...children];
    const found = find(children, wanted);
    if (found !== null) return found;
  }
  return null;
};

/** A formula as MathML, which a browser sets without a script. */
const formula = (tex: string, isDisplay: boolean): ExchangeNode => {
  const set = renderToString(`\\displaystyle ${withDecimalCommas(tex)}`, {
    output: 'mathml',
    throwOnError: true,
  });
  const row = find(treeOf(set), 'mstyle');
  if (row === null) throw new Error(`KaTeX has set no formula of ${tex}.`);
  const [, , ...content] = row;
  return ['math', isDisplay ? { display: 'block' } : { displaystyle: 'true' }, ...content];
};

const isBlank = (node: ExchangeNode): boolean => typeof node === 'string' && node.trim() === '';

const typesetNode = (node: ExchangeNode): ExchangeNode => {
  if (typeof node === 'string') return tieShortWords(node);
  const [tag, attributes, ...children] = node;
  const kind = attributes['data-formula'];
  if (kind !== undefined) return formula(children.join(''), kind === 'display');
  return [tag, attributes, ...children.filter((child) => !isBlank(child) || tag === 'p').map(typesetNode)];
};

/** An answer in Markdown as the elements that stand for it, with its formulas set. */
export const typesetAnswer = (markdown: string): readonly ExchangeNode[] =>
  parseMarkdown(markdown)
    .flatMap(treeOf)
    .filter((node) => !isBlank(node))
    .map(typesetNode);
