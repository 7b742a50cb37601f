import type { Concern } from './concern.rules.ts';

const LINE =
  'Jeśli chcesz o tym porozmawiać, pod numerem **116 111** (Telefon Zaufania dla Dzieci i Młodzieży) ktoś wysłucha Cię bezpłatnie i anonimowo o każdej porze.';

const WORDS: Record<Concern, string> = {
  bullying:
    'Przykro mi, że Cię to spotyka. To nie jest Twoja wina i nikt nie ma prawa tak Cię traktować. Powiedz o tym dorosłemu, któremu ufasz: w domu albo w szkole – wychowawcy, pedagogowi, psychologowi. To nie jest skarżenie.',
  eating:
    'Dziękuję, że o tym piszesz. Kłopoty z jedzeniem i z myślami o własnym ciele potrafią bardzo męczyć i nie są niczyją winą. Warto powiedzieć o nich komuś dorosłemu, komu ufasz, na przykład rodzicowi, pielęgniarce albo psychologowi szkolnemu.',
  loneliness:
    'Przykro mi, że tak się czujesz. Dobrze, że o tym piszesz – takie uczucia są ważne i nie musisz zostawać z nimi w samotności. Spróbuj powiedzieć o tym komuś, komu ufasz, na przykład komuś bliskiemu albo psychologowi szkolnemu.',
};

const INVITATION = 'A jeśli masz ochotę wrócić do nauki, napisz zadanie – zrobimy je razem, spokojnie, krok po kroku.';

/** A kind word and a number, and then the help that was asked for. */
export const concernText = (concern: Concern, help: string | undefined): string =>
  [WORDS[concern], LINE, help === undefined ? INVITATION : `A teraz do zadania.\n\n${help}`].join('\n\n');
