import type { BankQuestion } from '../bank-question.types.ts';

export const MOLE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'mol-ile-czastek',
    topic: 'mol',
    difficulty: 'easy',
    question: 'Ile cząsteczek zawiera w przybliżeniu jeden mol wody?',
    right: '$6{,}02 \\cdot 10^{23}$',
    wrong: [
      { option: '$6{,}02 \\cdot 10^{-23}$', says: 'Wykładnik ujemny oznaczałby liczbę mniejszą od jedności.' },
      {
        option: '$22{,}4$',
        says: 'To objętość jednego mola gazu w warunkach normalnych, podana w decymetrach sześciennych.',
      },
      { option: '$18$', says: 'To masa jednego mola wody podana w gramach.' },
    ],
    explanation: 'Mol każdej substancji zawiera około $6{,}02 \\cdot 10^{23}$ cząstek. Jest to liczba Avogadra.',
  },
  {
    id: 'mol-masa-molowa-metanu',
    topic: 'mol',
    difficulty: 'medium',
    question: 'Ile moli stanowi 48 g metanu $CH_4$? Masy molowe: węgla 12 g/mol, wodoru 1 g/mol.',
    right: '3 mole',
    wrong: [
      { option: '4 mole', says: 'Tu podzielono przez 12, czyli pominięto masę czterech atomów wodoru.' },
      { option: '16 moli', says: 'Liczba 16 to masa molowa metanu w g/mol.' },
      { option: '0,33 mola', says: 'Tu podzielono masę molową przez masę próbki, a trzeba odwrotnie.' },
    ],
    explanation: 'Masa molowa metanu to $12 + 4 \\cdot 1 = 16$ g/mol, więc $n = 48 : 16 = 3$ mole.',
  },
  {
    id: 'mol-objetosc-gazu',
    topic: 'mol',
    difficulty: 'hard',
    question:
      'Jaką objętość zajmuje w warunkach normalnych 14 g azotu $N_2$? Masa molowa atomów azotu to 14 g/mol, a objętość molowa gazu to 22,4 dm³/mol.',
    right: '11,2 dm³',
    wrong: [
      { option: '22,4 dm³', says: 'To objętość jednego mola, a cząsteczka $N_2$ ma masę molową 28 g/mol.' },
      { option: '44,8 dm³', says: 'To objętość dwóch moli, a tu jest pół mola.' },
      { option: '1,6 dm³', says: 'Tu objętość molową podzielono przez 14, zamiast pomnożyć przez liczbę moli.' },
    ],
    explanation:
      'Masa molowa $N_2$ to $2 \\cdot 14 = 28$ g/mol, więc $n = 14 : 28 = 0{,}5$ mola. Objętość to $0{,}5 \\cdot 22{,}4 = 11{,}2$ dm³.',
  },
  {
    id: 'stezenie-molowe-jednostka-stezenia',
    topic: 'stezenie-molowe',
    difficulty: 'easy',
    question: 'W jakiej jednostce podaje się stężenie molowe?',
    right: '$\\text{mol/dm}^3$',
    wrong: [
      { option: '$\\text{g/mol}$', says: 'To jednostka masy molowej.' },
      { option: '$\\text{g/cm}^3$', says: 'To jednostka gęstości.' },
      { option: '$\\text{dm}^3\\text{/mol}$', says: 'To jednostka objętości molowej gazu.' },
    ],
    explanation: 'Stężenie molowe mówi, ile moli substancji jest w jednym decymetrze sześciennym roztworu.',
  },
  {
    id: 'stezenie-molowe-obliczanie-stezenia',
    topic: 'stezenie-molowe',
    difficulty: 'medium',
    question: 'W 500 cm³ roztworu znajduje się 0,2 mola soli. Jakie jest stężenie molowe?',
    right: '0,4 mol/dm³',
    wrong: [
      { option: '0,1 mol/dm³', says: 'Tu liczbę moli pomnożono przez objętość, a trzeba podzielić.' },
      { option: '2,5 mol/dm³', says: 'Tu podzielono objętość przez liczbę moli, czyli odwrotnie.' },
      { option: '0,0004 mol/dm³', says: 'Tu nie zamieniono centymetrów sześciennych na decymetry sześcienne.' },
    ],
    explanation: 'Objętość to 0,5 dm³, więc stężenie wynosi $0{,}2 : 0{,}5 = 0{,}4$ mol/dm³.',
  },
  {
    id: 'stezenie-molowe-rozcienczanie-molowe',
    topic: 'stezenie-molowe',
    difficulty: 'hard',
    question:
      'Do 100 cm³ roztworu o stężeniu 2 mol/dm³ dolano wody, aż objętość roztworu wyniosła 400 cm³. Jakie jest teraz stężenie?',
    right: '0,5 mol/dm³',
    wrong: [
      { option: '0,4 mol/dm³', says: 'Objętość wzrosła czterokrotnie, a tu stężenie podzielono przez 5.' },
      { option: '8 mol/dm³', says: 'Dolanie wody rozcieńcza roztwór, więc stężenie nie może wzrosnąć.' },
      { option: '2 mol/dm³', says: 'Stała pozostaje liczba moli, a nie stężenie.' },
    ],
    explanation:
      'Liczba moli się nie zmienia, a objętość wzrosła $400 : 100 = 4$ razy, więc stężenie zmalało 4 razy: $2 : 4 = 0{,}5$.',
  },
];
