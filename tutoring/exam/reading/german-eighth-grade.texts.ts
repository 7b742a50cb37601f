import type { ReadingText } from './reading-text.types.ts';

export const GERMAN_EIGHTH_GRADE_TEXTS: readonly ReadingText[] = [
  {
    id: 'neue-schule',
    examType: 'egzamin_osmoklasisty',
    title: 'Jonas hat eine neue Schule',
    text: [
      'Hallo Kuba,',
      'seit zwei Wochen wohne ich in Hamburg und gehe in eine neue Schule. Meine Klasse ist nicht groß: Wir sind nur achtzehn. Am ersten Tag war ich sehr nervös, aber alle waren nett. Neben mir sitzt Emil. Er spielt auch Basketball, und am Freitag gehen wir zusammen zum Training.',
      'Der Unterricht beginnt erst um halb neun, das finde ich super. Mittags essen wir in der Mensa. Das Essen schmeckt leider nicht so gut, deshalb bringe ich oft ein Brot mit. Mein Lieblingsfach ist jetzt Biologie, denn wir haben einen kleinen Schulgarten und arbeiten dort jede Woche.',
      'Kommst du in den Ferien zu uns?',
      'Dein Jonas',
    ].join('\n\n'),
    questions: [
      {
        id: 'neue-schule-dlaczego-pisze',
        question: 'O czym Jonas pisze do Kuby?',
        right: 'O tym, jak mu jest w nowej szkole',
        wrong: [
          { option: 'O swoich wakacjach nad morzem', says: 'O wakacjach pyta dopiero w ostatnim zdaniu.' },
          { option: 'O przeprowadzce do klasy równoległej', says: 'Jonas zmienił miasto i szkołę, a nie tylko klasę.' },
          { option: 'O urodzinach swojego kolegi', says: 'Emil to nowy kolega, ale o urodzinach nie ma mowy.' },
        ],
        explanation: 'Jonas mieszka od dwóch tygodni w Hamburgu i opisuje nową szkołę.',
      },
      {
        id: 'neue-schule-lekcje',
        question: 'O której zaczynają się lekcje?',
        right: 'O 8.30',
        wrong: [
          { option: 'O 9.30', says: '*Halb neun* to „wpół do dziewiątej”, czyli wcześniej.' },
          { option: 'O 9.00', says: 'Słowo *halb* oznacza połowę godziny.' },
          { option: 'O 8.00', says: '*Halb neun* to pół godziny później.' },
        ],
        explanation: '*Halb neun* znaczy „wpół do dziewiątej”, czyli 8.30.',
      },
      {
        id: 'neue-schule-jedzenie',
        question: 'Dlaczego Jonas często przynosi kanapkę?',
        right: 'Nie smakuje mu obiad',
        wrong: [
          { option: 'W szkole nie ma stołówki', says: 'Uczniowie jedzą w stołówce (*Mensa*).' },
          { option: 'Obiad jest za drogi', says: 'O cenie obiadu Jonas nie pisze.' },
          { option: 'Obiad podają za późno', says: 'Obiad jest w południe (*mittags*).' },
        ],
        explanation: 'Jonas pisze, że jedzenie niestety nie smakuje zbyt dobrze.',
      },
      {
        id: 'neue-schule-biologia',
        question: 'Dlaczego Jonas polubił biologię?',
        right: 'Uczniowie pracują w ogrodzie',
        wrong: [
          { option: 'Nauczyciel prowadzi treningi', says: 'Trening jest z Emilem i nie ma związku z biologią.' },
          { option: 'Lekcje są tylko w piątki', says: 'W piątek jest trening koszykówki.' },
          { option: 'W klasie jest mało uczniów', says: 'Klasa jest mała, ale to nie jest powód.' },
        ],
        explanation: 'Po *denn* stoi przyczyna: szkoła ma mały ogród, w którym pracują co tydzień.',
      },
    ],
  },
  {
    id: 'flohmarkt',
    examType: 'egzamin_osmoklasisty',
    title: 'Flohmarkt im Stadtpark',
    text: [
      '**FLOHMARKT FÜR KINDER UND JUGENDLICHE**',
      'Wann? Am Sonntag, 14. Juni, von 10 bis 15 Uhr  \nWo? Im Stadtpark, bei Regen in der Sporthalle',
      'Hast du Bücher, Spiele oder Kleidung, die du nicht mehr brauchst? Verkauf sie bei uns! Ein Tisch kostet 3 Euro. Bitte bring eine Decke und Kleingeld mit. Essen und Getränke darf man nicht verkaufen, denn es gibt ein Café.',
      'Mit dem Geld von den Tischen kaufen wir neue Bücher für die Kinderbibliothek.',
      'Anmeldung bis zum 1. Juni bei Frau Lang: 0123 456',
    ].join('\n\n'),
    questions: [
      {
        id: 'flohmarkt-deszcz',
        question: 'Gdzie odbędzie się targ, jeśli będzie padać?',
        right: 'W sali gimnastycznej',
        wrong: [
          { option: 'W parku miejskim pod dachem', says: 'Park jest miejscem tylko przy dobrej pogodzie.' },
          { option: 'W kawiarni', says: 'W kawiarni można coś zjeść.' },
          { option: 'W bibliotece', says: 'Dla biblioteki kupione będą książki.' },
        ],
        explanation: '*Bei Regen in der Sporthalle* znaczy: w razie deszczu w sali gimnastycznej.',
      },
      {
        id: 'flohmarkt-czego-nie',
        question: 'Czego nie wolno sprzedawać?',
        right: 'Napojów',
        wrong: [
          { option: 'Ubrań', says: 'Ubrania (*Kleidung*) można sprzedawać.' },
          { option: 'Gier', says: 'Gry (*Spiele*) można sprzedawać.' },
          { option: 'Książek', says: 'Książki (*Bücher*) można sprzedawać.' },
        ],
        explanation: 'Jedzenia i napojów sprzedawać nie wolno, bo na miejscu jest kawiarnia.',
      },
      {
        id: 'flohmarkt-pieniadze',
        question: 'Na co zostaną przeznaczone pieniądze za stoły?',
        right: 'Na książki dla biblioteki',
        wrong: [
          { option: 'Na nowe stoły', says: 'Za stoły się płaci, ale nie po to, żeby kupić nowe.' },
          { option: 'Na kawiarnię w parku', says: 'Kawiarnia już w parku działa.' },
          { option: 'Na zabawki dla małych dzieci', says: 'O zabawkach w tym zdaniu nie ma mowy.' },
        ],
        explanation: 'Za te pieniądze organizatorzy kupią nowe książki do biblioteki dziecięcej.',
      },
      {
        id: 'flohmarkt-zapisy',
        question: 'Do kiedy trzeba się zgłosić?',
        right: 'Do początku czerwca',
        wrong: [
          { option: 'Do 14 czerwca', says: 'Czternastego jest już sam targ.' },
          { option: 'Najpóźniej w niedzielę rano', says: 'W niedzielę targ już trwa.' },
          { option: 'Do końca czerwca', says: 'Wtedy będzie już po targu.' },
        ],
        explanation: '*Bis zum 1. Juni* znaczy: do pierwszego czerwca.',
      },
    ],
  },
  {
    id: 'lena-kocht',
    examType: 'egzamin_osmoklasisty',
    title: 'Lena kocht zum ersten Mal',
    text: [
      'Am Samstag waren Lenas Eltern bei Freunden, und Lena hatte Hunger. Im Kühlschrank gab es nur Eier, Milch und einen alten Käse. Lena rief ihre Oma an. „Mach doch Pfannkuchen!“, sagte Oma. „Du brauchst nur noch Mehl.“',
      'Lena hatte kein Mehl, deshalb ging sie zu Herrn Braun, dem Nachbarn. Er gab ihr Mehl und kam neugierig mit in die Küche. Der erste Pfannkuchen war schwarz, der zweite fiel auf den Boden, und den dritten fraß der Hund. Aber die anderen waren wunderbar. Lena und Herr Braun aßen zusammen und lachten viel.',
      'Als die Eltern nach Hause kamen, war die Küche sauber, und auf dem Tisch standen vier warme Pfannkuchen.',
    ].join('\n\n'),
    questions: [
      {
        id: 'lena-kocht-do-kogo',
        question: 'Kto poradził Lenie, co ugotować?',
        right: 'Babcia',
        wrong: [
          { option: 'Sąsiad', says: 'Sąsiad dał tylko mąkę.' },
          { option: 'Mama', says: 'Rodziców nie było w domu.' },
          { option: 'Przyjaciółka', says: 'Rodzice byli u przyjaciół, ale Lena do nich nie dzwoniła.' },
        ],
        explanation: 'Lena zadzwoniła do babci, a ta powiedziała: *Mach doch Pfannkuchen!*',
      },
      {
        id: 'lena-kocht-czego-brak',
        question: 'Czego Lena nie miała w domu?',
        right: 'Mąki',
        wrong: [
          { option: 'Jajek', says: 'Jajka (*Eier*) były w lodówce.' },
          { option: 'Mleka', says: 'Mleko (*Milch*) było w lodówce.' },
          { option: 'Sera', says: 'Ser (*Käse*) był w lodówce, choć stary.' },
        ],
        explanation: '*Mehl* to mąka: Lena poszła po nią do sąsiada.',
      },
      {
        id: 'lena-kocht-trzeci',
        question: 'Co się stało z trzecim naleśnikiem?',
        right: 'Zjadł go pies',
        wrong: [
          { option: 'Spadł na podłogę', says: 'To stało się z drugim naleśnikiem.' },
          { option: 'Spalił się', says: 'Czarny był pierwszy naleśnik.' },
          { option: 'Zjadł go sąsiad', says: 'Sąsiad jadł te, które się udały.' },
        ],
        explanation: '*Den dritten fraß der Hund*: trzeci zjadł pies.',
      },
      {
        id: 'lena-kocht-koniec',
        question: 'Co rodzice zastali w domu?',
        right: 'Porządek w kuchni',
        wrong: [
          { option: 'Brudną kuchnię i psa', says: 'W tekście jest *sauber*, czyli czysta.' },
          { option: 'Pusty stół', says: 'Na stole stały cztery naleśniki.' },
          { option: 'Śpiącą Lenę', says: 'O tym, że Lena spała, tekst nie mówi.' },
        ],
        explanation: '*Die Küche war sauber* znaczy, że kuchnia była czysta.',
      },
    ],
  },
];
