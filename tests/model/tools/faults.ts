import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import type { Configuration } from './configuration.ts';
import type { Exploration, Place } from './explore.ts';
import { pathTo } from './paths.ts';
import { replay, type Sight } from './replay.ts';
import { play, writtenWay, type PlayedWay, type WrittenWay } from './step-tokens.ts';

/** The first thing that goes wrong on a way. */
export interface Fault {
  /** What two faults of the same cause have in common. */
  readonly kind: string;
  readonly details: readonly string[];
  /** The way to it, which ends with the step that shows it. */
  readonly way: WrittenWay;
  readonly played: PlayedWay;
}

/** A machine as it is, and what was explored of it with every actor scripted. */
export interface Tried {
  readonly machine: AnyStateMachine;
  readonly exploration: Exploration;
}

/** The invariants that a step has broken. */
export const brokenBy = (
  { model }: Exploration,
  { snapshot, last }: Configuration,
  before: Configuration | undefined,
): readonly string[] => {
  const observation = { snapshot, context: snapshot.context, before: before?.snapshot, emitted: last.emitted };
  return [
    ...Object.entries(model.invariants)
      .filter(([, holds]) => !holds(observation as never))
      .map(([name]) => name),
    ...(snapshot.status === 'error' ? ['never breaks'] : []),
  ];
};

const inJson = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
/** What is compared, without what JSON leaves out. */
const plain = (sight: Sight | undefined): unknown => JSON.parse(inJson(sight ?? null));

const differencesOf = (expected: Sight, seen: Sight | undefined): readonly string[] =>
  (Object.keys(expected) as (keyof Sight)[])
    .filter((part) => inJson(expected[part]) !== inJson(seen?.[part]))
    .map((part) => `${part}: calculated ${inJson(expected[part])}, on the live actor ${inJson(seen?.[part])}`);

const upTo = ({ start, steps }: PlayedWay, count: number): PlayedWay => ({ start, steps: steps.slice(0, count) });

/** What goes wrong on a way that was gone: a broken invariant, or a live actor that does otherwise. */
export const faultOn = ({ machine, exploration }: Tried, way: WrittenWay, played: PlayedWay): Fault | undefined => {
  const { model } = exploration;
  const configurations = [played.start, ...played.steps.map(({ expected }) => expected)];
  const broken = configurations.map((one, index) => brokenBy(exploration, one, configurations[index - 1]));
  const firstBroken = broken.findIndex((names) => names.length > 0);
  const { expected, seen, thrown } = replay(machine, model, { input: way.input, ...played });
  const firstOther = expected.findIndex((sight, index) => !isDeepStrictEqual(plain(sight), plain(seen[index])));
  const faultAt = (index: number, kind: string, details: readonly string[]): Fault => ({
    kind,
    details,
    way: { ...way, tokens: way.tokens.slice(0, index) },
    played: upTo(played, index),
  });
  if (firstOther !== -1 && (firstBroken === -1 || firstOther <= firstBroken)) {
    const other = expected[firstOther] as Sight;
    return faultAt(
      firstOther,
      'The live actor does otherwise than calculated.',
      thrown === undefined ? differencesOf(other, seen[firstOther]) : [thrown],
    );
  }
  if (firstBroken === -1) return undefined;
  const context = configurations[firstBroken]?.snapshot.context;
  return faultAt(firstBroken, `Not true: ${broken[firstBroken]?.join('; ')}`, [`context: ${inJson(context)}`]);
};

/** What goes wrong on a way in writing. It must be possible to its end. */
const faultOf = (tried: Tried, way: WrittenWay): Fault | undefined => {
  const played = play(tried.exploration, way);
  return played.steps.length === way.tokens.length ? faultOn(tried, way, played) : undefined;
};

const valueBeforeLast = ({ played: { start, steps } }: Fault): string =>
  inJson((steps.at(-2)?.expected ?? start).snapshot.value);

/** The shortest ways to the state in which the last step is taken, each with that step. */
const shortcuts = ({ exploration }: Tried, fault: Fault): readonly WrittenWay[] => {
  const last = fault.way.tokens.at(-1);
  if (last === undefined) return [];
  const isThere = ({ input, configuration }: Place): boolean =>
    input.name === fault.way.input.name && inJson(configuration.snapshot.value) === valueBeforeLast(fault);
  return [...exploration.places.values()].filter(isThere).map((place) => {
    const { input, tokens } = writtenWay(exploration, place.input, pathTo(place));
    return { input, tokens: [...tokens, last] };
  });
};

/** Leaves out what is not needed, in halves first, then step by step. */
const withoutNeedless = (way: WrittenWay, fails: (way: WrittenWay) => Fault | undefined): Fault | undefined => {
  let best: Fault | undefined;
  let { tokens } = way;
  for (let size = Math.ceil(tokens.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < tokens.length;) {
      const shorter = fails({ ...way, tokens: [...tokens.slice(0, at), ...tokens.slice(at + size)] });
      if (shorter === undefined) at += size;
      else ({ tokens } = (best = shorter).way);
    }
  return best;
};

/** The same fault on the shortest way that could be found. */
export const shortestOf = (tried: Tried, fault: Fault): Fault => {
  const fails = (way: WrittenWay): Fault | undefined => {
    const found = faultOf(tried, way);
    return found?.kind === fault.kind ? found : undefined;
  };
  for (const way of shortcuts(tried, fault)) {
    if (way.tokens.length >= fault.way.tokens.length) continue;
    const found = fails(way);
    if (found !== undefined) return withoutNeedless(found.way, fails) ?? found;
  }
  return withoutNeedless(fault.way, fails) ?? fault;
};
