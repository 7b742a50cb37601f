import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { withUnequalSigns } from '#tutoring/reading/notation.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';

/** What the hint asked for, answered without a result: which way a parabola opens, which outcomes are meant, what x must not be. Undefined for anything else. */
export const judgeWords = (message: string, original: WorkedTask): Verdict | undefined =>
  judgeArms(message, original) ?? judgeOutcomes(message, original) ?? judgeCondition(message, original);

const CONDITION = /^x ?≠ ?(-?\d+)[.!]?$/;

/** „x ≠ 1”, where the solution says so on its way to a number. It is no answer, though the readers take it for an equality. */
const judgeCondition = (message: string, { steps, task }: WorkedTask): Verdict | undefined => {
  if (task.kind === 'family' && task.answer.kind === 'set') return undefined;
  const [, said] = CONDITION.exec(withUnequalSigns(message).trim().toLowerCase().replace('−', '-')) ?? [];
  if (said === undefined) return undefined;
  const condition = `x \\neq ${said}`;
  return steps.some(({ shown }) => ` ${shown} `.includes(` ${condition} `))
    ? ON_THE_WAY
    : { kind: 'wrong', step: condition, suspicion: undefined };
};

const ARMS =
  /^(?:ma |parabola (?:ma )?)?ramiona (?:sa )?(?:skierowane |zwrocone |ida )?(?:w |do )?(dol|gor)[uey]?[.!]?$/;
const DIRECTION = /^Ramiona paraboli są skierowane w (dół|górę)/;

const OTHER_ARMS: Verdict = {
  kind: 'wrong',
  step: '',
  suspicion:
    'O tym, w którą stronę są skierowane ramiona paraboli, decyduje znak liczby stojącej przy kwadracie niewiadomej.',
};

const judgeArms = (message: string, { steps }: WorkedTask): Verdict | undefined => {
  const [, said] = ARMS.exec(withoutMarks(message.trim().toLowerCase())) ?? [];
  const [direction] = steps.flatMap(({ what }) => DIRECTION.exec(what)?.[1] ?? []);
  if (said === undefined || direction === undefined) return undefined;
  return withoutMarks(direction).startsWith(said) ? ON_THE_WAY : OTHER_ARMS;
};

/** „OOR, ORO, ROO”. */
const OUTCOMES = /^(?:to )?[OR]{2,6}(?:(?:, ?| i | )[OR]{2,6})+\.?$/i;

const judgeOutcomes = (message: string, { steps }: WorkedTask): Verdict | undefined => {
  if (!OUTCOMES.test(message.trim())) return undefined;
  const right = new Set(steps.flatMap(({ shown }) => [...shown.matchAll(/\\text\{([OR]+)\}/g)].map(([, one]) => one)));
  const said = new Set(message.toUpperCase().match(/[OR]{2,}/g));
  if (![...said].every((one) => right.has(one))) return undefined;
  return said.size === right.size
    ? ON_THE_WAY
    : { kind: 'partial', praise: 'Te wyniki pasują.', missing: 'To jeszcze nie wszystkie. Jakich brakuje?' };
};
