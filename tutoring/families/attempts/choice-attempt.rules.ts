import { sideAfter, sideBefore, type SaidSide } from '#tutoring/reading/said.reader.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { yesOrNoIn } from './yes-or-no.reader.ts';
import { agrees } from './chain-truth.rules.ts';
import { judgeSideCalculation } from './said-verdicts.rules.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ChoiceAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';

export const judgeChoice = (
  message: string,
  { value, choices }: ChoiceAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const plain = knownIn(message);
  const comparison = '<' in choices ? comparisonIn(message) : undefined;
  if (comparison !== undefined) return judgeComparison(comparison, original);
  const said = 'tak' in choices ? yesOrNo(message, choices, original) : onlyChoice(plain, choices);
  if (said === undefined) return undefined;
  if (said === value) return { kind: 'solved' };
  const mistake = task.mistakes().find(({ answers }) => answers.includes(said));
  return { kind: 'wrong', step: '', suspicion: mistake?.says };
};

const plainWords = (text: string): string => ` ${withoutMarks(text.toLowerCase()).replace(/[^a-z0-9<>=]+/g, ' ')} `;

/** „Tak, czy dobrze?” says yes, „czy jest?” asks. „Nie jest złożona” names the other choice to deny it, „nie, jest złożona” does not. */
const yesOrNo = (message: string, choices: ChoiceAnswer['choices'], { statement }: WorkedTask): string | undefined => {
  const [claim = ''] = message.split(/(?<!\p{L})czy(?!\p{L})/iu);
  const isOtherDenied = (choices['nie'] ?? []).some(
    (way) =>
      !way.startsWith('nie') &&
      new RegExp(`(?<![a-z])nie (?:jest |sa |to )?${way}`).test(withoutMarks(claim.toLowerCase())),
  );
  if (isOtherDenied) return undefined;
  const plain = knownIn(claim);
  return yesOrNoIn(plain, plainWords(statement)) ?? onlyChoice(plain, choices);
};

const onlyChoice = (plain: string, choices: ChoiceAnswer['choices']): string | undefined => {
  const [only, ...more] = Object.entries(choices).filter(([, ways]) => ways.some((way) => wayPattern(way).test(plain)));
  return more.length > 0 ? undefined : only?.[0];
};

const knownIn = (message: string): string => plainWords(message).replace(NOT_KNOWING, ' ');

/** „Nie wiem” says no „nie”. */
const NOT_KNOWING = / nie (?:wiem|umiem|rozumiem|potrafie|pamietam|kumam|ogarniam|czaje|mam pojecia)(?= )/g;

/** „2 maja” is not said by „12 maja”. */
const wayPattern = (way: string): RegExp => {
  const before = /^\d/.test(way) ? ' ' : '[ \\d]';
  const after = /\d$/.test(way) ? ' ' : '[ \\d]';
  return new RegExp(`(?<=${before})${way.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[a-z]*')}(?=${after})`);
};

interface Comparison {
  readonly left: SaidSide;
  readonly sign: string;
  readonly right: SaidSide;
}

/** „9/12 > 8/12”, in whichever order. */
const comparisonIn = (message: string): Comparison | undefined => {
  const [, before = '', sign, after = ''] = /^([^<>=]*\d[^<>=]*)([<>=])([^<>=]*\d[^<>=]*)$/.exec(message) ?? [];
  const [left, right] = [sideBefore(before), sideAfter(after)];
  return sign === undefined || left === undefined || right === undefined ? undefined : { left, sign, right };
};

/** Undefined for an equality, which compares nothing. */
const judgeComparison = ({ left, sign, right }: Comparison, original: WorkedTask): Verdict | undefined => {
  const [one, other] = [left.approximate, right.approximate];
  const given = numbersIn(original.statement).map(Number);
  const isAboutTask = [one, other].every((value) => given.some((number) => agrees(left, value, number)));
  const isSame = areClose(one, other);
  const isTrue = sign === '=' ? isSame : !isSame && (sign === '<') === one < other;
  if (!isTrue) return { kind: 'wrong', step: '', suspicion: undefined };
  if (!isAboutTask) return judgeSideCalculation(`${left.notation} ; ${right.notation}`, original);
  // Not as rounded: „0,7 = 0,70” does not say that 0,65 is the same.
  const isOfAll = given.every((number) => areClose(one, number));
  return sign === '=' && isOfAll ? { kind: 'solved' } : SIGN_VERDICTS[sign];
};

const SIGN_VERDICTS: Readonly<Record<string, Verdict>> = {
  '<': { kind: 'solved' },
  '>': { kind: 'solved' },
  '=': { kind: 'right', praise: 'Te ułamki są równe, to dobry krok.', remaining: undefined },
};
