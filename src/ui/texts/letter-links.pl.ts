import { typeset } from './typeset.ts';

/** Pages that the links of our letters lead to. */
export const newsletterLeaveTexts = typeset({
  ask: {
    title: 'Wypisać ten adres z newslettera?',
    text: 'Po naciśnięciu przycisku nie dostaniesz od nas więcej listów o nowościach.',
    submit: 'Wypisz mnie',
  },
  left: {
    title: 'Tego adresu nie ma już na liście',
    text: 'Nie wyślemy Ci więcej listów o nowościach. Zapisać możesz się znowu w każdej chwili na stronie głównej.',
    home: 'Strona główna',
  },
  broken: {
    title: 'Ten link nie działa',
    text: 'Mógł się uciąć w programie pocztowym. Otwórz go jeszcze raz z listu albo napisz do nas, a wypiszemy Twój adres.',
    contact: 'Napisz do nas',
  },
} as const);

/** For a parent or guardian. */
export const guardianAnswerTexts = typeset({
  ask: {
    title: 'Zgoda rodzica lub opiekuna',
    text: 'Uczeń, który nie ma jeszcze 16 lat, chce w serwisie Nauka rozwiązywać zadania z pomocą sztucznej inteligencji. Potrzebuje na to zgody rodzica lub opiekuna.',
    more: 'Tutor AI podpowiada krok po kroku, a Przyjaciel AI pokazuje całe rozwiązanie. Odpowiedzi tworzy program, więc mogą zawierać błędy.',
    privacy: 'Jak chronimy dane uczniów',
    agree: 'Wyrażam zgodę',
    decline: 'Nie wyrażam zgody',
  },
  agreed: {
    title: 'Zgoda jest zapisana',
    text: 'Dziękujemy. Zgodę można cofnąć w każdej chwili: tutaj albo na koncie ucznia.',
  },
  declined: {
    title: 'Odmowa jest zapisana',
    text: 'Rozmowy z AI są na tym koncie zamknięte. Decyzję można zmienić w każdej chwili tym samym linkiem.',
  },
  change: 'Zmień decyzję',
  broken: {
    title: 'Ten link nie działa',
    text: 'Mógł się uciąć w programie pocztowym albo na koncie ucznia jest już inny adres. Proszę otworzyć link jeszcze raz z listu albo napisać do nas.',
    contact: 'Napisz do nas',
  },
} as const);
