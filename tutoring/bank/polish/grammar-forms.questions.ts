import type { BankQuestion } from '../bank-question.types.ts';

export const GRAMMAR_OF_FORMS_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'imieslowy-przyslowkowy',
    topic: 'imieslowy',
    difficulty: 'medium',
    question: 'Który wyraz jest imiesłowem przysłówkowym?',
    right: 'Czytając',
    wrong: [
      { option: 'Czytający', says: 'To imiesłów przymiotnikowy czynny, odmienia się.' },
      { option: 'Czytany', says: 'To imiesłów przymiotnikowy bierny, odmienia się.' },
      { option: 'Czytanie', says: 'To rzeczownik utworzony od czasownika.' },
    ],
    explanation: 'Imiesłów przysłówkowy współczesny kończy się na *-ąc* i się nie odmienia.',
  },
  {
    id: 'imieslowy-bierny',
    topic: 'imieslowy',
    difficulty: 'easy',
    question: 'Który wyraz jest imiesłowem przymiotnikowym biernym?',
    right: 'Umyty',
    wrong: [
      { option: 'Myjący', says: 'To imiesłów przymiotnikowy czynny.' },
      { option: 'Myjąc', says: 'To imiesłów przysłówkowy współczesny.' },
      { option: 'Umywszy', says: 'To imiesłów przysłówkowy uprzedni.' },
    ],
    explanation: 'Imiesłów bierny kończy się na *-ny*, *-ony* albo *-ty* i odpowiada na pytanie „jaki?”: umyty.',
  },
  {
    id: 'imieslowy-wykonawca',
    topic: 'imieslowy',
    difficulty: 'hard',
    question: 'W którym zdaniu imiesłowu użyto poprawnie?',
    right: 'Wracając do domu, zgubiłam telefon',
    wrong: [
      {
        option: 'Wracając do domu, zaczął padać deszcz',
        says: 'Deszcz nie wracał do domu: czynności mają różnych wykonawców.',
      },
      { option: 'Wracając do domu, zgubił mi się telefon', says: 'Podmiotem jest telefon, a to nie on wracał.' },
      {
        option: 'Wracając do domu, było już bardzo ciemno',
        says: 'W drugiej części nie ma podmiotu, więc nie wiadomo, kto wracał.',
      },
    ],
    explanation: 'Obie czynności musi wykonywać ten sam podmiot: ja wracałam i ja zgubiłam telefon.',
  },
  {
    id: 'slowotworstwo-para',
    topic: 'slowotworstwo',
    difficulty: 'easy',
    question: 'W której parze jest wyraz podstawowy i wyraz od niego pochodny?',
    right: 'Dom – domek',
    wrong: [
      { option: 'Dom – domu', says: 'To dwie formy tego samego wyrazu: mianownik i dopełniacz.' },
      { option: 'Dom – budynek', says: 'To wyrazy o podobnym znaczeniu, czyli bliskoznaczne.' },
      { option: 'Dom – tom', says: 'Te wyrazy są do siebie podobne tylko z brzmienia.' },
    ],
    explanation: '„Domek” to mały dom: wyraz pochodny powstał od wyrazu „dom” i przyrostka *-ek*.',
  },
  {
    id: 'slowotworstwo-nauczycielka',
    topic: 'slowotworstwo',
    difficulty: 'medium',
    question: 'Od którego wyrazu bezpośrednio pochodzi „nauczycielka”?',
    right: 'Nauczyciel',
    wrong: [
      { option: 'Nauka', says: '„Nauka” należy do tej samej rodziny, ale nie jest wyrazem podstawowym.' },
      { option: 'Uczeń', says: '„Uczeń” należy do tej samej rodziny, ale nie jest wyrazem podstawowym.' },
      { option: 'Nauczać', says: 'Od „nauczać” pochodzi dopiero wyraz „nauczyciel”.' },
    ],
    explanation: '„Nauczycielka” to kobieta nauczyciel: podstawą jest „nauczyciel”, a formantem przyrostek *-ka*.',
  },
  {
    id: 'slowotworstwo-zlozenie',
    topic: 'slowotworstwo',
    difficulty: 'hard',
    question: 'Który wyraz jest złożeniem?',
    right: 'Wodospad',
    wrong: [
      { option: 'Ogródek', says: '„Ogródek” to zdrobnienie z przyrostkiem *-ek*.' },
      { option: 'Pisarz', says: '„Pisarz” powstał od „pisać” z przyrostkiem *-arz*.' },
      { option: 'Nadgryźć', says: '„Nadgryźć” powstało od „gryźć” z przedrostkiem *nad-*.' },
    ],
    explanation: 'Złożenie łączy dwie podstawy: woda i spadać. Spaja je cząstka *-o-*.',
  },
  {
    id: 'strona-czynna-i-bierna-bierna',
    topic: 'strona-czynna-i-bierna',
    difficulty: 'easy',
    question: 'W którym zdaniu czasownik jest w stronie biernej?',
    right: 'List został napisany przez Olę',
    wrong: [
      { option: 'Ola napisała wczoraj długi list', says: 'Ola wykonuje czynność: to strona czynna.' },
      { option: 'Ola właśnie pisze list do babci', says: 'To strona czynna w czasie teraźniejszym.' },
      { option: 'Ola myje się po napisaniu listu', says: 'Ola wykonuje czynność na sobie: to strona zwrotna.' },
    ],
    explanation: 'W stronie biernej podmiot nie działa, tylko podlega działaniu: list został napisany.',
  },
  {
    id: 'strona-czynna-i-bierna-zamiana',
    topic: 'strona-czynna-i-bierna',
    difficulty: 'medium',
    question: 'Jak brzmi w stronie biernej zdanie „Kolega namalował obraz”?',
    right: 'Obraz został namalowany przez kolegę',
    wrong: [
      { option: 'Obraz jest malowany przez kolegę', says: 'Zmienił się czas: „namalował” to czas przeszły.' },
      { option: 'Obraz namalował mój dobry kolega', says: 'To nadal strona czynna, zmienił się tylko szyk.' },
      { option: 'Obraz będzie namalowany przez kolegę', says: 'Zmienił się czas: tutaj jest przyszły.' },
    ],
    explanation: 'Dopełnienie staje się podmiotem, a czas pozostaje przeszły: został namalowany.',
  },
  {
    id: 'strona-czynna-i-bierna-nieprzechodni',
    topic: 'strona-czynna-i-bierna',
    difficulty: 'hard',
    question: 'Od którego czasownika nie da się utworzyć strony biernej?',
    right: 'Spać',
    wrong: [
      { option: 'Malować', says: 'To czasownik przechodni: obraz jest malowany.' },
      { option: 'Budować', says: 'To czasownik przechodni: dom jest budowany.' },
      { option: 'Czytać', says: 'To czasownik przechodni: książka jest czytana.' },
    ],
    explanation:
      '„Spać” jest czasownikiem nieprzechodnim: nie łączy się z dopełnieniem, które mogłoby stać się podmiotem.',
  },
];
