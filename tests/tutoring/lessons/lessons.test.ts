import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { familyOf, headingsIn, lessonText, titleOf } from './golden-lesson.ts';

/** The general engines, which have no folder among the families. */
const ENGINES = [
  ['arithmetic', '# Obliczenia'],
  ['percent', '# Procenty'],
  ['equation', '# Równania'],
  ['system', '# Układy równań'],
] as const;

const SUBJECTS = [...FAMILIES.map((family) => [family.id, titleOf(family)] as const), ...ENGINES];

const LEAST_LESSONS = 5;

/** So many lessons of each family are held again. All of them cost a minute: `LESSONS=5`, and `-u` to write down what has changed. */
const HELD = Number(process.env['LESSONS'] ?? 1);

/** A title, and the lessons behind it. */
const partsOf = (file: URL): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split(/\n\n(?=## )/)
    : [];

describe.each(SUBJECTS)('%s', (id, title) => {
  const file = new URL(`${id}.md`, import.meta.url);
  const [, ...written] = partsOf(file);
  const headings = written.flatMap(headingsIn);

  it('has lessons on five different tasks', () => {
    expect(new Set(headings.map(({ message }) => message)).size).toBeGreaterThanOrEqual(LEAST_LESSONS);
  });

  it('teaches as it was read', async () => {
    const held = headings.slice(0, HELD);
    expect(held.map(familyOf)).toEqual(held.map(() => id));
    const lessons = held.map((heading, index) => lessonText(heading, index));
    await expect(`${[title, ...lessons, ...written.slice(HELD)].join('\n\n')}\n`).toMatchFileSnapshot(file.pathname);
  });
});
