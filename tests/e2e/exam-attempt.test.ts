import { z } from 'zod';
import { pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { giveEnglishVoice } from './support/english-voice.ts';
import { buyPlan } from './support/provider.ts';
import { register, signIn, type PupilApi } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const ORDER = { subject: 'english', examType: 'egzamin_osmoklasisty', level: 'Klasa 8', conversationId: null };
const made = z.object({ id: z.string() });
const attempt = z.object({ attempt: z.object({ answers: z.record(z.string(), z.unknown()) }) });
const marked = z.object({ tasks: z.array(z.object({ answer: z.string() })) });

const examFor = async (api: PupilApi): Promise<string> => {
  await buyPlan(api, 'standard-monthly');
  return made.parse(await api.post('/api/Assistant/exam-generator', { userId: api.uid, ...ORDER })).id;
};

/** The tasks whose answers the server has. */
const keptIn = async (api: PupilApi, id: string): Promise<readonly string[]> =>
  Object.keys(attempt.parse(await api.get(`/api/ExamHistory/${id}/attempt`)).attempt.answers);

const answeredIn = async (api: PupilApi, id: string): Promise<readonly boolean[]> =>
  marked.parse(await api.get(`/api/ExamHistory/${id}/review`)).tasks.map(({ answer }) => answer !== '');

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
  const id = await examFor(await signIn(server.addresses, newcomer));
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
  const answered = await answeredIn(await signIn(server.addresses, newcomer), id);
  expect(answered.flatMap((isAnswered, place) => (isAnswered ? [place + 1] : []))).toEqual([1, 2, 3, 46]);
});

test('a sheet is printed as a real one, is not heard where there is no voice, and an hour without a connection costs no answer: the clock goes on to the second', async ({
  page,
  context,
  input,
  member,
  addresses,
  consoleErrors,
}) => {
  consoleErrors.allow(/./); // what is asked without a connection
  const api = await signIn(addresses, member);
  const id = await examFor(api);
  const { exam } = pagesOf(page, input);
  await exam.openSheet(id);
  await exam.seeOnPaper(45, 1);
  await page.clock.install();
  await page.goto(`/egzaminy/${id}`);
  await exam.seeNoListening('z\u00a041 punktów zamiast z\u00a055');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await exam.chooseStart();
  await exam.seeTimeLeft('1:50:00');
  await context.setOffline(true);
  await exam.chooseOption(1);
  await page.clock.fastForward('59:00');
  await exam.seeUnsaved();
  await exam.chooseOption(2);
  await page.clock.fastForward('01:00');
  await exam.seeTimeLeft('0:50:00');
  await page.clock.resume();
  await context.setOffline(false);
  await page.clock.fastForward('00:15');
  await exam.seeWriting([1, 2]);
  await exam.chooseHandIn();
  await exam.chooseConfirm();
  await exam.seeReview();
  const answered = await answeredIn(api, id);
  expect(answered.flatMap((isAnswered, place) => (isAnswered ? [place + 1] : []))).toEqual([1, 2]);
});
