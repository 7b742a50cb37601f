import type { Danger } from './danger.rules.ts';

const LINES = [
  '- **116 111** – Telefon Zaufania dla Dzieci i Młodzieży: bezpłatny, anonimowy, czynny całą dobę',
  '- **800 12 12 12** – Dziecięcy Telefon Zaufania Rzecznika Praw Dziecka: bezpłatny, czynny całą dobę',
  '- **112** – numer alarmowy, gdy coś zagraża Ci właśnie teraz',
].join('\n');

const PROGRAM =
  'Jestem programem i nie zastąpię człowieka, ale są ludzie, którzy pomagają w takich chwilach każdego dnia. Możesz zadzwonić albo napisać już teraz:';
const ADULT =
  'Porozmawiaj też z dorosłym, któremu ufasz: z rodzicem, nauczycielem, pedagogiem lub psychologiem szkolnym. Jeśli grozi Ci coś w tej chwili, zadzwoń pod **112** albo poproś o to kogoś obok.';
const TRUSTED_ADULT =
  'Powiedz też o tym dorosłemu, któremu ufasz: w rodzinie albo w szkole – nauczycielowi, pedagogowi, psychologowi. Masz do tego prawo, nawet gdy ktoś każe Ci milczeć. Jeśli grozi Ci coś w tej chwili, zadzwoń pod **112**.';
const LATER = 'Zadanie poczeka. Teraz najważniejsze jest to, jak się czujesz.';
const LATER_SAFE = 'Zadanie poczeka. Teraz najważniejsze jest Twoje bezpieczeństwo.';

/** A warm word first, then who can help now, then whom else to tell. */
const ANSWERS: Record<Danger, readonly string[]> = {
  selfHarm: [
    'To, co piszesz, jest dla mnie bardzo ważne. Dobrze, że o tym mówisz. Brzmi to tak, jakby było Ci teraz naprawdę ciężko, i nie musisz zostawać z tym w samotności.',
    PROGRAM,
    LINES,
    ADULT,
    LATER,
  ],
  violence: [
    'Bardzo mi przykro, że Cię to spotyka. Dobrze, że o tym mówisz. To nie jest Twoja wina: nikt nie ma prawa bić, straszyć ani krzywdzić Ciebie i Twoich bliskich.',
    PROGRAM,
    LINES,
    TRUSTED_ADULT,
    LATER_SAFE,
  ],
  sexualAbuse: [
    'Bardzo mi przykro, że Cię to spotyka. Dobrze, że o tym mówisz – to wymaga odwagi. To nie jest Twoja wina: nikt nie ma prawa dotykać Cię, oglądać ani namawiać do zdjęć czy czegokolwiek wbrew Twojej woli.',
    PROGRAM,
    LINES,
    TRUSTED_ADULT,
    LATER_SAFE,
  ],
  threat: [
    'To, co piszesz, brzmi poważnie, i dobrze, że o tym mówisz. Najważniejsze jest teraz bezpieczeństwo – Twoje i innych. Jeśli dzieje się to w tej chwili, zadzwoń od razu pod **112**.',
    PROGRAM,
    LINES,
    ADULT,
    LATER_SAFE,
  ],
  otherPerson: [
    'Dobrze, że o tym mówisz i że ta osoba ma kogoś, kogo to obchodzi. To trzeba potraktować poważnie, nawet jeśli miała to być tajemnica.',
    'Najlepsze, co możesz teraz zrobić, to powiedzieć o tym dorosłemu, któremu ufasz: rodzicowi, nauczycielowi, pedagogowi lub psychologowi szkolnemu. Jeśli komuś coś grozi w tej chwili, zadzwoń pod **112** i nie zostawiaj tej osoby bez nikogo. Jestem programem, ale pod tymi numerami ludzie podpowiedzą Ci, jak pomóc:',
    LINES,
    'Te numery są też dla Ciebie: nie musisz dźwigać tego w pojedynkę i to nie Ty odpowiadasz za czyjeś życie. Możesz podać je również tej osobie.',
    'Zadanie poczeka. Wrócimy do niego, kiedy zechcesz.',
  ],
};

export const helpLinesText = (danger: Danger): string => ANSWERS[danger].join('\n\n');

export const WITHHELD_TEXT = [
  'Tej odpowiedzi nie mogę pokazać, bo mogłaby komuś zaszkodzić. Spróbuj zapytać inaczej.',
  `Jeśli potrzebujesz pomocy albo martwisz się o siebie lub o kogoś, zadzwoń:`,
  LINES,
].join('\n\n');
