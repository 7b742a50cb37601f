import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { familyOf, headingsIn, lessonText, withoutRepeated } from './golden-lesson.ts';

/** The general engines, which have no folder among the families. */
const ENGINES = [
  { id: 'arithmetic', title: 'Obliczenia' },
  { id: 'percent', title: 'Procenty' },
  { id: 'equation', title: 'Równania' },
  { id: 'system', title: 'Układy równań' },
] as const;

const LEAST_LESSONS = 5;

describe.each([...FAMILIES, ...ENGINES].map(({ id, title }) => [id, title] as const))('%s', (id, title) => {
  const file = new URL(`${id}.md`, import.meta.url);
  const headings = existsSync(file) ? headingsIn(readFileSync(file, 'utf8')) : [];

  it('has lessons on five different tasks of its own', () => {
    expect(headings.map(familyOf)).toEqual(headings.map(() => id));
    expect(new Set(headings.map(({ message }) => message)).size).toBeGreaterThanOrEqual(LEAST_LESSONS);
  });

  it('teaches as it was read', async () => {
    const lessons = headings.map((heading, index) => lessonText(heading, index));
    await expect(`${withoutRepeated([`# ${title}`, ...lessons].join('\n\n'))}\n`).toMatchFileSnapshot(file.pathname);
  });
});
