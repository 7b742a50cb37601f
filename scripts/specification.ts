/** `npm run specification` writes docs/specification/requirements.md: where each sentence lives, and which tests tell it. */
import { writeFileSync } from 'node:fs';
import { coverage, REQUIREMENTS_PAGE, type Told } from './specification/coverage.ts';
import { pageOf } from './specification/page.ts';

const found = coverage();
writeFileSync(REQUIREMENTS_PAGE, pageOf(found));

const counted = (name: string, told: readonly Told[]): string => {
  const byTests = told.filter(({ toldBy }) => toldBy.length > 0).length;
  const byCodeOnly = told.filter(({ toldBy, livesIn }) => toldBy.length === 0 && livesIn.length > 0).length;
  return `${name}: ${told.length} sentences, ${byTests} cited by tests, ${byCodeOnly} by code only, ${told.length - byTests - byCodeOnly} by nothing`;
};

for (const { file, line, cited } of found.unknown)
  console.error(`${file}:${line} cites ${cited}, which does not exist`);
for (const { name, told } of found.sections) console.log(counted(name, told));
console.log(
  counted(
    'all',
    found.sections.flatMap(({ told }) => told),
  ),
);
