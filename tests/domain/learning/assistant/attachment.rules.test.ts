import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { attach, isImage, obstacleTo } from '#domain/learning/assistant/attachment.rules.ts';
import type { Attachment, ChosenFile } from '#domain/learning/assistant/attachment.types.ts';

const MIB = 1024 * 1024;
const file = (change: Partial<ChosenFile> = {}): ChosenFile => ({
  id: 'f',
  fileName: 'zadanie.png',
  contentType: 'image/png',
  size: 1_000,
  content: 'aW1n',
  ...change,
});
const image = (size: number): Attachment => ({
  id: `i${size}`,
  fileName: 'a.png',
  contentType: 'image/png',
  size,
  content: 'aW1n',
});
const five = [1, 2, 3, 4, 5].map(image);

it.each([
  ['image/png', null],
  ['image/jpeg', null],
  ['image/webp', null],
  ['application/pdf', null],
  ['image/gif', 'attachment/unsupported'],
  ['image/svg+xml', 'attachment/unsupported'],
  ['text/html', 'attachment/unsupported'],
  ['', 'attachment/unsupported'],
])('takes images and PDF (S2 §5.6, R12): %s', (contentType, obstacle) => {
  expect(obstacleTo([], file({ contentType }))).toBe(obstacle);
});

it.each([
  [0, 'attachment/unsupported'],
  [1, null],
  [5 * MIB, null],
  [5 * MIB + 1, 'attachment/too-large'],
])('takes a file of at most 5 MiB that is not empty (R12): %i bytes', (size, obstacle) => {
  expect(obstacleTo([], file({ size }))).toBe(obstacle);
});

it('takes five files at once and no sixth (S2 §5.7, R12)', () => {
  expect([obstacleTo(five.slice(1), file()), obstacleTo(five, file())]).toEqual([null, 'attachment/too-many']);
});

it('takes 12 MiB together, so that the question fits into 17 MiB (R12)', () => {
  const ten = [image(5 * MIB), image(5 * MIB)];
  expect([obstacleTo(ten, file({ size: 2 * MIB })), obstacleTo(ten, file({ size: 2 * MIB + 1 }))]).toEqual([
    null,
    'attachment/too-large',
  ]);
});

it('attaches several at once, leaves out what cannot go along, and says why of the first', () => {
  const [first, second] = [image(1), image(2)];
  expect([
    attach([], [first, second]),
    attach([first], [file({ contentType: 'text/plain' }), second, file({ size: 6 * MIB })]),
  ]).toEqual([
    { attachments: [first, second], failure: null },
    { attachments: [first, second], failure: 'attachment/unsupported' },
  ]);
});

it('never attaches more than the server takes', () => {
  const chosen = array(
    integer({ min: 0, max: 6 * MIB }).chain((size) =>
      constantFrom('image/png', 'application/pdf', 'text/plain').map((contentType) => file({ size, contentType })),
    ),
    { maxLength: 12 },
  );
  assert(
    property(chosen, (files) => {
      const { attachments, failure } = attach([], files);
      const total = attachments.reduce((sum, { size }) => sum + size, 0);
      expect([
        attachments.length <= 5,
        total <= 12 * MIB,
        (failure === null) === (attachments.length === files.length),
      ]).toEqual([true, true, true]);
    }),
  );
});

it('tells images from documents (S2 §5.8)', () => {
  expect(
    (['image/png', 'image/webp', 'application/pdf'] as const).map((contentType) => isImage({ contentType })),
  ).toEqual([true, true, false]);
});
