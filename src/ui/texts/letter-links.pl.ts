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
