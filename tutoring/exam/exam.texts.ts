import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import { counted } from '#tutoring/families/polish-count.ts';

const EXAM_NAMES: Readonly<Record<ExamType, string>> = {
  matura: 'Matura próbna',
  egzamin_osmoklasisty: 'Próbny egzamin ósmoklasisty',
};

const pointsText = (points: number): string => counted(points, ['punkt', 'punkty', 'punktów']);

export const examTexts = {
  /** „Matura próbna: Matematyka”. */
  title: (type: ExamType, subjectName: string) => `${EXAM_NAMES[type]}: ${subjectName}`,
  frame: (minutes: number, points: number) =>
    `Czas: ${counted(minutes, ['minuta', 'minuty', 'minut'])}. Do zdobycia: ${pointsText(points)}. Arkusz ułożyła sztuczna inteligencja, więc może się w nim zdarzyć błąd.`,
  closed: 'W każdym zadaniu wybierz jedną odpowiedź spośród podanych.',
  open: 'W każdym zadaniu zapisz całe rozwiązanie, nie tylko wynik.',
  listening: {
    title: 'Rozumienie ze słuchu',
    instructions: {
      shortTexts: 'Usłyszysz pięć krótkich tekstów. W każdym zadaniu wybierz odpowiedź zgodną z nagraniem.',
      speakers:
        'Usłyszysz cztery wypowiedzi. W każdym zadaniu wybierz osobę, do której pasuje pytanie. Jedna osoba może być odpowiedzią do więcej niż jednego pytania.',
      conversation: 'Usłyszysz rozmowę. W każdym zadaniu wybierz odpowiedź zgodną z nagraniem.',
    },
    unheard: 'Tekst nagrania nie jest częścią arkusza.',
  },
  task: (number: number, points: number) => `Zadanie ${String(number)} (0–${String(points)})`,
} as const;
