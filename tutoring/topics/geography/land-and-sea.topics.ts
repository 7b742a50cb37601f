import type { Topic } from '../topic.types.ts';

export const LAND_AND_SEA_TOPICS: readonly Topic[] = [
  {
    id: 'prady-morskie',
    subject: 'geography',
    grades: [8, 10],
    title: 'Prądy morskie i ruchy wody w oceanie',
    keywords: [
      'prądy morskie',
      'Golfsztrom',
      'Prąd Zatokowy',
      'falowanie',
      'pływy',
      'przypływ i odpływ',
      'El Niño',
      'upwelling',
    ],
    explanation:
      'Woda w oceanie stale się porusza.\n\n- **Falowanie** – wywołuje je głównie wiatr.\n- **Pływy** – przypływy i odpływy; powoduje je przyciąganie Księżyca, a słabiej także Słońca.\n- **Prądy morskie** – przemieszczanie się wielkich mas wody, głównie przez stałe wiatry i różnice gęstości.\n\n**Prąd ciepły** niesie wodę cieplejszą od otoczenia, zwykle z niskich szerokości ku wyższym. Łagodzi zimy i zwiększa opady na wybrzeżu. **Prąd zimny** niesie wodę chłodniejszą i wysusza klimat: przy takich wybrzeżach leżą pustynie Atakama i Namib.\n\n**Przykład:** ciepły Prąd Zatokowy (Golfsztrom) i jego przedłużenie, Prąd Północnoatlantycki, ogrzewają zachodnią Europę. Dlatego port w Narwiku za kołem podbiegunowym zimą nie zamarza.\n\n**Częsty błąd:** przekonanie, że prąd ciepły musi być gorący. Liczy się porównanie z wodą **dookoła**: pod biegunem wystarczy kilka stopni.',
    lead: 'Połóż w chłodnym pokoju dużą butelkę z gorącą wodą: powietrze obok zaraz się zmieni. Podobnie działa ogromna rzeka płynąca w oceanie, choć nie ma brzegów. Porównaj temperaturę tej wody z powietrzem nad Norwegią w styczniu. Co będzie z czego czerpać energię i jak odczują to mieszkańcy wybrzeża?',
    question: 'Jak ciepły prąd morski wpływa na zimy na wybrzeżu, które opływa?',
    answer: 'Łagodzi je: ogrzewa powietrze, więc zimy są cieplejsze.',
    answerWords: [
      ['lagod', 'ciepl', 'ogrzew', 'ociepl', 'podnosi temperatur', 'mniej mrozn'],
      ['zim', 'lagod', 'ogrzewa je', 'ogrzewa powiet', 'ogrzewa wybrz', 'ociepl', 'sa cieplejsz', 'podnosi temperatur'],
    ],
    wrongWords: ['mrozniejsz', 'ochladz', 'oziebi', 'zimniejsz', 'chlodniejsz', 'ostrzejsz'],
  },
  {
    id: 'gleby',
    subject: 'geography',
    grades: [5, 10],
    title: 'Gleby – powstawanie i rodzaje',
    keywords: [
      'gleba',
      'czarnoziemy',
      'bielice',
      'próchnica',
      'mady',
      'brunatne gleby',
      'żyzność gleby',
      'poziomy glebowe',
    ],
    explanation:
      '**Gleba** to wierzchnia, żyzna warstwa skorupy ziemskiej. Powstaje ze **skały macierzystej**, którą zmieniają woda, powietrze, temperatura, organizmy i czas. Utworzenie kilku centymetrów trwa setki lat.\n\nO żyzności decyduje zwłaszcza **próchnica** – rozłożone szczątki roślin i zwierząt. Nadaje ona glebie ciemną barwę.\n\nGleby w Polsce:\n\n- **bielicowe i płowe** – na nizinach, dość ubogie lub średnie,\n- **brunatne** – pod lasami liściastymi, dość żyzne,\n- **czarnoziemy** – na lessach, bardzo żyzne (Wyżyna Lubelska, okolice Sandomierza),\n- **mady** – w dolinach rzek, żyzne (Żuławy),\n- **rędziny** – na wapieniach i gipsach.\n\n**Przykład:** na czarnoziemach uprawia się pszenicę i buraki cukrowe, a na ubogich glebach bielicowych żyto i ziemniaki.\n\n**Częsty błąd:** utożsamianie każdej ciemnej gleby z żyzną. Gleby torfowe są ciemne, lecz bez osuszenia i nawożenia słabo nadają się pod uprawę.',
    lead: 'Weź w dłonie garść piasku z plaży i garść ziemi spod starego drzewa. Druga jest ciemniejsza, wilgotniejsza i pachnie. Pomyśl, co dzieje się przez lata z opadłymi liśćmi i martwymi korzeniami, którymi zajmują się dżdżownice i bakterie. Jak nazywa się to, co z nich pozostaje?',
    question: 'Który ciemny składnik gleby, powstały ze szczątków organizmów, decyduje o jej żyzności?',
    answer: 'To próchnica (humus).',
    answerWords: [['prochnic', 'humus']],
  },
  {
    id: 'wietrzenie-i-kras',
    subject: 'geography',
    grades: [7, 10],
    title: 'Wietrzenie skał i zjawiska krasowe',
    keywords: [
      'wietrzenie',
      'kras',
      'jaskinie',
      'stalaktyty i stalagmity',
      'erozja',
      'procesy zewnętrzne',
      'jak powstają jaskinie',
    ],
    explanation:
      '**Wietrzenie** to rozpad lub rozkład skał na miejscu pod wpływem temperatury, wody, powietrza i organizmów.\n\n- **Fizyczne** – skała się kruszy, ale nie zmienia składu. W górach woda zamarza w szczelinach i rozsadza kamienie, na pustyni działają skoki temperatury.\n- **Chemiczne** – skład się zmienia, na przykład przez rozpuszczanie. Najsilniejsze jest w klimacie gorącym i wilgotnym.\n- **Biologiczne** – działają korzenie i substancje z organizmów.\n\n**Kras** to rozpuszczanie skał, głównie **wapieni** i gipsów, przez wodę z dwutlenkiem węgla. Powstają leje, wąwozy i **jaskinie**. Z kapiącej wody wytrąca się kalcyt: **stalaktyty** zwisają ze stropu, a **stalagmity** rosną od dna. Gdy się połączą, tworzą **stalagnat**.\n\n**Przykład:** kras rozwinął się na Wyżynie Krakowsko-Częstochowskiej i w Tatrach.\n\n**Częsty błąd:** mylenie wietrzenia z działaniem wiatru. Wietrzenie zachodzi też bez wiatru, a żłobienie i przenoszenie okruchów to już **erozja** i transport.',
    lead: 'Krople kwasku cytrynowego na kawałku kredy zaczynają syczeć, a kreda powoli znika. Woda deszczowa też jest lekko kwaśna, bo łączy się z gazem z powietrza i gleby. Działa jednak tysiące lat. Która skała zbudowana jest z tego samego składnika co kreda i tworzy białe skałki Jury?',
    question: 'W jakiej skale najczęściej powstają jaskinie krasowe i co się z nią dzieje?',
    answer: 'W wapieniach, które rozpuszcza lekko kwaśna woda.',
    answerWords: [
      ['wapien', 'gips'],
      ['rozpuszcz', 'rozpusc'],
    ],
  },
  {
    id: 'globalizacja',
    subject: 'geography',
    grades: [8, 12],
    title: 'Globalizacja i różnice w rozwoju państw',
    keywords: [
      'globalizacja',
      'kraje bogate i biedne',
      'HDI',
      'korporacje międzynarodowe',
      'bogata Północ biedne Południe',
      'poziom rozwoju państw',
    ],
    explanation:
      '**Globalizacja** to coraz silniejsze powiązanie państw, firm i ludzi na całym świecie. Umożliwiły ją tani transport, internet i swobodniejszy handel.\n\n- **Gospodarka:** wielkie **korporacje** działają w wielu krajach; rzecz projektuje się w jednym, a składa w innym.\n- **Kultura:** podobna muzyka, filmy i jedzenie.\n- **Korzyści:** tańsze towary, nowe miejsca pracy, dostęp do wiedzy.\n- **Zagrożenia:** zanik lokalnych kultur, wyzysk pracowników, szybkie rozprzestrzenianie się kryzysów i chorób.\n\nPoziom rozwoju mierzymy między innymi wskaźnikiem **HDI**. Przyjmuje on wartości od 0 do 1 i łączy długość życia, edukację i dochód. Wysoki ma na przykład Norwegia, niski – Czad i Niger.\n\n**Przykład:** telefon zaprojektowany w USA ma podzespoły z Korei i Tajwanu, a składany bywa w Chinach lub Indiach.\n\n**Częsty błąd:** ocenianie kraju tylko po **PKB**. Wysoki dochód nie znaczy, że wszyscy mają lekarza i szkołę.',
    lead: 'Dobre życie to nie tylko pieniądze. Wyobraź sobie trzy pytania do mieszkańców kraju: jak długo tu żyjecie, ile lat się uczycie i ile zarabiacie? Wskaźnik łączy te trzy odpowiedzi w jedną liczbę. Dwie z nich nie są o pieniądzach: jakich dziedzin dotyczą?',
    question: 'Co, oprócz dochodu, uwzględnia wskaźnik HDI?',
    answer: 'Uwzględnia oczekiwaną długość życia oraz poziom edukacji.',
    answerWords: [
      ['dlugosc zyc', 'dlugosci zyc', 'dlugosc trwania', 'jak dlugo', 'zdrow', 'ile lat zyj'],
      ['eduk', 'wyksztalc', 'szkol', 'nauk', 'oswiat', 'ucz'],
    ],
  },
];
