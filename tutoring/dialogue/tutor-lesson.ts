import type { LessonReply } from './lesson.types.ts';
import { latexOfEquation } from '#tutoring/mathematics/latex.ts';
import { readIntent } from '#tutoring/reading/intent.reader.ts';
import { exerciseFor } from '#tutoring/families/example.rules.ts';
import { EXAMPLE, hintLevelAfter, hintText } from './hint-levels.rules.ts';
import { notionReply, questionReply } from './question-answers.rules.ts';
import { recognisedMove } from './move.rules.ts';
import { spoils } from '#tutoring/families/spoiler.rules.ts';
import { GREETING, NOTHING_EARLIER, STEP_OR_TASK, THANKS } from './plain-words.texts.ts';
import { stopped } from './stopped.ts';
import { talkText } from './talk.texts.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { refusalText, topicAnswerReply, topicReply } from './topic-lesson.ts';
import type { Moment, Position, Talk } from './thread.types.ts';

/** The Tutor's answer: it leads, checks and encourages, and never gives the result away. */
export const tutorLesson = (moment: Moment, message: string): LessonReply => {
  const { happening, before, after } = moment;
  if (happening.kind === 'topic') return topicReply(happening.topic, 'tutor');
  if (happening.kind === 'topicAnswer') return topicAnswerReply(happening.topic, happening, 'tutor');
  if (happening.kind === 'untreated') return free(refusalText(happening.reason, happening.near));
  if (happening.kind === 'talk') {
    const smallTalk = talkText(happening.intent, message, after, 'tutor');
    if (smallTalk !== undefined) return free(smallTalk);
  }
  if (happening.kind === 'question' && happening.question.about === 'notion')
    return notionReply(happening.question.words, after !== undefined);
  if (after === undefined) return free(readIntent(message) === 'thanks' ? THANKS : GREETING.tutor);
  switch (happening.kind) {
    case 'newTask':
      return charged(opening(after, happening.isFirstOfMany));
    case 'attempt':
      return charged(verdictText(happening.verdict, before ?? after, after, message));
    case 'question':
      return questionReply(happening.question, happening.verdicts, after, 'tutor');
    case 'wish':
      return after === before ? free(NOTHING_EARLIER) : charged(opening(after, false));
    case 'ambiguous':
      return free(STEP_OR_TASK);
    case 'talk':
      return talk(happening.intent, after, message);
  }
};

const charged = (content: string): LessonReply => ({ content, isCharged: true });
const free = (content: string): LessonReply => ({ content, isCharged: false });

const opening = (position: Position, isFirstOfMany: boolean): string => {
  const first = isFirstOfMany
    ? 'Widzę tu więcej niż jedno zadanie. Zajmijmy się najpierw pierwszym, a potem napisz mi następne.\n\n'
    : '';
  return `${first}${position.original.statement}\n\n${hint(1, position)}\n\nNapisz mi swój pierwszy krok. Jeśli nie wiesz, jak zacząć, napisz „podpowiedz”.`;
};

const hint = (hintLevel: number, { original, current }: Position): string =>
  hintText(hintLevelAfter(hintLevel - 1), original, current);

const talk = (intent: Talk, position: Position, message: string): LessonReply => {
  switch (intent) {
    case 'greeting':
      return free('Cześć! Wracamy do zadania? Napisz swój następny krok albo „podpowiedz”.');
    case 'thanks':
      return free(
        position.isSolved
          ? 'Proszę bardzo! Masz ochotę na następne zadanie?'
          : 'Proszę bardzo! Gdy zechcesz ruszyć dalej, napisz swój następny krok albo „podpowiedz”.',
      );
    case 'agreement':
      return free(
        position.isSolved
          ? 'Świetnie! Napisz następne zadanie, kiedy tylko zechcesz.'
          : 'Świetnie. To teraz Twój ruch: napisz, co wychodzi w następnym kroku.',
      );
    case 'proposal':
      return charged(proposalText(position, message));
    case 'example':
      return charged(
        position.isSolved ? afterSolved(position) : hintText(EXAMPLE, position.original, position.current),
      );
    case 'help':
    case 'demand':
    case 'other':
      return charged(position.isSolved ? afterSolved(position) : help(intent, position));
    default:
      return free(THANKS);
  }
};

const help = (intent: 'help' | 'demand' | 'other', position: Position): string => {
  const opener = {
    help: position.hintLevel <= 4 ? 'Jasne, idziemy o krok dalej.' : 'Spokojnie, to normalne, że potrzeba chwili.',
    demand: 'Wyniku nie podam, bo wtedy to nie byłaby Twoja praca – ale pomogę Ci do niego dojść.',
    other:
      'Nie widzę tu jeszcze kroku, który mogę sprawdzić (na przykład równania albo liczby), więc podpowiem, co dalej.',
  }[intent];
  return `${opener}\n\n${hint(position.hintLevel, position)}`;
};

const afterSolved = ({ original }: Position): string =>
  [
    'To zadanie masz już rozwiązane. Jeśli chcesz poćwiczyć, spróbuj podobnego:',
    exerciseFor(original)?.statement ?? 'Napisz mi następne zadanie ze swojej książki.',
  ].join('\n\n');

const proposalText = (position: Position, message: string): string => {
  const move = recognisedMove(message, position.current);
  if (move === 'right')
    return 'Tak, to dobry pomysł. Wykonaj to działanie po obu stronach i napisz, jaką równość otrzymujesz.';
  if (move === 'opposite')
    return 'Jesteś blisko, ale pomyśl o działaniu odwrotnym: co cofnie to, co dzieje się z niewiadomą? Spróbuj jeszcze raz.';
  const isEquation = position.original.task.kind === 'equation' || position.original.task.kind === 'system';
  return `Spróbuj! Zapisz to działanie razem z tym, co po nim wychodzi${isEquation ? ' (najlepiej całe równanie po zmianie)' : ''}, a sprawdzę, czy wszystko się zgadza.`;
};

const verdictText = (verdict: Verdict, before: Position, after: Position, message: string): string => {
  const quoted = (latex: string): string =>
    latex === '' || spoils(`$${latex}$`, before.original) ? '' : ` Zatrzymajmy się przy $${latex}$.`;
  const careful = (text: string | undefined): string =>
    text === undefined || spoils(text, before.original) ? generalSuspicion(before) : text;
  switch (verdict.kind) {
    case 'solved':
      return solvedText(after);
    case 'partial':
      return `Dobrze! ${verdict.praise}\n\n${verdict.missing}`;
    case 'right':
      return `Bardzo dobrze! ${spoils(verdict.praise, before.original) ? 'Ten krok jest dobry.' : verdict.praise}\n\n${nextQuestion(verdict, after)}`;
    case 'wrong':
      return `${isAsked(message) ? 'Dobrze, że pytasz: to jeszcze nie to.' : 'Coś się tu jeszcze nie zgadza.'}${quoted(verdict.step)}\n\n${careful(verdict.suspicion)}\n\nPopraw ten krok i napisz, co teraz wychodzi. Pomyłki są częścią nauki.`;
  }
};

/** „chyba 6?” */
const isAsked = (message: string): boolean => /\?\s*$/.test(message);

/** Without a likely mistake: back to the last form that was right, and one operation to look at. */
const generalSuspicion = ({ original, current }: Position): string => {
  const [first] = current.steps;
  const formula = current.task.kind === 'equation' ? ` $${latexOfEquation(current.task.equation)}$` : '';
  const compare =
    formula === ''
      ? 'Policz to jeszcze raz, powoli.'
      : `Porównaj swój zapis z poprzednim:${formula}. Każda zmiana musi być taka sama po obu stronach.`;
  const texts = [...(first === undefined ? [] : [`${compare} Sprawdź to działanie: ${stopped(first.todo)}`]), compare];
  return (
    texts.find((text) => !spoils(text, original)) ??
    'Wróć na chwilę do poprzedniego kroku i wykonaj go jeszcze raz, powoli. Porównaj znaki i kolejność działań.'
  );
};

const nextQuestion = (verdict: Extract<Verdict, { kind: 'right' }>, { original, current }: Position): string => {
  if (verdict.remaining === undefined)
    return verdict.praise.endsWith('?')
      ? 'Zapisz to w następnym kroku.'
      : 'Wykorzystaj to teraz: jaki jest następny krok?';
  const [next, ...others] = current.steps;
  if (next === undefined) return 'Zapisz teraz wynik.';
  const nudge = others.length === 0 ? 'Został już tylko jeden krok.' : 'Jaki będzie następny krok?';
  const why = others.length === 0 && next.why !== '' && !spoils(next.why, original) ? ` ${next.why}` : '';
  return `${nudge}${why}`;
};

const solvedText = ({ original }: Position): string => {
  const check = original.check === undefined ? '' : `\n\nSprawdźmy jeszcze razem. ${original.check}`;
  const exercise = exerciseFor(original)?.statement;
  const next =
    exercise === undefined
      ? 'Napisz mi następne zadanie, kiedy zechcesz.'
      : `Chcesz się upewnić, że już to umiesz? Spróbuj podobnego zadania: ${exercise}`;
  return `**Brawo, to poprawne rozwiązanie!** 🎉${check}\n\n${next}`;
};
