/**
 * What a pupil can cause in the machines and no test causes in a browser yet. This list only ever gets shorter: a tour that
 * comes by takes a line out with `npm run transitions`. What no screen offers stands in unoffered-transitions.ts.
 */
export const UNCAUSED_TRANSITIONS: Readonly<Record<string, readonly string[]>> = {};
