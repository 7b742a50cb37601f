/** Ends the reading of a figure that is not as described; caught where it began. */
export class NoFigure extends Error {}

export type Reader<Value> = (json: unknown) => Value;

const refuse = (): never => {
  throw new NoFigure();
};

/** Beyond it no school task goes. */
const LARGEST = 1_000_000;
const LONGEST_LABEL = 24;
/** Control signs and what turns the direction of a line around. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u;

export const number =
  (from = -LARGEST, to = LARGEST): Reader<number> =>
  (json) =>
    typeof json === 'number' && json >= from && json <= to ? json : refuse();

export const whole =
  (from: number, to: number): Reader<number> =>
  (json) => {
    const value = number(from, to)(json);
    return Number.isInteger(value) ? value : refuse();
  };

export const text: Reader<string> = (json) => {
  if (typeof json !== 'string' || json.length > LONGEST_LABEL || INVISIBLE.test(json)) return refuse();
  const trimmed = json.trim();
  return trimmed === '' ? refuse() : trimmed;
};

/** A label, or nothing where there is none; so that a list may leave one out. */
export const label: Reader<string | null> = (json) =>
  json === undefined || json === null || json === '' ? null : text(json);

export const flag: Reader<boolean> = (json) =>
  json === undefined ? false : json === true || json === false ? json : refuse();

export const nullable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (json) =>
    json === undefined || json === null ? null : read(json);

/** A list of `least` to `most`; what is left out is empty where it may be. */
export const list =
  <Value>(read: Reader<Value>, least: number, most: number): Reader<readonly Value[]> =>
  (json) => {
    if (json === undefined && least === 0) return [];
    if (!Array.isArray(json) || json.length < least || json.length > most) return refuse();
    return json.map((item) => read(item));
  };

type Fields<Value> = { readonly [Key in keyof Value]: Reader<Value[Key]> };

/** An object with these fields and no others. */
export const object =
  <Value extends object>(fields: Fields<Value>): Reader<Value> =>
  (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse();
    const given = new Map<string, unknown>(Object.entries(json));
    if ([...given.keys()].some((name) => !Object.hasOwn(fields, name))) return refuse();
    const read = Object.entries<Reader<unknown>>(fields).map(([name, field]) => [name, field(given.get(name))]);
    return Object.fromEntries(read) as Value;
  };

export const requireThat = (isRight: boolean): void => {
  if (!isRight) refuse();
};
