import type { Tutor } from '#server/tutor/tutor.port.ts';
import type { WorkedTask } from '#server/tutor/solving/worked-task.types.ts';
import { spoils, statesResult } from './spoiler.rules.ts';
import { latestMoment } from './thread.rules.ts';

/** A model that gives the result away in Tutor mode is replaced, for that answer, by the embedded tutor. */
export const withAnswerGuard = (tutor: Tutor, embedded: Tutor): Tutor => ({
  reply: async (request, signal) => {
    const reply = await tutor.reply(request, signal);
    const { after } = latestMoment(request.history, request.prompt, request.schoolClass?.schoolType ?? 'high');
    const isGuarded = request.mode === 'tutor' && after !== undefined && !after.isSolved;
    return isGuarded && isGivenAway(reply.content, after.original) ? embedded.reply(request, signal) : reply;
  },
});

/** A model writes more freely than the embedded tutor: for equations only „x = …” counts. */
const isGivenAway = (content: string, original: WorkedTask): boolean =>
  original.task.kind === 'equation' || original.task.kind === 'system'
    ? statesResult(content, original)
    : spoils(content, original);
