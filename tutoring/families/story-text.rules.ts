import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';

/** A word between a number and another word, which the canonical form would take for amperes or watts. */
export const withoutFalseUnits = (message: string): string =>
  message
    .replace(/(\d)[,.;]?\s+a\s+(?=[\p{L}\d-])/giu, '$1 oraz ')
    .replace(/(\d)[,.;]?\s+(?:w|we)\s+(?=\p{L})/giu, '$1 we ');

interface TextOfOneUnit {
  /** The canonical form without signs of units. */
  readonly text: string;
  /** An id of `units.ts`. */
  readonly unit: string | undefined;
}

const ASKED_UNIT = / (kg|dag|g|t|km|m|dm|cm|mm|l|ml|zl|gr|min|h|ha)(?= |$)/g;

/** Stories in one unit at most: undefined where there are more, or where another one is asked for. */
export const inOneUnit = (message: string): TextOfOneUnit | undefined => {
  const text = canonicalOf(withoutFalseUnits(message));
  const units = [...text.matchAll(/ @(\S+)/g), ...text.matchAll(ASKED_UNIT)].map(([, unit]) => unit);
  const [unit] = units;
  if (units.some((other) => other !== unit)) return undefined;
  const bare = text.replace(/ @\S+/g, '').replace(ASKED_UNIT, '');
  return { text: bare.replace(/(\d) w(?= )/g, '$1 we'), unit };
};
