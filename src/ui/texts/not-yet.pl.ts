import { typeset } from './typeset.ts';

/** What will stand on the pages that are still to come. */
export const notYetTexts: Readonly<Record<string, string>> = typeset({
  '/egzaminy': 'Tu będą próbne arkusze egzaminu ósmoklasisty i matury.',
  '/exams': 'Tu będą quizy, którymi sprawdzisz, co już umiesz.',
  '/praktyka': 'Tu będą powtórki i Twoje ulubione fiszki.',
  '/fiszki/:id': 'Tu będą fiszki zrobione z Twoich rozmów.',
  '/faq': 'Zbieramy pytania i odpowiedzi dla uczniów, rodziców i nauczycieli.',
  '/kontakt': 'Tu będzie formularz kontaktowy.',
  '/ustawienia-cookies':
    'Nie używamy cookies do statystyk ani do reklam, więc nie ma czego ustawiać. W przeglądarce zapisujemy tylko to, bez czego serwis nie działa: logowanie i szkice wiadomości.',
});
