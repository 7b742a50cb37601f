import { question } from '../../support/api.ts';
import { pagesOf } from '../pages/pages.ts';
import { SCREENS, test } from '../support/fixtures.ts';
import { fails, failsForLong, hold, injectFault, LOST, namesOf, type Fault } from '../support/faults.ts';
import { buyPlan } from '../support/provider.ts';
import { signIn } from '../support/pupils.ts';

const QUIZ = {
  subject: 'Matematyka',
  class_level: 'Klasa 2 LO',
  num_questions: 3,
  difficulty: 'easy',
  question_types: ['multiple_choice'],
  country_code: 'pl',
};
const AWAY = failsForLong(503);
const GENERIC = 'Wystąpił błąd. Spróbuj ponownie.';
const TASK = 'Pole prostokąta o bokach 3 cm i 4 cm';
const TOPIC = 'Pola figur płaskich';

const answers = (name: string, json: object): Fault => ({ name, respond: (route) => route.fulfill({ json }) });

const IN_EVERY_CHAT = [
  {
    fault: fails(403, 'no_ai_access', 'no ai access: points_depleted'),
    sentence: 'Nie masz już punktów AI. Doładuj konto, aby kontynuować.',
  },
  { fault: fails(429), sentence: 'Zbyt wiele żądań. Zaczekaj chwilę i spróbuj ponownie.' },
  { fault: failsForLong(500), sentence: GENERIC },
  { fault: LOST, sentence: 'Nie udało się wysłać wiadomości. Spróbuj ponownie.' },
] as const;

const reply = (response: string) => ({
  status: 'error',
  ai_response: response,
  conversation_history: [],
  exam_type: 'egzamin_osmoklasisty',
  prompt_used: '',
});

const IN_AN_EXAM = [
  ...IN_EVERY_CHAT,
  {
    fault: { ...fails(400, 'bad_exam', 'invalid exam type'), name: 'a type that is none' },
    sentence: 'Ten typ egzaminu nie jest dostępny dla tego kraju.',
  },
  {
    fault: { ...failsForLong(502, 'away', 'external service failed'), name: 'a service that is away' },
    sentence: 'Usługa AI jest tymczasowo niedostępna. Spróbuj ponownie później.',
  },
  { fault: answers('a no with its reason', reply('Tego zadania nie znam.')), sentence: 'Tego zadania nie znam.' },
  {
    fault: answers('a no without a reason', reply('')),
    sentence: 'Nie udało się wygenerować odpowiedzi. Spróbuj ponownie.',
  },
] as const;

test(
  'a flashcard that cannot be analysed, made, listed or opened says so, and comes when that is over (S2 §8.10–8.14)',
  { tag: SCREENS },
  async ({ page, input, addresses, member, consoleErrors, seen }) => {
    const { assistant, flashcard } = pagesOf(page, input);
    const api = await signIn(addresses, member);
    await buyPlan(api, 'basic-monthly');
    await api.post('/api/Assistant/tutor', question(api.uid, TASK));
    await assistant.open();
    await assistant.chooseConversation(TASK);
    await assistant.chooseHint();
    await flashcard.seeButton();

    const endAnalysis = await injectFault(page, consoleErrors, /\/api\/Flashcard\/analyze$/, AWAY);
    await flashcard.chooseMake();
    await flashcard.seeFailure('Nie udało się zanalizować konwersacji');
    await seen('flashcard not analysed');
    await flashcard.chooseForm();
    await flashcard.seeForm('');
    await flashcard.chooseClose();
    await flashcard.chooseMake();
    await flashcard.seeFailure('Nie udało się zanalizować konwersacji');
    await endAnalysis();
    await flashcard.chooseRetry();
    await flashcard.seeForm(TOPIC);

    const MAKE = /\/api\/Flashcard\/generate$/;
    const goOn = await hold(page, MAKE);
    await flashcard.chooseSubmit();
    await flashcard.chooseStop();
    await flashcard.seeForm(TOPIC);
    goOn();
    await flashcard.fillSubject('Matma');
    const endMaking = await injectFault(page, consoleErrors, MAKE, AWAY);
    await flashcard.chooseSubmit();
    await flashcard.seeFailure('Nie udało się wygenerować fiszki');
    await endMaking();
    const endEmpty = await injectFault(page, consoleErrors, MAKE, answers('nothing', { id: 'x', htmlContent: '' }));
    await flashcard.chooseRetry();
    await flashcard.seeFailure('Nie otrzymano zawartości fiszki');
    await endEmpty();
    const LIST = /\/api\/Flashcard\/history\?/;
    const endFinding = await injectFault(page, consoleErrors, LIST, AWAY);
    const opened = () => page.context().waitForEvent('page');
    await Promise.all([opened(), flashcard.chooseRetry()]);
    await flashcard.seeApart();
    await Promise.all([opened(), flashcard.chooseWindow()]);
    await endFinding();
    await flashcard.chooseClose();
    await flashcard.chooseMake();
    await flashcard.chooseSubmit();
    await flashcard.seeFlashcard(TOPIC, 2);

    const endOne = await injectFault(page, consoleErrors, /\/api\/Flashcard\/(?!history)[^/?]+$/, AWAY, 'GET');
    const endList = await injectFault(page, consoleErrors, LIST, AWAY);
    await page.reload();
    await flashcard.seeUnopened('Nie można załadować fiszki.');
    await flashcard.seeUnlisted('Nie można załadować fiszek.');
    await seen('flashcard and list not loaded');
    await endOne();
    await endList();
    await flashcard.chooseListRetry();
    await flashcard.chooseOpenAgain();
    await flashcard.seeFlashcard(TOPIC, 2);
  },
);

test(
  `an exam that cannot be made, listed or opened says so, and so does a message about it that meets ${namesOf(IN_AN_EXAM)} (S2 §8.15–8.23, §8.27, §8.29, §8.31, §8.34)`,
  { tag: SCREENS },
  async ({ page, input, addresses, member, consoleErrors, seen }) => {
    const { exam } = pagesOf(page, input);
    await buyPlan(await signIn(addresses, member), 'standard-monthly');
    const endList = await injectFault(page, consoleErrors, /\/api\/ExamHistory\?/, AWAY);
    const endMaking = await injectFault(page, consoleErrors, /\/api\/Assistant\/exam-generator$/, AWAY);
    await exam.open();
    await exam.seeError('Nie udało się załadować historii egzaminów.');
    await exam.chooseSubject('Matematyka');
    await exam.chooseMake();
    await exam.seeError('Wystąpił błąd podczas generowania.');
    await seen('exam not made');
    await endList();
    await endMaking();
    await exam.chooseMake();
    await exam.seeSheet();

    const endOne = await injectFault(page, consoleErrors, /\/api\/ExamHistory\/[^/?]+$/, AWAY);
    await page.reload();
    await exam.seeUnopened('Nie udało się załadować tego egzaminu.');
    await endOne();
    await exam.chooseRetry();
    await exam.seeSheet();

    const CHAT = /\/api\/ExamConversation\/chat$/;
    const message = 'podpowiedź do zadania 17';
    for (const { fault, sentence } of IN_AN_EXAM) {
      await test.step(fault.name, async () => {
        const end = await injectFault(page, consoleErrors, CHAT, fault);
        await exam.ask(message);
        await exam.seeError(sentence);
        await exam.seeDraft(message);
        await end();
      });
    }
    await seen('message about an exam refused');

    const goOn = await hold(page, CHAT);
    await exam.ask(message);
    await exam.chooseStop();
    await exam.seeDraft(message);
    goOn();
    await page.clock.setFixedTime(new Date());
    await exam.ask(message);
    await exam.seeAnswered(17);
    // The same within five seconds is not sent (S2 §9).
    await exam.ask(message);
    await exam.seeDraft(message);
    await exam.seeOwnMessages(1);
  },
);

test(
  `a quiz that cannot be made, listed or opened says so, and so does an answer that meets ${namesOf(IN_EVERY_CHAT)} (S2 §8.24–8.26, §8.28, §8.30, §8.32–8.34)`,
  { tag: SCREENS },
  async ({ page, input, addresses, member, consoleErrors, seen }) => {
    const { quiz, practice, panel } = pagesOf(page, input);
    const api = await signIn(addresses, member);
    await buyPlan(api, 'basic-monthly');
    const endList = await injectFault(page, consoleErrors, /\/api\/Quiz\/history\?/, AWAY);
    const MAKE = /\/api\/Quiz\/generate$/;
    const endMaking = await injectFault(page, consoleErrors, MAKE, AWAY);
    await quiz.open();
    await quiz.seeError('Nie udało się załadować historii quizów.');
    await quiz.chooseSubject('Matematyka');
    await quiz.chooseCount('2\u00a0pytania');
    await quiz.chooseMake();
    await quiz.seeFormError('Nie udało się wygenerować quizu. Spróbuj ponownie później.');
    await seen('quiz not made');
    await endList();
    await endMaking();
    const goOn = await hold(page, MAKE);
    await quiz.chooseMake();
    await quiz.chooseStop();
    await quiz.seeForm();
    goOn();
    consoleErrors.allow(MAKE); // a topic that nobody knows answers 400
    await quiz.fillTopic('Zbrzdęk i krzykopis');
    await quiz.chooseMake();
    await quiz.seeUnknownTopic();
    await quiz.fillTopic('');
    await quiz.chooseMake();
    await quiz.seeQuestion(1, 2);

    const ONE = /\/api\/Quiz\/history\/[^/?]+$/;
    const endOne = await injectFault(page, consoleErrors, ONE, AWAY);
    await page.reload();
    await quiz.seeUnopened('Nie udało się załadować tego quizu.');
    await endOne();
    const endEmpty = await injectFault(page, consoleErrors, ONE, {
      name: 'a quiz without questions',
      respond: async (route) => {
        const found = await route.fetch();
        await route.fulfill({ response: found, json: { ...(await found.json()), questions: [] } });
      },
    });
    await quiz.chooseForm();
    await quiz.chooseListed();
    await quiz.seeError('Nie udało się przygotować quizu do rozmowy.');
    await seen('quiz without questions');
    await endEmpty();
    await page.reload();
    await quiz.seeQuestion(1, 2);

    for (const { fault, sentence } of [
      ...IN_EVERY_CHAT,
      { fault: { ...fails(400, 'bad_exam', 'invalid exam type'), name: 'words about exams' }, sentence: GENERIC },
      {
        fault: { ...failsForLong(502, 'away', 'external service failed'), name: 'words about a service' },
        sentence: GENERIC,
      },
    ]) {
      await test.step(fault.name, async () => {
        const end = await injectFault(page, consoleErrors, /\/api\/QuizConversation\/chat$/, fault);
        await quiz.answer('A');
        await quiz.seeError(sentence);
        await quiz.seeDraft('A');
        await end();
      });
    }
    await seen('answer refused');
    await quiz.answer('A');
    await quiz.seeQuestion(2, 2);

    await api.post('/api/Quiz/generate', { ...QUIZ, topic: 'Twierdzenie Pitagorasa' });
    await practice.open();
    await practice.unfoldQuizzes();
    await practice.chooseQuiz(1);
    // Where it was left.
    await quiz.seeQuestion(2, 2);
    await panel.open();
    await panel.choosePractice();
    await practice.unfoldQuizzes();
    await practice.chooseQuiz(0);
    await quiz.seeQuestion(1, 3);
    // The list behind the back button of a browser leads over more than one page.
    const go = (steps: number) => page.evaluate((by) => window.history.go(by), steps);
    await go(-2);
    await quiz.seeQuestion(2, 2);
    const letQuizCome = await hold(page, ONE);
    await go(2);
    await quiz.seeLoading();
    await go(-2);
    await quiz.seeLoading();
    letQuizCome();
    await quiz.seeQuestion(2, 2);
    const endOther = await injectFault(page, consoleErrors, ONE, AWAY);
    await go(2);
    await quiz.seeUnopened('Nie udało się załadować tego quizu.');
    await endOther();
    await go(-2);
    await quiz.seeQuestion(2, 2);

    await quiz.chooseAnother();
    const letListedCome = await hold(page, ONE);
    await quiz.chooseListed();
    await quiz.seeLoading();
    await page.goBack();
    await quiz.seeForm();
    letListedCome();
  },
);
