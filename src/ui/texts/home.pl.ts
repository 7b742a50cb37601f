import { typeset } from './typeset.ts';

export const homeTexts = typeset({
  asked: 'Ta strona jest dla zalogowanych. Po zalogowaniu od razu na nią trafisz.',
  hero: {
    title: 'Zrozum zadanie, zamiast przepisywać wynik',
    text: 'Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją. Na razie pomaga w matematyce: w liczbach, ułamkach, procentach i równaniach.',
    action: 'Wypróbuj za darmo!',
    continue: 'Przejdź do asystenta',
    badges: ['Bez karty', 'Bez zobowiązań', 'Natychmiastowy dostęp'],
  },
  features: {
    title: 'Dwóch asystentów, jeden zeszyt',
    tutor: {
      title: 'Tutor AI',
      text: 'Prowadzi krok po kroku i pyta o Twój następny ruch. Gotowej odpowiedzi nie zdradzi.',
      action: 'Zapytaj Tutora',
    },
    buddy: {
      title: 'Przyjaciel AI',
      text: 'Pokazuje całe rozwiązanie i wyjaśnia kolejne kroki.',
      action: 'Zapytaj Przyjaciela',
    },
    practice: {
      title: 'Fiszki, quizy, egzaminy',
      text: 'Powtórki i próbne arkusze jeszcze powstają. Zajrzyj, co szykujemy.',
      action: 'Zobacz',
    },
  },
} as const);
