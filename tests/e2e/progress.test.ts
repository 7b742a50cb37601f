import { z } from 'zod';
import { pagesOf } from './pages/pages.ts';
import { fails, injectFault } from './support/faults.ts';
import { SCREENS, test } from './support/fixtures.ts';
import { signIn } from './support/pupils.ts';
import { buyPlan } from './support/provider.ts';

const madeQuiz = z.object({
  id: z.string(),
  questions: z.array(z.object({ id: z.string(), options: z.array(z.string()), correct_answer: z.string() })),
});

const ORDER = {
  subject: 'Matematyka',
  class_level: 'Klasa 2 LO',
  topic: 'Twierdzenie Pitagorasa',
  num_questions: 3,
  difficulty: 'easy',
  question_types: ['multiple_choice'],
  country_code: 'pl',
};
/** Of the lists on the page (S2 §9). */
const PAGE_SIZE = 10;

test(
  'what was answered wrong is answered once more, and the topics tell what is sure (D54)',
  { tag: SCREENS },
  async ({ page, member: pupil, addresses, input, seen, consoleErrors }) => {
    const api = await signIn(addresses, pupil);
    await buyPlan(api, 'basic-monthly');
    const makeQuiz = async () => madeQuiz.parse(await api.post('/api/Quiz/generate', ORDER));
    const made = await makeQuiz();
    for (let others = 0; others < PAGE_SIZE; others += 1) await makeQuiz();
    const [first, second, third] = made.questions;
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are no questions.');
    const wrongOf = ({ options, correct_answer: right }: typeof first) => options.find((one) => one !== right) ?? '';
    const answer = (question: typeof first, chosen: string) =>
      api.post('/api/Progress/Corrections', { quizId: made.id, questionId: question.id, chosen });
    await answer(first, wrongOf(first));
    await answer(second, wrongOf(second));
    await answer(third, third.correct_answer);

    const { practice } = pagesOf(page, input);
    await practice.open();
    await practice.seeMistakes('Na 2\u00A0pytania odpowiedź była zła.');
    await practice.unfoldProgress();
    await practice.seeTopic('Twierdzenie Pitagorasa', 'do powtórki');
    await seen('progress');

    await practice.chooseCorrection();
    await practice.seeCorrection('Pytanie 1 z\u00A02');
    await seen('mistake asked again');
    await practice.chooseOption(second.options.indexOf(wrongOf(second)));
    await practice.seeCorrected('Jeszcze nie.');
    await seen('mistake answered wrong');
    await practice.chooseNextMistake();
    await practice.seeCorrection('Pytanie 2 z\u00A02');
    await practice.chooseOption(first.options.indexOf(first.correct_answer));
    await practice.seeCorrected('Dobrze!');
    await seen('mistake answered right');
    await practice.chooseCorrectionDone();
    await practice.seeMistakes('Na 1\u00A0pytanie odpowiedź była zła.');
    await practice.chooseCorrection();
    await practice.seeCorrection('Pytanie 1 z\u00A01');
    await practice.chooseEnd();
    await practice.seeMistakes('Na 1\u00A0pytanie odpowiedź była zła.');

    const end = await injectFault(page, consoleErrors, /\/api\/Progress$/, fails(400));
    await page.reload();
    await practice.unfoldProgress();
    await practice.seeProgressLost();
    await end();
    await practice.chooseProgressAgain();
    await practice.seeMistakes('Na 1\u00A0pytanie odpowiedź była zła.');
    await practice.unfoldQuizzes();
    await practice.seeQuizzes(PAGE_SIZE);
    await practice.chooseOlderQuizzes();
    await practice.seeQuizzes(PAGE_SIZE + 1);
  },
);
