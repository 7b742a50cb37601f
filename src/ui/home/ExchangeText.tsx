import { createElement, type ReactNode } from 'react';
import type { ExchangeNode } from '#ui/texts/exchange.types.ts';

const built = (node: ExchangeNode): ReactNode => {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  return createElement(tag, attributes, ...children.map(built));
};

/** An answer of the tutor, its formulas as MathML: set by the browser, without a script. */
export const ExchangeText = ({ nodes }: { readonly nodes: readonly ExchangeNode[] }) =>
  createElement('div', null, ...nodes.map(built));
