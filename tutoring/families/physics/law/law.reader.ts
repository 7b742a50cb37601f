import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import type { Law, LawQuantity, LawTask, Measured } from './law.types.ts';

/**
 * The task of a law in a message: each word is a name, a letter or a unit of the law's quantities or one of its neutral words, each quantity
 * but one has a value, and the one that has none is named. Where anything else stands, nothing is read.
 */
export const lawTaskIn = (law: Law, message: string): LawTask | undefined => {
  const text = lawTextOf(law, message);
  if (law.needs !== undefined && !new RegExp(law.needs).test(text)) return undefined;
  const tokens = text.trim().split(' ');
  const data: Record<string, Measured> = {};
  const named = new Set<string>();
  let target: { readonly letter: string; readonly unit: string } | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (/^[\d~]/.test(token)) {
      const next = tokens[index + 1];
      const unit = token.startsWith('~')
        ? token.split('~')[3]
        : next?.startsWith('@') === true
          ? next.slice(1)
          : undefined;
      const label = tokens[index - 1] === '=' ? tokens[index - 2] : undefined;
      const quantity = meant(law, unit, label);
      if (quantity === undefined || data[quantity.letter] !== undefined) return undefined;
      const measured = measuredIn(token, unit ?? law.systems[0][quantity.letter] ?? '', quantity);
      if (measured === undefined) return undefined;
      data[quantity.letter] = measured;
      if (unit !== undefined && !token.startsWith('~')) index += 1;
      continue;
    }
    if (token === '=' || token === ';') continue;
    if (token.startsWith('@')) {
      const quantity = meant(law, token.slice(1), undefined);
      if (quantity === undefined || target !== undefined) return undefined;
      target = { letter: quantity.letter, unit: token.slice(1) };
      named.add(quantity.letter);
      continue;
    }
    const quantity = law.quantities.find((one) => isCalled(one, token));
    if (quantity !== undefined) named.add(quantity.letter);
    else if (!new RegExp(`^(?:${law.words}|${NEUTRAL})$`).test(token)) return undefined;
  }
  if (tokens.some((token, index) => token === '=' && !/^\d/.test(tokens[index + 1] ?? ''))) named.add('a');
  const missing = law.quantities.filter(({ letter }) => data[letter] === undefined);
  const mayAssume = ({ letter, fallback, fallbackWhen = '' }: LawQuantity): boolean =>
    fallback !== undefined && target?.letter !== letter && new RegExp(fallbackWhen).test(text);
  const [asked, ...more] = missing.filter((one) => !mayAssume(one));
  if (asked === undefined || more.length > 0 || !named.has(asked.letter) || law.told[asked.letter] === undefined)
    return undefined;
  if (target !== undefined && target.letter !== asked.letter) return undefined;
  for (const { letter, fallback } of missing.filter(mayAssume))
    data[letter] = { value: numberOf(String(fallback)), unit: law.systems[0][letter] ?? '', isAssumed: true };
  return {
    law,
    asked: asked.letter,
    data,
    ...(target === undefined ? {} : { target: target.unit }),
    ...(isFalling(law, text, Object.values(data)) ? { isFalling: true } : {}),
  };
};

/** By the values from which and to which it changes; where only the change is told, by the words. */
const isFalling = ({ falling }: Law, text: string, data: readonly Measured[]): boolean => {
  if (falling === undefined) return false;
  const change = data.find(({ difference }) => difference !== undefined)?.difference;
  return change === undefined ? new RegExp(falling.words).test(text) : change.to.lt(change.from);
};

const NEUTRAL =
  'w|na|jakim|zostal[aoy]?|o|z|i|oraz|przez|po|przy|ciala|cialo|cialu|ma|ciagu|czasie|przyjmij|stala|stalej';

/** Of a formula its first letter stays, `E_k` is one letter, and „od 20 @celsius do 100 @celsius” is `~20~100~celsius` where the law knows such a change. */
const lawTextOf = (law: Law, message: string): string => {
  const source = message
    .replaceAll('\\Omega', 'Ω')
    .replace(/\/\(([^()]*)\)/g, (_all, below: string) => `/${below.replaceAll('\\cdot', '·').replace(/\s/g, '')}`)
    .replace(/(?<=[\d²³]),? (?=[a-z] ?=)/gi, ' oraz ')
    .replace(/[()]/g, ' ');
  let text = `${canonicalOf(source)} `.replace(/(?<= [a-z]) _ (?=[a-z] )/g, '');
  for (const [pattern, instead] of law.rewritings ?? []) text = text.replace(pattern, instead);
  for (const formula of law.formulas ?? [])
    for (const written of [formula, formula.replace('2 / 2', '2/2')])
      text = text.replace(` ${written} `, ` ${formula.split(' ')[0]} `);
  if (law.quantities.some(({ isChange }) => isChange === true))
    text = text.replace(CHANGE, (_all, from: string, unit: string | undefined, to: string, last: string | undefined) =>
      unit !== undefined && last !== undefined && unit !== last ? _all : ` ~${from}~${to}~${last ?? unit ?? ''} `,
    );
  return text;
};

const CHANGE = / (?:od|z) (\d+(?:\.\d+)?)(?: @(\S+))? do (\d+(?:\.\d+)?)(?: @(\S+))? /;

/** Undefined for nothing, and for a change of a quantity that knows none. */
const measuredIn = (token: string, unit: string, { isChange }: LawQuantity): Measured | undefined => {
  if (!token.startsWith('~')) {
    const value = numberOf(token);
    return value.n === 0n ? undefined : { value, unit };
  }
  const [, first = '', last = ''] = token.split('~');
  const [from, to] = [numberOf(first), numberOf(last)];
  const value = to.sub(from).abs();
  return isChange !== true || value.n === 0n ? undefined : { value, unit, difference: { from, to } };
};

const isCalled = ({ letter, words }: LawQuantity, token: string | undefined): boolean =>
  token !== undefined && (letter === token || new RegExp(`^(?:${words})$`).test(token));

const meant = (law: Law, unit: string | undefined, label: string | undefined): LawQuantity | undefined => {
  const labelled = law.quantities.find((one) => isCalled(one, label));
  if (unit === undefined) return labelled?.isConstant === true ? labelled : undefined;
  if (unit === '') return undefined;
  const { dimension } = unitOf(unit);
  const fitting = law.quantities.find((one) => one.dimension === dimension);
  return labelled === undefined || labelled === fitting ? fitting : undefined;
};
