import type { BankQuestion } from '../bank-question.types.ts';

export const LAND_AND_SEA_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'prady-morskie-przyczyna-plywow',
    topic: 'prady-morskie',
    difficulty: 'easy',
    question: 'Co przede wszystkim powoduje przypływy i odpływy?',
    right: 'przyciąganie Księżyca',
    wrong: [
      { option: 'stale wiejące wiatry', says: 'Stałe wiatry napędzają prądy morskie.' },
      { option: 'trzęsienia dna oceanu', says: 'Trzęsienie dna może wywołać tsunami.' },
      { option: 'różnice zasolenia wody', says: 'Różnice zasolenia zmieniają gęstość wody i wpływają na prądy.' },
    ],
    explanation:
      'Księżyc przyciąga wodę oceanów, słabiej robi to także Słońce. Dlatego poziom morza rytmicznie się zmienia.',
  },
  {
    id: 'prady-morskie-narwik',
    topic: 'prady-morskie',
    difficulty: 'medium',
    question: 'Port Narwik w Norwegii leży za kołem podbiegunowym, a zimą nie zamarza. Dlaczego?',
    right: 'Do wybrzeża dopływa ciepły prąd morski',
    wrong: [
      { option: 'Woda w porcie jest słodka, bo wpada tam rzeka', says: 'Woda słodka zamarza łatwiej niż słona.' },
      { option: 'Zimą Słońce świeci tam przez całą dobę', says: 'Za kołem podbiegunowym zimą panuje noc polarna.' },
      { option: 'Wybrzeże ogrzewają czynne wulkany Norwegii', says: 'Na tym wybrzeżu nie ma wulkanów.' },
    ],
    explanation:
      'Prąd Północnoatlantycki, przedłużenie Prądu Zatokowego, niesie wodę cieplejszą od otoczenia i łagodzi zimę.',
  },
  {
    id: 'prady-morskie-atakama',
    topic: 'prady-morskie',
    difficulty: 'hard',
    question: 'Który prąd wysusza klimat wybrzeża, na którym leży pustynia Atakama?',
    right: 'zimny Prąd Peruwiański',
    wrong: [
      { option: 'zimny Prąd Benguelski', says: 'Prąd Benguelski płynie przy Afryce, gdzie leży pustynia Namib.' },
      { option: 'ciepły Prąd Brazylijski', says: 'Prąd Brazylijski ogrzewa wschodnie wybrzeże Ameryki Południowej.' },
      { option: 'ciepły Prąd Zatokowy', says: 'Prąd Zatokowy płynie przez północny Atlantyk ku Europie.' },
    ],
    explanation: 'Nad zimną wodą powietrze się ochładza i nie wznosi, więc nie tworzą się chmury deszczowe.',
  },
  {
    id: 'gleby-najzyzniejsza',
    topic: 'gleby',
    difficulty: 'easy',
    question: 'Która z tych gleb jest najbardziej żyzna?',
    right: 'czarnoziem',
    wrong: [
      { option: 'bielica', says: 'Bielica powstaje na piaskach pod borami i jest mało żyzna.' },
      { option: 'gleba brunatna', says: 'Gleba brunatna jest średnio żyzna; powstała pod lasami liściastymi.' },
      { option: 'gleba inicjalna na skale', says: 'To gleba bardzo młoda i płytka, prawie bez próchnicy.' },
    ],
    explanation: 'Czarnoziem powstaje na lessie pod roślinnością stepową i ma grubą warstwę próchnicy.',
  },
  {
    id: 'gleby-mady',
    topic: 'gleby',
    difficulty: 'medium',
    question: 'Jakie żyzne gleby powstały na Żuławach z osadów naniesionych przez Wisłę?',
    right: 'mady',
    wrong: [
      { option: 'rędziny', says: 'Rędziny powstają na wapieniach i gipsach.' },
      { option: 'bielice', says: 'Bielice powstają na piaskach pod lasami iglastymi.' },
      { option: 'czarnoziemy', says: 'Czarnoziemy powstają na lessie, na przykład na Wyżynie Lubelskiej.' },
    ],
    explanation: 'Mady powstają w dolinach i deltach rzek z mułu, który woda zostawia podczas powodzi.',
  },
  {
    id: 'gleby-las-rownikowy',
    topic: 'gleby',
    difficulty: 'hard',
    question: 'Pole założone po wycięciu lasu równikowego po kilku latach prawie nie daje plonów. Dlaczego?',
    right: 'Ulewy wypłukują z gleby składniki odżywcze',
    wrong: [
      {
        option: 'Gleba ma za grubą warstwę próchnicy',
        says: 'Próchnicy jest tam mało, bo szczątki szybko się rozkładają.',
      },
      {
        option: 'Ziemia w nocy zamarza na duże głębokości',
        says: 'Wieloletnia zmarzlina jest w strefie okołobiegunowej.',
      },
      {
        option: 'Rośliny mają tam zbyt mało ciepła i światła',
        says: 'Przy równiku ciepła i światła jest dużo przez cały rok.',
      },
    ],
    explanation:
      'W lesie składniki krążą głównie między roślinami a ściółką. Bez drzew ulewny deszcz wymywa je z gleby.',
  },
  {
    id: 'wietrzenie-i-kras-skala',
    topic: 'wietrzenie-i-kras',
    difficulty: 'easy',
    question: 'W jakiej skale woda tworzy jaskinie krasowe?',
    right: 'w wapieniu',
    wrong: [
      { option: 'w granicie', says: 'Granit jest twardy i w wodzie się nie rozpuszcza.' },
      { option: 'w bazalcie', says: 'Bazalt to skała wulkaniczna, której woda nie rozpuszcza.' },
      { option: 'w gnejsie', says: 'Gnejs to skała przeobrażona, której woda nie rozpuszcza.' },
    ],
    explanation: 'Wapień rozpuszcza się w wodzie z dwutlenkiem węgla. Szczeliny powiększają się i powstają jaskinie.',
  },
  {
    id: 'wietrzenie-i-kras-naciek',
    topic: 'wietrzenie-i-kras',
    difficulty: 'medium',
    question: 'Jak nazywa się naciek, który zwisa ze stropu jaskini jak sopel?',
    right: 'stalaktyt',
    wrong: [
      { option: 'stalagmit', says: 'Stalagmit wyrasta z dna jaskini ku górze.' },
      { option: 'stalagnat', says: 'Stalagnat to kolumna, która łączy strop z dnem.' },
      { option: 'lej krasowy', says: 'Lej krasowy to zagłębienie na powierzchni terenu.' },
    ],
    explanation: 'Z kropel na stropie wytrąca się węglan wapnia i powoli tworzy zwisający naciek, czyli stalaktyt.',
  },
  {
    id: 'wietrzenie-i-kras-dwutlenek-wegla',
    topic: 'wietrzenie-i-kras',
    difficulty: 'hard',
    question: 'Jaki udział w powstawaniu jaskiń krasowych ma dwutlenek węgla?',
    right: 'Z wodą tworzy słaby kwas, który rozpuszcza skałę',
    wrong: [
      {
        option: 'Zamarza w szczelinach skały i ją rozsadza',
        says: 'W szczelinach zamarza woda; tak działa wietrzenie mrozowe.',
      },
      { option: 'Ogrzewa skałę tak mocno, że zaczyna się topić', says: 'Skały topią się dopiero w głębi Ziemi.' },
      { option: 'Skleja okruchy skalne w twardą, litą ścianę', says: 'Tak powstaje piaskowiec, a nie jaskinia.' },
    ],
    explanation:
      'Woda deszczowa pochłania dwutlenek węgla z powietrza i gleby. Powstaje słaby kwas węglowy, który rozpuszcza wapień.',
  },
  {
    id: 'globalizacja-przyklad',
    topic: 'globalizacja',
    difficulty: 'easy',
    question: 'Która sytuacja jest przykładem globalizacji?',
    right: 'Ta sama sieć barów działa w stu krajach',
    wrong: [
      { option: 'Gmina buduje nowy chodnik przy szkole', says: 'To działanie lokalne, które dotyczy jednej gminy.' },
      {
        option: 'Rolnik sprzedaje ziemniaki na targu w swojej wsi',
        says: 'To handel lokalny, bez powiązań z innymi krajami.',
      },
      {
        option: 'Mieszkańcy bloku sadzą kwiaty na podwórku',
        says: 'To wspólne działanie sąsiadów, a nie powiązanie krajów.',
      },
    ],
    explanation: 'Globalizacja to coraz silniejsze powiązania krajów: w gospodarce, kulturze i przepływie informacji.',
  },
  {
    id: 'globalizacja-korporacja',
    topic: 'globalizacja',
    difficulty: 'medium',
    question: 'Jak nazywa się wielkie przedsiębiorstwo, które ma zakłady i biura w wielu państwach?',
    right: 'korporacja międzynarodowa',
    wrong: [
      { option: 'organizacja pozarządowa', says: 'Organizacja pozarządowa działa społecznie, a nie dla zysku.' },
      {
        option: 'przedsiębiorstwo komunalne',
        says: 'Przedsiębiorstwo komunalne należy do gminy i służy jej mieszkańcom.',
      },
      { option: 'spółdzielnia mieszkaniowa', says: 'Spółdzielnia mieszkaniowa zarządza budynkami swoich członków.' },
    ],
    explanation: 'Korporacje międzynarodowe produkują tam, gdzie jest to opłacalne, a sprzedają na całym świecie.',
  },
  {
    id: 'globalizacja-przerwane-dostawy',
    topic: 'globalizacja',
    difficulty: 'hard',
    question:
      'Powódź zniszczyła fabrykę części w Tajlandii i dlatego stanęła montownia komputerów w Polsce. Co to pokazuje?',
    right: 'współzależność gospodarek różnych krajów',
    wrong: [
      {
        option: 'samowystarczalność polskiego przemysłu',
        says: 'Samowystarczalna montownia nie potrzebowałaby części z Azji.',
      },
      {
        option: 'ujednolicenie kultury na świecie',
        says: 'Ujednolicenie kultury to na przykład te same filmy i moda wszędzie.',
      },
      {
        option: 'wzrost znaczenia handlu lokalnego',
        says: 'Handel lokalny nie zależy od fabryki po drugiej stronie świata.',
      },
    ],
    explanation: 'Produkcja bywa podzielona między wiele krajów. Kłopot w jednym z nich przenosi się szybko na inne.',
  },
];
