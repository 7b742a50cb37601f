export const isWithinDepth = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isWithinDepth(part, depth - 1)));

/** Whether a text is JSON whose objects and arrays lie at most `depth` deep; `{}` is 1 deep. */
export const isJsonWithinDepth = (value: string, depth: number): boolean => {
  try {
    return isWithinDepth(JSON.parse(value), depth);
  } catch {
    return false;
  }
};
