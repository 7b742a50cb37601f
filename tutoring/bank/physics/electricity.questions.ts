import type { BankQuestion } from '../bank-question.types.ts';

export const ELECTRICITY_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'elektryzowanie-cial-znaki-ladunkow',
    topic: 'elektryzowanie-cial',
    difficulty: 'easy',
    question: 'Między którymi ładunkami elektrycznymi działa siła przyciągania?',
    right: 'Między dodatnim a ujemnym',
    wrong: [
      { option: 'Między dodatnim a dodatnim', says: 'To ładunki jednoimienne, a takie się odpychają.' },
      { option: 'Między ujemnym a ujemnym', says: 'Dwa ładunki ujemne są jednoimienne, więc się odpychają.' },
      {
        option: 'Między każdymi dwoma ładunkami',
        says: 'Zawsze przyciąga grawitacja, a ładunki mogą się też odpychać.',
      },
    ],
    explanation: 'Ładunki różnoimienne, czyli dodatni i ujemny, przyciągają się. Ładunki jednoimienne się odpychają.',
  },
  {
    id: 'elektryzowanie-cial-szklo-i-jedwab',
    topic: 'elektryzowanie-cial',
    difficulty: 'medium',
    question: 'Szklana pałeczka potarta jedwabiem naelektryzowała się dodatnio. Co się stało?',
    right: 'Część elektronów przeszła z pałeczki na jedwab',
    wrong: [
      {
        option: 'Część elektronów przeszła z jedwabiu na pałeczkę',
        says: 'Wtedy pałeczka miałaby nadmiar elektronów, czyli ładunek ujemny.',
      },
      {
        option: 'Część protonów przeszła z jedwabiu na pałeczkę',
        says: 'Protony są uwięzione w jądrach atomów i podczas pocierania nie wędrują.',
      },
      {
        option: 'Na pałeczce powstały nowe protony',
        says: 'Podczas pocierania ładunki nie powstają, tylko przemieszczają się elektrony.',
      },
    ],
    explanation:
      'Podczas pocierania wędrują tylko elektrony. Ciało, które straciło część elektronów, ma ładunek dodatni.',
  },
  {
    id: 'elektryzowanie-cial-prawo-coulomba-odleglosc',
    topic: 'elektryzowanie-cial',
    difficulty: 'hard',
    question:
      'Jak zmieni się siła oddziaływania dwóch małych naelektryzowanych kulek, gdy odległość między nimi wzrośnie 3 razy?',
    right: 'Zmaleje 9 razy',
    wrong: [
      { option: 'Zmaleje 3 razy', says: 'Siła zależy od kwadratu odległości, więc zmaleje bardziej niż 3 razy.' },
      { option: 'Wzrośnie 9 razy', says: 'Gdy ładunki się oddalają, siła między nimi maleje.' },
      { option: 'Zmaleje 6 razy', says: 'Liczbę 3 trzeba podnieść do kwadratu, a nie podwoić.' },
    ],
    explanation: 'Siła elektryczna jest odwrotnie proporcjonalna do kwadratu odległości, więc maleje $3^2 = 9$ razy.',
  },
  {
    id: 'prad-elektryczny-co-mierzy-woltomierz',
    topic: 'prad-elektryczny',
    difficulty: 'easy',
    question: 'Którym przyrządem mierzymy napięcie elektryczne?',
    right: 'Woltomierzem',
    wrong: [
      { option: 'Amperomierzem', says: 'Amperomierz mierzy natężenie prądu.' },
      { option: 'Siłomierzem', says: 'Siłomierz mierzy siłę, na przykład ciężar ciała.' },
      { option: 'Barometrem', says: 'Barometr mierzy ciśnienie atmosferyczne.' },
    ],
    explanation: 'Napięcie podajemy w woltach i mierzymy woltomierzem, który włączamy równolegle do badanego elementu.',
  },
  {
    id: 'prad-elektryczny-prad-przed-zarowka-i-za-nia',
    topic: 'prad-elektryczny',
    difficulty: 'hard',
    question:
      'W prostym obwodzie z baterią i jedną żarówką amperomierz włączony przed żarówką wskazuje 0,4 A. Co wskaże amperomierz włączony za żarówką?',
    right: '0,4 A, bo natężenie jest w całym obwodzie takie samo',
    wrong: [
      {
        option: '0 A, bo żarówka zużywa cały prąd',
        says: 'Żarówka zamienia energię prądu na światło i ciepło, ale ładunku nie zużywa.',
      },
      {
        option: '0,2 A, bo połowę prądu zużywa żarówka',
        says: 'Ładunek nie znika w żarówce, dlatego natężenie się nie zmienia.',
      },
      {
        option: '0,8 A, bo żarówka wzmacnia prąd',
        says: 'Żarówka nie jest źródłem: nie dostarcza do obwodu dodatkowego ładunku.',
      },
    ],
    explanation:
      'Ładunek nie znika ani nie gromadzi się w żarówce. W obwodzie bez rozgałęzień natężenie prądu jest wszędzie jednakowe.',
  },
  {
    id: 'prad-elektryczny-ladunek-w-czasie',
    topic: 'prad-elektryczny',
    difficulty: 'medium',
    question: 'Przez przewód płynie prąd o natężeniu 2 A. Jaki ładunek przepływa przez jego przekrój w ciągu 30 s?',
    right: '60 C',
    wrong: [
      { option: '15 C', says: 'To wynik dzielenia czasu przez natężenie, a te wielkości trzeba pomnożyć.' },
      { option: '32 C', says: 'Tu dodano do siebie natężenie i czas, a to różne wielkości.' },
      { option: '28 C', says: 'Tu od czasu odjęto natężenie, a to różne wielkości.' },
    ],
    explanation:
      'Natężenie 2 A oznacza, że w każdej sekundzie przepływa 2 C. W ciągu 30 s przepłynie więc $2 \\cdot 30 = 60$ C.',
  },
  {
    id: 'prawo-ohma-tresc-prawa',
    topic: 'prawo-ohma',
    difficulty: 'easy',
    question:
      'Jak według prawa Ohma zmienia się natężenie prądu w metalowym przewodniku o stałej temperaturze, gdy napięcie rośnie dwa razy?',
    right: 'Rośnie dwa razy',
    wrong: [
      { option: 'Maleje dwa razy', says: 'Tak byłoby, gdyby dwa razy wzrósł opór przy tym samym napięciu.' },
      { option: 'Rośnie cztery razy', says: 'Cztery razy wzrosłaby moc, a natężenie rośnie tyle razy, ile napięcie.' },
      { option: 'Nie zmienia się', says: 'Nie zmienia się opór przewodnika, a natężenie zależy od napięcia.' },
    ],
    explanation: 'Natężenie prądu jest wprost proporcjonalne do napięcia, więc oba rosną tyle samo razy.',
  },
  {
    id: 'prawo-ohma-opor-drutu',
    topic: 'prawo-ohma',
    difficulty: 'medium',
    question: 'Który drut miedziany ma największy opór elektryczny?',
    right: 'Długi i cienki',
    wrong: [
      { option: 'Długi i gruby', says: 'Duża długość zwiększa opór, ale większa grubość go zmniejsza.' },
      { option: 'Krótki i cienki', says: 'Mała grubość zwiększa opór, ale mała długość go zmniejsza.' },
      { option: 'Krótki i gruby', says: 'Taki drut ma opór najmniejszy, bo elektrony mają krótką i szeroką drogę.' },
    ],
    explanation:
      'Opór rośnie z długością drutu i maleje, gdy drut jest grubszy. Największy opór ma więc drut długi i cienki.',
  },
  {
    id: 'prawo-ohma-wykres-dwoch-opornikow',
    topic: 'prawo-ohma',
    difficulty: 'hard',
    question:
      'Na wykresie natężenia prądu od napięcia opornik A przedstawia prosta bardziej stroma niż opornik B. Na osi pionowej jest natężenie. Który opornik ma większy opór?',
    right: 'B, bo przy tym samym napięciu płynie przez niego mniejszy prąd',
    wrong: [
      {
        option: 'A, bo przy tym samym napięciu płynie przez niego większy prąd',
        says: 'Większy prąd przy tym samym napięciu oznacza mniejszy opór.',
      },
      {
        option: 'A, bo na jego wykresie największe jest napięcie',
        says: 'Przy porównaniu trzeba wziąć to samo napięcie i odczytać natężenia.',
      },
      {
        option: 'Opory są równe, bo oba wykresy są liniami prostymi',
        says: 'Prosta oznacza stały opór każdego z nich, ale różne nachylenia to różne opory.',
      },
    ],
    explanation:
      'Opór to $R = \\frac{U}{I}$. Dla tego samego napięcia przez opornik B płynie mniejszy prąd, więc jego opór jest większy.',
  },
];
