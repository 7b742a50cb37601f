import type { Difficulty, QuestionType } from '#domain/learning/quiz.types.ts';
import { questions } from './plural.ts';
import { typeset } from './typeset.ts';

/** What quizzes are made about, by the names that stand on the timetable; the server is told them. */
export const QUIZ_SUBJECTS = [
  'Matematyka',
  'Język polski',
  'Język angielski',
  'Język niemiecki',
  'Historia',
  'Biologia',
  'Geografia',
  'Fizyka',
  'Chemia',
] as const;

const DIFFICULTIES: Readonly<Record<Difficulty, string>> = { easy: 'Łatwy', medium: 'Średni', hard: 'Trudny' };
const QUESTION_TYPES: Readonly<Record<QuestionType, string>> = {
  multiple_choice: 'Wybór odpowiedzi A, B, C, D',
  true_false: 'Prawda czy fałsz',
};

const namesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

export const generatorTexts = typeset({
  title: 'Sprawdź się',
  tabs: { label: 'Co chcesz zrobić', exam: 'Egzamin', quiz: 'Quiz' },
  quizForm: {
    title: 'Nowy quiz',
    lead: 'Wybierz przedmiot, a resztę zostaw nam albo ustaw po swojemu.',
    subject: 'Przedmiot',
    subjectPlaceholder: 'Wybierz przedmiot',
    topic: 'Temat',
    optional: '(możesz pominąć)',
    topicHint: 'Na przykład: ułamki zwykłe, fotosynteza, prawo Ohma.',
    count: 'Liczba pytań',
    countOf: (count: number) => questions(count),
    difficulty: 'Poziom',
    types: 'Rodzaje pytań',
    classNote: (className: string) => `Pytania będą na poziomie: ${className}. Klasę zmienisz na stronie „Moje konto”.`,
    submit: 'Ułóż quiz',
  },
  generating: {
    quiz: 'Układamy Twój quiz',
    exam: 'Układamy Twój arkusz',
    promise: 'To może potrwać do dwóch minut.',
    overdue: 'To trwa dłużej niż zwykle. Możesz jeszcze poczekać albo przerwać i spróbować ponownie.',
    progress: 'Praca w toku',
    cancel: 'Przerwij',
  },
  loading: { quiz: 'Wczytujemy quiz…', exam: 'Wczytujemy arkusz…' },
  unloaded: { title: 'Tego nie udało się otworzyć', retry: 'Spróbuj ponownie', form: 'Ułóż nowy' },
  confirm: {
    title: 'Zmienić kartę?',
    text: 'To, co jest na ekranie, zniknie z niego. Znajdziesz to na liście poniżej formularza.',
    yes: 'Zmień kartę',
    no: 'Zostań tutaj',
  },
  quizList: {
    title: 'Twoje quizy',
    empty: 'Tu pojawią się Twoje quizy.',
    more: 'Pokaż starsze',
    retry: 'Spróbuj ponownie',
    loading: 'Wczytujemy listę…',
  },
} as const);

export const difficultyOptions = namesOf(typeset(DIFFICULTIES));
export const questionTypeOptions = namesOf(typeset(QUESTION_TYPES));
