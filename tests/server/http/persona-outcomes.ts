import type { CallName } from '#contract/calls.ts';
import type { Persona } from '#server/test-profile/personas.ts';

/**
 * What those hear who are let in (R3, R5, R8, D1, D9, D16); one number where all hear the same.
 * Of the two modes, flashcards, quizzes and exams a pupil has all with Premium, and in the trial the modes alone (S2 §1.3, §1.43).
 */
const OUTCOMES = `
call                    newcomer registered trial trialExpired trialDepleted basic premium oneTime cancelledInPeriod expiredSub admin
users.find              404      200        200   200          200           200   200     200     200               200        200
users.list              200
users.add               201      409        409   409          409           409   409     409     409               409        409
users.update            404      200        200   200          200           200   200     200     200               200        200
users.remove            204
users.export            404      200        200   200          200           200   200     200     200               200        200
guardian.answer         404
schoolYears.current     200
userSchoolYears.find    404      200        200   200          200           200   200     200     200               200        200
userSchoolYears.list    200
userSchoolYears.add     404      409        409   409          409           409   409     409     409               409        409
logs.write              404      204        204   204          204           204   204     204     204               204        204
analytics.countVisits   204
trial.status            404      200        200   200          200           200   200     200     200               200        200
trial.start             404      200        409   409          409           200   200     200     200               200        200
assistant.tutor         403      200        200   403          403           200   200     200     200               200        200
assistant.buddy         403      200        200   403          403           200   200     200     200               200        200
assistant.stop          204
conversations.list      200
conversations.find      404      200        200   200          200           200   200     200     200               200        200
conversations.rename    404      200        200   200          200           200   200     200     200               200        200
conversations.remove    404      204        204   204          204           204   204     204     204               204        204
feedback.list           404      200        200   200          200           200   200     200     200               200        200
feedback.give           404      204        204   204          204           204   204     204     204               204        204
flashcards.analyze      403      403        403   403          403           200   200     200     200               403        403
flashcards.generate     403      403        403   403          403           200   200     200     200               403        403
flashcards.list         200
flashcards.find         404      200        200   200          200           200   200     200     200               200        200
cards.due               200
cards.review            404      200        200   200          200           200   200     200     200               200        200
cards.list              200
cards.add               404      201        201   201          201           201   201     201     201               201        201
cards.change            404      200        200   200          200           200   200     200     200               200        200
cards.remove            404      204        204   204          204           204   204     204     204               204        204
exams.generate          403      403        403   403          403           403   200     200     200               403        403
exams.list              200
exams.find              404      200        200   200          200           200   200     200     200               200        200
exams.findAttempt       404      200        200   200          200           200   200     200     200               200        200
exams.saveAttempt       404      204        204   204          204           204   204     204     204               204        204
exams.handIn            404      204        204   204          204           204   204     204     204               204        204
exams.review            404      200        200   200          200           200   200     200     200               200        200
exams.mark              404      200        200   200          200           200   200     200     200               200        200
exams.chat              403      403        403   403          403           403   200     200     200               403        403
progress.find           200
progress.correct        404      200        200   200          200           200   200     200     200               200        200
questionReports.add     404      204        204   204          204           204   204     204     204               204        204
quizzes.generate        403      403        403   403          403           200   200     200     200               403        403
quizzes.list            200
quizzes.find            404      200        200   200          200           200   200     200     200               200        200
quizzes.chat            403      403        403   403          403           200   200     200     200               403        403
subscriptions.plans     200
subscriptions.stripeKey 200
subscriptions.current   404      404        404   404          404           200   200     200     200               200        404
subscriptions.checkout  404      200        200   200          200           409   409     409     409               200        200
subscriptions.await     404      204        204   204          204           204   204     204     204               204        204
subscriptions.success   404
subscriptions.upgrade   404      404        404   404          404           200   200     403     409               404        404
subscriptions.cancel    404      404        404   404          404           200   200     403     409               404        404
subscriptions.resume    404      404        404   404          404           409   409     404     200               409        404
subscriptions.invoices  200
subscriptions.billingPortal 404  404        404   404          404           200   200     200     200               200        404
newsletter.subscribe    200
newsletter.unsubscribe  200
newsletter.leave        404
contact.send            200
ai.preview              501
ai.ask                  501
system.health           200
system.ready            200
`;

/** What an administrator hears of another pupil, and of nobody. */
const OF_OTHERS = `
call                    foreign unknown
users.find              200     404
users.update            200     404
users.remove            204
userSchoolYears.find    200     404
userSchoolYears.list    200
userSchoolYears.add     409     404
logs.write              204     404
`;

type Cells = ReadonlyMap<string, number>;

const tableOf = (text: string): ReadonlyMap<string, Cells> => {
  const [[, ...columns] = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  return new Map(
    lines.map(([name = '', ...cells]) => [
      name,
      new Map(columns.map((column, place) => [column, Number(cells[cells.length === 1 ? 0 : place])])),
    ]),
  );
};

const outcomes = tableOf(OUTCOMES);
const ofOthers = tableOf(OF_OTHERS);

/** Who has no column is let in by calls only that everybody is answered alike by. */
export const outcomeFor = (name: CallName, asker: Persona | 'anonymous'): number | undefined => {
  const cells = outcomes.get(name);
  if (asker !== 'anonymous' && asker !== 'deleted') return cells?.get(asker);
  const [status, ...others] = new Set(cells?.values());
  return others.length === 0 ? status : undefined;
};

export const outcomeOfOthers = (name: CallName, owner: 'foreign' | 'unknown'): number | undefined =>
  ofOthers.get(name)?.get(owner);

/** Every call that the tables know, with each status that they tell of it. */
export const TOLD_STATUSES: readonly (readonly [name: string, statuses: readonly number[]])[] = [
  ...outcomes,
  ...ofOthers,
].map(([name, cells]) => [name, [...new Set(cells.values())]]);
