import type { BankQuestion } from '../bank-question.types.ts';

export const ECONOMY_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'zrodla-energii-nieodnawialne',
    topic: 'zrodla-energii',
    difficulty: 'easy',
    question: 'Które źródło energii jest nieodnawialne?',
    right: 'węgiel brunatny',
    wrong: [
      { option: 'wiatr', says: 'Wiatr wieje stale na nowo, więc jest źródłem odnawialnym.' },
      { option: 'biomasa', says: 'Rośliny odrastają, więc biomasa jest odnawialna.' },
      { option: 'ciepło wnętrza Ziemi', says: 'Energia geotermalna jest zaliczana do źródeł odnawialnych.' },
    ],
    explanation: 'Węgiel powstawał przez miliony lat, a zużywamy go o wiele szybciej, więc jego zasoby się wyczerpują.',
  },
  {
    id: 'zrodla-energii-wiatraki',
    topic: 'zrodla-energii',
    difficulty: 'medium',
    question: 'Gdzie w Polsce najkorzystniej jest zbudować dużą elektrownię wiatrową?',
    right: 'na otwartym wybrzeżu Bałtyku',
    wrong: [
      { option: 'w osłoniętej kotlinie górskiej', says: 'Góry osłaniają kotlinę, więc wiatr jest tam słaby.' },
      { option: 'w środku dużego kompleksu leśnego', says: 'Drzewa hamują wiatr, a budowa zniszczyłaby las.' },
      {
        option: 'w gęsto zabudowanym centrum miasta',
        says: 'Budynki hamują wiatr, a wiatraki muszą stać daleko od domów.',
      },
    ],
    explanation: 'Nad morzem nic nie hamuje wiatru, więc wieje on silnie i często. Turbiny pracują tam najwydajniej.',
  },
  {
    id: 'zrodla-energii-norwegia',
    topic: 'zrodla-energii',
    difficulty: 'hard',
    question: 'Dlaczego Norwegia większość prądu uzyskuje z elektrowni wodnych?',
    right: 'Jej rzeki są zasobne w wodę i mają duży spadek',
    wrong: [
      {
        option: 'Nie ma na swoim obszarze złóż ropy ani gazu',
        says: 'Norwegia wydobywa dużo ropy i gazu spod dna Morza Północnego.',
      },
      {
        option: 'Jest krajem nizinnym z szerokimi, powolnymi rzekami',
        says: 'Norwegia jest górzysta, a powolne rzeki dają mniej energii.',
      },
      {
        option: 'Silne wiatry napędzają turbiny w jej zaporach',
        says: 'Turbiny w zaporach napędza spadająca woda, a nie wiatr.',
      },
    ],
    explanation:
      'Energia wody zależy od jej ilości i od wysokości spadku. Wilgotny klimat i góry dają Norwegii jedno i drugie.',
  },
  {
    id: 'sektory-gospodarki-fryzjerka',
    topic: 'sektory-gospodarki',
    difficulty: 'easy',
    question: 'W którym dziale gospodarki pracuje fryzjerka?',
    right: 'w usługach',
    wrong: [
      { option: 'w przemyśle', says: 'Przemysł wydobywa surowce i wytwarza z nich towary.' },
      { option: 'w rolnictwie', says: 'Rolnictwo uprawia rośliny i hoduje zwierzęta.' },
      { option: 'w budownictwie', says: 'Budownictwo wznosi domy, drogi i mosty.' },
    ],
    explanation: 'Fryzjerka nie wytwarza przedmiotów, lecz robi coś dla klienta. To usługa.',
  },
  {
    id: 'sektory-gospodarki-droga-soku',
    topic: 'sektory-gospodarki',
    difficulty: 'medium',
    question: 'W którym szeregu są po kolei: rolnictwo, przemysł, usługi?',
    right: 'sad → wytwórnia soków → sklep spożywczy',
    wrong: [
      {
        option: 'wytwórnia soków → sad → sklep spożywczy',
        says: 'Wytwórnia soków to przemysł, a sad rolnictwo, więc zamieniono początek.',
      },
      {
        option: 'sklep spożywczy → wytwórnia soków → sad',
        says: 'To kolejność odwrotna: sklep to usługi, a sad rolnictwo.',
      },
      { option: 'sad → sklep spożywczy → wytwórnia soków', says: 'Sklep to usługi, więc powinien być na końcu.' },
    ],
    explanation:
      'Sad daje jabłka (rolnictwo), wytwórnia przerabia je na sok (przemysł), a sklep go sprzedaje (usługi).',
  },
  {
    id: 'sektory-gospodarki-struktura-zatrudnienia',
    topic: 'sektory-gospodarki',
    difficulty: 'hard',
    question:
      'W pewnym kraju w rolnictwie pracuje 65% zatrudnionych, w przemyśle 10%, w usługach 25%. Jaki to najpewniej kraj?',
    right: 'słabo rozwinięty, o rolnictwie z małą liczbą maszyn',
    wrong: [
      {
        option: 'wysoko rozwinięty, o rolnictwie z wieloma maszynami',
        says: 'W takich krajach w rolnictwie pracuje zwykle tylko kilka procent osób.',
      },
      {
        option: 'wysoko rozwinięty, utrzymujący się głównie z usług',
        says: 'W takich krajach w usługach pracuje ponad dwie trzecie zatrudnionych.',
      },
      {
        option: 'słabo rozwinięty, utrzymujący się głównie z przemysłu',
        says: 'W przemyśle pracuje tu tylko co dziesiąta osoba.',
      },
    ],
    explanation: 'Gdzie brakuje maszyn, tam na roli pracuje większość ludzi. Z rozwojem kraju rośnie udział usług.',
  },
];
