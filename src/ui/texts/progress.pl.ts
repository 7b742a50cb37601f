import { typeset } from './typeset.ts';
import { questions } from './plural.ts';

export const progressTexts = typeset({
  mistakes: {
    title: 'Do poprawy',
    waiting: (count: number) =>
      `Na ${questions(count)} odpowiedź była zła. Spróbuj jeszcze raz, teraz pójdzie łatwiej.`,
    start: 'Popraw odpowiedzi',
    none: 'Nic nie czeka na poprawę.',
    left: (place: number, total: number) => `Pytanie ${place} z\u00A0${total}`,
    question: 'Pytanie',
    options: 'Twoja odpowiedź',
    right: 'Dobrze! To pytanie masz już za sobą.',
    wrong: 'Jeszcze nie. To pytanie tu wróci.',
    rightAnswer: 'Dobra',
    yours: 'Twoja',
    next: 'Następne pytanie',
    done: 'Gotowe',
    end: 'Zakończ na teraz',
  },
  title: 'Twoje postępy',
  loading: 'Liczymy Twoje postępy…',
  retry: 'Spróbuj ponownie',
  none: 'Tu zobaczysz, które tematy są pewne, a które warto powtórzyć. Wystarczy odpowiedzieć na kilka pytań quizu.',
  first: 'Ułóż quiz',
  explained:
    'Liczymy to z\u00A0Twoich odpowiedzi w\u00A0quizach i\u00A0egzaminach: dobra podnosi pewność tematu, zła ją obniża, a to, co można zgadnąć, waży mniej. Temat jest pewny od 85% i\u00A0co najmniej trzech odpowiedzi.',
  next: (topic: string) => `Następny krok: ${topic}`,
  train: 'Poćwicz w\u00A0quizie',
  states: { sure: 'pewne', shaky: 'do powtórki', unknown: 'za mało odpowiedzi' },
  value: (percent: number, state: string) => `${percent}%, ${state}`,
  subjects: {
    mathematics: 'Matematyka',
    polish: 'Język polski',
    english: 'Język angielski',
    german: 'Język niemiecki',
    history: 'Historia',
    biology: 'Biologia',
    geography: 'Geografia',
    physics: 'Fizyka',
    chemistry: 'Chemia',
  },
} as const);
