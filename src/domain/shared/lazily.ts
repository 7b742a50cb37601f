/**
 * What is made when it is first needed, once. For formatters: the first of a language reads its data, which holds a phone
 * up for a tenth of a second, and most of those that come with a page format nothing on it.
 */
export const lazily = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly it: Made } | null = null;
  return () => (made ??= { it: make() }).it;
};
