import { createHash } from 'node:crypto';
import { resultOfHidden } from '#tutoring/safety/answer-guard/guarded-result.rules.ts';
import type { GuardedResult } from '#tutoring/safety/answer-guard/leak.rules.ts';
import type { Attachment, Tutor, TutorRequest } from './tutor.port.ts';

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
