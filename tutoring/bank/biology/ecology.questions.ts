import type { BankQuestion } from '../bank-question.types.ts';

export const ECOLOGY_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'ekosystem-i-lancuch-pokarmowy-producent',
    topic: 'ekosystem-i-lancuch-pokarmowy',
    difficulty: 'easy',
    question: 'Który organizm jest producentem?',
    right: 'koniczyna',
    wrong: [
      { option: 'zając', says: 'Zając zjada rośliny, jest konsumentem pierwszego rzędu.' },
      { option: 'lis', says: 'Lis zjada inne zwierzęta, jest konsumentem wyższego rzędu.' },
      { option: 'pieczarka', says: 'Pieczarka rozkłada szczątki, jest destruentem.' },
    ],
    explanation: 'Producenci sami wytwarzają pokarm w fotosyntezie. Koniczyna jest zieloną rośliną, więc to potrafi.',
  },
  {
    id: 'ekosystem-i-lancuch-pokarmowy-sikora',
    topic: 'ekosystem-i-lancuch-pokarmowy',
    difficulty: 'medium',
    question: 'Oto łańcuch pokarmowy: kapusta → gąsienica → sikora → krogulec. Kim jest w nim sikora?',
    right: 'konsumentem drugiego rzędu',
    wrong: [
      {
        option: 'konsumentem pierwszego rzędu',
        says: 'Konsumentem pierwszego rzędu jest gąsienica, bo zjada roślinę.',
      },
      { option: 'konsumentem trzeciego rzędu', says: 'Konsumentem trzeciego rzędu jest krogulec.' },
      {
        option: 'destruentem, bo zjada gąsienice',
        says: 'Destruenci, na przykład grzyby i bakterie, rozkładają martwe szczątki.',
      },
    ],
    explanation:
      'Roślinę zjada konsument pierwszego rzędu (gąsienica), a jego zjada konsument drugiego rzędu (sikora).',
  },
  {
    id: 'ekosystem-i-lancuch-pokarmowy-krotkie-lancuchy',
    topic: 'ekosystem-i-lancuch-pokarmowy',
    difficulty: 'hard',
    question: 'Dlaczego łańcuchy pokarmowe mają zwykle tylko kilka ogniw?',
    right: 'Do następnego ogniwa trafia niewielka część energii',
    wrong: [
      {
        option: 'Energia krąży w ekosystemie i wraca do producentów',
        says: 'Krąży materia, a energia rozprasza się jako ciepło i nie wraca.',
      },
      {
        option: 'Drapieżników jest w ekosystemie więcej niż roślin',
        says: 'Jest na odwrót: najwięcej jest zwykle producentów.',
      },
      { option: 'Destruenci zjadają większość żywych konsumentów', says: 'Destruenci rozkładają martwe szczątki.' },
    ],
    explanation:
      'Każde ogniwo zużywa większość energii na własne życie i oddaje ją jako ciepło. Na wiele ogniw jej nie wystarcza.',
  },
  {
    id: 'zaleznosci-miedzy-organizmami-kleszcz',
    topic: 'zaleznosci-miedzy-organizmami',
    difficulty: 'easy',
    question: 'Kleszcz pije krew psa. Jaka to zależność?',
    right: 'pasożytnictwo',
    wrong: [
      { option: 'drapieżnictwo', says: 'Drapieżnik zabija ofiarę i ją zjada, a kleszcz psa nie zabija.' },
      { option: 'konkurencja', says: 'Konkurencja to walka o ten sam zasób, na przykład o pokarm.' },
      { option: 'mutualizm', says: 'W mutualizmie korzyść mają obie strony, a pies tylko traci.' },
    ],
    explanation: 'Pasożyt żyje kosztem żywiciela: kleszcz ma pokarm, a pies traci krew i może zachorować.',
  },
  {
    id: 'zaleznosci-miedzy-organizmami-brodawki-lubinu',
    topic: 'zaleznosci-miedzy-organizmami',
    difficulty: 'medium',
    question:
      'Bakterie w brodawkach na korzeniach łubinu dają mu związki azotu, a dostają od niego cukry. Jaka to zależność?',
    right: 'mutualizm',
    wrong: [
      { option: 'komensalizm', says: 'W komensalizmie zyskuje tylko jedna strona, a drugiej jest to obojętne.' },
      { option: 'pasożytnictwo', says: 'W pasożytnictwie jedna strona traci, a tu zyskują obie.' },
      { option: 'konkurencja', says: 'Konkurenci walczą o ten sam zasób, a tu nikt o nic nie walczy.' },
    ],
    explanation: 'Obie strony mają korzyść: łubin dostaje azot w postaci, którą umie pobrać, a bakterie cukry.',
  },
  {
    id: 'zaleznosci-miedzy-organizmami-rysie-i-zajace',
    topic: 'zaleznosci-miedzy-organizmami',
    difficulty: 'hard',
    question:
      'W lasach Kanady po łagodnej zimie bardzo przybyło zajęcy, głównego pokarmu tamtejszych rysi. Co stanie się później?',
    right: 'najpierw przybędzie rysi, potem ubędzie zajęcy',
    wrong: [
      {
        option: 'najpierw ubędzie rysi, potem przybędzie zajęcy',
        says: 'Przy obfitym pokarmie rysi nie ubywa, lecz przybywa.',
      },
      {
        option: 'rysi będzie na stałe więcej niż zajęcy',
        says: 'Drapieżników jest mniej niż ofiar, bo inaczej zabrakłoby im pokarmu.',
      },
      {
        option: 'liczba rysi i zajęcy przestanie się zmieniać',
        says: 'Liczebność drapieżnika i ofiary stale się waha.',
      },
    ],
    explanation:
      'Więcej pokarmu to więcej młodych rysi. Gdy rysi przybędzie, upolują więcej zajęcy i tych zacznie ubywać.',
  },
  {
    id: 'ochrona-przyrody-stary-dab',
    topic: 'ochrona-przyrody',
    difficulty: 'easy',
    question: 'Jaka forma ochrony obejmuje zwykle pojedynczy stary dąb przy drodze?',
    right: 'pomnik przyrody',
    wrong: [
      { option: 'park narodowy', says: 'Park narodowy obejmuje duży, cenny obszar, co najmniej 1000 hektarów.' },
      { option: 'park krajobrazowy', says: 'Park krajobrazowy chroni rozległy krajobraz z przyrodą i zabytkami.' },
      { option: 'rezerwat przyrody', says: 'Rezerwat chroni obszar, na przykład fragment lasu lub torfowisko.' },
    ],
    explanation: 'Pomnikiem przyrody bywa pojedynczy twór: stare drzewo, głaz narzutowy, źródło albo jaskinia.',
  },
  {
    id: 'ochrona-przyrody-zubry',
    topic: 'ochrona-przyrody',
    difficulty: 'medium',
    question: 'Który park narodowy chroni resztki pierwotnej puszczy niżowej i słynie z wolno żyjących żubrów?',
    right: 'Białowieski',
    wrong: [
      { option: 'Słowiński', says: 'Słowiński Park Narodowy słynie z ruchomych wydm nad Bałtykiem.' },
      { option: 'Tatrzański', says: 'Tatrzański Park Narodowy chroni góry, kozice i świstaki.' },
      { option: 'Biebrzański', says: 'Biebrzański Park Narodowy chroni bagna, ptaki wodne i łosie.' },
    ],
    explanation:
      'Do Puszczy Białowieskiej żubry wypuszczono po tym, jak wyginęły na wolności. Dziś żubr jest znakiem tego parku.',
  },
  {
    id: 'ochrona-przyrody-czynna',
    topic: 'ochrona-przyrody',
    difficulty: 'hard',
    question: 'Które działanie jest przykładem czynnej ochrony przyrody?',
    right: 'koszenie łąki, aby nie zarosła krzewami',
    wrong: [
      {
        option: 'zakaz wstępu do rezerwatu ścisłego',
        says: 'To ochrona bierna: człowiek tylko nie przeszkadza przyrodzie.',
      },
      { option: 'zakaz zrywania kwitnących storczyków', says: 'To ochrona bierna, która polega na zakazie.' },
      {
        option: 'pozostawienie puszczy bez udziału człowieka',
        says: 'To ochrona bierna: zostawia się przyrodę samej sobie.',
      },
    ],
    explanation:
      'Ochrona czynna to zabiegi, które pomagają gatunkom lub siedliskom. Łąka bez koszenia zarosłaby i znikłyby jej rośliny.',
  },
];
