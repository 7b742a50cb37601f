import { expect, it } from 'vitest';
import { isHarmfulAnswer } from '#tutoring/safety/harmful-answer.rules.ts';
import { signIn } from './sentences.ts';
import { LONG_MESSAGES } from './long-messages.ts';

it.each(LONG_MESSAGES)(
  '%s: the gate finds in a message what is in it, and no harm in ten of them',
  (_name, text, sign) => {
    expect([signIn(text), isHarmfulAnswer(text.repeat(10))]).toEqual([sign, false]);
  },
);
