import type { Topic } from '../topic.types.ts';

export const GERMAN_FURTHER_TOPICS: readonly Topic[] = [
  {
    id: 'futur-niemiecki',
    subject: 'german',
    grades: [8, 11],
    title: 'Czas przyszły Futur I',
    keywords: ['czas przyszły niemiecki', 'werden', 'ich werde du wirst', 'Futur I tworzenie'],
    explanation:
      '**Futur I** mówi o przyszłości, zamiarach i przypuszczeniach.\n\nBudowa: odmienione **werden** na drugim miejscu + **bezokolicznik na końcu**: *Ich **werde** morgen mehr **lernen**.*\n\nOdmiana: *ich werde, du **wirst**, er **wird**, wir werden, ihr werdet, sie werden*.\n\nO planach z określeniem czasu Niemcy zwykle mówią w Präsens: *Morgen fahre ich nach Wien.* Futur I podkreśla zamiar, obietnicę albo przypuszczenie: *Er wird wohl zu Hause sein* – pewnie jest w domu.\n\nW zdaniu podrzędnym *werden* idzie na koniec: *Ich glaube, dass es regnen **wird**.* Pytanie zaczyna się od *werden*: *Wirst du mir helfen?*\n\n**Częsty błąd:** mylenie *werden* z *wollen*: *ich will kommen* znaczy „chcę przyjść”, a *ich werde kommen* – „przyjdę”. To nie angielskie *will*!',
    lead: 'Potrzebujesz dwóch elementów: odmienionego czasownika posiłkowego na drugim miejscu i bezokolicznika na końcu. Nie daj się zwieść podobieństwu do angielskiego. Czasownik posiłkowy jest w drugiej i trzeciej osobie liczby pojedynczej nieregularny: zmienia się w nim samogłoska. Jaką formę ma dla „ona”?',
    question: 'Uzupełnij w Futur I: „Sie (ona) … morgen kommen”.',
    answer: 'Sie wird morgen kommen.',
    answerWords: [['wird']],
  },
  {
    id: 'godziny-po-niemiecku',
    subject: 'german',
    grades: [7, 8],
    title: 'Liczby i godziny po niemiecku',
    keywords: [
      'Uhrzeit',
      'wie spät ist es',
      'halb',
      'Viertel vor',
      'Viertel nach',
      'zegar niemiecki',
      'liczebniki niemieckie',
      'która godzina',
    ],
    explanation:
      '**Liczby** od 21 czytamy od jedności: *21 = ein**und**zwanzig, 45 = fünf**und**vierzig*. Piszemy je razem. Uwaga: *16 sechzehn, 17 siebzehn, 30 dreißig*.\n\n**Godziny oficjalnie**: *14.20 Uhr = vierzehn Uhr zwanzig*.\n\n**Potocznie**:\n- *nach* – po: *zehn nach drei* (3.10),\n- *vor* – przed: *fünf vor acht* (7.55),\n- *Viertel nach / Viertel vor* – kwadrans po / za kwadrans,\n- *halb* – wpół do: *halb vier* = 3.30.\n\nPytamy: *Wie spät ist es?* lub *Wie viel Uhr ist es?* „O której?” to *Um wie viel Uhr?*, a odpowiedź ma przyimek *um*: *Um sieben.*\n\n**Częsty błąd:** *halb vier* jako 4.30. Myśl jak po polsku: „wpół do czwartej” to 3.30. Drugi błąd: zamiana cyfr w liczbach, na przykład *vierundzwanzig* to 24, nie 42.',
    lead: 'Niemiecki zegar działa tu jak polski: słowo „halb” znaczy „wpół do” i zapowiada godzinę, która dopiero nadejdzie. Nie dodawaj więc pół godziny do liczby, którą słyszysz. Zastanów się, która pełna godzina już minęła, a do której jesteśmy właśnie w połowie drogi.',
    question: 'Która to godzina: „halb sieben”? Zapisz cyframi.',
    answer: 'Jest 6.30 (albo 18.30).',
    answerWords: [['6.30', '6:30', '6 30', '18.30', '18:30', 'szosta trzydziesci', 'wpol do siodmej']],
  },
  {
    id: 'um-zu-damit',
    subject: 'german',
    grades: [9, 12],
    title: 'Bezokolicznik z zu, um … zu i damit',
    keywords: [
      'Infinitiv mit zu',
      'żeby po niemiecku',
      'um zu czy damit',
      'zdania celowe niemiecki',
      'ohne zu',
      'kiedy zu',
    ],
    explanation:
      'Po wielu czasownikach i zwrotach stoi **zu + bezokolicznik** na końcu: *Ich versuche, pünktlich **zu kommen**. Es ist schwer, Deutsch **zu lernen**.* W rozdzielnych *zu* jest w środku: *auf**zu**stehen*.\n\n**Bez zu** – po czasownikach modalnych: *Ich muss lernen.*\n\n**Cel – „żeby”**:\n- ten sam podmiot: **um … zu**: *Ich lerne, **um** die Prüfung **zu bestehen**.*\n- różne podmioty: **damit** + czasownik na końcu: *Ich helfe ihm, **damit** er die Prüfung **besteht**.*\n\n**Ohne … zu** znaczy „nie robiąc czegoś”: *Er ging, ohne ein Wort **zu** sagen.*\n\n**Częsty błąd:** *um … zu* przy dwóch różnych osobach. Najpierw sprawdź, kto wykonuje obie czynności. Drugi błąd to *zu* po modalnym: nie „Ich kann zu schwimmen”, lecz *Ich kann schwimmen*.',
    lead: 'Znajdź wykonawcę pierwszej czynności i wykonawcę drugiej. Jeśli jest to jedna osoba, można skrócić zdanie za pomocą bezokolicznika. Jeśli są to dwie osoby, drugie zdanie potrzebuje własnego podmiotu i spójnika, który odsyła odmieniony czasownik na koniec. Policz podmioty w zdaniu z pytania.',
    question: 'Wstaw spójnik celu: „Mutter kauft ein Buch, … das Kind lesen lernt”.',
    answer: 'Damit, bo podmioty są różne.',
    answerWords: [['damit']],
  },
];
