import type { Intent } from '#tutoring/reading/intent.reader.ts';
import type { LessonMode } from './lesson.types.ts';
import { ABILITIES } from './plain-words.texts.ts';
import { isRemark, remarkText } from './remarks.texts.ts';
import type { Position, Talk } from './thread.types.ts';

/** Talk that is about no step; it costs nothing. Undefined for talk that the lesson itself answers. */
export const talkText = (
  talk: Talk,
  message: string,
  position: Position | undefined,
  mode: LessonMode,
): string | undefined => {
  if (!isRemark(talk)) return SMALL_TALK[talk];
  const isDone = mode === 'buddy' || position?.isSolved === true;
  return remarkText(talk, message, position === undefined ? 'none' : isDone ? 'done' : 'open');
};

const COMPLAINT =
  'Rozumiem, czasem trudno się zebrać do zadań. Zróbmy jeden mały krok albo chwilę przerwy: zadanie poczeka, a każdy krok to już coś umianego więcej.';

const SMALL_TALK: Partial<Record<Intent, string>> = {
  complaint: COMPLAINT,
  identity:
    'Jestem programem, a nie człowiekiem: pomagam w nauce i mogę się mylić, dlatego sprawdzam wyniki drugim sposobem. Jakie masz zadanie?',
  abilities: `Pomagam w zadaniach z matematyki (${ABILITIES}), fizyki i chemii i wyjaśniam tematy z polskiego, angielskiego, niemieckiego, historii, geografii, biologii, fizyki i chemii. Napisz zadanie albo temat.`,
  farewell: 'Do zobaczenia! Ta rozmowa poczeka na Ciebie.',
  worry:
    'To zupełnie zrozumiałe. Najlepiej działa mały kawałek: napisz jedno zadanie albo temat, z którym czujesz się niepewnie, i przejdźmy przez niego spokojnie. A gdyby było Ci naprawdę ciężko, pod bezpłatnym numerem **116 111** ktoś wysłucha Cię o każdej porze.',
  files:
    'Tak: dodaj zdjęcie przyciskiem obok pola wiadomości i wybierz „Odczytaj tekst”. Popraw to, co trzeba, i wyślij treść zadania.',
};
