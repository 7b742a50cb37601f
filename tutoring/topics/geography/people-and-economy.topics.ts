import type { Topic } from '../topic.types.ts';

export const PEOPLE_AND_ECONOMY_TOPICS: readonly Topic[] = [
  {
    id: 'przyrost-naturalny',
    subject: 'geography',
    grades: [7, 10],
    title: 'Przyrost naturalny i starzenie się społeczeństwa',
    keywords: [
      'demografia',
      'ludność Polski',
      'urodzenia i zgony',
      'przyrost rzeczywisty',
      'piramida wieku',
      'saldo migracji',
    ],
    explanation:
      '**Przyrost naturalny** to różnica między liczbą **urodzeń** a liczbą **zgonów** w ciągu roku. Gdy zgonów jest więcej, jest ujemny. **Współczynnik** podajemy w promilach:\n\n$$\\frac{\\text{urodzenia} - \\text{zgony}}{\\text{liczba ludności}} \\cdot 1000‰$$\n\n**Przyrost rzeczywisty** uwzględnia jeszcze **saldo migracji**: napływ minus odpływ ludzi.\n\nPolska ma około 37,5 mln mieszkańców i ujemny przyrost naturalny. Rodzi się mało dzieci, a ludzie żyją dłużej, więc społeczeństwo się **starzeje**. To wyzwanie dla emerytur i opieki zdrowotnej.\n\n**Przykład:** w mieście o 100 000 mieszkańców urodziło się 900 osób, a zmarło 1100. $900 - 1100 = -200$, współczynnik: $-2‰$.\n\n**Częsty błąd:** doliczanie migracji do przyrostu **naturalnego**.',
    lead: 'Pomyśl o wannie: kranem woda dopływa, odpływem ucieka. O tym, czy jej przybywa, decyduje porównanie obu strumieni. Tak samo liczysz ludzi w kraju, ale uważaj: w nazwie jest słowo „naturalny”, więc nie liczą się ci, którzy wsiedli do samolotu. Co więc jest kranem, a co odpływem?',
    question: 'Jak obliczamy przyrost naturalny?',
    answer: 'Od liczby urodzeń odejmujemy liczbę zgonów.',
    answerWords: [
      ['urodz', 'narodz'],
      ['zgon', 'zmar', 'umier', 'smierc'],
    ],
  },
  {
    id: 'urbanizacja-i-migracje',
    subject: 'geography',
    grades: [7, 10],
    title: 'Urbanizacja i migracje',
    keywords: [
      'migracja',
      'emigracja',
      'imigracja',
      'aglomeracja',
      'konurbacja',
      'suburbanizacja',
      'slumsy',
      'uchodźcy',
    ],
    explanation:
      '**Migracja** to zmiana miejsca zamieszkania. **Emigracja** to wyjazd z kraju, **imigracja** – przyjazd. Ludzi wypychają bieda, wojna czy susza, a przyciągają praca, szkoły i bezpieczeństwo.\n\n**Urbanizacja** to wzrost znaczenia miast: rośnie liczba ich mieszkańców, miasta się powiększają, a na wsi szerzy się miejski styl życia. W Polsce w miastach mieszka około 60% ludności.\n\n- **Aglomeracja** – duże miasto z mniejszymi wokół (Warszawa).\n- **Konurbacja** – wiele podobnych miast obok siebie (Górny Śląsk).\n- **Suburbanizacja** – przeprowadzki z miasta na przedmieścia.\n\n**Przykład:** w krajach biedniejszych miasta rosną szybciej niż liczba mieszkań i miejsc pracy, więc powstają **slumsy**.\n\n**Częsty błąd:** zamiana pojęć. **E**migrant wyjeżdża (jak *exit*), **i**migrant przyjeżdża (jak *in*).',
    lead: 'Ten sam człowiek może mieć dwie nazwy, zależnie od tego, kto o nim mówi: kraj, który opuścił, czy kraj, do którego dotarł. Wyobraź sobie lekarkę, która z Krakowa przeprowadziła się do Oslo. Stań raz na lotnisku w Polsce, a raz w Norwegii i pomyśl, które słowo pasuje w każdym z tych miejsc.',
    question: 'Kim jest emigrant, a kim imigrant?',
    answer: 'Emigrant wyjeżdża ze swojego kraju, a imigrant przyjeżdża do obcego kraju, by w nim zamieszkać.',
    answerWords: [
      ['wyjez', 'wyjech', 'opuszcz', 'opusci'],
      ['przyjez', 'przyjech', 'przybyw', 'przyby'],
    ],
  },
  {
    id: 'zrodla-energii',
    subject: 'geography',
    grades: [7, 10],
    title: 'Odnawialne i nieodnawialne źródła energii',
    keywords: [
      'OZE',
      'elektrownia',
      'węgiel',
      'energetyka',
      'fotowoltaika',
      'energia wiatrowa',
      'energia jądrowa',
      'geotermalna',
    ],
    explanation:
      'Źródła energii dzielimy na:\n\n- **nieodnawialne** – zasoby się wyczerpują: węgiel kamienny i brunatny, ropa, gaz ziemny, uran,\n- **odnawialne (OZE)** – przyroda stale je uzupełnia: wiatr, Słońce, woda, biomasa, ciepło wnętrza Ziemi.\n\nSpalanie paliw kopalnych zanieczyszcza powietrze i wzmacnia efekt cieplarniany. OZE są czystsze, ale często zależą od pogody, a zapory zmieniają rzeki. W Polsce wciąż dużo prądu daje węgiel, lecz szybko rośnie udział wiatru i Słońca.\n\n**Przykład:** duże elektrownie wiatrowe stawia się nad morzem, bo silnie tam wieje, a wodne – tam, gdzie spadek rzeki jest duży (Norwegia).\n\n**Częsty błąd:** zaliczanie energii jądrowej do odnawialnych. W czasie pracy elektrownia nie wydziela $CO_2$, ale **uran się wyczerpuje**.',
    lead: 'Zadaj przy każdym źródle to samo pytanie: jeśli będziemy z niego korzystać przez tysiąc lat, to czy będzie go mniej? Podmuch powietrza powraca, ale pokład w kopalni już nie urośnie. Pamiętaj, że brak dymu nie rozstrzyga sprawy. Skąd bierze się paliwo do reaktora?',
    question: 'Czy energia jądrowa jest odnawialna? Uzasadnij.',
    answer: 'Nie, bo korzysta z uranu, którego zasoby się wyczerpują.',
    answerWords: [
      ['nie', 'nieodnaw'],
      ['uran', 'wyczerp', 'zasob', 'zloz', 'skoncz'],
    ],
  },
  {
    id: 'sektory-gospodarki',
    subject: 'geography',
    grades: [7, 10],
    title: 'Sektory gospodarki',
    keywords: ['rolnictwo', 'przemysł', 'usługi', 'struktura zatrudnienia', 'PKB', 'deindustrializacja'],
    explanation:
      'Gospodarkę dzielimy na trzy główne sektory:\n\n1. **rolnictwo** (z leśnictwem i rybactwem),\n2. **przemysł** (z budownictwem) – wydobywa surowce i przetwarza je,\n3. **usługi** – nie wytwarzają rzeczy, lecz zaspokajają potrzeby: handel, transport, edukacja, zdrowie, turystyka, informatyka.\n\nW krajach bogatych najwięcej ludzi pracuje w **usługach**, a mało w rolnictwie, bo zastępują ich maszyny. W najbiedniejszych wielu mieszkańców żyje z uprawy roli.\n\nRozwój mierzymy m.in. **PKB na mieszkańca** i wskaźnikiem **HDI**, który łączy dochód, wykształcenie i długość życia.\n\n**Przykład:** rolnik sprzedaje pszenicę, młyn robi z niej mąkę, a sklep sprzedaje chleb. To po kolei trzy sektory.\n\n**Częsty błąd:** zaliczanie transportu do przemysłu. **Transport to usługa**, choć używa wielkich maszyn.',
    lead: 'Zapytaj przy każdym zawodzie: czy ten człowiek bierze coś od przyrody, czy wytwarza rzecz, czy robi coś dla kogoś innego? Nauczyciel, fryzjerka i kierowca autobusu nie zostawiają po pracy przedmiotu, a jednak ktoś chętnie za nią płaci. Jak nazwiesz taki dział i gdzie jest on największy?',
    question: 'Do którego sektora należy transport i dlaczego?',
    answer: 'Transport należy do usług, bo nie wytwarza przedmiotów, tylko przewozi ludzi i towary.',
    answerWords: [['uslug'], ['nie', 'przewoz', 'potrzeb', 'wozi']],
  },
];
