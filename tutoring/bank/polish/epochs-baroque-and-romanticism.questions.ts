import type { BankQuestion } from '../bank-question.types.ts';

export const BAROQUE_AND_ROMANTICISM_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'barok-koncept',
    topic: 'barok',
    difficulty: 'hard',
    question: 'Czym jest koncept w poezji baroku?',
    right: 'Zaskakującym pomysłem, na którym zbudowano wiersz',
    wrong: [
      {
        option: 'Pojedynczą ozdobą, którą można z wiersza usunąć',
        says: 'Konceptu nie da się usunąć, bo opiera się na nim cały utwór.',
      },
      {
        option: 'Stałym układem rymów w czternastu wersach sonetu',
        says: 'Układ rymów to część budowy sonetu, a nie pomysł na treść.',
      },
      {
        option: 'Pouczeniem, które kończy utwór i wyjaśnia jego sens',
        says: 'Takie pouczenie to morał, znany z bajek.',
      },
    ],
    explanation: 'Poeta barokowy chciał zadziwić czytelnika, dlatego budował cały wiersz wokół niezwykłego pomysłu.',
  },
  {
    id: 'barok-oksymoron',
    topic: 'barok',
    difficulty: 'medium',
    question: 'Który środek stylistyczny łączy wyrazy o sprzecznych znaczeniach, jak „zimny ogień”?',
    right: 'Oksymoron',
    wrong: [
      { option: 'Anafora', says: 'Anafora to powtórzenie tych samych słów na początku wersów.' },
      { option: 'Onomatopeja', says: 'Onomatopeja naśladuje dźwięki, jak „szum” czy „brzdęk”.' },
      { option: 'Hiperbola', says: 'Hiperbola to przesada, jak „czekać całe wieki”.' },
    ],
    explanation: 'Oksymoron zderza ze sobą wyrazy, które się wykluczają. Poeci baroku używali go bardzo chętnie.',
  },
  {
    id: 'barok-marnosc',
    topic: 'barok',
    difficulty: 'medium',
    question: 'Naborowski porównuje ludzkie życie do dźwięku, cienia i dymu. Jaki to motyw?',
    right: 'Marności i przemijania',
    wrong: [
      { option: 'Szczęśliwego życia na wsi', says: 'Spokojna wieś to arkadia, częsta w renesansie.' },
      {
        option: 'Tańca, w którym śmierć prowadzi ludzi',
        says: 'Taniec śmierci to motyw średniowiecza, o równości wszystkich ludzi.',
      },
      { option: 'Matki opłakującej swego syna', says: 'Cierpiąca matka to motyw „Lamentu świętokrzyskiego”.' },
    ],
    explanation: 'Dźwięk, cień i dym znikają w jednej chwili. Taki obraz życia to motyw *vanitas*.',
  },
  {
    id: 'barok-dworska',
    topic: 'barok',
    difficulty: 'hard',
    question: 'Kto jest przedstawicielem barokowej poezji dworskiej?',
    right: 'Jan Andrzej Morsztyn',
    wrong: [
      {
        option: 'Mikołaj Sęp-Szarzyński',
        says: 'Sęp-Szarzyński pisał poezję metafizyczną: o Bogu i niepokoju człowieka.',
      },
      {
        option: 'Jan Chryzostom Pasek',
        says: 'Pasek opisał w pamiętnikach życie szlachty, należy do nurtu sarmackiego.',
      },
      { option: 'Jan Kochanowski', says: 'Kochanowski jest poetą renesansu.' },
    ],
    explanation: 'Morsztyn zaskakiwał czytelników konceptem, na przykład w sonecie „Do trupa”.',
  },
  {
    id: 'barok-do-trupa',
    topic: 'barok',
    difficulty: 'hard',
    question: 'Czego dowodzi zakochany w sonecie Morsztyna „Do trupa”?',
    right: 'Że cierpi bardziej niż człowiek zmarły',
    wrong: [
      {
        option: 'Że miłość jest silniejsza niż śmierć',
        says: 'Wiersz nie chwali miłości, tylko skarży się na jej męki.',
      },
      { option: 'Że trzeba stale pamiętać o śmierci', says: 'Trup jest tu tylko częścią konceptu, a nie przestrogą.' },
      { option: 'Że po śmierci spotka ukochaną osobę', says: 'Wiersz nie mówi o życiu po śmierci.' },
    ],
    explanation: 'Na tym polega koncept: zmarły już nic nie czuje, a zakochany ciągle cierpi, więc ma gorzej.',
  },
  {
    id: 'romantyzm-data',
    topic: 'romantyzm',
    difficulty: 'medium',
    question: 'Jakie wydarzenie otwiera romantyzm w Polsce?',
    right: 'Wydanie „Ballad i romansów” w 1822 roku',
    wrong: [
      { option: 'Wybuch powstania styczniowego w 1863 roku', says: 'Klęska tego powstania zamyka romantyzm.' },
      { option: 'Uchwalenie Konstytucji 3 maja w 1791 roku', says: 'Konstytucja to czasy oświecenia.' },
      { option: 'Premiera „Wesela” w Krakowie w 1901 roku', says: '„Wesele” powstało w Młodej Polsce.' },
    ],
    explanation: 'Tomik Adama Mickiewicza z 1822 roku uznaje się za początek polskiego romantyzmu.',
  },
  {
    id: 'romantyzm-bohater',
    topic: 'romantyzm',
    difficulty: 'easy',
    question: 'Jaki jest typowy bohater romantyczny?',
    right: 'Samotny, wrażliwy i zbuntowany',
    wrong: [
      { option: 'Rozsądny, pracowity i oszczędny', says: 'To raczej wzór człowieka z czasów pozytywizmu.' },
      { option: 'Wesoły, beztroski i towarzyski', says: 'Bohatera romantycznego dręczą cierpienie i bunt.' },
      { option: 'Uległy, przeciętny i spokojny', says: 'Bohater romantyczny jest wyjątkowy i niespokojny.' },
    ],
    explanation: 'Bohater romantyczny kieruje się uczuciem, cierpi z miłości i buntuje się przeciw światu.',
  },
  {
    id: 'romantyzm-starzec',
    topic: 'romantyzm',
    difficulty: 'medium',
    question: 'Kto w „Romantyczności” Mickiewicza ufa „szkiełku i oku”?',
    right: 'Starzec',
    wrong: [
      { option: 'Karusia', says: 'Karusia widzi zmarłego ukochanego i kieruje się uczuciem.' },
      { option: 'Narrator', says: 'Narrator staje po stronie dziewczyny i wierzy.' },
      { option: 'Zebrany tłum', says: 'Lud wierzy Karusi i chce się modlić.' },
    ],
    explanation: 'Starzec uznaje tylko to, co można zobaczyć i zbadać. Romantycy uważali, że to za mało.',
  },
  {
    id: 'romantyzm-bajroniczny',
    topic: 'romantyzm',
    difficulty: 'hard',
    question: 'Co wyróżnia bohatera bajronicznego, na przykład Giaura?',
    right: 'Jest dumny, tajemniczy i mści się za krzywdę',
    wrong: [
      {
        option: 'Jest bezradny, kocha i odbiera sobie życie z rozpaczy',
        says: 'Tak żyje i umiera bohater podobny do Wertera.',
      },
      { option: 'Jest skryty i podstępem walczy o wolność narodu', says: 'To cecha bohatera „Konrada Wallenroda”.' },
      {
        option: 'Jest pokorny i ofiarowuje Bogu swoje cierpienie',
        says: 'Taka jest postawa księdza Piotra z „Dziadów” cz. III.',
      },
    ],
    explanation: 'Bohatera z utworów Byrona otacza tajemnica, a silne uczucia prowadzą go do zemsty i zbrodni.',
  },
];
