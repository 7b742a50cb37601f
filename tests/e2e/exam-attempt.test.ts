import { z } from 'zod';
import { pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { buyPlan } from './support/provider.ts';
import { register, signIn, type PupilApi } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const ORDER = { subject: 'mathematics', examType: 'egzamin_osmoklasisty', level: 'Klasa 8', conversationId: null };
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

test('an exam loses no answer to a killed server, a reload and two tabs', async ({
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
  const { exam } = pagesOf(page, input);
  await page.goto(`${server.addresses.url}/egzaminy/${id}`);
  await exam.chooseStart();
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

  const { exam: other } = pagesOf(await context.newPage(), input);
  await other.openAttempt(`${server.addresses.url}/egzaminy/${id}`);
  await other.seeWriting([1, 2]);
  await other.chooseOption(3);
  await other.seeWriting([1, 2, 3]);
  await exam.write(16, 'x = 4');
  await exam.seeWriting([1, 2, 16]);
  await exam.chooseHandIn();
  await exam.chooseConfirm();
  await exam.seeReview();
  await exam.seeScoreInSight();
  const answered = await answeredIn(await signIn(server.addresses, newcomer), id);
  expect(answered.flatMap((isAnswered, place) => (isAnswered ? [place + 1] : []))).toEqual([1, 2, 3, 16]);
});

test('a sheet is printed as a real one, and an hour without a connection costs no answer: the clock goes on to the second', async ({
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
  await exam.seeOnPaper(15, 6);
  await page.clock.install();
  await page.goto(`/egzaminy/${id}`);
  await exam.chooseStart();
  await exam.seeTimeLeft('2:05:00');
  await context.setOffline(true);
  await exam.chooseOption(1);
  await page.clock.fastForward('59:00');
  await exam.seeUnsaved();
  await exam.chooseOption(2);
  await page.clock.fastForward('01:00');
  await exam.seeTimeLeft('1:05:00');
  await context.setOffline(false);
  await page.clock.runFor(15_000);
  await exam.seeWriting([1, 2]);
  await exam.chooseHandIn();
  await exam.chooseConfirm();
  await exam.seeReview();
  const answered = await answeredIn(api, id);
  expect(answered.flatMap((isAnswered, place) => (isAnswered ? [place + 1] : []))).toEqual([1, 2]);
});
