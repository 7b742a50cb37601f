import { ModelFailure } from './model-failure.ts';

/** Cuts what comes into lines, the last one without its end too. A line longer than `longest` characters is given up before it has come. */
export const answerLines = async function* (
  pieces: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<string, void> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [rest = '', ...ends] = piece.split('\n').toReversed();
    for (const end of ends.toReversed()) {
      yield [...begun, end].join('').replace(/\r$/, '');
      [begun, length] = [[], 0];
    }
    begun.push(rest);
    length += rest.length;
    if (length > longest) throw new ModelFailure('unprocessable');
  }
  yield begun.join('');
};
