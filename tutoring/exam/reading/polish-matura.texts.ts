import type { ReadingText } from './reading-text.types.ts';

export const POLISH_MATURA_TEXTS: readonly ReadingText[] = [
  {
    id: 'o-nudzie',
    examType: 'matura',
    title: 'Pochwała nudy',
    text: [
      'Boimy się nudy bardziej niż zmęczenia. Wystarczy, że autobus spóźnia się dwie minuty, a już sięgamy po telefon, jakby te dwie minuty mogły nas ugryźć. Tymczasem nuda ma swoją godność. Jest pokojem, w którym nie ma mebli: można się w nim przestraszyć pustki, ale można też wreszcie usłyszeć własne kroki.',
      'Dawni pisarze wiedzieli o tym dobrze. Ileż wierszy zaczyna się od siedzenia przy oknie! Kto patrzy w okno, nie robi nic pożytecznego, a jednak to właśnie wtedy myśl, dotąd zajęta sprawami, zaczyna chodzić własnymi drogami. Psychologowie nazwali to błądzeniem umysłu i zauważyli, że po chwili takiego błądzenia ludzie znajdują więcej rozwiązań niż ci, którzy przez cały czas pracowali.',
      'Nie twierdzę, że każda nuda jest twórcza. Bywa i taka, która usypia. Różnica jest prosta: nuda jałowa czeka, aż ktoś ją zabawi, nuda płodna zgadza się poczekać sama na siebie. Pierwsza sięga po pilota, druga po ołówek. Warto więc od czasu do czasu spóźnić się na własną rozrywkę i sprawdzić, która z nich do nas przyszła.',
    ].join('\n\n'),
    questions: [
      {
        id: 'o-nudzie-teza',
        question: 'Jakiej tezy broni autor?',
        right: 'Nuda może być źródłem twórczych myśli',
        wrong: [
          { option: 'Każda nuda prowadzi do odkryć', says: 'Autor zastrzega, że nie każda nuda jest twórcza.' },
          { option: 'Telefony odbierają nam zdolność pracy', says: 'Telefon jest tylko przykładem ucieczki od nudy.' },
          {
            option: 'Zmęczenie jest gorsze niż nuda',
            says: 'Pierwsze zdanie mówi, czego się boimy, a nie co jest gorsze.',
          },
        ],
        explanation: 'Autor chwali nudę, bo myśl „zaczyna chodzić własnymi drogami”, ale nie każdą.',
      },
      {
        id: 'o-nudzie-pokoj',
        question: 'Jaką funkcję pełni w tekście obraz pokoju bez mebli?',
        right: 'Pokazuje nudę jako szansę na spotkanie z sobą',
        wrong: [
          { option: 'Opisuje ubogie mieszkania dawnych pisarzy', says: 'To metafora, a nie opis mieszkania.' },
          { option: 'Dowodzi, że pustka zawsze przeraża', says: 'W tym pokoju można też „usłyszeć własne kroki”.' },
          { option: 'Zachęca do wyrzucenia niepotrzebnych przedmiotów', says: 'O porządkach tekst nie mówi.' },
        ],
        explanation: 'W pustym pokoju słychać własne kroki: nuda pozwala usłyszeć siebie.',
      },
      {
        id: 'o-nudzie-psychologowie',
        question: 'Po co autor przywołuje psychologów?',
        right: 'Aby poprzeć swoje zdanie wynikami badań',
        wrong: [
          { option: 'Aby podważyć doświadczenie pisarzy', says: 'Badania potwierdzają to, co pisarze wiedzieli.' },
          { option: 'Aby wyjaśnić przyczyny bezsenności', says: 'O bezsenności w tekście nie ma mowy.' },
          { option: 'Aby ostrzec przed skutkami nudy', says: 'Wynik badań przemawia za nudą.' },
        ],
        explanation: 'Powołanie się na badania to argument, który wspiera tezę autora.',
      },
      {
        id: 'o-nudzie-jalowa',
        question: 'Czym według autora różni się nuda płodna od jałowej?',
        right: 'Nie oczekuje, że ktoś ją zabawi',
        wrong: [
          { option: 'Trwa znacznie krócej', says: 'O czasie trwania autor nie pisze.' },
          { option: 'Zdarza się tylko pisarzom', says: 'Autor zachęca każdego, żeby jej spróbował.' },
          { option: 'Pojawia się dopiero po ciężkiej pracy', says: 'O pracy jako warunku tekst nie wspomina.' },
        ],
        explanation: 'Nuda jałowa czeka na zabawę z zewnątrz, płodna „zgadza się poczekać sama na siebie”.',
      },
      {
        id: 'o-nudzie-srodek',
        question: 'Jaki środek stylistyczny występuje w zdaniu „Pierwsza sięga po pilota, druga po ołówek”?',
        right: 'Personifikacja',
        wrong: [
          { option: 'Porównanie', says: 'Porównanie ma słowa „jak” lub „niby”.' },
          { option: 'Oksymoron', says: 'Oksymoron łączy słowa o sprzecznych znaczeniach.' },
          { option: 'Pytanie retoryczne', says: 'To zdanie oznajmujące, a nie pytanie.' },
        ],
        explanation: 'Nuda sięga po przedmioty jak człowiek, a więc została uosobiona.',
      },
    ],
  },
  {
    id: 'o-tlumaczeniu',
    examType: 'matura',
    title: 'Wierność i piękno',
    text: [
      'O przekładach powtarza się stary żart: jeśli są piękne, to nie są wierne, a jeśli wierne, to nie są piękne. Żart jest zgrabny i, jak większość zgrabnych żartów, nieprawdziwy. Zakłada bowiem, że w oryginale jest jakaś rzecz, którą wystarczy ostrożnie przenieść, jak szafę z jednego mieszkania do drugiego. Ale wiersz nie jest szafą. Jest raczej melodią, a tej nie da się przenieść, trzeba ją zagrać na innym instrumencie.',
      'Kto grał kiedyś na skrzypcach utwór napisany na fortepian, wie, że niektórych dźwięków po prostu na nich nie ma. Dobry skrzypek nie udaje, że jest inaczej, ani nie milknie w tych miejscach. Szuka dźwięku, który zrobi to samo, co tamten. Podobnie tłumacz: gdy gra słów ginie, stawia inną, dwa wersy dalej. Nie zdradza oryginału, lecz spłaca dług w innej walucie.',
      'Czytelnik przekładu powinien więc pytać nie o to, czy każde słowo stoi na swoim miejscu, ale czy wzruszył się tam, gdzie wzruszyć się miał. Wierność, o którą warto się spierać, jest wiernością skutku.',
    ].join('\n\n'),
    questions: [
      {
        id: 'o-tlumaczeniu-zart',
        question: 'Co autor sądzi o żarcie z pierwszego zdania?',
        right: 'Opiera się na błędnym założeniu',
        wrong: [
          { option: 'Trafnie opisuje pracę tłumacza', says: 'Autor nazywa go nieprawdziwym.' },
          { option: 'Obraża czytelników przekładów', says: 'O obrazie nikogo nie ma w tekście mowy.' },
          { option: 'Powstał niedawno i jest mało znany', says: 'Żart jest stary i wciąż się go powtarza.' },
        ],
        explanation: 'Żart zakłada, że treść można przenieść jak szafę, a to według autora nieprawda.',
      },
      {
        id: 'o-tlumaczeniu-szafa',
        question: 'Jaką funkcję pełni zestawienie szafy i melodii?',
        right: 'Pokazuje, że przekład jest nowym wykonaniem',
        wrong: [
          { option: 'Dowodzi, że wiersze muszą się rymować', says: 'O rymach autor nie pisze.' },
          { option: 'Zachęca do śpiewania wierszy', says: 'Melodia jest tu metaforą wiersza.' },
          { option: 'Wyjaśnia, dlaczego przekład bywa tak łatwy', says: 'Tekst pokazuje raczej trudność przekładu.' },
        ],
        explanation: 'Szafę się przenosi, melodię gra się na innym instrumencie: przekład to wykonanie na nowo.',
      },
      {
        id: 'o-tlumaczeniu-skrzypek',
        question: 'Co robi dobry skrzypek, gdy brakuje mu dźwięku?',
        right: 'Szuka innego, który zadziała tak samo',
        wrong: [
          { option: 'Opuszcza to miejsce w utworze', says: 'Autor pisze, że skrzypek nie milknie.' },
          { option: 'Udaje, że tego dźwięku nie ma w utworze', says: 'Autor pisze, że skrzypek niczego nie udaje.' },
          { option: 'Zmienia instrument na fortepian', says: 'Gra na skrzypcach utwór fortepianowy, a nie odwrotnie.' },
        ],
        explanation: 'Skrzypek szuka dźwięku, „który zrobi to samo, co tamten”.',
      },
      {
        id: 'o-tlumaczeniu-dlug',
        question: 'Co znaczy w tekście „spłaca dług w innej walucie”?',
        right: 'Oddaje stratę innym środkiem w innym miejscu',
        wrong: [
          { option: 'Zarabia na przekładzie mniej niż autor', says: 'To przenośnia, a nie uwaga o zarobkach.' },
          { option: 'Tłumaczy teksty z wielu języków', says: 'O liczbie języków nie ma tu mowy.' },
          { option: 'Przeprasza za błędy w przekładzie', says: 'Tłumacz nie przeprasza, lecz wynagradza stratę.' },
        ],
        explanation: 'Gdy ginie gra słów, tłumacz stawia inną „dwa wersy dalej”: tak wyrównuje stratę.',
      },
      {
        id: 'o-tlumaczeniu-wniosek',
        question: 'O co według autora powinien pytać czytelnik przekładu?',
        right: 'Czy działa na niego tak jak oryginał',
        wrong: [
          { option: 'Czy ma tyle samo słów co oryginał', says: 'Liczba słów nie jest dla autora ważna.' },
          { option: 'Czy tłumacz zna życie poety', says: 'O życiu poety tekst nie wspomina.' },
          {
            option: 'Czy przekład jest piękniejszy od oryginału',
            says: 'Autor nie każe ich porównywać pod względem piękna.',
          },
        ],
        explanation: 'Ostatnie zdania mówią o „wierności skutku”: czytelnik ma się wzruszyć tam, gdzie powinien.',
      },
    ],
  },
];
