/** Finished blocks by what they were made of; the oldest leave when it is full. */
export const fragmentCache = (capacity: number) => {
  const fragments = new Map<string, DocumentFragment>();
  return {
    /** A copy of the block, made only if it is not yet known. */
    copyOf: (key: string, make: () => DocumentFragment): Node => {
      const fragment = fragments.get(key) ?? make();
      fragments.delete(key);
      fragments.set(key, fragment);
      const oldest = fragments.keys().next();
      if (fragments.size > capacity && oldest.done === false) fragments.delete(oldest.value);
      return fragment.cloneNode(true);
    },
  };
};
