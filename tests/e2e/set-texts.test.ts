import { SETTING_TIMEOUT } from '#ui/rich-text/text-setting.ts';
import { z } from 'zod';
import { expect, test } from './support/fixtures.ts';
import { expectSilence, hold } from './support/faults.ts';
import { buyPlan } from './support/provider.ts';
import { signIn, type PupilApi } from './support/pupils.ts';
import { shiftsOn, watchShifts } from './support/shifts.ts';

const PHONE = { width: 360, height: 740 };
const made = z.object({ id: z.string() });
const QUIZ = {
  subject: 'Matematyka',
  class_level: 'Klasa 2 LO',
  topic: 'Funkcja kwadratowa',
  num_questions: 1,
  difficulty: 'medium',
  question_types: ['multiple_choice'],
  country_code: 'pl',
};
const EXAM = { subject: 'mathematics', examType: 'egzamin_osmoklasisty', level: 'Klasa 8', conversationId: null };
const FLASHCARD = { subject: 'Matematyka', topicTitle: 'Równania kwadratowe', userClass: 'Klasa 2 LO' };

/** Something that shows texts with formulas: where it is made and stands, and what is said meanwhile. */
interface Opened {
  readonly make: (api: PupilApi) => Promise<string>;
  /** What is asked for it. */
  readonly asked: RegExp;
  readonly meanwhile: string;
}

const OPENED: Readonly<Record<string, Opened>> = {
  'a flashcard': {
    make: async (api) => {
      const order = { confirmedTopic: FLASHCARD, userPreferences: {} };
      return `/fiszki/${made.parse(await api.post('/api/Flashcard/generate', order)).id}`;
    },
    asked: /\/api\/Flashcard\/./,
    meanwhile: 'Wczytujemy fiszkę…',
  },
  'a quiz': {
    make: async (api) => `/exams?mode=quiz&quizId=${made.parse(await api.post('/api/Quiz/generate', QUIZ)).id}`,
    asked: /\/api\/Quiz\/history\/./,
    meanwhile: 'Wczytujemy quiz…',
  },
  'a sheet': {
    make: async (api) => {
      const sheet = await api.post('/api/Assistant/exam-generator', { userId: api.uid, ...EXAM });
      return `/exams?mode=exam&examId=${made.parse(sheet).id}`;
    },
    asked: /\/api\/ExamHistory\/./,
    meanwhile: 'Wczytujemy arkusz…',
  },
};

test('what is opened stands there set, and nothing moves, however late comes what sets it', async ({
  page,
  context,
  member,
  addresses,
}) => {
  await page.setViewportSize(PHONE);
  await watchShifts(context);
  await expectSilence(page, SETTING_TIMEOUT);
  const api = await signIn(addresses, member);
  await buyPlan(api, 'standard-monthly');
  const main = page.getByRole('main');
  const formula = main.locator('.katex').filter({ visible: true }).first();
  for (const [what, { make, asked, meanwhile }] of Object.entries(OPENED)) {
    await test.step(what, async () => {
      const letFormulasCome = await hold(page, /\/formula\.renderer-.*\.js$/);
      const path = await make(api);
      const answer = page.waitForResponse(asked);
      await page.goto(path);
      await (await answer).finished();
      await expect(main.getByText(meanwhile)).toBeVisible();
      await expect(main).not.toContainText('$');
      const before = await shiftsOn(page);
      letFormulasCome();
      await expect(formula).toBeVisible();
      await expect(main).not.toContainText('$');
      expect(await shiftsOn(page)).toEqual(before);
    });
  }
  await test.step('the first answer of a conversation', async () => {
    const letFormulasCome = await hold(page, /\/formula\.renderer-.*\.js$/);
    await page.goto('/assistant?mode=buddy');
    const message = page.getByRole('textbox', { name: 'Wiadomość' });
    await message.fill('Oblicz 3/4 + 2/5');
    await message.press('Enter');
    const source = page.getByRole('region', { name: 'Rozmowa' }).locator('code[data-formula]').first();
    await expect(source).toBeAttached();
    // Its signs are without a colour for as long.
    await expect(source).toHaveCSS('animation-delay', `${SETTING_TIMEOUT / 1000}s`);
    letFormulasCome();
    await expect(formula).toBeVisible();
    await expect(source).toHaveCount(0);
  });
});
