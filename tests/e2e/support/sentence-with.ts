const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A sentence with what somebody typed in its middle, which may stand apart in a direction of its own. */
export const sentenceWith = (before: string, typed: string, after: string): RegExp =>
  new RegExp(`^${escaped(before)}\u2068?${escaped(typed)}\u2069?${escaped(after)}$`, 'u');
