import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import type { Remark } from '#tutoring/reading/remark.reader.ts';

/** Whether there is something to go on with: no task yet, one that is being solved, or one that is done. */
type Stage = 'none' | 'open' | 'done';

const GO_ON: Record<Stage, string> = {
  none: 'Napisz mi treść zadania, a zajmiemy się nim razem.',
  open: 'Wracamy do zadania? Napisz, co Ci teraz wychodzi, albo „podpowiedz”.',
  done: 'Jeśli masz następne zadanie, po prostu je napisz.',
};

const GOOD_MARK = /(?<!\d)[456](?!\d)|szost|piat|czwor|czwork/;

/** The answer to what is said beside the task; it costs nothing. */
export const remarkText = (remark: Remark, message: string, stage: Stage): string =>
  `${TEXTS[remark](message, stage)} ${GO_ON[stage]}`;

const TEXTS: Record<Remark, (message: string, stage: Stage) => string> = {
  mark: (message) =>
    GOOD_MARK.test(withoutMarks(message.toLowerCase()))
      ? 'Brawo, to bardzo dobra wiadomość! Widać, że praca się opłaca.'
      : 'Jedna ocena jeszcze o niczym nie przesądza: pokazuje tylko, co warto powtórzyć. Chętnie w tym pomogę.',
  tool: () =>
    'Tutaj możesz, a na sprawdzianie zależy to od nauczyciela. Najpierw zapisz jednak działanie, bo to ono pokazuje, że umiesz rozwiązać zadanie.',
  otherWay: () =>
    'Każdy sposób jest dobry, jeśli każdy jego krok się zgadza. Jeśli nauczyciel wymaga jednego sposobu, trzymaj się jego. Zapisz pierwszy krok po swojemu, a sprawdzę go.',
  misunderstood: () =>
    'Przepraszam, nie o to Ci chodziło. Napisz, o które miejsce pytasz: który krok, znak albo która liczba, na przykład „skąd ta 3?” albo „dlaczego minus?”.',
  sameResult: (_message, stage) =>
    stage === 'done'
      ? 'Świetnie, że wychodzi to samo: to dobry znak.'
      : 'Napisz, ile dokładnie wyszło, a sprawdzę, czy to się zgadza z zadaniem.',
  busy: () => 'Jasne, nie ma pośpiechu.',
  onPaper: () => 'Świetnie! Napisz, co wyszło, a to sprawdzę.',
  bookPlace: () =>
    'Nie widzę Twojej książki ani zeszytu, więc samego numeru nie mogę odszukać. Przepisz treść zadania.',
  circumstance: () => 'Dobrze wiedzieć, dzięki.',
  formula: () => 'Wzór jest zapisany. Podstaw do niego liczby z zadania, wtedy sprawdzę, czy pasuje.',
  otherQuantity: () =>
    'Tej wielkości nie ma ani w treści, ani w moim rozwiązaniu, więc jej nie sprawdzam. Zastanów się, czy pomaga ona odpowiedzieć na pytanie.',
  chat: (_message, stage) =>
    stage === 'open'
      ? 'Czytam, ale nie widzę w tym kroku ani pytania, na które umiem odpowiedzieć.'
      : 'Jeśli coś jest tu niejasne, napisz, który krok, znak albo która liczba.',
};

export const isRemark = (talk: string): talk is Remark => Object.hasOwn(TEXTS, talk);
