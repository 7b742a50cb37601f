import { z } from 'zod';
import { pagesOf } from './pages/pages.ts';
import { fails, injectFault } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';
import { tornApart } from './support/paper.ts';
import { giveEnglishVoice } from './support/english-voice.ts';
import { buyPlan } from './support/provider.ts';
import { register, signIn, type PupilApi } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const ATTEMPT = /\/attempt$/;
const made = z.object({ id: z.string() });
const attempt = z.object({ attempt: z.object({ answers: z.record(z.string(), z.unknown()) }) });
const marked = z.object({ tasks: z.array(z.object({ answer: z.string(), points: z.number().nullable() })) });

const ORDER = { examType: 'egzamin_osmoklasisty', level: 'Klasa 8', conversationId: null };

const makeExam = async (api: PupilApi, subject: 'english' | 'german' | 'mathematics'): Promise<string> =>
  made.parse(await api.post('/api/Assistant/exam-generator', { userId: api.uid, subject, ...ORDER })).id;

/** The tasks whose answers the server has. */
const keptIn = async (api: PupilApi, id: string): Promise<readonly string[]> =>
  Object.keys(attempt.parse(await api.get(`/api/ExamHistory/${id}/attempt`)).attempt.answers);

const reviewOf = async (api: PupilApi, id: string) =>
  marked
    .parse(await api.get(`/api/ExamHistory/${id}/review`))
    .tasks.map((task, place) => ({ ...task, number: place + 1 }));

/** The numbers of the tasks that were handed in with an answer. */
const answeredIn = async (api: PupilApi, id: string): Promise<readonly number[]> =>
  (await reviewOf(api, id)).flatMap(({ answer, number }) => (answer === '' ? [] : [number]));

test('an exam loses no answer to a killed server, a reload and two tabs, and is heard twice', async ({
  page,
  context,
  input,
  newcomer,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/./); // what is asked while it is away
  await register(server.addresses, newcomer);
  await rememberLogin(context, server.addresses, newcomer);
  const api = await signIn(server.addresses, newcomer);
  await buyPlan(api, 'standard-monthly');
  const id = await makeExam(api, 'english');
  await context.addInitScript(giveEnglishVoice);
  const { exam } = pagesOf(page, input);
  await page.goto(`${server.addresses.url}/egzaminy/${id}`);
  await exam.seeSoundCheck();
  await exam.chooseStart();
  await exam.chooseRecording(1);
  await exam.seeUnread('Możesz odtworzyć je jeszcze 1\u00a0raz.');
  expect((await page.evaluate(() => window.said))[0]).toBe('Text one.');
  await exam.chooseOption(1);
  await exam.seeWriting([1]);
  const saved = await keptIn(await signIn(server.addresses, newcomer), id);

  await server.kill();
  await exam.chooseOption(2);
  await exam.seeUnsaved();
  await server.start();
  expect(await keptIn(await signIn(server.addresses, newcomer), id)).toEqual(expect.arrayContaining([...saved]));
  await page.reload();
  await exam.seeWriting([1, 2]);
  await exam.chooseRecording(1);
  await exam.seeUnread('Nagranie zostało odtworzone dwa razy.');

  const { exam: other } = pagesOf(await context.newPage(), input);
  await other.openAttempt(`${server.addresses.url}/egzaminy/${id}`);
  await other.seeWriting([1, 2]);
  await other.chooseOption(3);
  await other.seeWriting([1, 2, 3]);
  await exam.write(46, 'Hi Tom!');
  await exam.seeWriting([1, 2, 46]);
  await exam.chooseHandIn();
  await exam.chooseConfirm();
  await exam.seeReview();
  await exam.seeScoreInSight();
  await exam.seeReadAfterwards();
  expect(await answeredIn(await signIn(server.addresses, newcomer), id)).toEqual([1, 2, 3, 46]);
});

test('a sheet is printed as a real one, is not heard where there is no voice, an hour without a connection costs no answer, to the second, what fails is tried again, and an answer after the deadline does not count', async ({
  page,
  context,
  input,
  member,
  addresses,
  consoleErrors,
}) => {
  consoleErrors.allow(/./); // what is asked without a connection
  const api = await signIn(addresses, member);
  await buyPlan(api, 'standard-monthly');
  const { exam } = pagesOf(page, input);
  await page.goto(`/egzaminy/${await makeExam(api, 'english')}`);
  await exam.seeNoListening('z\u00a041 punktów zamiast z\u00a055');
  const id = await makeExam(api, 'mathematics');
  await exam.openSheet(id);
  await exam.seeOnPaper(15, 6);
  expect(await tornApart(page)).toEqual([]);
  await exam.openSheet(await makeExam(api, 'german'));
  expect(await tornApart(page)).toEqual([]);
  await page.clock.install();
  const endRecall = await injectFault(page, consoleErrors, ATTEMPT, fails(400));
  await page.goto(`/egzaminy/${id}`);
  await exam.seeUnrecalled();
  await endRecall();
  await exam.chooseRetry();
  await exam.seeReady();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await exam.chooseStart();
  await exam.seeTimeLeft('2:05:00');
  await context.setOffline(true);
  await exam.chooseOption(1);
  await page.clock.fastForward('59:00');
  await exam.chooseOption(2);
  await page.clock.fastForward('01:00');
  await exam.seeTimeLeft('1:05:00');
  await page.clock.resume();
  await exam.seeUnsaved();
  await context.setOffline(false);
  await page.clock.fastForward('00:15');
  await exam.write(16, 'x = 4');
  await exam.seeWriting([1, 2, 16]);
  const endHandIn = await injectFault(page, consoleErrors, /\/hand-in$/, fails(400));
  const endReview = await injectFault(page, consoleErrors, /\/review$/, fails(400));
  await exam.chooseHandIn();
  await exam.chooseConfirm();
  await exam.seeUnsent();
  await endHandIn();
  await exam.chooseRetry();
  await exam.seeUnreviewed();
  await endReview();
  await exam.chooseRetry();
  await exam.seeReview();
  expect(await answeredIn(api, id)).toEqual([1, 2, 16]);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000)); // or the points may go by themselves
  const endMarking = await injectFault(page, consoleErrors, /\/marks$/, fails(400));
  await exam.mark(16, '1\u00a0punkt');
  await exam.seeUnmarked();
  await endMarking();
  await exam.chooseSaveMarks();
  await exam.seeMarked();
  await page.clock.resume();
  await expect.poll(async () => (await reviewOf(api, id))[15]?.points).toBe(1);

  const next = await makeExam(api, 'mathematics');
  await page.goto(`/egzaminy/${next}`);
  await exam.chooseStart();
  await exam.seeWriting([]);
  // A device that has slept: no timer of it has noticed.
  await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 3 * 3_600_000));
  await exam.chooseOption(1);
  await exam.seeReview();
  expect(await answeredIn(api, next)).toEqual([]);
});
