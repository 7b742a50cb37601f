import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { chainsIn } from '#tutoring/reading/said.reader.ts';
import { isOutcome } from './said-verdicts.rules.ts';

/** „mam 160 i co dalej”, „160 zł taniej”, „najpierw 24”: the number is said to be a step, and no answer. */
const SAYS_STEP =
  /\bco (?:teraz|dalej|potem)\b|\bi dalej\b|\b(?:najpierw|na razie|narazie|na poczatku|po drodze)\b|\b(?:taniej|drozej|znizki|obnizki|rabatu|podwyzki)\b/;

/** „80% ceny zostaje”, „zostaje 80%” */
const REMAINS =
  /(?<before>\d+)\s*(?:%|procent)\D*\b(?:zosta|pozosta|plac|nowa cena)|\b(?:zosta|pozosta|plac|nowa cena)\D*(?<after>\d+)\s*(?:%|procent)/;

/** Whether a pupil says that it is a step, and the worked solution comes to it. */
export const isNamedStep = (message: string, original: WorkedTask): boolean => {
  const plain = withoutMarks(message.toLowerCase());
  const { before, after } = REMAINS.exec(plain)?.groups ?? {};
  const remains = before ?? after;
  if (remains !== undefined && leaves(Number(remains), original)) return true;
  const said = chainsIn(message).at(-1)?.sides.at(-1);
  return SAYS_STEP.test(plain) && said !== undefined && isOutcome(said, original);
};

/** A hundred percent without those of the task. */
const leaves = (percent: number, { statement }: WorkedTask): boolean =>
  statement.includes('%') && numbersIn(statement).some((number) => number.valueOf() === 100 - percent);
