import { withUprightFormulas } from '#tutoring/topics/chemical-formulas.rules.ts';
import type { BankQuestion, WrongOption } from './bank-question.types.ts';

const uprightOption = ({ option, says }: WrongOption): WrongOption => ({
  option: withUprightFormulas(option),
  says: withUprightFormulas(says),
});

/** With „H₂SO₄” as chemistry sets it. */
export const uprightQuestion = ({ question, right, wrong, explanation, ...rest }: BankQuestion): BankQuestion => ({
  ...rest,
  question: withUprightFormulas(question),
  right: withUprightFormulas(right),
  wrong: [uprightOption(wrong[0]), uprightOption(wrong[1]), uprightOption(wrong[2])],
  explanation: withUprightFormulas(explanation),
});
