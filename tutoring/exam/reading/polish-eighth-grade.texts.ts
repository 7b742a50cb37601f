import type { ReadingText } from './reading-text.types.ts';

export const POLISH_EIGHTH_GRADE_TEXTS: readonly ReadingText[] = [
  {
    id: 'o-zegarmistrzu',
    examType: 'egzamin_osmoklasisty',
    title: 'Zegarmistrz z ulicy Krótkiej',
    text: [
      'Na ulicy Krótkiej, między piekarnią a sklepem z guzikami, mieszkał zegarmistrz, który nigdy się nie spieszył. W jego warsztacie tykało dwieście zegarów i każdy pokazywał inną godzinę.',
      '– Dlaczego pan ich nie nastawi? – zapytała kiedyś Hania, która przyniosła do naprawy budzik po dziadku.',
      '– A po co? – odparł. – Ten przy oknie chodzi tak, jak czekała pewna panna na list. Tamten, z kukułką, spóźnia się o tyle, ile trwa dobra rozmowa. Ludzie mówią, że są zepsute. Ja myślę, że pamiętają.',
      'Hania pomyślała o budziku. Dzwonił zawsze kwadrans za wcześnie, bo dziadek lubił najpierw poleżeć i posłuchać szpaków. Zacisnęła palce na chłodnym metalu.',
      '– To ja go chyba zabiorę – powiedziała. – Wcale nie jest zepsuty.',
      'Zegarmistrz uśmiechnął się i pierwszy raz tego dnia spojrzał, która jest godzina.',
    ].join('\n\n'),
    questions: [
      {
        id: 'o-zegarmistrzu-miejsce',
        question: 'Gdzie znajdował się warsztat zegarmistrza?',
        right: 'Pomiędzy dwoma innymi sklepami',
        wrong: [
          { option: 'W tej samej kamienicy co mieszkanie Hani', says: 'O mieszkaniu Hani tekst nie mówi.' },
          { option: 'W dawnej piekarni', says: 'Piekarnia stoi obok warsztatu.' },
          { option: 'Za miastem, przy długiej drodze', says: 'Ulica nazywa się Krótka i są na niej sklepy.' },
        ],
        explanation: 'Warsztat był „między piekarnią a sklepem z guzikami”.',
      },
      {
        id: 'o-zegarmistrzu-zegary',
        question: 'Dlaczego zegarmistrz nie nastawiał zegarów?',
        right: 'Uważał, że przechowują wspomnienia',
        wrong: [
          { option: 'Nie umiał ich naprawić', says: 'Tekst nic nie mówi o braku umiejętności.' },
          { option: 'Nie miał na to czasu', says: 'Zegarmistrz nigdy się nie spieszył.' },
          { option: 'Czekał na właścicieli', says: 'O oczekiwaniu na właścicieli nie ma mowy.' },
        ],
        explanation: 'Zegarmistrz mówi: „Ja myślę, że pamiętają”.',
      },
      {
        id: 'o-zegarmistrzu-budzik',
        question: 'Dlaczego budzik dziadka dzwonił kwadrans za wcześnie?',
        right: 'Dziadek chciał jeszcze posłuchać ptaków',
        wrong: [
          { option: 'Dziadek bał się spóźnić do pracy', says: 'O pracy dziadka tekst nie mówi.' },
          { option: 'Budzik był stary i zepsuty', says: 'Hania stwierdza, że budzik nie jest zepsuty.' },
          { option: 'Hania źle go nastawiła', says: 'Budzik nastawiał dziadek.' },
        ],
        explanation: 'Dziadek „lubił najpierw poleżeć i posłuchać szpaków”.',
      },
      {
        id: 'o-zegarmistrzu-decyzja',
        question: 'Co zrozumiała Hania pod koniec rozmowy?',
        right: 'Budzik jest cenny taki, jaki jest',
        wrong: [
          { option: 'Naprawa byłaby zbyt droga', says: 'O cenie nikt w tekście nie rozmawia.' },
          { option: 'Zegarmistrz nie zna się na budzikach', says: 'Hania nie wątpi w jego umiejętności.' },
          { option: 'Powinna kupić nowy budzik', says: 'Hania zabiera stary budzik do domu.' },
        ],
        explanation: 'Hania zabiera budzik, bo jego „wada” przypomina jej dziadka.',
      },
      {
        id: 'o-zegarmistrzu-wyraz',
        question: 'Jaką częścią mowy jest wyraz „chłodnym” w zdaniu „Zacisnęła palce na chłodnym metalu”?',
        right: 'Przymiotnikiem',
        wrong: [
          { option: 'Przysłówkiem', says: 'Przysłówek brzmiałby „chłodno” i nie odmieniałby się.' },
          { option: 'Rzeczownikiem', says: 'Rzeczownikiem jest wyraz „metalu”.' },
          { option: 'Imiesłowem', says: 'Imiesłów pochodzi od czasownika, na przykład „chłodzony”.' },
        ],
        explanation: 'Wyraz „chłodny” odpowiada na pytanie „jaki?” i określa rzeczownik „metal”.',
      },
    ],
  },
  {
    id: 'o-jezach',
    examType: 'egzamin_osmoklasisty',
    title: 'Sąsiad z kolcami',
    text: [
      'Jeż jest jednym z najstarszych mieszkańców naszych ogrodów. Żył na ziemi już wtedy, gdy nie było jeszcze ani jednego ogrodu. Od tamtych czasów prawie się nie zmienił, bo jego pomysł na życie okazał się dobry: zamiast uciekać, zwija się w kulę i czeka. Chroni go około sześciu tysięcy kolców.',
      'Wbrew obrazkom z książek dla dzieci jeże nie noszą na grzbiecie jabłek. Owoce w ogóle ich nie interesują. Polują nocą na chrząszcze, gąsienice i dżdżownice, a ogrodnikom wyświadczają w ten sposób wielką przysługę. Nie należy też stawiać im miseczki z mlekiem, ponieważ mogą się po nim ciężko rozchorować. Lepsza będzie czysta woda.',
      'Najgroźniejszym wrogiem jeża nie jest dziś lis ani borsuk, lecz porządek. Wygrabiony do ostatniego liścia ogród, otoczony szczelnym murem, jest dla niego pustynią. Wystarczy zostawić w kącie stertę liści i wyciąć w płocie otwór wielkości płyty CD, aby kolczasty sąsiad zechciał z nami zamieszkać.',
    ].join('\n\n'),
    questions: [
      {
        id: 'o-jezach-zmiana',
        question: 'Dlaczego jeż prawie się nie zmienił?',
        right: 'Jego sposób obrony jest skuteczny',
        wrong: [
          { option: 'Żyje tylko w ogrodach', says: 'Żył, zanim powstały ogrody.' },
          { option: 'Nie ma żadnych wrogów', says: 'Tekst wymienia lisa i borsuka.' },
          { option: 'Szybko ucieka przed niebezpieczeństwem', says: 'Jeż nie ucieka, lecz zwija się w kulę.' },
        ],
        explanation: '„Jego pomysł na życie okazał się dobry”: zwija się w kulę i czeka.',
      },
      {
        id: 'o-jezach-pokarm',
        question: 'Czym żywią się jeże?',
        right: 'Owadami i dżdżownicami',
        wrong: [
          { option: 'Jabłkami i innymi owocami', says: 'To błąd z książek dla dzieci.' },
          { option: 'Mlekiem', says: 'Po mleku mogą ciężko zachorować.' },
          { option: 'Liśćmi', says: 'Liście są dla nich schronieniem.' },
        ],
        explanation: 'Jeże polują nocą na chrząszcze, gąsienice i dżdżownice.',
      },
      {
        id: 'o-jezach-wrog',
        question: 'Co autor nazywa najgroźniejszym wrogiem jeża?',
        right: 'Zbyt starannie uprzątnięty ogród',
        wrong: [
          { option: 'Lisa', says: 'Autor pisze, że dziś nie jest to lis.' },
          { option: 'Borsuka', says: 'Autor pisze, że dziś nie jest to borsuk.' },
          { option: 'Ruch na ulicach', says: 'O samochodach w tekście nie ma mowy.' },
        ],
        explanation: 'Wrogiem jest „porządek”: ogród bez liści i ze szczelnym murem.',
      },
      {
        id: 'o-jezach-rada',
        question: 'Jak według tekstu można pomóc jeżom?',
        right: 'Zostawić przejście w ogrodzeniu',
        wrong: [
          { option: 'Stawiać im w ogrodzie miseczkę z mlekiem', says: 'Mleko im szkodzi, lepsza jest woda.' },
          { option: 'Wygrabić wszystkie liście', says: 'Sterta liści jest jeżom potrzebna.' },
          { option: 'Zbierać dla nich jabłka', says: 'Owoce ich nie interesują.' },
        ],
        explanation: 'Pomaga otwór w płocie i sterta liści w kącie ogrodu.',
      },
      {
        id: 'o-jezach-charakter',
        question: 'Jaki to tekst?',
        right: 'Popularnonaukowy',
        wrong: [
          { option: 'Baśń', says: 'W baśni występują czary i postacie fantastyczne.' },
          { option: 'Wiersz', says: 'Tekst nie jest podzielony na wersy.' },
          { option: 'Reportaż z podróży', says: 'Autor nie opisuje żadnej podróży.' },
        ],
        explanation: 'Tekst w przystępny sposób podaje wiedzę o zwierzęciu, a więc jest popularnonaukowy.',
      },
    ],
  },
];
