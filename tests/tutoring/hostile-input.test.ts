import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAR_TURNS, HOSTILE_MESSAGES, threadOf } from './hostile-messages.ts';
import { HIGH, request, strictTutor } from './pupil.ts';

describe('hostile messages', () => {
  it.each(HOSTILE_MESSAGES)('%s is answered in both modes', async (_name, prompt) => {
    for (const mode of ['tutor', 'buddy'] as const) {
      const reply = await strictTutor.reply(request(prompt, { mode, history: [], schoolClass: HIGH }));
      expect(reply.content.length).toBeGreaterThan(0);
    }
  });

  it('whatever is written, an answer comes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc
            .array(
              fc.constantFrom(
                'x',
                'y',
                '2',
                '3,5',
                '1/2',
                '+',
                '-',
                '*',
                ':',
                '^',
                '=',
                '(',
                ')',
                '\\frac{',
                '}',
                '{',
                '√',
                '%',
                ' z ',
                'oblicz ',
                '0x',
                '1e9',
                'i',
                '\\sqrt{',
              ),
              { maxLength: 60 },
            )
            .map((parts) => parts.join('')),
        ),
        fc.constantFrom('tutor', 'buddy'),
        fc.constantFrom('2x + 3 = 11', '3/4 + 1/2', 'x + y = 3; x - y = 1', 'x^2 - 4 = 0', 'ile to 5% z 80'),
        async (prompt, mode, task) => {
          const reply = await strictTutor.reply(request(prompt, { mode, history: [{ role: 'user', content: task }] }));
          expect(reply.content.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    ));

  it.each(DEAR_TURNS)('a thread of two hundred turns %s is answered', async (_name, turn) => {
    const reply = await strictTutor.reply(request('x = 4', { history: threadOf(200, turn), schoolClass: HIGH }));
    expect(reply.content.length).toBeGreaterThan(0);
  });
});
