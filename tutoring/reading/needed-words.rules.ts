/** Beginnings of words, one of which stands in every message that fits. */
export type Needed = readonly string[];

/** What a message must hold to fit a template, by the template's tokens: most messages are turned away by that, without its pattern. */
export const neededWords = (tokens: readonly string[]): readonly Needed[] => {
  const [only, ...others] = branches(tokens);
  return only === undefined || others.length > 0 ? [] : only;
};

/** What each of the alternatives needs that stand beside each other on the outermost level. */
const branches = (tokens: readonly string[]): readonly (readonly Needed[])[] => {
  const found: Needed[][] = [[]];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (token === '|') found.push([]);
    else if (token === '(' || token === '[') {
      const end = endOfGroup(tokens, index);
      const inner = branches(tokens.slice(index + 1, end)).map(([first]) => first);
      if (token === '(' && inner.every((words) => words !== undefined)) found.at(-1)?.push(inner.flat());
      index = end;
    } else if (!/^[&{<√]/.test(token)) found.at(-1)?.push([` ${token.split('*')[0]}`]);
  }
  return found;
};

const endOfGroup = (tokens: readonly string[], start: number): number => {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    if (/^[([]$/.test(tokens[index] ?? '')) depth += 1;
    if (/^[)\]]$/.test(tokens[index] ?? '')) depth -= 1;
    if (depth === 0) return index;
  }
  throw new RangeError('bracket of a template');
};
