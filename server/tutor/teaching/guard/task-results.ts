import { createHash } from 'node:crypto';
import { latexOfExact } from '#server/tutor/mathematics/latex.ts';
import { asRational } from '#server/tutor/mathematics/exact.ts';
import { HUNDRED } from '#server/tutor/mathematics/rational.ts';
import type { WorkedTask } from '#server/tutor/solving/worked-task.types.ts';
import { numbersIn } from '#server/tutor/teaching/spoiler.rules.ts';
import type { Attachment, Tutor, TutorRequest } from '#server/tutor/tutor.port.ts';
import type { GuardedResult } from './leak.rules.ts';

/** What this engine has solved itself. */
export const resultOfWorked = ({ task, values, statement, result }: WorkedTask): GuardedResult => {
  const numbers = values.map(asRational).filter((value) => value !== undefined);
  const isEquation = task.kind === 'equation' || task.kind === 'system';
  return {
    values: numbers.flatMap((value) =>
      task.kind === 'percent' ? [value.abs(), value.abs().div(HUNDRED)] : [value.abs()],
    ),
    words: [
      ...values.filter((value) => asRational(value) === undefined).map((value) => latexOfExact(value)),
      ...(values.length === 0 ? [...result.matchAll(/\*\*(.+?)\*\*/g)].map(([, verdict = '']) => verdict) : []),
    ],
    unknowns: task.kind === 'equation' ? [task.unknown] : task.kind === 'system' ? task.unknowns : [],
    statement,
    isBareTold: !isEquation,
  };
};

const LONGEST_WORDS = 60;

const isNumber = (side: string): boolean =>
  /^[-−+]?\s*[\d\\]/.test(side) && !/\d\s?[a-z]\b.*[-+]|\^/.test(side) && numbersIn(side).length > 0;

/** What the hidden call answered. Undefined where the task has no short result. */
export const resultOfHidden = (solution: string, statement: string): GuardedResult | undefined => {
  const line = solution.split('\n').findLast((text) => text.trim() !== '') ?? '';
  if (/^\W*brak\W*$/i.test(line.trim())) return undefined;
  const parts = line
    .replace(/^.{0,24}?(?:wynik|odpowiedź|odp\.?)\s*(?:to|:|=)?\s*/i, '')
    .split(/;|\s(?:lub|oraz)\s/)
    .map((part) => part.replace(/[$*`]/g, '').trim())
    .filter((part) => part !== '' && part.length <= LONGEST_WORDS);
  const sides = parts.map((part) => part.replace(/^[a-zA-Z](?:_?\d)?\s*=\s*/, ''));
  const values = sides
    .filter(isNumber)
    .flatMap((side) => numbersIn(side).slice(0, 1))
    .map((value) => value.abs());
  const words = sides.filter((side) => !isNumber(side));
  if (values.length + words.length === 0) return undefined;
  return {
    values,
    words,
    unknowns: parts.flatMap((part) => /^([a-zA-Z])(?:_?\d)?\s*=/.exec(part)?.[1] ?? []),
    statement,
    isBareTold: true,
  };
};

const TASKS_REMEMBERED = 500;

type HiddenResults = (
  request: TutorRequest,
  tasks: readonly string[],
  signal: AbortSignal | undefined,
) => Promise<GuardedResult | undefined>;

/** Asks the hidden call once for each task, and remembers the latest ones. A failure is not remembered. */
export const hiddenResults = (solver: Tutor, onFailure: (error: unknown) => void): HiddenResults => {
  const remembered = new Map<string, GuardedResult | undefined>();
  return async (request, tasks, signal) => {
    const key = keyOf(tasks, request.attachments);
    if (remembered.has(key)) return remembered.get(key);
    try {
      const { content } = await solver.reply(request, signal);
      const result = resultOfHidden(content, tasks.join('\n'));
      remembered.set(key, result);
      for (const oldest of remembered.keys()) {
        if (remembered.size <= TASKS_REMEMBERED) break;
        remembered.delete(oldest);
      }
      return result;
    } catch (error) {
      if (signal?.aborted !== true) onFailure(error);
      return undefined;
    }
  };
};

const keyOf = (tasks: readonly string[], attachments: readonly Attachment[]): string => {
  const hash = createHash('sha256');
  for (const part of [...tasks, '', ...attachments.map(({ base64 }) => base64)]) hash.update(part).update('\0');
  return hash.digest('base64');
};
