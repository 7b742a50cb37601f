import { Failure } from '#domain/shared/failure.ts';
import type { Problem } from '#domain/resilience/problem.rules.ts';

type ThrownError = Extract<Problem, { readonly type: 'error.thrown' }>;

/** How many places in the code are told of an error, of those where it was thrown and of those of components. */
const MOST_PLACES = 4;
/** Our own scripts and styles, as they are built or while they are developed, with line and column where they are told. */
const OWN_CODE = /\/(?:assets|src)\/([\w./-]+?\.(?:js|css|tsx?))(?:\?[\w=&.]*)?(?::(\d+):(\d+))?/g;
/** The mark of a built file's content. */
const MARK = /-(?=[\w-]{8}\.)/;
const MINIFIED = /^Minified React error (#\d+)/;
const NAME = /^[A-Za-z]{1,40}$/;

/** Parted by a sign that is in no id of a person, so that it is not taken for one. */
const placeIn = ([, file = '', line, column]: RegExpExecArray): string =>
  [file.replace(MARK, '~'), ...(line === undefined ? [] : [line, column])].join(':');

const placesIn = (stack: string): readonly string[] =>
  [...new Set([...stack.matchAll(OWN_CODE)].map(placeIn))].slice(0, MOST_PLACES);

const errorOf = (thrown: unknown): Error | null => (thrown instanceof Error ? thrown : null);

const nameOf = (thrown: unknown): string => {
  if (thrown instanceof Failure) return thrown.code;
  const error = errorOf(thrown);
  if (error === null) return typeof thrown;
  const [, number] = MINIFIED.exec(error.message) ?? [];
  return [NAME.test(error.name) ? error.name : 'Error', ...(number === undefined ? [] : [number])].join(' ');
};

/** Where an error comes from. Of a lost part its cause tells which it is. */
const stackOf = (thrown: unknown): string => {
  const error = errorOf(thrown);
  return [error?.stack ?? '', errorOf(error?.cause)?.message ?? ''].join('\n');
};

/** An error in words without a word of a pupil's: its kind and its places in our code, never its message, which may quote what was typed (R9). */
export const thrownErrorText = ({ place, error, components }: ThrownError): string => {
  const places = placesIn(stackOf(error)).join(', ');
  const inside = placesIn(components).join(', ');
  return [
    `${place}: ${nameOf(error)}`,
    ...(places === '' ? [] : [`at ${places}`]),
    ...(inside === '' ? [] : [`in ${inside}`]),
  ].join(' ');
};
