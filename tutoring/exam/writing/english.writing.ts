import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import { EIGHTH_GRADE_CRITERIA, letterPrompt, MATURA_CRITERIA } from './letter.ts';
import type { WritingTask } from './prompt.types.ts';

const SHORT = { language: 'w języku angielskim', from: 50, to: 120 } as const;
const LONG = { language: 'w języku angielskim', from: 100, to: 150 } as const;

/** Letters of the two exams. */
export const ENGLISH_WRITING: Readonly<Record<ExamType, WritingTask>> = {
  egzamin_osmoklasisty: {
    points: 10,
    leastWords: SHORT.from,
    prompts: [
      letterPrompt(SHORT, {
        id: 'klub',
        title: 'Nowy klub w szkole',
        situation: 'W Twojej szkole powstał nowy klub. Napisz e-mail do kolegi lub koleżanki z Wielkiej Brytanii.',
        points: [
          'napisz, co to za klub i kiedy się spotyka',
          'opisz, co robiliście na pierwszym spotkaniu',
          'zapytaj, jakie kluby działają w jego lub jej szkole',
        ],
      }),
      letterPrompt(SHORT, {
        id: 'wycieczka',
        title: 'Klasowa wycieczka',
        situation: 'Właśnie wróciliście z klasowej wycieczki. Napisz e-mail do kolegi lub koleżanki z Irlandii.',
        points: [
          'napisz, gdzie i z kim byłeś lub byłaś',
          'opowiedz o czymś, co Cię zaskoczyło',
          'zaproponuj wspólny wyjazd w wakacje',
        ],
      }),
      letterPrompt(SHORT, {
        id: 'zwierze',
        title: 'Nowe zwierzę w domu',
        situation: 'W Twoim domu pojawiło się zwierzę. Napisz e-mail do kolegi lub koleżanki z Anglii.',
        points: [
          'wyjaśnij, skąd masz to zwierzę',
          'opisz, jak wygląda i jak się zachowuje',
          'poproś o radę, jak się nim opiekować',
        ],
      }),
    ],
    criteria: EIGHTH_GRADE_CRITERIA,
  },
  matura: {
    points: 12,
    leastWords: LONG.from,
    prompts: [
      letterPrompt(LONG, {
        id: 'wolontariat',
        title: 'Wolontariat',
        situation: 'Od miesiąca pomagasz jako wolontariusz. Napisz e-mail do kolegi lub koleżanki z Kanady.',
        points: [
          'wyjaśnij, dlaczego zdecydowałeś lub zdecydowałaś się na wolontariat',
          'opisz swoje obowiązki',
          'opowiedz o trudnej sytuacji i o tym, jak sobie z nią poradziłeś lub poradziłaś',
          'zachęć do pomocy w podobny sposób',
        ],
      }),
      letterPrompt(LONG, {
        id: 'kurs',
        title: 'Kurs internetowy',
        situation: 'Bierzesz udział w kursie przez internet. Napisz wpis na bloga o tym doświadczeniu.',
        points: [
          'wyjaśnij, czego dotyczy kurs i jak go znalazłeś lub znalazłaś',
          'opisz, jak wyglądają zajęcia',
          'podaj wadę uczenia się przez internet',
          'zapytaj czytelników o ich doświadczenia',
        ],
      }),
      letterPrompt(LONG, {
        id: 'przeprowadzka',
        title: 'Przeprowadzka',
        situation:
          'Twoja rodzina przeprowadziła się do innego miasta. Napisz e-mail do kolegi lub koleżanki ze Stanów Zjednoczonych.',
        points: [
          'wyjaśnij powód przeprowadzki',
          'opisz nowe miejsce',
          'opowiedz o pierwszym dniu w nowej szkole',
          'zaproś do siebie i podaj termin',
        ],
      }),
    ],
    criteria: MATURA_CRITERIA,
  },
};
