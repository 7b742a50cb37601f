import type { BankQuestion } from '../bank-question.types.ts';

export const CELL_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'budowa-komorki-dna',
    topic: 'budowa-komorki',
    difficulty: 'easy',
    question: 'Która część komórki zwierzęcej zawiera chromosomy i steruje jej pracą?',
    right: 'jądro komórkowe',
    wrong: [
      { option: 'błona komórkowa', says: 'Błona komórkowa oddziela wnętrze komórki od otoczenia.' },
      { option: 'mitochondrium', says: 'Mitochondrium uwalnia energię w oddychaniu komórkowym.' },
      { option: 'cytoplazma', says: 'Cytoplazma wypełnia komórkę, ale nią nie kieruje.' },
    ],
    explanation: 'W jądrze komórkowym leżą chromosomy, czyli DNA z informacją, według której pracuje komórka.',
  },
  {
    id: 'budowa-komorki-preparat',
    topic: 'budowa-komorki',
    difficulty: 'medium',
    question:
      'Pod mikroskopem widać komórkę ze ścianą i jądrem komórkowym, ale bez chloroplastów. Skąd może pochodzić?',
    right: 'z korzenia cebuli',
    wrong: [
      { option: 'z wątroby człowieka', says: 'Komórka wątroby nie ma ściany, ma ją tylko błona.' },
      { option: 'z kolonii bakterii', says: 'Bakterie mają ścianę komórkową, ale nie mają jądra.' },
      { option: 'z mięśnia żaby', says: 'Komórki zwierząt nie mają ściany komórkowej.' },
    ],
    explanation:
      'Ściana i jądro wskazują tu na roślinę. W korzeniu jest ciemno, więc jego komórki nie mają chloroplastów.',
  },
  {
    id: 'budowa-komorki-wspolne-czesci',
    topic: 'budowa-komorki',
    difficulty: 'hard',
    question: 'Które struktury występują i w komórce miękiszu liścia, i w komórce mięśnia?',
    right: 'błona komórkowa, jądro i mitochondria',
    wrong: [
      { option: 'ściana komórkowa, jądro i mitochondria', says: 'Ściany komórkowej mięsień nie ma.' },
      { option: 'błona komórkowa, jądro i chloroplasty', says: 'Chloroplasty są w liściu, a w mięśniu ich nie ma.' },
      { option: 'ściana komórkowa, wakuola i chloroplasty', says: 'To zestaw typowy tylko dla komórki roślinnej.' },
    ],
    explanation:
      'Błonę, jądro i mitochondria mają komórki roślin i zwierząt. Ścianę i chloroplasty ma tylko komórka liścia.',
  },
  {
    id: 'bakterie-i-wirusy-choroba-bakteryjna',
    topic: 'bakterie-i-wirusy',
    difficulty: 'easy',
    question: 'Którą z tych chorób wywołują bakterie?',
    right: 'gruźlicę',
    wrong: [
      { option: 'grypę', says: 'Grypę wywołuje wirus, dlatego nie leczy się jej antybiotykiem.' },
      { option: 'odrę', says: 'Odrę wywołuje wirus; chroni przed nią szczepienie.' },
      { option: 'ospę wietrzną', says: 'Ospę wietrzną wywołuje wirus.' },
    ],
    explanation: 'Gruźlicę wywołują bakterie zwane prątkami gruźlicy. Grypa, odra i ospa wietrzna to choroby wirusowe.',
  },
  {
    id: 'bakterie-i-wirusy-brak-jadra',
    topic: 'bakterie-i-wirusy',
    difficulty: 'medium',
    question: 'Czego nie ma komórka bakterii, a ma komórka skóry człowieka?',
    right: 'jądra komórkowego',
    wrong: [
      { option: 'błony komórkowej', says: 'Błonę ma każda komórka, także bakteryjna.' },
      { option: 'materiału genetycznego', says: 'Bakteria ma DNA, tylko leży ono wprost w cytoplazmie.' },
      { option: 'cytoplazmy', says: 'Cytoplazma wypełnia również komórkę bakterii.' },
    ],
    explanation: 'Bakterie są bezjądrowe: ich DNA nie jest otoczone błoną jądrową, lecz leży w cytoplazmie.',
  },
  {
    id: 'bakterie-i-wirusy-nie-organizm',
    topic: 'bakterie-i-wirusy',
    difficulty: 'hard',
    question: 'Dlaczego wirusów nie zalicza się do organizmów?',
    right: 'Nie są zbudowane z komórek',
    wrong: [
      { option: 'Nie mają materiału genetycznego', says: 'Wirus ma materiał genetyczny: DNA albo RNA.' },
      { option: 'Nie zawierają żadnych białek', says: 'Wirus ma otoczkę, która jest zbudowana z białka.' },
      { option: 'Wywołują choroby innych istot', says: 'Choroby wywołują też bakterie i grzyby, a są organizmami.' },
    ],
    explanation:
      'Organizm składa się z co najmniej jednej komórki. Wirus to materiał genetyczny w otoczce białkowej, który namnaża się tylko w cudzej komórce.',
  },
  {
    id: 'fotosynteza-pobierany-gaz',
    topic: 'fotosynteza',
    difficulty: 'easy',
    question: 'Jaki gaz pobiera liść z powietrza, aby wytworzyć z niego cukier?',
    right: 'dwutlenek węgla',
    wrong: [
      { option: 'tlen', says: 'Tlen jest produktem fotosyntezy, a roślina zużywa go przy oddychaniu.' },
      { option: 'azot', says: 'Azotu jest w powietrzu najwięcej, ale w fotosyntezie nie bierze on udziału.' },
      { option: 'tlenek siarki', says: 'Tlenki siarki zanieczyszczają powietrze i szkodzą roślinom.' },
    ],
    explanation: 'W fotosyntezie z dwutlenku węgla i wody, dzięki energii światła, powstają glukoza i tlen.',
  },
  {
    id: 'fotosynteza-babelki-moczarki',
    topic: 'fotosynteza',
    difficulty: 'medium',
    question: 'Gałązkę moczarki w wodzie mocniej oświetlono i bąbelków zaczęło przybywać. Co to za gaz?',
    right: 'tlen powstający w fotosyntezie',
    wrong: [
      {
        option: 'dwutlenek węgla z oddychania rośliny',
        says: 'Dwutlenek węgla roślina w świetle zużywa w fotosyntezie.',
      },
      { option: 'azot pobrany z powietrza przez liście', says: 'Azot z powietrza nie bierze udziału w fotosyntezie.' },
      { option: 'para z wody ogrzanej lampą', says: 'Woda przy lampie nie wrze, więc to nie są bąbelki pary.' },
    ],
    explanation:
      'Więcej światła to szybsza fotosynteza, a jej produktem ubocznym jest tlen, który uchodzi w bąbelkach.',
  },
  {
    id: 'fotosynteza-proba-ze-skrobia',
    topic: 'fotosynteza',
    difficulty: 'hard',
    question:
      'Roślinę trzymano dwie doby w ciemności. Potem środek jednego liścia owinięto folią aluminiową i wystawiono roślinę na słońce. Gdzie po kilku godzinach będzie skrobia?',
    right: 'tylko tam, gdzie liścia nie zasłaniała folia',
    wrong: [
      {
        option: 'tylko tam, gdzie liść zasłaniała folia',
        says: 'Pod folią brakowało światła, więc cukier tam nie powstał.',
      },
      { option: 'w całym liściu w podobnej ilości', says: 'Tak byłoby, gdyby światło padało na cały liść.' },
      { option: 'w żadnej części tego liścia', says: 'Tak było po dwóch dobach w ciemności, przed oświetleniem.' },
    ],
    explanation:
      'W ciemności roślina zużyła zapas skrobi. Nowa powstała tylko w oświetlonych częściach, bo fotosynteza wymaga światła.',
  },
  {
    id: 'oddychanie-komorkowe-ciasto',
    topic: 'oddychanie-komorkowe',
    difficulty: 'easy',
    question: 'Jaki gaz wydzielają drożdże, gdy ciasto rośnie?',
    right: 'dwutlenek węgla',
    wrong: [
      { option: 'tlen', says: 'Tlen powstaje w fotosyntezie, a drożdże jej nie przeprowadzają.' },
      { option: 'azot', says: 'Azot jest w powietrzu, ale nie powstaje w fermentacji.' },
      { option: 'wodór', says: 'Wodór nie jest produktem fermentacji alkoholowej.' },
    ],
    explanation:
      'W fermentacji alkoholowej z cukru powstają alkohol i dwutlenek węgla, którego pęcherzyki spulchniają ciasto.',
  },
  {
    id: 'oddychanie-komorkowe-sprinter',
    topic: 'oddychanie-komorkowe',
    difficulty: 'medium',
    question: 'Podczas sprintu do mięśni dociera za mało tlenu. Co powstaje w nich wtedy z glukozy?',
    right: 'kwas mlekowy',
    wrong: [
      { option: 'alkohol etylowy', says: 'Alkohol powstaje w fermentacji drożdży, nie w ludzkich mięśniach.' },
      { option: 'kwas solny', says: 'Kwas solny wydziela żołądek.' },
      { option: 'skrobia', says: 'Skrobia jest materiałem zapasowym roślin.' },
    ],
    explanation:
      'Gdy brakuje tlenu, komórki mięśni uzyskują energię w fermentacji mlekowej; jej produktem jest kwas mlekowy.',
  },
  {
    id: 'oddychanie-komorkowe-lisc-w-poludnie',
    topic: 'oddychanie-komorkowe',
    difficulty: 'hard',
    question: 'Co zachodzi w zielonych komórkach liścia w słoneczne południe?',
    right: 'i fotosynteza, i oddychanie tlenowe',
    wrong: [
      { option: 'tylko fotosynteza, bo liść oddycha nocą', says: 'Roślina oddycha przez całą dobę, nie tylko nocą.' },
      { option: 'tylko oddychanie, bo jest za gorąco', says: 'W świetle liść przeprowadza także fotosyntezę.' },
      {
        option: 'fotosynteza i fermentacja mlekowa',
        says: 'Tlenu jest w liściu dużo, więc fermentacja nie jest potrzebna.',
      },
    ],
    explanation:
      'Komórki stale potrzebują energii, więc oddychają w dzień i w nocy. W świetle obok oddychania przebiega fotosynteza.',
  },
];
