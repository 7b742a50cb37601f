import type { BankQuestion } from '../bank-question.types.ts';

export const PEOPLE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'przyrost-naturalny-gmina',
    topic: 'przyrost-naturalny',
    difficulty: 'easy',
    question: 'W gminie urodziło się w ciągu roku 120 dzieci, a zmarło 150 osób. Ile wyniósł przyrost naturalny?',
    right: '$-30$',
    wrong: [
      { option: '$30$', says: 'Od urodzeń odejmujemy zgony, a nie odwrotnie.' },
      { option: '$270$', says: 'To suma urodzeń i zgonów, a potrzebna jest różnica.' },
      { option: '$-150$', says: 'To same zgony, a trzeba jeszcze uwzględnić urodzenia.' },
    ],
    explanation: 'Przyrost naturalny to urodzenia minus zgony: $120 - 150 = -30$. Ludność naturalnie się zmniejszyła.',
  },
  {
    id: 'przyrost-naturalny-promile',
    topic: 'przyrost-naturalny',
    difficulty: 'medium',
    question:
      'W mieście mieszka 200 000 osób. Urodziło się 1800, zmarło 2400. Ile wynosi współczynnik przyrostu naturalnego?',
    right: '−3‰',
    wrong: [
      { option: '3‰', says: 'Zgonów było więcej niż urodzeń, więc wynik jest ujemny.' },
      { option: '−0,3‰', says: 'To wynik w procentach: minus 0,3%, czyli minus 3 promile.' },
      { option: '−12‰', says: 'Tu uwzględniono tylko zgony: 2400 na 200 000 to 12 promili.' },
    ],
    explanation: '$1800 - 2400 = -600$. Na 1000 mieszkańców przypada $-600 : 200 = -3$, czyli −3‰.',
  },
  {
    id: 'przyrost-naturalny-mimo-ujemnego',
    topic: 'przyrost-naturalny',
    difficulty: 'hard',
    question: 'Kraj ma ujemny przyrost naturalny, a mimo to ludności w nim przybywa. Co to tłumaczy?',
    right: 'więcej osób przyjechało na stałe, niż wyjechało',
    wrong: [
      { option: 'więcej osób wyjechało na stałe, niż przyjechało', says: 'Wtedy ludności ubyłoby jeszcze bardziej.' },
      {
        option: 'więcej osób zmarło w tym kraju, niż się urodziło',
        says: 'To właśnie ujemny przyrost naturalny, który zmniejsza ludność.',
      },
      {
        option: 'więcej osób przeniosło się ze wsi do miast tego kraju',
        says: 'Przeprowadzki wewnątrz kraju nie zmieniają liczby jego ludności.',
      },
    ],
    explanation:
      'O liczbie ludności decydują przyrost naturalny i saldo migracji. Imigracja może przeważyć ubytek naturalny.',
  },
  {
    id: 'urbanizacja-i-migracje-przedmiescie',
    topic: 'urbanizacja-i-migracje',
    difficulty: 'easy',
    question:
      'Wiele rodzin przenosi się z centrum Poznania do domów w podmiejskich wsiach. Jak nazywa się to zjawisko?',
    right: 'suburbanizacja',
    wrong: [
      { option: 'imigracja', says: 'Imigracja to przyjazd na stałe do innego kraju.' },
      { option: 'konurbacja', says: 'Konurbacja to zespół podobnych do siebie miast.' },
      { option: 'repatriacja', says: 'Repatriacja to powrót do ojczyzny z innego kraju.' },
    ],
    explanation:
      'Suburbanizacja to rozwój przedmieść: ludzie przenoszą się tam z miasta, ale często nadal w nim pracują.',
  },
  {
    id: 'urbanizacja-i-migracje-konurbacja',
    topic: 'urbanizacja-i-migracje',
    difficulty: 'medium',
    question: 'Który obszar jest konurbacją?',
    right: 'zespół miast Górnego Śląska',
    wrong: [
      {
        option: 'Warszawa z okolicznymi miastami',
        says: 'To aglomeracja: jedno wielkie miasto i mniejsze wokół niego.',
      },
      { option: 'Wrocław z podmiejskimi wsiami', says: 'To aglomeracja, w której Wrocław wyraźnie dominuje.' },
      { option: 'Zakopane z wsiami na Podhalu', says: 'Zakopane to niewielkie miasto wśród wsi, a nie zespół miast.' },
    ],
    explanation:
      'Konurbację tworzy wiele miast o podobnym znaczeniu, które leżą blisko siebie, jak Katowice, Chorzów i Bytom.',
  },
  {
    id: 'urbanizacja-i-migracje-bilans',
    topic: 'urbanizacja-i-migracje',
    difficulty: 'hard',
    question:
      'W ciągu roku w kraju urodziło się 90 tys. osób, zmarło 80 tys., przyjechało na stałe 40 tys., a wyjechało 65 tys. Jak zmieniła się ludność?',
    right: 'zmniejszyła się o 15 tysięcy',
    wrong: [
      { option: 'zwiększyła się o 10 tysięcy', says: 'To sam przyrost naturalny, bez migracji.' },
      { option: 'zmniejszyła się o 25 tysięcy', says: 'To samo saldo migracji, bez urodzeń i zgonów.' },
      {
        option: 'zwiększyła się o 35 tysięcy',
        says: 'Saldo migracji jest ujemne, więc 25 tys. trzeba odjąć, a nie dodać.',
      },
    ],
    explanation:
      'Przyrost naturalny: $90 - 80 = 10$ tys. Saldo migracji: $40 - 65 = -25$ tys. Razem: $10 - 25 = -15$ tysięcy',
  },
];
