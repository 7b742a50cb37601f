import { familyOfAsks, type Asked, type Chapter } from '#tutoring/families/asks.family.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { readFunctionText } from './function-text.reader.ts';
import type { FunctionText } from './function.types.ts';

/** A chapter of questions about functions. */
export const functionFamily = (chapter: Chapter<FunctionText>): Family<Asked> =>
  familyOfAsks(readFunctionText, chapter);
