import type { BankQuestion } from '../bank-question.types.ts';

export const WRITING_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'rozprawka-teza',
    topic: 'rozprawka',
    difficulty: 'easy',
    question: 'Czym jest teza w rozprawce?',
    right: 'Twierdzeniem, którego bronisz',
    wrong: [
      { option: 'Przypuszczeniem, które sprawdzasz', says: 'Przypuszczenie, które trzeba sprawdzić, to hipoteza.' },
      { option: 'Przykładem wziętym z lektury', says: 'Przykład wspiera argument i pojawia się w rozwinięciu.' },
      { option: 'Podsumowaniem całej pracy', says: 'Podsumowanie to zakończenie, które tezę tylko potwierdza.' },
    ],
    explanation: 'Tezę stawiasz we wstępie, a w rozwinięciu uzasadniasz ją argumentami.',
  },
  {
    id: 'rozprawka-zdanie',
    topic: 'rozprawka',
    difficulty: 'medium',
    question: 'Temat brzmi: „Czy warto czytać książki?”. Które zdanie jest tezą?',
    right: 'Czytanie rozwija wyobraźnię',
    wrong: [
      { option: 'Czy każdy z nas lubi czytać?', says: 'To pytanie, a teza jest twierdzeniem.' },
      { option: 'Być może czytanie się opłaca', says: 'To przypuszczenie, czyli hipoteza.' },
      { option: 'Bastian czytał ukryty na strychu', says: 'To przykład, który może wesprzeć argument.' },
    ],
    explanation: 'Teza jest jasnym twierdzeniem, z którym można się zgodzić lub nie, i odpowiada na temat.',
  },
  {
    id: 'rozprawka-argument',
    topic: 'rozprawka',
    difficulty: 'hard',
    question:
      'Czego brakuje? „Po pierwsze, przyjaciel pomaga w biedzie. Zośka i Alek ryzykowali życie, by odbić Rudego”.',
    right: 'Wniosku, który wraca do tezy',
    wrong: [
      { option: 'Powodu, od którego zaczyna się argument', says: 'Powód jest: przyjaciel pomaga w biedzie.' },
      { option: 'Przykładu, który pochodzi z lektury', says: 'Przykład jest: akcja pod Arsenałem.' },
      { option: 'Zwrotu, który porządkuje kolejne myśli', says: 'Taki zwrot jest: „po pierwsze”.' },
    ],
    explanation:
      'Dobry argument to powód, przykład i wniosek, na przykład: „Dowodzi to, że prawdziwa przyjaźń daje odwagę”.',
  },
  {
    id: 'charakterystyka-postaci-poczatek',
    topic: 'charakterystyka-postaci',
    difficulty: 'easy',
    question: 'Od czego zaczynasz charakterystykę postaci?',
    right: 'Od przedstawienia, kim jest',
    wrong: [
      { option: 'Od własnej oceny z uzasadnieniem', says: 'Ocena stoi na końcu, gdy czytelnik zna już dowody.' },
      { option: 'Od listy cech charakteru', says: 'Cechy z dowodami to środkowa i najdłuższa część.' },
      { option: 'Od streszczenia całej książki', says: 'Streszczenie nie jest częścią charakterystyki.' },
    ],
    explanation: 'Na początku mówisz, kim jest postać, z jakiego utworu pochodzi i czym się zajmuje.',
  },
  {
    id: 'charakterystyka-postaci-dowod',
    topic: 'charakterystyka-postaci',
    difficulty: 'medium',
    question: 'Które zdanie jest dowodem na odwagę bohatera?',
    right: 'Sam zakradł się nocą do obozu wrogów',
    wrong: [
      { option: 'Był najodważniejszy ze wszystkich chłopców', says: 'To nazwa cechy, której trzeba dopiero dowieść.' },
      { option: 'Miał jasne włosy i bystre, niebieskie oczy', says: 'To opis wyglądu, a nie czyn.' },
      { option: 'Moim zdaniem zasługuje na nasz podziw', says: 'To ocena, która stoi na końcu pracy.' },
    ],
    explanation: 'Dowodem jest czyn: z niego czytelnik sam widzi, że bohater jest odważny.',
  },
  {
    id: 'charakterystyka-postaci-cecha',
    topic: 'charakterystyka-postaci',
    difficulty: 'hard',
    question: 'Bohaterka oddaje głodnemu swój ostatni chleb. Które słowo najlepiej nazywa tę cechę?',
    right: 'Ofiarność',
    wrong: [
      { option: 'Uprzejmość', says: 'Uprzejmość to grzeczność w słowach i w zachowaniu.' },
      { option: 'Rozwaga', says: 'Rozwaga to namysł przed działaniem.' },
      { option: 'Sumienność', says: 'Sumienność to dokładność w obowiązkach.' },
    ],
    explanation: 'Ofiarny jest ten, kto oddaje innym coś swojego, choć sam na tym traci.',
  },
  {
    id: 'opowiadanie-tworcze-napiecie',
    topic: 'opowiadanie-tworcze',
    difficulty: 'easy',
    question: 'Jak nazywa się chwila największego napięcia w opowiadaniu?',
    right: 'Punkt kulminacyjny',
    wrong: [
      { option: 'Puenta', says: 'Puenta to myśl na końcu: co bohater zrozumiał.' },
      { option: 'Zwrot akcji', says: 'Zwrot akcji nagle zmienia bieg zdarzeń, a może być ich kilka.' },
      { option: 'Wprowadzenie', says: 'Wprowadzenie przedstawia bohatera, miejsce i czas.' },
    ],
    explanation: 'Po punkcie kulminacyjnym następuje już rozwiązanie akcji.',
  },
  {
    id: 'opowiadanie-tworcze-czas',
    topic: 'opowiadanie-tworcze',
    difficulty: 'medium',
    question: 'W którym zdaniu czas utrzymano konsekwentnie?',
    right: 'Wszedłem do lasu i zobaczyłem wilka',
    wrong: [
      {
        option: 'Wszedłem do lasu i nagle widzę wilka',
        says: 'Pierwszy czasownik jest w czasie przeszłym, a drugi w teraźniejszym.',
      },
      {
        option: 'Wchodzę do lasu i zobaczyłem wilka',
        says: 'Pierwszy czasownik jest w czasie teraźniejszym, a drugi w przeszłym.',
      },
      {
        option: 'Idę przez las, a po chwili spotkałem wilka',
        says: 'Opowieść przeskakuje z czasu teraźniejszego do przeszłego.',
      },
    ],
    explanation: 'Oba czasowniki są w czasie przeszłym. Najlepiej wybrać jeden czas i się go trzymać.',
  },
  {
    id: 'opowiadanie-tworcze-zwrot',
    topic: 'opowiadanie-tworcze',
    difficulty: 'hard',
    question: 'Które zdanie jest zwrotem akcji?',
    right: 'W skrzyni, zamiast skarbu, leżał mój własny list',
    wrong: [
      {
        option: 'Skrzynia stała na strychu i pachniała starym drewnem',
        says: 'To opis przedmiotu, nic się w nim nie zmienia.',
      },
      { option: '– Kto z was był wczoraj na strychu? – spytała Ola', says: 'To fragment dialogu.' },
      { option: 'Zrozumiałem wtedy, że nie warto ukrywać prawdy', says: 'To puenta, czyli wniosek bohatera.' },
    ],
    explanation: 'Zwrot akcji zaskakuje i zmienia bieg zdarzeń: bohater znajduje coś zupełnie innego, niż szukał.',
  },
  {
    id: 'list-oficjalny-zakonczenie',
    topic: 'list-oficjalny',
    difficulty: 'easy',
    question: 'Jakim zwrotem zakończysz list do dyrektora szkoły?',
    right: '„Z poważaniem”',
    wrong: [
      { option: '„Na razie”', says: 'To pożegnanie z kolegą, w dodatku tylko w rozmowie.' },
      { option: '„Całuję mocno”', says: 'Tak żegnasz się z kimś bliskim, na przykład z babcią.' },
      { option: '„Trzymaj się”', says: 'Tak żegnasz kogoś, z kim jesteś na „ty”.' },
    ],
    explanation: 'W liście oficjalnym okazujesz szacunek, dlatego kończysz słowami „Z poważaniem” i podpisem.',
  },
  {
    id: 'list-oficjalny-rog',
    topic: 'list-oficjalny',
    difficulty: 'medium',
    question: 'Co piszesz w prawym górnym rogu listu oficjalnego?',
    right: 'Miejscowość i datę',
    wrong: [
      { option: 'Zwrot do adresata', says: 'Zwrot, na przykład „Szanowni Państwo”, stoi tuż nad treścią.' },
      { option: 'Własny podpis', says: 'Podpis stoi na końcu, pod słowami „Z poważaniem”.' },
      { option: 'Powód pisania', says: 'O sprawie piszesz w pierwszym akapicie treści.' },
    ],
    explanation: 'List zaczyna się od miejsca i daty, na przykład: „Toruń, 12 maja 2026 r.”.',
  },
  {
    id: 'list-oficjalny-prosba',
    topic: 'list-oficjalny',
    difficulty: 'medium',
    question: 'Które zdanie pasuje do podania?',
    right: 'Zwracam się z prośbą o zgodę na kiermasz książek',
    wrong: [
      {
        option: 'Fajnie by było zrobić w szkole taki kiermasz książek',
        says: 'To styl potoczny, dobry w rozmowie z kolegą.',
      },
      { option: 'Musi nam Pani pozwolić na ten kiermasz książek', says: 'Podanie jest prośbą, a nie żądaniem.' },
      {
        option: 'Cześć, piszę do Pani w sprawie kiermaszu książek',
        says: '„Cześć” nie pasuje do osoby, z którą nie jesteś na „ty”.',
      },
    ],
    explanation: 'Podanie jest uprzejme i rzeczowe: od razu mówi, o co prosisz.',
  },
  {
    id: 'list-oficjalny-przecinek',
    topic: 'list-oficjalny',
    difficulty: 'hard',
    question: 'List kończy się słowami „Z poważaniem, Anna Lis”. Co trzeba poprawić?',
    right: 'Usunąć przecinek przed podpisem',
    wrong: [
      {
        option: 'Zamienić „Z poważaniem” na „Pozdrawiam”',
        says: '„Pozdrawiam” jest mniej oficjalne, a „Z poważaniem” pasuje.',
      },
      { option: 'Dodać wykrzyknik po „Z poważaniem”', says: 'Po tym zwrocie nie stawiamy żadnego znaku.' },
      { option: 'Podpisać się samym imieniem', says: 'W liście oficjalnym podpisujemy się imieniem i nazwiskiem.' },
    ],
    explanation: 'Między „Z poważaniem” i podpisem nie ma przecinka. Podpis stoi w osobnym wierszu.',
  },
];
