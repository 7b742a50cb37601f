import type { Topic } from '../topic.types.ts';

export const GERMAN_PRONOUN_AND_MOOD_TOPICS: readonly Topic[] = [
  {
    id: 'zaimki-osobowe-niemieckie',
    subject: 'german',
    grades: [7, 9],
    title: 'Zaimki osobowe: mich, mir, ihn, ihm',
    keywords: [
      'zaimki osobowe niemiecki',
      'odmiana zaimków osobowych po niemiecku',
      'mich czy mir',
      'dich czy dir',
      'ihn czy ihm',
      'zaimki w Dativ i Akkusativ',
    ],
    explanation:
      '**Zaimek osobowy** zastępuje osobę lub rzecz i odmienia się przez przypadki.\n\n- **Nominativ** (kto?): *ich, du, er, sie, es, wir, ihr, sie/Sie*,\n- **Akkusativ** (kogo? co?): *mich, dich, ihn, sie, es, uns, euch, sie/Sie*,\n- **Dativ** (komu?): *mir, dir, ihm, ihr, ihm, uns, euch, ihnen/Ihnen*.\n\nPrzypadek zależy od czasownika lub przyimka. *Sehen, kennen, lieben, für* łączą się z biernikiem: *Ich kenne **ihn**.* *Helfen, gehören, danken, mit* łączą się z celownikiem: *Ich helfe **ihm**.*\n\n**Przykład:** *Das ist Anna. Ich sehe **sie** jeden Tag und fahre mit **ihr** zur Schule.*\n\nFormę grzecznościową *Sie, Ihnen* piszemy wielką literą.\n\n**Częsty błąd:** tłumaczenie słowo w słowo. „Gratuluję ci” to *Ich gratuliere **dir***, ale „dzwonię do ciebie” to *Ich rufe **dich** an*, z biernikiem.',
    lead: 'Nie wybieraj zaimka na ucho. Najpierw sprawdź, z jakim przypadkiem łączy się czasownik: czy pyta „kogo? co?”, czy „komu?”. Pomagając, pomagasz zawsze komuś, w obu językach tak samo. Potem odszukaj w odpowiednim rzędzie tabeli formę tej osoby, o którą chodzi.',
    question: 'Wstaw odpowiedni zaimek: „Das ist Peter. Ich helfe … (on)”.',
    answer: 'Ich helfe ihm, bo po „helfen” pytamy „komu?”.',
    answerWords: [['ihm']],
  },
  {
    id: 'odmiana-przymiotnika-niemieckiego',
    subject: 'german',
    grades: [9, 12],
    title: 'Odmiana przymiotnika po niemiecku',
    keywords: [
      'końcówki przymiotników niemieckich',
      'Adjektivdeklination',
      'ein guter der gute',
      'deklinacja przymiotników niemiecki',
      'przymiotnik przed rzeczownikiem niemiecki',
    ],
    explanation:
      'Przymiotnik po *sein* się nie odmienia: *Das Auto ist **neu**.* Przed rzeczownikiem dostaje **końcówkę**, która zależy od rodzajnika.\n\n- **Po der, die, das:** w Nominativie liczby pojedynczej **-e**: *der neu**e** Freund, die neu**e** Lehrerin, das neu**e** Auto*. W liczbie mnogiej **-en**.\n- **Po ein, kein, mein:** przymiotnik sam pokazuje rodzaj: *ein neu**er** Freund, eine neu**e** Lehrerin, ein neu**es** Auto*.\n- **Akkusativ męski:** zawsze **-en**: *den neu**en**, einen neu**en** Freund*.\n- **Dativ i Genitiv po rodzajniku:** **-en**: *mit dem neu**en** Auto*.\n\n**Przykład:** *Ich habe einen klein**en** Hund und eine groß**e** Katze.*\n\nBez rodzajnika końcówka przypomina rodzajnik określony: *kalt**es** Wasser*, bo *da**s** Wasser*.\n\n**Częsty błąd:** „ein gute Film”. Po *ein* nie widać rodzaju, więc musi go pokazać przymiotnik: *ein gut**er** Film*.',
    lead: 'Ktoś musi pokazać, jakiego rodzaju jest rzeczownik. Jeśli robi to rodzajnik określony, przymiotnik może odpocząć. Jeśli przed rzeczownikiem stoi samo „ein”, po nim nie widać, czy to rodzaj męski, czy nijaki. Sprawdź więc rodzaj słowa „Buch” i przenieś ostatnią literę jego rodzajnika na przymiotnik.',
    question: 'Wstaw przymiotnik „interessant” z właściwą końcówką: „Das ist ein … Buch”.',
    answer: 'Das ist ein interessantes Buch, bo „Buch” jest rodzaju nijakiego (das).',
    answerWords: [['ein interessantes', 'interessantes buch', 'koncowka es', 'es']],
  },
  {
    id: 'strona-bierna-niemiecka',
    subject: 'german',
    grades: [9, 12],
    title: 'Passiv – strona bierna po niemiecku',
    keywords: [
      'strona bierna niemiecki',
      'Passiv Präsens',
      'Passiv Präteritum',
      'werden Partizip II',
      'Vorgangspassiv',
      'von czy durch w stronie biernej',
    ],
    explanation:
      'W stronie biernej ważna jest **czynność**, a nie jej wykonawca.\n\nBudowa: odmienione **werden** + **Partizip II** na końcu.\n\n- **Präsens:** *Das Haus **wird gebaut**.* – Dom jest budowany.\n- **Präteritum:** *Das Haus **wurde gebaut**.* – Dom został zbudowany.\n- **Perfekt:** *Das Haus **ist gebaut worden**.*\n- **Z modalnym:** *Das Haus **muss gebaut werden**.*\n\nDopełnienie w bierniku staje się podmiotem: *Der Lehrer korrigiert **den Test**.* → ***Der Test** wird korrigiert.* Wykonawcę można dodać po **von** + Dativ: *vom Lehrer*. Pośrednik lub przyczynę wprowadza zwykle *durch*.\n\n**Przykład:** *In Österreich wird Deutsch **gesprochen**.* – W Austrii mówi się po niemiecku.\n\n**Częsty błąd:** użycie *sein* zamiast *werden*. *Die Tür **ist** geöffnet* opisuje stan (jest otwarta), a *die Tür **wird** geöffnet* – czynność (ktoś ją otwiera).',
    lead: 'Potrzebujesz dwóch klocków: odmienionego „werden” i imiesłowu na końcu. Najpierw znajdź w zdaniu to, co poddawane jest czynności, i zrób z tego podmiot w mianowniku. Potem odmień pierwszy klocek dla tej osoby, a z czasownika utwórz imiesłów: przedrostek „ge-” i końcówka jak w regularnym Perfekt.',
    question: 'Zapisz w stronie biernej, pomijając wykonawcę: „Der Koch grillt Fische”.',
    answer: 'Fische werden gegrillt.',
    answerWords: [['werden gegrillt', 'werden vom koch gegrillt']],
  },
  {
    id: 'konjunktiv-zwei',
    subject: 'german',
    grades: [9, 12],
    title: 'Konjunktiv II – tryb przypuszczający',
    keywords: [
      'tryb przypuszczający niemiecki',
      'würde bezokolicznik',
      'wäre hätte',
      'Konjunktiv 2',
      'zdania warunkowe niemiecki',
      'życzenia po niemiecku',
    ],
    explanation:
      '**Konjunktiv II** wyraża to, co nierealne, życzenia oraz grzeczne prośby – polskie „-by”.\n\n- Większość czasowników: **würde + bezokolicznik**: *Ich **würde** gern nach Wien **fahren**.*\n- *sein* → **wäre**: *Ich wäre gern reich.*\n- *haben* → **hätte**: *Ich hätte gern einen Tee.*\n- modalne z przegłosem: *könnte, müsste, dürfte*; bez niego: *wollte, sollte*.\n\nWarunek nierealny ma tę formę w obu częściach: *Wenn ich Zeit **hätte**, **würde** ich ins Kino **gehen**.* – Gdybym miał czas, poszedłbym do kina.\n\n**Przykład:** *Könnten Sie mir helfen?* brzmi uprzejmiej niż *Können Sie mir helfen?*\n\nO przeszłości: *hätte / wäre* + Partizip II: *Ich **wäre** gekommen* – przyszedłbym.\n\n**Częsty błąd:** zapominanie o przegłosie. *Ich **hatte** Zeit* znaczy „miałem czas”, a *ich **hätte** Zeit* – „miałbym czas”.',
    lead: 'Zacznij od zwykłej formy czasu przeszłego, której używasz w opowiadaniu. W tym trybie przegłos nad samogłoską zmienia „tak było” w „tak by było”, a do formy bez „e” na końcu trzeba je jeszcze dodać. Jak brzmi „byłem” i co powstanie po takiej zmianie?',
    question: 'Uzupełnij czasownikiem „sein” w trybie przypuszczającym: „Wenn ich reich …, würde ich viel reisen”.',
    answer: 'Wenn ich reich wäre, würde ich viel reisen.',
    answerWords: [['ware', 'waere']],
  },
];
