import type { Pick } from '#tutoring/families/family.types.ts';
import type { MadeQuestion, OptionMistake } from './made-question.types.ts';
import type { Options } from './options/options.types.ts';

/** What is asked, what one may choose from, and why the right one is right: of either type the same. */
export interface AskedQuestion {
  /** Markdown. */
  readonly question: string;
  readonly options: Options;
  /** Markdown, in paragraphs. */
  readonly why: string;
}

type Content = Omit<MadeQuestion, 'id' | 'skill'>;

export const multipleChoice = ({
  question,
  options: { texts, right, optionMistakes },
  why,
}: AskedQuestion): Content => ({
  type: 'multiple_choice',
  question,
  options: texts,
  correctAnswer: right,
  explanation: explanation(why, optionMistakes),
  optionMistakes,
});

const TRUE = 'Prawda';
const FALSE = 'Fałsz';

/** The right option is told as often as a wrong one; of these rather one that somebody would think. */
export const trueOrFalse = (
  { question, options: { texts, right, optionMistakes }, why }: AskedQuestion,
  pick: Pick,
): Content => {
  const wrong = texts.filter((text) => text !== right);
  const [first = right, ...others] = optionMistakes.length > 0 ? optionMistakes.map(({ option }) => option) : wrong;
  const told = pick.int(0, 1) === 0 ? right : pick.oneOf([first, ...others]);
  const mistake = optionMistakes.find(({ option }) => option === told);
  const thought = mistake === undefined ? [] : [{ option: TRUE, says: mistake.says }];
  return {
    type: 'true_false',
    question: `${question}\n\nOdpowiedź: ${told}. Prawda czy fałsz?`,
    options: [TRUE, FALSE],
    correctAnswer: told === right ? TRUE : FALSE,
    explanation: explanation(why, thought),
    optionMistakes: thought,
  };
};

/** And what was thought by whoever has chosen something else. */
const explanation = (why: string, optionMistakes: readonly OptionMistake[]): string =>
  [
    why,
    ...(optionMistakes.length === 0
      ? []
      : [optionMistakes.map(({ option, says }) => `- ${option}: ${says}`).join('\n')]),
  ].join('\n\n');
