import { describe, expect, it } from 'vitest';
import { redacted } from '#domain/resilience/client-log/client-log.rules.ts';
import { thrownErrorText } from '#domain/resilience/client-log/thrown-error.rules.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { ErrorPlace } from '#domain/resilience/problem.rules.ts';

const textOf = (error: unknown, place: ErrorPlace = 'rendering', components = '') =>
  thrownErrorText({ type: 'error.thrown', place, error, components, at: 0 });

const thrown = (error: Error, stack: string): Error => Object.assign(error, { stack });

describe('a thrown error in the client log', () => {
  it('is its kind and its places in our code, not what it says (R9)', () => {
    const error = thrown(
      new TypeError('"Ola Kowalska" is not a function'),
      [
        'TypeError: "Ola Kowalska" is not a function',
        '    at render (https://nauka.example/assets/AssistantPage-B1x2Y3z4.js:2:3456)',
        '    at https://nauka.example/assets/libraries-a-b_c9Zq.js:14:99',
        '    at chrome-extension://abcdef/content.js:1:1',
      ].join('\n'),
    );
    const text = textOf(
      error,
      'rendering',
      '\n    at Bubble (https://nauka.example/assets/AssistantPage-B1x2Y3z4.js:9:1)',
    );
    expect([text, redacted(text)]).toEqual([
      'rendering: TypeError at AssistantPage~B1x2Y3z4.js:2:3456, libraries~a-b_c9Zq.js:14:99 in AssistantPage~B1x2Y3z4.js:9:1',
      text,
    ]);
  });

  it('names the part that was lost', () => {
    const cause = new TypeError(
      'Failed to fetch dynamically imported module: https://nauka.example/assets/Menu-Dd00Ee11.js',
    );
    const error = thrown(new Error('A part of the page could not be fetched.', { cause }), 'LostPart: A part');
    expect(textOf(error, 'part')).toBe('part: Error at Menu~Dd00Ee11.js');
  });

  it('keeps the number of an error of React, and not what is in it', () => {
    const message = 'Minified React error #418; visit https://react.dev/errors/418?args[]=Ola for the full message';
    expect(textOf(thrown(new Error(message), message))).toBe('rendering: Error #418');
  });

  it('is the code of a failure', () => {
    expect(textOf(thrown(new Failure('network/offline'), ''), 'promise')).toBe('promise: network/offline');
  });

  it.each([
    ['a text', 'Ola', 'script: string'],
    ['nothing', undefined, 'script: undefined'],
    ['an object', { name: 'Ola' }, 'script: object'],
    [
      'an error with a name of its own',
      Object.assign(new Error('x'), { name: 'Ola Kowalska', stack: '' }),
      'script: Error',
    ],
  ])('says no more of %s than what it is', (_, error, text) => {
    expect(textOf(error, 'script')).toBe(text);
  });

  it('tells four places at most, each once', () => {
    const stack = [1, 1, 2, 3, 4, 5]
      .map((line) => `at f (https://nauka.example/src/ui/App.tsx?t=17:${line}:7)`)
      .join('\n');
    expect(textOf(thrown(new RangeError('x'), stack))).toBe(
      'rendering: RangeError at ui/App.tsx:1:7, ui/App.tsx:2:7, ui/App.tsx:3:7, ui/App.tsx:4:7',
    );
  });
});
