import { expect, it } from 'vitest';
import { evened, greyOf, pgmOf } from '#adapters/browser/grey-picture.ts';

it('weighs colours as the eye does', () => {
  const data = new Uint8ClampedArray([255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  expect([...greyOf({ width: 4, height: 1, data }).light]).toEqual([255, 76, 149, 29]);
});

it('makes paper white in the light and in the shadow, and leaves letters dark', () => {
  const [width, height] = [128, 64];
  const light = new Uint8Array(width * height);
  // From full light on the left to a third of it on the right; a letter in each.
  for (let pixel = 0; pixel < light.length; pixel += 1) light[pixel] = 240 - 160 * ((pixel % width) / width);
  const [left, right] = [20 * width + 20, 20 * width + 108];
  light[left] = 30;
  light[right] = 15;
  const even = evened({ width, height, light }).light;
  const paper = [...even].filter((_, pixel) => pixel !== left && pixel !== right);
  expect([paper.every((one) => one > 160), (even[left] ?? 255) < 80, (even[right] ?? 255) < 80]).toEqual([
    true,
    true,
    true,
  ]);
});

it('is written as a file that says how wide and high it is', () => {
  const file = pgmOf({ width: 2, height: 1, light: new Uint8Array([7, 9]) });
  expect([...file]).toEqual([...new TextEncoder().encode('P5\n2 1\n255\n'), 7, 9]);
});
