import { typeset } from './typeset.ts';

/** What search engines and previews of a shared link say of a page, up to 160 characters. */
export const descriptions: Readonly<Record<string, string>> = typeset({
  '/': 'Tutor AI prowadzi krok po kroku i nie zdradza odpowiedzi, Przyjaciel AI pokazuje całe rozwiązanie. Dla uczniów, od podstawówki do matury.',
  '/pricing':
    'Plany i ceny serwisu Nauka: ile kosztują, co jest w każdym z nich i jak zrezygnować. Najpierw okres próbny za darmo, bez karty.',
  '/faq':
    'Odpowiedzi na pytania uczniów, rodziców i nauczycieli: jak działają Tutor AI i Przyjaciel AI, ile kosztują i co dzieje się z danymi.',
  '/kontakt': 'Napisz do nas: pytania o naukę, konto i płatności, umawianie lekcji z nauczycielem, zgłaszanie błędów.',
  '/polityka-prywatnosci':
    'Jakie dane uczniów i rodziców przetwarza serwis Nauka, po co, jak długo i jakie prawa ma każda osoba, której dotyczą.',
  '/warunki-uzytkowania':
    'Regulamin serwisu Nauka: konto, zgoda rodzica lub opiekuna, okres próbny, płatności, odstąpienie od umowy i reklamacje.',
  '/ustawienia-cookies': 'Wybierz, co serwis Nauka może zapisywać w przeglądarce, i zmień zdanie, kiedy chcesz.',
});

/** Of the picture that a shared link shows. */
export const sharePictureText = 'Nauka: Tutor AI i Przyjaciel AI pomagają zrozumieć zadanie krok po kroku';
