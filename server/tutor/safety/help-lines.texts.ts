import type { Danger } from './danger.rules.ts';

const LINES = [
  '- **116 111** – Telefon Zaufania dla Dzieci i Młodzieży: bezpłatny, anonimowy, czynny całą dobę',
  '- **800 12 12 12** – Dziecięcy Telefon Zaufania Rzecznika Praw Dziecka: bezpłatny, czynny całą dobę',
  '- **112** – numer alarmowy, gdy coś zagraża Ci właśnie teraz',
].join('\n');

const OPENINGS: Record<Danger, string> = {
  'self-harm':
    'To, co piszesz, jest dla mnie bardzo ważne. Dobrze, że o tym mówisz. Brzmi to tak, jakby było Ci teraz naprawdę ciężko, i nie musisz zostawać z tym w samotności.',
  abuse:
    'Bardzo mi przykro, że Cię to spotyka. Dobrze, że o tym mówisz. To nie jest Twoja wina: nikt nie ma prawa Cię krzywdzić, bić, straszyć ani dotykać wbrew Twojej woli.',
  danger:
    'To, co piszesz, brzmi poważnie, i dobrze, że o tym mówisz. Najważniejsze jest teraz bezpieczeństwo – Twoje i innych.',
};

/** A warm word first, then who can help now. */
export const helpLinesText = (danger: Danger): string =>
  [
    OPENINGS[danger],
    'Jestem programem i nie zastąpię człowieka, ale są ludzie, którzy pomagają w takich chwilach każdego dnia. Możesz zadzwonić albo napisać już teraz:',
    LINES,
    'Porozmawiaj też z dorosłym, któremu ufasz: z rodzicem, nauczycielem, pedagogiem lub psychologiem szkolnym. Jeśli grozi Ci coś w tej chwili, zadzwoń pod **112** albo poproś o to kogoś obok.',
    'Zadanie poczeka. Teraz najważniejsze jest to, jak się czujesz.',
  ].join('\n\n');

export const WITHHELD_TEXT = [
  'Tej odpowiedzi nie mogę pokazać, bo mogłaby komuś zaszkodzić. Spróbuj zapytać inaczej.',
  `Jeśli potrzebujesz pomocy albo martwisz się o siebie lub o kogoś, zadzwoń:`,
  LINES,
].join('\n\n');
