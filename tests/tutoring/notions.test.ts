import { describe, expect, it } from 'vitest';
import { lastReply } from './pupil.ts';

describe('a notion is told as it is', () => {
  it.each([
    ['co to jest pożyczanie', 'z kolumny po lewej', 'jedną dziesiątkę z następnej kolumny'],
    ['co to jest ciąg', 'także ujemną', 'każda następna jest większa'],
    ['co to jest obwód', 'w wielokącie', 'suma wszystkich jej boków'],
  ])('„%s”', async (question, right, wrong) => {
    const reply = await lastReply('tutor', ['Oblicz pisemnie: 600 - 599', question]);
    expect([reply.includes(right), reply.includes(wrong)]).toEqual([true, false]);
  });
});
