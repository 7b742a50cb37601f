import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../../scripts/mutation/tutoring/source-mutants.ts';
import { switched } from '../../scripts/mutation/tutoring/switched-source.ts';

const changesOf = (source: string): readonly string[] =>
  mutantsOf('rules.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

describe('what is changed on purpose in a file of source', () => {
  it('a comparison loses its boundary, and says the contrary', () => {
    expect(changesOf('f(a < b)')).toEqual(['f((a) <= (b))', 'f((a) >= (b))']);
  });

  it('a condition holds always, and never', () => {
    expect(changesOf('if (a) b()')).toEqual(['if (true) b()', 'if (false) b()']);
  });

  it('a list misses one of its parts', () => {
    expect(changesOf('const list = [a, b];')).toEqual(['const list = [b];', 'const list = [a];']);
  });

  it('a pattern misses an alternative, an anchor, or needs what it could do without', () => {
    expect(changesOf(String.raw`f(/^(?:km|m)s?\|[?|]/u)`)).toEqual([
      String.raw`f(/(?:km|m)s?\|[?|]/u)`,
      String.raw`f(/^(?:m)s?\|[?|]/u)`,
      String.raw`f(/^(?:km)s?\|[?|]/u)`,
      String.raw`f(/^(?:km|m)s\|[?|]/u)`,
    ]);
  });

  it('a template of a reader misses an alternative', () => {
    expect(changesOf('f(`(pole|p) ${A}`)')).toEqual(['f(`(p) ${A}`)', 'f(`(pole) ${A}`)']);
  });

  it('neither a sentence, nor a type, nor a name of a property', () => {
    expect(changesOf("import a from 'a'; type B = 'b'; f({ 'c': 'Ile to jest?' })")).toEqual([]);
  });
});

describe('a source with all its mutants (D67)', () => {
  const source = 'return a < b && !c;';
  const inner = `const f = (a, b, c) => { ${source} }`;
  const mutants = mutantsOf('rules.ts', inner);
  const outcomes = (on: number | undefined): readonly boolean[] => {
    const body = switched(inner, mutants, 0);
    const run = new Function('mutation', `${body}; return [f(1, 2, false), f(2, 2, false), f(1, 2, true)];`);
    return run({ isOn: (id: number) => id === on }) as readonly boolean[];
  };

  it('is what it was while none is on', () => {
    expect(outcomes(undefined)).toEqual([true, false, false]);
  });

  it('is one of them at a time', () => {
    expect(mutants.map(({ text }, id) => [text, outcomes(id)])).toEqual([
      ['(a < b) || (!c)', [true, true, true]],
      ['(a) <= (b)', [true, true, false]],
      ['(a) >= (b)', [false, true, false]],
      ['c', [false, false, true]],
    ]);
  });
});
