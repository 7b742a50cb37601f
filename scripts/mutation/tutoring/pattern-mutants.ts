/** Changes inside a pattern, be it a regular expression or a template of the readers: an alternative less, an optional part that is needed, no anchor. */

interface Group {
  readonly start: number;
  readonly bars: number[];
}

const SKIPPED = /\\.|\[(?:\\.|[^\]\\])*\]|\$\{[^}]*\}/y;

/** The span of each alternative, with one bar beside it. */
const alternativesOf = ({ start, bars }: Group, end: number): readonly (readonly [number, number])[] =>
  bars.length === 0
    ? []
    : [start, ...bars].map((from, index) => (index === 0 ? [start, (bars[0] ?? end) + 1] : [from, bars[index] ?? end]));

const contentOf = (pattern: string, open: number): number =>
  open + (/^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(pattern.slice(open))?.[0].length ?? 0);

/** The pattern without each of its parts. `isRegExp` is false for templates, where „?” and „^” mean themselves. */
export const thinnedPatterns = (pattern: string, isRegExp: boolean): readonly string[] => {
  const cuts: (readonly [number, number])[] = [];
  const groups: Group[] = [{ start: 0, bars: [] }];
  for (let at = 0; at < pattern.length; at += 1) {
    SKIPPED.lastIndex = at;
    const skipped = SKIPPED.exec(pattern);
    if (skipped) {
      at += skipped[0].length - 1;
      continue;
    }
    const sign = pattern[at];
    if (sign === '(') groups.push({ start: contentOf(pattern, at), bars: [] });
    else if (sign === '|') groups.at(-1)?.bars.push(at);
    else if (sign === ')' && groups.length > 1)
      cuts.push(...alternativesOf(groups.pop() ?? { start: 0, bars: [] }, at));
    else if (isRegExp && (sign === '^' || sign === '$')) cuts.push([at, at + 1]);
    else if (isRegExp && sign === '?' && !/[(?*+}]/.test(pattern[at - 1] ?? '(')) cuts.push([at, at + 1]);
  }
  cuts.push(...alternativesOf(groups[0] ?? { start: 0, bars: [] }, pattern.length));
  return cuts.map(([from, to]) => pattern.slice(0, from) + pattern.slice(to));
};
