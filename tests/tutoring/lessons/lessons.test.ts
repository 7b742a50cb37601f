import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { familyOf, headingsIn, lessonText } from './golden-lesson.ts';

/** The general engines, which have no folder among the families. */
const ENGINES = [
  { id: 'arithmetic', title: 'Obliczenia' },
  { id: 'percent', title: 'Procenty' },
  { id: 'equation', title: 'Równania' },
  { id: 'system', title: 'Układy równań' },
] as const;

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

describe.each([...FAMILIES, ...ENGINES].map(({ id, title }) => [id, title] as const))('%s', (id, title) => {
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
    await expect(`${[`# ${title}`, ...lessons, ...written.slice(HELD)].join('\n\n')}\n`).toMatchFileSnapshot(
      file.pathname,
    );
  });
});
