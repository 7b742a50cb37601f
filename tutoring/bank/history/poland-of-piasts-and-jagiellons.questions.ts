import type { BankQuestion } from '../bank-question.types.ts';

export const PIASTS_AND_JAGIELLONS_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'chrzest-polski-dobrawa',
    topic: 'chrzest-polski',
    difficulty: 'easy',
    question: 'Z którego kraju pochodziła Dobrawa, żona Mieszka I?',
    right: 'Z Czech',
    wrong: [
      { option: 'Z Niemiec', says: 'Z Niemiec pochodziła druga żona Mieszka, Oda.' },
      { option: 'Z Rusi', says: 'Ruś przyjęła chrzest dopiero po Polsce, w 988 roku.' },
      { option: 'Z Węgier', says: 'Węgry przyjęły chrzest kilkadziesiąt lat po Polsce.' },
    ],
    explanation: 'Mieszko I ożenił się z czeską księżniczką Dobrawą i przyjął chrzest za pośrednictwem Czech.',
  },
  {
    id: 'chrzest-polski-zjazd',
    topic: 'chrzest-polski',
    difficulty: 'medium',
    question: 'Jakie wydarzenie miało miejsce w Gnieźnie w roku 1000?',
    right: 'Spotkanie Bolesława Chrobrego z cesarzem Ottonem III',
    wrong: [
      { option: 'Koronacja Bolesława Chrobrego na króla Polski', says: 'Koronacja Chrobrego odbyła się w 1025 roku.' },
      { option: 'Chrzest Mieszka I i jego całego dworu', says: 'Chrzest odbył się w 966 roku.' },
      {
        option: 'Zawarcie unii Polski z Wielkim Księstwem Litewskim',
        says: 'Unię z Litwą zawarto w 1385 roku w Krewie.',
      },
    ],
    explanation:
      'Na zjeździe gnieźnieńskim cesarz uznał Chrobrego za sojusznika, a w Gnieźnie powstało arcybiskupstwo.',
  },
  {
    id: 'rozbicie-dzielnicowe-rok-1138',
    topic: 'rozbicie-dzielnicowe',
    difficulty: 'easy',
    question: 'W którym roku rozpoczęło się rozbicie dzielnicowe?',
    right: '1138',
    wrong: [
      { option: '1025', says: 'W 1025 roku koronował się Bolesław Chrobry.' },
      { option: '1320', says: 'W 1320 roku koronował się Władysław Łokietek.' },
      { option: '1410', says: 'W 1410 roku rozegrała się bitwa pod Grunwaldem.' },
    ],
    explanation: 'W 1138 roku zmarł Bolesław Krzywousty, a jego testament podzielił kraj między synów.',
  },
  {
    id: 'rozbicie-dzielnicowe-konrad',
    topic: 'rozbicie-dzielnicowe',
    difficulty: 'medium',
    question: 'Kto sprowadził Krzyżaków na ziemię chełmińską?',
    right: 'Konrad Mazowiecki',
    wrong: [
      { option: 'Władysław Łokietek', says: 'Łokietek z Krzyżakami walczył, między innymi pod Płowcami.' },
      { option: 'Henryk Pobożny', says: 'Henryk Pobożny zginął w walce z Mongołami pod Legnicą.' },
      { option: 'Bolesław Krzywousty', says: 'Krzywousty zmarł niemal sto lat wcześniej.' },
    ],
    explanation: 'Konrad Mazowiecki wezwał zakon do obrony przed Prusami. Krzyżacy stworzyli tam własne państwo.',
  },
  {
    id: 'kazimierz-wielki-zamki',
    topic: 'kazimierz-wielki',
    difficulty: 'easy',
    question: 'Które zdanie najlepiej opisuje panowanie Kazimierza Wielkiego?',
    right: 'Budował zamki i umacniał państwo bez wielkich wojen',
    wrong: [
      { option: 'Podbił państwo krzyżackie i zburzył Malbork', says: 'Malborka w tym czasie nie zdobyto.' },
      { option: 'Podzielił państwo na dzielnice między synów', says: 'Tak zrobił Bolesław Krzywousty w testamencie.' },
      { option: 'Zawarł unię z Litwą i przyjął chrzest Jagiełły', says: 'Unię z Litwą zawarto już po jego śmierci.' },
    ],
    explanation:
      'Mówi się, że zastał Polskę drewnianą, a zostawił murowaną. Król wzniósł dziesiątki zamków i murów miejskich.',
  },
  {
    id: 'kazimierz-wielki-statuty',
    topic: 'kazimierz-wielki',
    difficulty: 'hard',
    question: 'Co zawierały statuty Kazimierza Wielkiego?',
    right: 'Spisane i uporządkowane prawo',
    wrong: [
      { option: 'Zasady wyboru króla przez szlachtę', says: 'Wolna elekcja zaczęła się dwa wieki później.' },
      { option: 'Warunki pokoju z zakonem krzyżackim', says: 'Pokój z Krzyżakami zawarto w Kaliszu, osobną umową.' },
      { option: 'Przepisy o podatkach od solnych żup', says: 'Kopalniami soli zajmowała się osobna ordynacja.' },
    ],
    explanation: 'Statuty wiślicko-piotrkowskie ujednoliciły prawo w Wielkopolsce i Małopolsce.',
  },
  {
    id: 'unia-w-krewie-data-bitwy',
    topic: 'unia-w-krewie',
    difficulty: 'easy',
    question: 'W którym roku rozegrała się bitwa pod Grunwaldem?',
    right: '1410',
    wrong: [
      { option: '1385', says: 'W 1385 roku zawarto unię w Krewie.' },
      { option: '1466', says: 'W 1466 roku zawarto drugi pokój toruński.' },
      { option: '1569', says: 'W 1569 roku zawarto unię lubelską.' },
    ],
    explanation: '15 lipca 1410 roku wojska Jagiełły i Witolda pokonały Krzyżaków pod Grunwaldem.',
  },
  {
    id: 'unia-w-krewie-jadwiga',
    topic: 'unia-w-krewie',
    difficulty: 'medium',
    question: 'Za kogo wyszła królowa Jadwiga po unii w Krewie?',
    right: 'Za wielkiego księcia litewskiego Jagiełłę',
    wrong: [
      {
        option: 'Za austriackiego księcia Wilhelma',
        says: 'Z Wilhelmem Jadwiga była zaręczona, ale ślubu z nim nie wzięła.',
      },
      { option: 'Za węgierskiego króla Zygmunta', says: 'Zygmunt poślubił Marię, siostrę Jadwigi.' },
      { option: 'Za księcia Witolda, kuzyna Jagiełły', says: 'Witold rządził Litwą, lecz mężem Jadwigi nie był.' },
    ],
    explanation: 'Jagiełło przyjął chrzest i imię Władysław, ożenił się z Jadwigą i został królem Polski.',
  },
  {
    id: 'unia-lubelska-rok',
    topic: 'unia-lubelska',
    difficulty: 'easy',
    question: 'W którym roku zawarto unię lubelską?',
    right: '1569',
    wrong: [
      { option: '1385', says: 'W 1385 roku zawarto unię w Krewie.' },
      { option: '1505', says: 'W 1505 roku uchwalono konstytucję Nihil novi.' },
      { option: '1573', says: 'W 1573 roku odbyła się pierwsza wolna elekcja.' },
    ],
    explanation: 'W 1569 roku w Lublinie Polska i Litwa stały się jedną Rzecząpospolitą Obojga Narodów.',
  },
  {
    id: 'unia-lubelska-osobne',
    topic: 'unia-lubelska',
    difficulty: 'hard',
    question: 'Co po unii lubelskiej pozostało osobne w Polsce i na Litwie?',
    right: 'Urzędy, skarb i wojsko',
    wrong: [
      { option: 'Król i jego koronacja', says: 'Król był wspólny i koronowano go raz, w Krakowie.' },
      { option: 'Sejm i jego obrady', says: 'Sejm był wspólny dla obu narodów.' },
      { option: 'Polityka zagraniczna', says: 'Politykę zagraniczną prowadzono razem.' },
    ],
    explanation:
      'Unia realna połączyła sejm i politykę zagraniczną, lecz Litwa zachowała własne urzędy, skarb i wojsko.',
  },
  {
    id: 'demokracja-szlachecka-artykuly',
    topic: 'demokracja-szlachecka',
    difficulty: 'hard',
    question: 'Co zawierały artykuły henrykowskie?',
    right: 'Zasady, których przestrzegał każdy nowy król',
    wrong: [
      { option: 'Obietnice tylko jednego wybranego króla', says: 'Osobiste obietnice króla to *pacta conventa*.' },
      { option: 'Spis praw nadanych miastom królewskim', says: 'Prawa miast spisano dopiero w 1791 roku.' },
      { option: 'Ustawę, która zniosła liberum veto', says: 'Liberum veto zniosła Konstytucja 3 maja.' },
    ],
    explanation:
      'Artykuły henrykowskie były stałe dla wszystkich władców: wolna elekcja, sejm co dwa lata, tolerancja religijna.',
  },
  {
    id: 'demokracja-szlachecka-pierwszy-elekcyjny',
    topic: 'demokracja-szlachecka',
    difficulty: 'medium',
    question: 'Kto został królem w pierwszej wolnej elekcji?',
    right: 'Henryk Walezy',
    wrong: [
      { option: 'Stefan Batory', says: 'Batory został królem po ucieczce Henryka Walezego.' },
      { option: 'Zygmunt August', says: 'Zygmunt August był ostatnim z Jagiellonów na tronie.' },
      { option: 'Jan III Sobieski', says: 'Sobieskiego wybrano sto lat później.' },
    ],
    explanation:
      'W 1573 roku szlachta wybrała francuskiego księcia Henryka Walezego. Rządził kilka miesięcy i uciekł do Francji.',
  },
];
