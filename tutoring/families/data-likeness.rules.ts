/**
 * What kind of task the data of a family say (`asks: 'area', figure: 'square'`): so many words of one, and of its functions, stand at the same
 * place in the other, and, which counts less, lists are as long. Numbers, and words with numbers in them, are no kind.
 */
export const wordsShared = (one: unknown, other: unknown): number => {
  if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null)
    return Object.entries(one).reduce(
      (shared, [name, value]) => shared + wordsShared(value, (other as Readonly<Record<string, unknown>>)[name]),
      isList(one) && isList(other) && one.length === other.length ? AS_LONG : 0,
    );
  const isWord = typeof one === 'function' || typeof one === 'boolean' || (typeof one === 'string' && !/\d/.test(one));
  return isWord && one === other ? 1 : 0;
};

const AS_LONG = 0.5;

/** Of data and of terms; plain numbers are counted in many ways. */
const isList = (value: object): value is readonly object[] => Array.isArray(value) && typeof value[0] === 'object';
