import { typeset } from './typeset.ts';

/** The first screen of the home page. What stands below it has its own files, which come with it. */
export const homeTexts = typeset({
  asked: 'Ta strona jest dla zalogowanych. Po zalogowaniu od razu na nią trafisz.',
  hero: {
    title: 'Zrozum zadanie, zamiast przepisywać wynik',
    text: 'Wpisz zadanie z matematyki. Tutor AI prowadzi Cię krok po kroku i nie zdradza wyniku, a Przyjaciel AI pokazuje całe rozwiązanie.',
    action: 'Wypróbuj za darmo!',
    continue: 'Przejdź do asystenta',
    badges: ['Bez karty', 'Bez zobowiązań', 'Natychmiastowy dostęp'],
  },
} as const);
