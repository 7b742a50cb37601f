import { describe, expect, it } from 'vitest';
import { assistantAnswer } from '#contract/schemas/assistant.schema.ts';

const history = [{ role: 'assistant' as const, content: 'Odejmij 3.' }];
const ours = {
  success: true,
  response: 'Odejmij 3.',
  conversationHistory: history,
  conversationId: 'c-1',
  pointsUsed: 1,
};

describe('an answer of the assistant', () => {
  it('is read as we write it (S2 §7.22–7.26)', () => {
    expect(assistantAnswer.parse(ours)).toEqual(ours);
  });

  it('is read in the other spellings of the specification (S2 §7.23–7.25)', () => {
    expect(
      assistantAnswer.parse({
        success: true,
        response: 'Odejmij 3.',
        conversation_history: history,
        conversation_id: 'c-1',
        points: 1,
      }),
    ).toEqual(ours);
  });

  it('believes our spelling when both are there', () => {
    expect(assistantAnswer.parse({ points: 7, ...ours })).toEqual(ours);
    expect(assistantAnswer.parse({ ...ours, points: 7 })).toEqual(ours);
  });

  it.each([null, 'text', [], [ours], { ...ours, conversationHistory: undefined }])('is not %j', (value) => {
    expect(assistantAnswer.safeParse(value).success).toBe(false);
  });
});
