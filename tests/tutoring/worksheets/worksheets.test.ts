import { expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { worksheetOf } from './worksheet.ts';

it.each(FAMILIES)('$id makes the tasks that were read (D74)', async (family) => {
  const file = new URL(`${family.id}.md`, import.meta.url);
  await expect(worksheetOf(family)).toMatchFileSnapshot(file.pathname);
});
