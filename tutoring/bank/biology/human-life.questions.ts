import type { BankQuestion } from '../bank-question.types.ts';

export const HUMAN_LIFE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'odpornosc-i-szczepienia-surowica',
    topic: 'odpornosc-i-szczepienia',
    difficulty: 'easy',
    question: 'Co zawiera surowica podawana po ukąszeniu przez żmiję?',
    right: 'gotowe przeciwciała',
    wrong: [
      { option: 'osłabione bakterie', says: 'Osłabione drobnoustroje są w niektórych szczepionkach.' },
      { option: 'antybiotyk', says: 'Antybiotyk działa na bakterie, a nie na jad.' },
      { option: 'komórki pamięci', says: 'Komórki pamięci powstają w ciele po chorobie lub szczepieniu.' },
    ],
    explanation: 'Surowica działa od razu, bo zawiera gotowe przeciwciała. To odporność bierna i sztuczna.',
  },
  {
    id: 'odpornosc-i-szczepienia-mleko-matki',
    topic: 'odpornosc-i-szczepienia',
    difficulty: 'medium',
    question: 'Niemowlę dostaje przeciwciała z mlekiem matki. Jaki to rodzaj odporności?',
    right: 'bierna naturalna',
    wrong: [
      { option: 'bierna sztuczna', says: 'Odporność bierną sztuczną daje surowica.' },
      { option: 'czynna naturalna', says: 'Odporność czynną naturalną daje przebycie choroby.' },
      { option: 'czynna sztuczna', says: 'Odporność czynną sztuczną daje szczepionka.' },
    ],
    explanation: 'Niemowlę dostaje gotowe przeciwciała, więc odporność jest bierna, a karmienie jest drogą naturalną.',
  },
  {
    id: 'odpornosc-i-szczepienia-drugi-raz',
    topic: 'odpornosc-i-szczepienia',
    difficulty: 'hard',
    question: 'Dlaczego ten, kto przeszedł ospę wietrzną, po spotkaniu z chorym zwykle nie choruje na nią drugi raz?',
    right: 'Komórki pamięci szybko rozpoznają wirusa',
    wrong: [
      {
        option: 'We krwi krąży wciąż antybiotyk z czasu choroby',
        says: 'Antybiotyk nie działa na wirusy i szybko znika z ciała.',
      },
      {
        option: 'Skóra po ospie nie wpuszcza już wirusów',
        says: 'Skóra należy do odporności wrodzonej i po ospie się nie zmienia.',
      },
      {
        option: 'Ciało straciło antygeny potrzebne wirusowi',
        says: 'Antygeny ma wirus, a rozpoznają je limfocyty człowieka.',
      },
    ],
    explanation:
      'Po chorobie zostają komórki pamięci. Przy następnym kontakcie przeciwciała powstają tak szybko, że choroba się nie rozwija.',
  },
  {
    id: 'uklad-rozrodczy-plemniki',
    topic: 'uklad-rozrodczy',
    difficulty: 'easy',
    question: 'W których narządach powstają plemniki?',
    right: 'w jądrach',
    wrong: [
      { option: 'w jajnikach', says: 'W jajnikach dojrzewają komórki jajowe.' },
      { option: 'w nasieniowodach', says: 'Nasieniowody tylko przewodzą plemniki.' },
      { option: 'w nadnerczach', says: 'Nadnercza wydzielają hormony, na przykład adrenalinę.' },
    ],
    explanation: 'Plemniki powstają w jądrach, a dojrzewają w najądrzach.',
  },
  {
    id: 'uklad-rozrodczy-kolejnosc',
    topic: 'uklad-rozrodczy',
    difficulty: 'medium',
    question: 'Jaka jest właściwa kolejność zdarzeń?',
    right: 'owulacja → zapłodnienie → zagnieżdżenie zarodka → rozwój płodu',
    wrong: [
      {
        option: 'zapłodnienie → owulacja → zagnieżdżenie zarodka → rozwój płodu',
        says: 'Najpierw komórka jajowa musi opuścić jajnik, czyli musi nastąpić owulacja.',
      },
      {
        option: 'owulacja → zagnieżdżenie zarodka → zapłodnienie → rozwój płodu',
        says: 'Zarodek powstaje dopiero po zapłodnieniu, więc nie może się wcześniej zagnieździć.',
      },
      {
        option: 'owulacja → zapłodnienie → rozwój płodu → zagnieżdżenie zarodka',
        says: 'Płód rozwija się z zarodka, który zagnieździł się w macicy.',
      },
    ],
    explanation:
      'Komórka jajowa opuszcza jajnik, łączy się w jajowodzie z plemnikiem, zarodek zagnieżdża się w macicy i staje się płodem.',
  },
  {
    id: 'uklad-rozrodczy-lozysko',
    topic: 'uklad-rozrodczy',
    difficulty: 'hard',
    question: 'Które zdanie o łożysku jest prawdziwe?',
    right: 'Przez łożysko tlen przechodzi z krwi matki do krwi płodu',
    wrong: [
      {
        option: 'W łożysku krew matki miesza się z krwią płodu',
        says: 'Krew matki i krew płodu się nie mieszają, przenikają tylko substancje.',
      },
      {
        option: 'Łożysko nie przepuszcza alkoholu, więc chroni przed nim płód',
        says: 'Alkohol przenika przez łożysko i szkodzi płodowi.',
      },
      { option: 'W łożysku dojrzewa komórka jajowa przed zapłodnieniem', says: 'Komórka jajowa dojrzewa w jajniku.' },
    ],
    explanation:
      'W łożysku naczynia matki i płodu leżą tuż obok siebie. Tlen i składniki odżywcze przenikają, ale krew się nie miesza.',
  },
];
