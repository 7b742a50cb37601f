const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-=()ni'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][index] ?? sign]),
);
const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-=()nk'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙₖ'][index] ?? sign]),
);
const OPERATOR = /^[+−\-=<>≤≥≠≈⋅·×:÷±∓→⇒⇔∈∧∨]$/;

const wrapped = (text: string) => (/^[\p{L}\p{N},.]*$/u.test(text) ? text : `(${text})`);

/** In small signs where Unicode has them all, else after a sign that says so. */
const shifted = (text: string, signs: Readonly<Record<string, string>>, mark: string) =>
  [...text].every((sign) => sign in signs) ? [...text].map((sign) => signs[sign]).join('') : mark + wrapped(text);

const childrenOf = (element: Element): readonly string[] => [...element.children].map(formulaText);

const operator = (sign: string, before: string) => {
  const text = sign === '⋅' ? '·' : sign;
  if (sign === '\u2061') return '';
  if (!OPERATOR.test(sign)) return text;
  // A sign, as in −5 and (−3); otherwise something is between two.
  return before === '' || /[({[\s]$/.test(before) ? text : ` ${text} `;
};

/** A fraction that is set large stands in a style of its own. */
const isFraction = ({ localName, children }: Element): boolean =>
  localName === 'mfrac' || (localName === 'mstyle' && children.length === 1 && children[0]?.localName === 'mfrac');

const row = (elements: readonly Element[]) =>
  elements.reduce((before, element) => {
    const name = element.localName;
    const text = formulaText(element);
    if (name === 'mo') return before + (element.hasAttribute('separator') ? `${text} ` : operator(text, before));
    // A mixed number, as in 2 1/3.
    return before + (isFraction(element) && /\d$/.test(before) ? ` ${text}` : text);
  }, '');

/** A formula in one line that anybody can read, 2 1/3 + √(x + 1) = x², from its MathML. */
export const formulaText = (element: Element): string => {
  const [first = '', second = '', third = ''] = /^m(?:frac|root|sub|sup|subsup|under|over|underover)$/.test(
    element.localName,
  )
    ? childrenOf(element)
    : [];
  switch (element.localName) {
    case 'annotation':
    case 'mphantom':
      return '';
    case 'mi':
    case 'mn':
    case 'mo':
      return element.textContent.trim();
    case 'mtext':
      return element.textContent.replaceAll('\u00a0', ' ');
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${wrapped(first)}/${wrapped(second)}`;
    case 'msup':
      return second === '∘' ? `${first}°` : first + shifted(second, RAISED, '^');
    case 'msub':
    case 'munder':
      return first + shifted(second, LOWERED, '_');
    case 'mover':
      return first;
    case 'msubsup':
    case 'munderover':
      return first + shifted(second, LOWERED, '_') + shifted(third, RAISED, '^');
    case 'msqrt':
      return `√${wrapped(row([...element.children]))}`;
    case 'mroot':
      return `${shifted(second, RAISED, '^')}√${wrapped(first)}`;
    case 'mtable':
      return childrenOf(element).join('\n');
    case 'mtr':
      return childrenOf(element).join(' ').trim();
    default:
      return row([...element.children]);
  }
};
