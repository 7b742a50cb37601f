interface Variant {
  readonly path: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const childrenOf = (value: unknown): [string, unknown, (child: unknown) => unknown][] => {
  if (Array.isArray(value))
    return value.map((child, index) => [String(index), child, (other) => value.with(index, other)]);
  return isObject(value)
    ? Object.entries(value).map(([key, child]) => [key, child, (other) => ({ ...value, [key]: other })])
    : [];
};

/** The value once for each text in it, with just that text replaced. */
export const withTextReplaced = (value: unknown, replacement: (text: string) => unknown, path = ''): Variant[] =>
  typeof value === 'string'
    ? [{ path, value: replacement(value) }]
    : childrenOf(value).flatMap(([key, child, rebuilt]) =>
        withTextReplaced(child, replacement, `${path}/${key}`).map((variant) => ({
          path: variant.path,
          value: rebuilt(variant.value),
        })),
      );

/** The value with another in place of one in it, or of itself: `at` says which. */
export const withOneChanged = (value: unknown, at: number, change: (node: unknown) => unknown): unknown => {
  const children = childrenOf(value);
  const choices = children.length + 1;
  const [, child, rebuilt] = children[(at % choices) - 1] ?? [];
  return rebuilt === undefined ? change(value) : rebuilt(withOneChanged(child, Math.floor(at / choices), change));
};

/** The object once for each of its fields, with just that field missing. */
export const withoutEach = (value: unknown): unknown[] =>
  isObject(value)
    ? Object.keys(value).map((missing) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== missing)))
    : [];
