/** With a full stop, unless it ends a sentence already: a result that tells a story, and a request that asks. */
export const stopped = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
