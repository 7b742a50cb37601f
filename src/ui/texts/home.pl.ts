import { typeset } from './typeset.ts';

export const homeTexts = typeset({
  hero: {
    title: 'Zrozum zadanie, zamiast przepisywać wynik',
    text: 'Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją. Zgodny z podstawą programową, od pierwszej klasy do matury.',
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
      text: 'Pokazuje pełne rozwiązanie z wyjaśnieniem każdego kroku.',
      action: 'Zapytaj Przyjaciela',
    },
    practice: {
      title: 'Fiszki, quizy, egzaminy',
      text: 'Powtórki i próbne arkusze egzaminu ósmoklasisty i matury.',
      action: 'Zobacz',
    },
  },
} as const);
