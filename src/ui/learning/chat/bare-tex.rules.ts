/** `text.slice(start, end)` */
interface Run {
  readonly start: number;
  readonly end: number;
}

/** Signs, numbers, commands, and letters that stand alone; „i” between two formulas is a word. */
const RUN = /(?:\\[a-zA-Z]+|[\d{}()[\]+\-*/=<>^_.,:|! ]|(?<!\p{L})(?!(?<=\s)[aiouwz]\s)[a-zA-Z](?!\p{L}))+/gu;
const COMMAND =
  /\\(?:[dt]?frac|sqrt|cdot|times|div|pi|leq?|geq?|neq?|pm|circ|infty|alpha|beta|Delta|log|sin|cos|tan|left|right)(?![a-zA-Z])/;

const isBalanced = (tex: string): boolean => {
  let depth = 0;
  for (const letter of tex) {
    depth += Number(letter === '{') - Number(letter === '}');
    if (depth < 0) return false;
  }
  return depth === 0;
};

/** TeX that was pasted without its dollars: „Oblicz \frac{3}{4} + \sqrt{2}”. */
export const findBareTex = (text: string): readonly Run[] =>
  [...text.matchAll(RUN)].flatMap(({ 0: run, index }): readonly Run[] => {
    const tex = run.replace(/[\s.,:]+$/, '');
    const start = index + (tex.length - tex.trimStart().length);
    return COMMAND.test(tex) && isBalanced(tex) ? [{ start, end: index + tex.length }] : [];
  });
