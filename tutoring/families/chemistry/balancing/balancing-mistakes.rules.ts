import type { Mistake } from '#tutoring/families/family.types.ts';
import { leastCommonMultiple } from '#tutoring/mathematics/rational.ts';
import { countedAtoms } from '../elements/formula.rules.ts';
import { balanced } from './balancing.solver.ts';
import { renamed } from './reaction.reader.ts';
import {
  atomsOf,
  elementsOf,
  formulasOf,
  portionsOf,
  typedReaction,
  withCoefficients,
  withOnes,
} from './reaction.rules.ts';
import type { Reaction } from './reaction.types.ts';
import { schoolMethod } from './school-method.rules.ts';

export const CHANGED_INDEX =
  'Zmieniła się tu mała liczba we wzorze, a to już inna substancja. Wzory zostają takie, jak w zadaniu: dopisuj liczby tylko przed nimi.';

const coefficientsOf = (reaction: Reaction): readonly (number | undefined)[] =>
  portionsOf(reaction).map(({ coefficient }) => coefficient);

/** Those that are no step of the solution: its coefficients are only not all there yet. */
const told = (wrong: readonly Reaction[], right: Reaction): readonly string[] | undefined => {
  const numbers = coefficientsOf(right);
  const strange = wrong.filter((one) =>
    coefficientsOf(one).some((coefficient, place) => coefficient !== 1 && coefficient !== numbers[place]),
  );
  return strange.length === 0 ? undefined : strange.map(typedReaction);
};

/** Each element by itself, as if the others were not there. */
const oneElementBalanced = (reaction: Reaction): readonly Reaction[] => {
  const formulas = formulasOf(reaction);
  return elementsOf(reaction).flatMap((element) => {
    const counts = formulas.map((formula) => atomsOf(element, formula));
    const [one, other, ...more] = counts.filter((count) => count > 0);
    if (one === undefined || other === undefined || more.length > 0) return [];
    const common = Number(leastCommonMultiple(BigInt(one), BigInt(other)));
    return [
      withCoefficients(
        reaction,
        counts.map((count) => (count === 0 ? 1 : common / count)),
      ),
    ];
  });
};

/** A compound of two elements and the elements that it is made of or falls into; undefined for other reactions. */
const synthesisOf = ({
  left,
  right,
}: Reaction):
  { readonly elements: readonly string[]; readonly compound: string; readonly isTurned: boolean } | undefined => {
  const isTurned = left.length === 1;
  const [elements, [compound]] = isTurned ? [right, left] : [left, right];
  const isOf =
    elements.length === 2 &&
    left.length + right.length === 3 &&
    elements.every(({ formula }) => countedAtoms(formula)?.size === 1);
  return isOf && compound !== undefined
    ? { elements: elements.map(({ formula }) => formula), compound: compound.formula, isTurned }
    : undefined;
};

/** The numbers of the compound's formula, in the order of the elements. */
const indicesOf = ({
  elements,
  compound,
}: {
  readonly elements: readonly string[];
  readonly compound: string;
}): readonly number[] =>
  elements.map((formula) => atomsOf([...(countedAtoms(formula)?.keys() ?? [])][0] ?? '', compound));

const changedIndices = (reaction: Reaction): readonly Reaction[] => {
  const synthesis = synthesisOf(reaction);
  if (synthesis === undefined) return [];
  const { elements, compound, isTurned } = synthesis;
  const like = elements.map((formula, place) => {
    const count = indicesOf(synthesis)[place];
    return `${formula.replace(/\d+/, '')}${count === 1 ? '' : (count ?? '')}`;
  });
  const joined = elements.map((formula) => formula).join('');
  const isInOrder = joined.replace(/\d/g, '') === compound.replace(/\d/g, '');
  const written = (parts: readonly string[], whole: string): Reaction =>
    withOnes(renamed(reaction, isTurned ? [whole, ...parts] : [...parts, whole]));
  return [...(isInOrder ? [written(elements, joined)] : []), written(like, compound)].filter(
    (one) => typedReaction(one) !== typedReaction(withOnes(reaction)),
  );
};

const indicesAsCoefficients = (reaction: Reaction): readonly Reaction[] => {
  const synthesis = synthesisOf(reaction);
  if (synthesis === undefined) return [];
  const indices = indicesOf(synthesis);
  return [withCoefficients(reaction, synthesis.isTurned ? [1, ...indices] : [...indices, 1])];
};

/** The coefficients to which counting leads in other formulas, before those of the task. */
const asIf = (reaction: Reaction, changed: (formula: string) => string): readonly Reaction[] => {
  const formulas = formulasOf(reaction);
  if (formulas.every((formula) => formula === changed(formula))) return [];
  const ways = [undefined, ['O', 'H']].map((late) => schoolMethod(renamed(reaction, formulas.map(changed)), late));
  return ways.flatMap((way) =>
    way === undefined || way.some(({ move }) => move.kind === 'multiply')
      ? []
      : [withCoefficients(reaction, way.at(-1)?.after ?? [])],
  );
};

/** `Al(OH)3` read as AlOH, and as AlOH3. */
const withoutBrackets = (reaction: Reaction): readonly Reaction[] => [
  ...asIf(reaction, (formula) => formula.replace(/\((\w+)\)\d+/g, '$1')),
  ...asIf(reaction, (formula) => formula.replace(/\(([A-Z][a-z]?[A-Z][a-z]?)\)(\d+)/g, '$1$2')),
];

export const BALANCING_MISTAKES: readonly Mistake<Reaction>[] = [
  {
    id: 'changed-index',
    leadsTo: (reaction) => {
      const wrong = changedIndices(reaction).map(typedReaction);
      return wrong.length === 0 ? undefined : wrong;
    },
    says: CHANGED_INDEX,
  },
  {
    id: 'indices-as-coefficients',
    leadsTo: (reaction) => told(indicesAsCoefficients(reaction), balanced(reaction)),
    says: 'Małe liczby ze wzoru zostały tu przepisane przed inne wzory. Współczynnik zależy od tego, ile atomów ma już jedna cząsteczka po drugiej stronie.',
  },
  {
    id: 'bracket-ignored',
    leadsTo: (reaction) => {
      const right = typedReaction(balanced(reaction));
      const wrong = new Set(withoutBrackets(reaction).map(typedReaction));
      for (const one of [right, typedReaction(withOnes(reaction))]) wrong.delete(one);
      return wrong.size === 0 ? undefined : [...wrong];
    },
    says: 'Policz jeszcze raz atomy z nawiasu: liczba za nawiasem mnoży każdy atom, który w nim stoi.',
  },
  {
    id: 'one-element-only',
    leadsTo: (reaction) => told(oneElementBalanced(reaction), balanced(reaction)),
    says: 'Wyrównany jest tu tylko jeden pierwiastek, a zgadzać musi się każdy.',
  },
  {
    id: 'not-the-smallest',
    leadsTo: (reaction) => [
      typedReaction(
        withCoefficients(
          reaction,
          coefficientsOf(balanced(reaction)).map((one) => 2 * (one ?? 0)),
        ),
      ),
    ],
    says: 'Atomy się zgadzają, ale wszystkie współczynniki można jeszcze podzielić przez tę samą liczbę.',
  },
];
