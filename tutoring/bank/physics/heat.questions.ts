import type { BankQuestion } from '../bank-question.types.ts';

export const HEAT_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'cieplo-wlasciwe-zero-celsjusza-w-kelwinach',
    topic: 'cieplo-wlasciwe',
    difficulty: 'easy',
    question: 'Której temperaturze w skali Kelvina odpowiada w przybliżeniu 0 °C?',
    right: '273 K',
    wrong: [
      { option: '0 K', says: 'To zero bezwzględne, czyli około −273 °C.' },
      { option: '100 K', says: 'Liczba 100 to temperatura wrzenia wody, ale w stopniach Celsjusza.' },
      { option: '−273 K', says: 'W skali Kelvina nie ma wartości ujemnych; −273 °C to w przybliżeniu 0 K.' },
    ],
    explanation: 'Skala Kelvina zaczyna się od zera bezwzględnego, czyli około −273 °C. Dlatego 0 °C to około 273 K.',
  },
  {
    id: 'cieplo-wlasciwe-kierunek-przeplywu',
    topic: 'cieplo-wlasciwe',
    difficulty: 'medium',
    question: 'Metalową kulkę o temperaturze 80 °C wrzucono do wody o temperaturze 20 °C. Jak przepływa ciepło?',
    right: 'Od kulki do wody, aż temperatury się wyrównają',
    wrong: [
      {
        option: 'Od wody do kulki, aż temperatury się wyrównają',
        says: 'Ciepło nie przepływa samorzutnie od ciała chłodniejszego do cieplejszego.',
      },
      {
        option: 'Od kulki do wody, aż kulka ochłodzi się do 0 °C',
        says: 'Przepływ ustaje, gdy temperatury się zrównają, a nie przy zerze stopni.',
      },
      {
        option: 'Nie przepływa, bo ciała są z różnych substancji',
        says: 'O przepływie decyduje różnica temperatur, a nie rodzaj substancji.',
      },
    ],
    explanation:
      'Ciepło przepływa samorzutnie od ciała o wyższej temperaturze do ciała o niższej temperaturze. Przepływ ustaje, gdy temperatury są równe.',
  },
  {
    id: 'cieplo-wlasciwe-piasek-i-woda-w-sloncu',
    topic: 'cieplo-wlasciwe',
    difficulty: 'hard',
    question:
      'W słoneczny dzień piasek na plaży jest gorący, a woda obok wciąż chłodna, choć świeci na nie to samo słońce. Która własność wody najlepiej to tłumaczy?',
    right: 'Woda ma dużo większe ciepło właściwe niż piasek',
    wrong: [
      {
        option: 'Woda ma dużo mniejsze ciepło właściwe niż piasek',
        says: 'Przy mniejszym cieple właściwym woda nagrzewałaby się szybciej niż piasek.',
      },
      {
        option: 'Woda ma dużo większą gęstość niż suchy piasek',
        says: 'Gęstość wody jest mniejsza od gęstości piasku, a o ogrzewaniu 1 kg decyduje ciepło właściwe.',
      },
      {
        option: 'Woda ma zawsze niższą temperaturę niż powietrze',
        says: 'Woda bywa też cieplejsza od powietrza, na przykład w chłodną noc.',
      },
    ],
    explanation:
      'Duże ciepło właściwe oznacza, że do ogrzania 1 kg wody o 1 °C potrzeba dużo energii. Dlatego woda nagrzewa się wolniej niż piasek.',
  },
  {
    id: 'cieplo-wlasciwe-ilosc-ciepla-dla-wody',
    topic: 'cieplo-wlasciwe',
    difficulty: 'hard',
    question:
      'Ile ciepła potrzeba, aby ogrzać 2 kg wody od 30 °C do 40 °C? Ciepło właściwe wody wynosi 4200 J/(kg · °C).',
    right: '84 kJ',
    wrong: [
      { option: '42 kJ', says: 'To ciepło potrzebne do ogrzania tylko 1 kg wody o 10 °C.' },
      { option: '336 kJ', says: 'Tu podstawiono temperaturę końcową 40 °C zamiast przyrostu temperatury.' },
      { option: '8,4 kJ', says: 'To ciepło potrzebne do ogrzania 2 kg wody tylko o 1 °C.' },
    ],
    explanation: 'Przyrost temperatury to 10 °C, więc $Q = 2 \\cdot 4200 \\cdot 10 = 84\\,000$ J, czyli 84 kJ.',
  },
  {
    id: 'zmiany-stanu-skupienia-szron-na-trawie',
    topic: 'zmiany-stanu-skupienia',
    difficulty: 'medium',
    question:
      'Mroźnego ranka na trawie pojawił się szron, bo para wodna zamieniła się od razu w lód. Jak nazywa się ta przemiana?',
    right: 'Resublimacja',
    wrong: [
      { option: 'Sublimacja', says: 'Sublimacja to przemiana odwrotna: ze stanu stałego od razu w gazowy.' },
      { option: 'Skraplanie', says: 'Podczas skraplania para zamienia się w ciecz, jak przy powstawaniu rosy.' },
      { option: 'Krzepnięcie', says: 'Krzepnie ciecz, a tu para nie stała się najpierw wodą.' },
    ],
    explanation: 'Przejście ze stanu gazowego wprost w stały to resublimacja. W ten sposób powstaje szron.',
  },
  {
    id: 'zmiany-stanu-skupienia-z-cieczy-w-cialo-stale',
    topic: 'zmiany-stanu-skupienia',
    difficulty: 'easy',
    question: 'Jak nazywa się przemiana cieczy w ciało stałe?',
    right: 'Krzepnięcie',
    wrong: [
      { option: 'Topnienie', says: 'Topnienie to przemiana odwrotna: ciała stałego w ciecz.' },
      { option: 'Parowanie', says: 'Podczas parowania ciecz zamienia się w gaz.' },
      { option: 'Skraplanie', says: 'Podczas skraplania gaz zamienia się w ciecz.' },
    ],
    explanation: 'Gdy ciecz oddaje energię, może zakrzepnąć, na przykład woda zamarza i zamienia się w lód.',
  },
  {
    id: 'zmiany-stanu-skupienia-wykres-ogrzewania-lodu',
    topic: 'zmiany-stanu-skupienia',
    difficulty: 'hard',
    question:
      'Na wykresie temperatury ogrzewanego lodu od czasu linia najpierw rośnie, potem przy 0 °C biegnie poziomo, a potem znów rośnie. Co dzieje się podczas poziomego odcinka?',
    right: 'Lód topnieje, pobierając energię przy stałej temperaturze',
    wrong: [
      {
        option: 'Lód nie pobiera wtedy energii, więc jego temperatura nie rośnie',
        says: 'Energia jest cały czas dostarczana, ale zużywa się na topnienie.',
      },
      {
        option: 'Lód stopił się już całkowicie, a woda zaczyna wrzeć',
        says: 'Wrzenie wody pod normalnym ciśnieniem zachodzi w 100 °C, a nie w 0 °C.',
      },
      {
        option: 'Woda krzepnie i zamienia się z powrotem w lód',
        says: 'Przy ogrzewaniu energia jest dostarczana, a krzepnięcie ją oddaje.',
      },
    ],
    explanation:
      'Ciało krystaliczne topnieje w stałej temperaturze. Dostarczana energia służy wtedy do rozluźnienia wiązań między cząsteczkami, a nie do ogrzewania.',
  },
  {
    id: 'przekazywanie-ciepla-ktory-przewodzi-najlepiej',
    topic: 'przekazywanie-ciepla',
    difficulty: 'easy',
    question: 'Który z tych materiałów najlepiej przewodzi ciepło?',
    right: 'Miedź',
    wrong: [
      { option: 'Drewno', says: 'Drewno jest słabym przewodnikiem ciepła, dlatego robi się z niego uchwyty.' },
      { option: 'Styropian', says: 'Styropian zawiera dużo powietrza i służy do ocieplania domów.' },
      { option: 'Szkło', says: 'Szkło przewodzi ciepło znacznie słabiej niż metale.' },
    ],
    explanation: 'Metale są dobrymi przewodnikami ciepła, a miedź należy do najlepszych z nich.',
  },
  {
    id: 'przekazywanie-ciepla-cieplo-ze-slonca',
    topic: 'przekazywanie-ciepla',
    difficulty: 'medium',
    question: 'W jaki sposób energia ze Słońca dociera do Ziemi przez przestrzeń kosmiczną?',
    right: 'Przez promieniowanie',
    wrong: [
      {
        option: 'Przez konwekcję',
        says: 'Konwekcja to ruch cieplejszych części cieczy lub gazu, a w próżni ich brak.',
      },
      { option: 'Przez przewodnictwo', says: 'Przewodnictwo wymaga cząsteczek, które przekazują sobie drgania.' },
      {
        option: 'Przez parowanie',
        says: 'Parowanie to zmiana cieczy w gaz, a nie sposób przekazywania ciepła przez próżnię.',
      },
    ],
    explanation:
      'W przestrzeni kosmicznej jest prawie idealna próżnia. Tylko promieniowanie, czyli fale elektromagnetyczne, nie potrzebuje ośrodka.',
  },
  {
    id: 'przekazywanie-ciepla-metalowa-i-drewniana-poreca',
    topic: 'przekazywanie-ciepla',
    difficulty: 'hard',
    question:
      'Metalowa i drewniana poręcz stoją od dawna w tym samym chłodnym pokoju. Dlaczego metalowa wydaje się zimniejsza w dotyku?',
    right: 'Metal szybciej odbiera ciepło od dłoni',
    wrong: [
      {
        option: 'Metal ma niższą temperaturę niż drewno',
        says: 'Oba przedmioty stoją w tym samym pokoju, więc mają tę samą temperaturę.',
      },
      {
        option: 'Drewno wytwarza własne ciepło',
        says: 'Poręcz z drewna nie wytwarza ciepła, tylko słabo odbiera je od dłoni.',
      },
      {
        option: 'Metal przekazuje dłoni zimno',
        says: 'Przepływa tylko ciepło, od cieplejszej dłoni do chłodniejszego metalu.',
      },
    ],
    explanation:
      'Metal jest dobrym przewodnikiem, więc ciepło z dłoni szybko do niego odpływa i skóra się ochładza. Temperatury obu poręczy są równe.',
  },
];
