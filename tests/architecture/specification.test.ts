import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverage, coverageOf, REQUIREMENTS_PAGE, type Told } from '../../scripts/specification/coverage.ts';
import { pageOf } from '../../scripts/specification/page.ts';
import { numbersOf, rangesOf } from '../../scripts/specification/ranges.ts';
import { UNCITED_REQUIREMENTS, UNTOLD_REQUIREMENTS } from './uncited-requirements.ts';

const found = coverage();

const NONE = { 'not on the list': '', 'not so any more, so take it off the list': '' };

/** What is so and not listed, and the other way round. */
const differences = (told: readonly Told[], list = ''): typeof NONE => {
  const numbers = told.map(({ requirement }) => requirement.number);
  const listed = numbersOf(list);
  return {
    'not on the list': rangesOf(numbers.filter((number) => !listed.includes(number))),
    'not so any more, so take it off the list': rangesOf(listed.filter((number) => !numbers.includes(number))),
  };
};

describe('the specification', () => {
  it('numbers its sentences without gaps', () => {
    expect(found.outOfOrder).toEqual([]);
  });

  it('has whatever is cited of it', () => {
    expect(found.unknown.map(({ file, line, cited }) => `${file}:${line} cites ${cited}`)).toEqual([]);
  });

  it.each(found.sections.map(({ name, told }) => [name, told] as const))(
    'is cited in %s, but for what waits in uncited-requirements.ts',
    (name, told) => {
      const uncited = told.filter(({ livesIn, toldBy }) => livesIn.length + toldBy.length === 0);
      expect(differences(uncited, UNCITED_REQUIREMENTS[name])).toEqual(NONE);
    },
  );

  // A decision may be about what no test can tell.
  it.each(found.sections.filter(({ name }) => name.startsWith('S')).map(({ name, told }) => [name, told] as const))(
    'is told by a test in %s wherever code lives by it, but for what waits in uncited-requirements.ts',
    (name, told) => {
      const untold = told.filter(({ livesIn, toldBy }) => livesIn.length > 0 && toldBy.length === 0);
      expect(differences(untold, UNTOLD_REQUIREMENTS[name])).toEqual(NONE);
    },
  );

  it('knows every section of the lists', () => {
    const sections = new Set(['D', 'R', ...found.sections.map(({ name }) => name)]);
    const listed = [...Object.keys(UNCITED_REQUIREMENTS), ...Object.keys(UNTOLD_REQUIREMENTS)];
    expect(listed.filter((name) => !sections.has(name))).toEqual([]);
  });

  it('has a fresh table of who tells what (npm run specification)', () => {
    expect(readFileSync(REQUIREMENTS_PAGE, 'utf8')).toEqual(pageOf(found));
  });
});

const SPECIFICATION = [
  {
    file: 'docs/specification/s1-1-lamps.md',
    text: '# S1 §1 Lamps\n\n## Light of the lamp\n\n- **S1 §1.1** It is on. (D1)\n- **S1 §1.2** It is off.\n- **S1 §1.3** It hums.\n',
  },
  {
    file: 'docs/specification/s2-9-numbers.md',
    text: '# S2 §9 Numbers\n\n## Volts\n\n- **S2 §9.1** 230.\n- **S2 §9.3** 12.\n',
  },
];
const DECISIONS = { file: 'docs/specification/decisions.md', text: '# Decisions\n\n- **D1** Green.\n- **R1** Safe.\n' };

/** What one line of a test comes to. */
const citing = (text: string) => {
  const { sections, unknown } = coverageOf([...SPECIFICATION, DECISIONS, { file: 'tests/lamp.test.ts', text }]);
  return {
    told: sections.flatMap(({ told }) =>
      told.filter(({ toldBy }) => toldBy.length > 0).map((one) => one.requirement.id),
    ),
    unknown: unknown.map(({ line, cited }) => `${line}: ${cited}`),
  };
};

describe('a citation', () => {
  it.each([
    ['(S1 §1.2)', ['S1 §1.2']],
    ['Told are S1 §1.1–1.3.', ['S1 §1.1', 'S1 §1.2', 'S1 §1.3']],
    ['S1 §1.1, §1.3 and §1.2, S2 §9.1', ['S1 §1.1', 'S1 §1.2', 'S1 §1.3', 'S2 §9.1']],
    ['of D1 (R1)', ['D1', 'R1']],
    ['S1 §1, S1 §1 Light of the lamp, S1 §1 Light, S2 §9', []],
    ['a path d="M0 0 R12-1", a key #D77', []],
  ])('in %j tells %j', (text, told) => {
    expect(citing(text)).toEqual({ told, unknown: [] });
  });

  it.each([
    ['\nS1 §1.4', ['2: S1 §1.4']],
    ['S1 §1.2–1.4', ['1: S1 §1.2–1.4']],
    ['S1 §1.1-2, S1 §1.2–1.1', ['1: S1 §1.1-2', '1: S1 §1.2–1.1']],
    ['S2 §1, §9', ['1: S2 §1']],
    ['S1 §1 Candles', ['1: S1 §1 Candles']],
    ['D2, R2', ['1: D2', '1: R2']],
  ])('in %j leads nowhere: %j', (text, unknown) => {
    expect(citing(text).unknown).toEqual(unknown);
  });

  it('tells a gap in the numbers', () => {
    expect(coverageOf(SPECIFICATION).outOfOrder).toEqual(['S2 §9.3']);
  });

  it('stands in the table, neighbours with the same places in one row', () => {
    const lines = pageOf(
      coverageOf([
        ...SPECIFICATION,
        { file: 'src/lamp.ts', text: 'S1 §1.1–1.2' },
        { file: 'src/lamp.machine.ts', text: "'S1 §1 Light'" },
        { file: 'tests/lamp.test.ts', text: 'S1 §1.1–1.2' },
      ]),
    ).split('\n');
    expect(lines.filter((line) => /^(?:##|\| \d)/.test(line))).toEqual([
      '## S1 §1 Lamps',
      '| 1–2 | src/lamp.machine.ts<br>src/lamp.ts | lamp.test.ts |',
      '| 3 |  |  |',
      '## S2 §9 Numbers',
      '| 1–3 |  |  |',
    ]);
  });
});
