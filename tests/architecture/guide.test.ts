import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GUIDE = 'docs/testing-machines.md';
const EXAMPLE = 'tests/model/tools/payment-polling.model.test.ts';

it('shows a model that compiles and runs: it is a file of the tests, whole', () => {
  const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block);
  expect(blocks).toEqual([readFileSync(EXAMPLE, 'utf8')]);
});

const PATH = /`((?:src|contract|tutoring|server|scripts|tests|docs)\/[^`\s]*)`/g;
/** What a reader fills in. */
const PLACEHOLDER = /\bx\b|[<*]/;

/** Files and folders that a text names and that are not there. */
const missingFrom = (text: string): readonly string[] =>
  [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !PLACEHOLDER.test(path) && !existsSync(path));

describe('a page for whoever is new here', () => {
  it.each(['README.md', 'CONTRIBUTING.md', GUIDE])('%s names files that are there', (page) => {
    expect(missingFrom(readFileSync(page, 'utf8'))).toEqual([]);
  });

  it('is told of one that is not', () => {
    const text = 'See `src/ui/`, `src/gone.ts`, `src/<context>/a.ts`, `tests/ui/x-view.test.ts` and `npm test`.';
    expect(missingFrom(text)).toEqual(['src/gone.ts']);
  });
});
