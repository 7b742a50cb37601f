import type { Topic } from '../topic.types.ts';

export const POLAND_AND_EUROPE_TOPICS: readonly Topic[] = [
  {
    id: 'polozenie-polski',
    subject: 'geography',
    grades: [5, 9],
    title: 'Położenie i granice Polski',
    keywords: [
      'z kim graniczy Polska',
      'sąsiedzi Polski',
      'powierzchnia Polski',
      'województwa',
      'rozciągłość',
      'punkty skrajne',
    ],
    explanation:
      'Polska leży w **Europie Środkowej**, nad Bałtykiem. Ma powierzchnię około **312,7 tys. km²** i **16 województw**.\n\nGraniczy z **siedmioma** państwami: na zachodzie z **Niemcami**, na południu z **Czechami** i **Słowacją**, na wschodzie z **Ukrainą** i **Białorusią**, na północnym wschodzie z **Litwą** i **Rosją** (obwód królewiecki).\n\nRozciągłość: południkowa (północ–południe) to około 649 km, a równoleżnikowa (zachód–wschód) około 689 km.\n\n**Przykład:** na północnym krańcu kraju latem dzień jest o ponad godzinę dłuższy niż na południowym, bo leży on bliżej bieguna. Na wschodzie Słońce wschodzi o około 40 minut wcześniej niż na zachodzie.\n\n**Częsty błąd:** pomijanie **Rosji** na liście sąsiadów. Obwód królewiecki jest oddzielony od reszty Rosji, ale do niej należy.',
    lead: 'Przejedź palcem wzdłuż granicy na mapie, zaczynając od Odry i idąc w kierunku przeciwnym do ruchu wskazówek zegara. Zapisuj każdy kraj, którego dotkniesz. Uważaj na sam koniec trasy, tuż przy morzu: leży tam kawałek państwa, którego główna część jest bardzo daleko.',
    question: 'Z iloma państwami graniczy Polska i które z nich leży przy nas jako oddzielony od reszty obwód?',
    answer: 'Polska graniczy z siedmioma państwami, a oddzielony obwód królewiecki należy do Rosji.',
    answerWords: [
      ['7', 'siedm', 'siedem'],
      ['rosj', 'krolewiec', 'kaliningr'],
    ],
  },
  {
    id: 'klimat-polski',
    subject: 'geography',
    grades: [5, 9],
    title: 'Klimat Polski',
    keywords: ['klimat przejściowy', 'masy powietrza', 'okres wegetacyjny', 'opady w Polsce', 'temperatura'],
    explanation:
      'Polska ma klimat **umiarkowany ciepły przejściowy**: ścierają się u nas wpływy morskie i kontynentalne. Dlatego pogoda jest zmienna.\n\n- **Od zachodu** – powietrze znad Atlantyku: wilgotne, zimą ociepla, latem ochładza.\n- **Od wschodu** – powietrze kontynentalne: suche, latem upalne, zimą mroźne.\n\nNa zachodzie zimy są łagodniejsze, a na północnym wschodzie (Suwałki) najchłodniejsze poza górami. Rocznie spada średnio około 600 mm opadu: najwięcej w górach, mało na Kujawach i w Wielkopolsce. **Okres wegetacyjny** jest najdłuższy na południowym zachodzie.\n\n**Przykład:** w styczniu Szczecin bywa o kilka stopni cieplejszy niż Suwałki, choć oba leżą na północy.\n\n**Częsty błąd:** przekonanie, że zimą jest tym chłodniej, im dalej na północ. Zimą temperatura spada głównie **ku wschodowi**.',
    lead: 'Porównaj dwa miasta leżące prawie na tej samej szerokości geograficznej: jedno blisko Odry, drugie przy granicy z Litwą. Woda długo trzyma ciepło, a ląd szybko stygnie. Zastanów się, które miasto w styczniu korzysta z ogrzanego powietrza i z której strony świata ono napływa.',
    question: 'Dlaczego klimat Polski nazywamy przejściowym?',
    answer: 'Bo ścierają się u nas wpływy klimatu morskiego z zachodu i kontynentalnego ze wschodu.',
    answerWords: [
      ['morsk', 'morz', 'ocean', 'atlant'],
      ['kontynent', 'ladow', 'znad lad', 'wschod'],
    ],
  },
  {
    id: 'krainy-polski',
    subject: 'geography',
    grades: [5, 9],
    title: 'Pasy rzeźby terenu Polski',
    keywords: [
      'wyżyny i niziny w Polsce',
      'wyżyny i niziny',
      'krajobrazy Polski',
      'pobrzeża',
      'pojezierza',
      'niziny',
      'wyżyny',
      'kotliny',
      'Tatry',
      'Sudety',
      'Rysy',
    ],
    explanation:
      'Polska ma **pasowy** układ krajobrazów. Od północy ku południu:\n\n1. **Pobrzeża** – plaże, wydmy, klify, jeziora przybrzeżne.\n2. **Pojezierza** – wzgórza morenowe i jeziora (Mazurskie, Pomorskie).\n3. **Niziny środkowopolskie** – płaskie, rolnicze (np. Mazowiecka).\n4. **Wyżyny** – Śląska, Krakowsko-Częstochowska (wapienie, jaskinie), Lubelska; tu także niskie Góry Świętokrzyskie.\n5. **Kotliny podkarpackie** – np. Sandomierska.\n6. **Góry** – Karpaty z Tatrami oraz Sudety.\n\nNajwyższy szczyt to **Rysy** – 2499 m n.p.m. Najniższy punkt, 1,8 m poniżej poziomu morza, leży na **Żuławach Wiślanych**.\n\n**Przykład:** jadąc pociągiem z Gdańska do Zakopanego, przejedziesz przez prawie wszystkie pasy.\n\n**Częsty błąd:** uważanie Polski za kraj górzysty. Ponad 90% powierzchni leży poniżej 300 m n.p.m.',
    lead: 'Wyobraź sobie podróż od morza po Tatry i narysuj linię, która pokazuje wysokość. Najpierw jest płasko, potem faluje od wzgórz usypanych przez lądolód, później znów się wygładza i w końcu wspina się coraz wyżej. Zastanów się, jak nazywa się ta falista część pełna wód stojących.',
    question: 'Jaki pas krajobrazowy leży na południe od pobrzeży i co go wyróżnia?',
    answer: 'To pojezierza, które wyróżniają jeziora i wzgórza morenowe pozostawione przez lądolód.',
    answerWords: [['pojezierz'], ['jezior', 'moren', 'wzgorz', 'lodowc', 'ladolod']],
  },
  {
    id: 'rzeki-polski-i-baltyk',
    subject: 'geography',
    grades: [5, 9],
    title: 'Wisła, Odra i Morze Bałtyckie',
    keywords: ['rzeki Polski', 'dorzecze Wisły', 'dopływy', 'zasolenie Bałtyku', 'Żuławy', 'Warta', 'Bug'],
    explanation:
      'Prawie cała Polska (ponad 99%) należy do zlewiska **Bałtyku**.\n\n- **Wisła** – najdłuższa, około 1047 km (lub 1022 km według nowszych pomiarów). Wypływa ze stoków Baraniej Góry, uchodzi do Zatoki Gdańskiej. Dopływy: San, Bug z Narwią, Pilica.\n- **Odra** – w Polsce około 742 km, największy dopływ to **Warta**.\n\nBałtyk jest morzem **śródlądowym**, płytkim (średnio 52 m) i słabo zasolonym: około **7‰**, gdy w oceanie jest średnio 35‰. Z oceanem łączą go wąskie cieśniny, wpada do niego wiele rzek, a parowanie jest słabe.\n\n**Przykład:** w litrze wody z Bałtyku jest mniej więcej 7 gramów soli, a w oceanie pięć razy więcej.\n\n**Częsty błąd:** mylenie **dorzecza** (jedna rzeka z dopływami) ze **zlewiskiem** (wszystkie rzeki jednego morza).',
    lead: 'Rozpuść w szklance łyżeczkę soli i spróbuj, a potem dolej czystej wody. Smak słabnie. Teraz spójrz na mapę morza, które prawie ze wszystkich stron otacza ląd. Sprawdź, co do niego wpada, jak szeroka jest droga na otwarte wody i ile słonecznego ciepła tam dociera.',
    question: 'Dlaczego Bałtyk jest słabo zasolony? Podaj dwa powody.',
    answer:
      'Wpada do niego wiele rzek ze słodką wodą, a wymiana wód z oceanem przez wąskie cieśniny i parowanie są słabe.',
    answerWords: [
      ['rzek', 'slodk'],
      ['cies', 'parowan', 'paruj', 'wymian', 'polacz', 'chlod', 'zimn'],
    ],
  },
  {
    id: 'unia-europejska',
    subject: 'geography',
    grades: [6, 11],
    title: 'Unia Europejska',
    keywords: ['UE', 'strefa euro', 'Schengen', 'brexit', 'państwa Unii', 'Bruksela', 'integracja europejska'],
    explanation:
      '**Unia Europejska** to związek **27 państw** (od 2020 r., po wyjściu Wielkiej Brytanii). Jej początkiem była współpraca sześciu państw w Europejskiej Wspólnocie Węgla i Stali (1951). Nazwę Unia Europejska wprowadził traktat z **Maastricht** (w mocy od 1993 r.). **Polska** należy do niej od **1 maja 2004 r.**\n\nCztery swobody: przepływ **osób, towarów, usług i kapitału**. Instytucje to m.in. Parlament Europejski, Rada Unii Europejskiej i Komisja Europejska.\n\n**Strefa Schengen** oznacza granice bez kontroli, a **strefa euro** – wspólną walutę. Polska jest w Schengen (od 2007 r.), ale zachowała złotego.\n\n**Przykład:** student z Krakowa może uczyć się rok w Hiszpanii w programie Erasmus+.\n\n**Częsty błąd:** utożsamianie Unii z Europą lub Schengen. **Szwajcaria i Norwegia** są w Schengen, lecz nie w Unii.',
    lead: 'Trzy nazwy łatwo się mieszają: jedna mówi o członkostwie, druga o kontrolach na granicy, trzecia o pieniądzach. Narysuj trzy nachodzące na siebie koła i wpisz w nie Polskę, Niemcy, Szwajcarię. Zastanów się, czym płacisz w sklepie w Gdańsku, a czy pokazujesz paszport w drodze do Berlina.',
    question: 'Do której z dwóch stref należy Polska: Schengen czy euro? Po czym to poznać?',
    answer: 'Polska należy do strefy Schengen, bo przekraczamy granice bez kontroli, a płacimy złotymi, nie euro.',
    answerWords: [['schengen'], ['zlot', 'kontrol', 'granic', 'paszport', 'walut']],
  },
];
