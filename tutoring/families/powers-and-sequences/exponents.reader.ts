import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';

/** `^\frac{3}{4}` is one exponent, which the canonical form would no longer show. */
export const canonicalWithExponents = (message: string): string =>
  canonicalOf(
    message
      .replace(/\^\s*\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '^($1/$2)')
      .replace(/(\d|\))\s+do\s+pot[eę]gi\s+(-?\d+\/\d+|-?\d+,\d+)/gi, '$1^($2)'),
  );
