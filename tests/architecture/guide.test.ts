import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GUIDE = 'docs/testing-machines.md';
const EXAMPLE = 'tests/model/tools/payment-polling.model.test.ts';

it('shows a model that compiles and runs: it is a file of the tests, whole', () => {
  const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block);
  expect(blocks).toEqual([readFileSync(EXAMPLE, 'utf8')]);
});
