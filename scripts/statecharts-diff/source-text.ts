/** What an xstate creator such as `assign` leaves on its function, by kind. */
const isMade = (value: object): boolean => 'type' in value || 'check' in value;

const written = (value: unknown, seen: ReadonlySet<unknown>): string => {
  if (typeof value === 'function') {
    if (!isMade(value)) return value.toString();
    return `${value.name}${written({ ...value, check: undefined, resolve: undefined, execute: undefined }, seen)}`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (seen.has(value)) return '…';
  const within = new Set([...seen, value]);
  if (Array.isArray(value)) return `[${value.map((part) => written(part, within)).join(', ')}]`;
  return `{${Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key}: ${written(part, within)}`)
    .join(', ')}}`;
};

/** A value of a setup as its source says it: functions by their text, so that what they do can be compared. */
export const sourceText = (value: unknown): string => written(value, new Set());

const isNamed = (value: unknown): value is { readonly type: unknown; readonly params?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A guard or an action where a chart uses it: its name in ‹›, and what it is given. */
export const useText = (use: unknown): string => {
  if (use === undefined) return '';
  if (typeof use === 'string') return `‹${use}›`;
  if (typeof use === 'function' && 'guards' in use && Array.isArray(use.guards))
    return `${use.name}(${use.guards.map(useText).join(', ')})`;
  if (isNamed(use) && typeof use !== 'function')
    return `‹${String(use.type)}›${use.params === undefined ? '' : `(${sourceText(use.params)})`}`;
  return sourceText(use);
};

/** The same text after names have changed. */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(/‹([^›]*)›/g, (all, name: string) => {
    const now = names.get(name);
    return now === undefined ? all : `‹${now}›`;
  });
