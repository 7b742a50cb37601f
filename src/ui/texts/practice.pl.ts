import { examTexts } from './exam.pl.ts';
import { flashcardTexts } from './flashcards.pl.ts';
import { generatorTexts } from './generator.pl.ts';
import { cards, cardsHeld } from './plural.ts';
import { typeset } from './typeset.ts';

export const practiceTexts = typeset({
  title: 'Powtarzaj',
  lead: 'Tu jest wszystko, co powstało dla Ciebie. Wracaj do tego po dniu, po tygodniu i przed sprawdzianem.',
  opening: 'Wczytujemy pytanie…',
  today: {
    title: 'Na dziś',
    loading: 'Sprawdzamy, co jest do powtórki…',
    retry: 'Spróbuj ponownie',
    due: (count: number) => `Masz ${cardsHeld(count)} do powtórki.`,
    rounds: (round: number) => `Zaczniesz od ${String(round)}. Resztę możesz spokojnie zostawić na później.`,
    start: 'Zacznij powtórkę',
    behind: (count: number) => `${cards(count)} za Tobą.`,
    goOn: 'Powtarzaj dalej',
    clear: 'Na dziś wszystko powtórzone.',
    next: (day: string) => `Następne karty: ${day}.`,
    none: 'Nie ma jeszcze kart do powtórki. Pojawią się tu z\u00A0pierwszą fiszką albo kartą, którą napiszesz.',
  },
  review: {
    topic: (topic: string) => `Z\u00A0fiszki: ${topic}`,
    howWell: 'Jak było?',
    grades: { again: 'Nie pamiętam', hard: 'Trudno', good: 'Dobrze', easy: 'Łatwo' },
    keys: 'Klawisze: spacja odwraca kartę, 1–4 to oceny od lewej.',
    retry: 'Zapisz ponownie',
    end: 'Zakończ na teraz',
  },
  flashcards: {
    ...flashcardTexts.list,
    title: 'Fiszki',
    none: 'Nie masz jeszcze fiszek. Powstają z rozmowy: porozmawiaj z Tutorem, a pod odpowiedzią naciśnij „Zrób fiszkę”.',
    first: 'Przejdź do Tutora AI',
  },
  quizzes: {
    ...generatorTexts.quizList,
    title: 'Quizy',
    none: 'Nie masz jeszcze quizów. Wybierz przedmiot i sprawdź, co już umiesz.',
    first: 'Ułóż pierwszy quiz',
  },
  exams: {
    ...examTexts.list,
    title: 'Egzaminy',
    none: 'Nie masz jeszcze arkuszy. Ułóż pierwszy i zobacz, jak wygląda egzamin.',
    first: 'Ułóż pierwszy arkusz',
  },
} as const);
