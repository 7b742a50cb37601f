import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What is entered with a state by itself. */
const initialLeaves = (node: AnyStateNode): readonly AnyStateNode[] => {
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  if (children.length === 0) return [node];
  return node.type === 'parallel' ? children.flatMap(initialLeaves) : node.initial.target.flatMap(leavesWithin);
};

/** A history that nobody made yet leads to where its state begins. */
const leavesWithin = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'history' && node.parent !== undefined ? initialLeaves(node.parent) : initialLeaves(node);

const ancestorsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...ancestorsOf(node.parent)];

const isBelow = (node: AnyStateNode, other: AnyStateNode): boolean => ancestorsOf(node).includes(other);

/** The state whose inside a transition leaves and enters, as xstate finds it; undefined if it stays. */
export const domainOf = ({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | undefined => {
  if (target === undefined || target.length === 0) return undefined;
  const isInside = target.every((node) => node === source || isBelow(node, source));
  if (isInside && !reenter) return source;
  return (
    ancestorsOf(source).find(
      (node) => node.type !== 'parallel' && target.every((one) => isBelow(one, node) || one === node),
    ) ?? source.machine.root
  );
};

/** The innermost states that are entered below `node` on the way to the targets. */
const entered = (node: AnyStateNode, targets: readonly AnyStateNode[]): readonly AnyStateNode[] => {
  const within = targets.filter((target) => target === node || isBelow(target, node));
  if (within.length === 0 || within.includes(node)) return leavesWithin(node);
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  if (node.type === 'parallel') return children.flatMap((child) => entered(child, within));
  return children
    .filter((child) => within.some((target) => target === child || isBelow(target, child)))
    .flatMap((child) => entered(child, within));
};

/** The innermost states that a transition enters. */
export const entriesOf = (transition: AnyTransitionDefinition): readonly AnyStateNode[] => {
  const domain = domainOf(transition);
  if (domain === undefined) return [];
  const targets = (transition.target ?? []).flatMap((node) =>
    node.type === 'history' && node.parent !== undefined ? node.parent : node,
  );
  return entered(domain, targets);
};

/** The innermost states that are active when a machine is in this state, and else where it begins. */
export const leavesAt = (node: AnyStateNode): readonly AnyStateNode[] => entered(node.machine.root, [node]);
