import { expect, it } from 'vitest';
import { watchErrors } from '#adapters/browser/window-errors.ts';

const watched = () => {
  const source = new EventTarget();
  const told: (readonly [string, unknown])[] = [];
  watchErrors(source as unknown as Window, (...problem) => void told.push(problem));
  const happen = (type: string, what: object) => source.dispatchEvent(Object.assign(new Event(type), what));
  return { told, happen };
};

it('an error that nobody has caught is told, and so is a promise that nobody waits for', () => {
  const { told, happen } = watched();
  const error = new TypeError('x');
  happen('error', { error });
  happen('unhandledrejection', { reason: 'no' });
  expect(told).toEqual([
    ['script', error],
    ['promise', 'no'],
  ]);
});

it.each([null, undefined, 'Script error.'])('%j in the place of an error says nothing', (error) => {
  const { told, happen } = watched();
  happen('error', { error });
  expect(told).toEqual([]);
});
