import type { BankQuestion } from '../bank-question.types.ts';

export const HEREDITY_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'prawa-mendla-homozygota',
    topic: 'prawa-mendla',
    difficulty: 'easy',
    question: 'Jak nazywa się osobnik, który ma dwa takie same allele genu, na przykład $aa$?',
    right: 'homozygota',
    wrong: [
      { option: 'heterozygota', says: 'Heterozygota ma dwa różne allele, na przykład $Aa$.' },
      { option: 'gameta', says: 'Gameta to komórka rozrodcza z jednym allelem genu.' },
      { option: 'nosiciel', says: 'Nosiciel ma jeden allel choroby i jeden prawidłowy, czyli różne allele.' },
    ],
    explanation: 'Homozygota ma dwa jednakowe allele: $AA$ (dominująca) albo $aa$ (recesywna).',
  },
  {
    id: 'prawa-mendla-biale-myszy',
    topic: 'prawa-mendla',
    difficulty: 'medium',
    question:
      'Szara barwa sierści ($A$) dominuje nad białą ($a$). Dwie szare myszy mają szare i białe młode. Jaka to para rodziców?',
    right: 'dwie heterozygoty',
    wrong: [
      {
        option: 'homozygota dominująca i heterozygota',
        says: 'Od rodzica $AA$ każde młode dostaje $A$, więc wszystkie byłyby szare.',
      },
      { option: 'dwie homozygoty dominujące', says: 'Z tej pary rodzą się tylko szare myszy $AA$.' },
      { option: 'heterozygota i homozygota recesywna', says: 'Mysz $aa$ jest biała, a oboje rodzice są szarzy.' },
    ],
    explanation:
      'Białe młode ma genotyp $aa$, więc dostało $a$ od każdego z rodziców. Szary rodzic z allelem $a$ to $Aa$.',
  },
  {
    id: 'prawa-mendla-dwie-cechy',
    topic: 'prawa-mendla',
    difficulty: 'hard',
    question:
      'Krzyżujemy groch $AaBb$ z $AaBb$; cechy dziedziczą się niezależnie. Jaka część potomstwa pokaże obie cechy dominujące?',
    right: '$\\frac{9}{16}$',
    wrong: [
      { option: '$\\frac{3}{16}$', says: 'Tyle potomstwa ma jedną określoną cechę dominującą, a drugą recesywną.' },
      { option: '$\\frac{1}{16}$', says: 'Tyle potomstwa ma obie cechy recesywne, czyli genotyp $aabb$.' },
      { option: '$\\frac{3}{4}$', says: 'Tyle potomstwa pokaże jedną wybraną cechę dominującą.' },
    ],
    explanation:
      'Każdą cechę dominującą pokaże $\\frac{3}{4}$ potomstwa, a obie naraz $\\frac{3}{4} \\cdot \\frac{3}{4} = \\frac{9}{16}$.',
  },
  {
    id: 'dziedziczenie-plci-chromosomy-mezczyzny',
    topic: 'dziedziczenie-plci',
    difficulty: 'easy',
    question: 'Jakie chromosomy płci ma w komórkach ciała zdrowy mężczyzna?',
    right: 'jeden X i jeden Y',
    wrong: [
      { option: 'dwa X', says: 'Dwa chromosomy X ma kobieta.' },
      { option: 'dwa Y', says: 'Każdy człowiek dostaje od matki X, więc dwóch samych Y mieć nie może.' },
      { option: 'tylko jeden Y', says: 'Jeden chromosom Y bez X może mieć plemnik, ale nie komórka ciała.' },
    ],
    explanation: 'Mężczyzna ma chromosomy płci XY: X od matki, Y od ojca. Kobieta ma dwa chromosomy X.',
  },
  {
    id: 'dziedziczenie-plci-co-decyduje',
    topic: 'dziedziczenie-plci',
    difficulty: 'medium',
    question: 'Od czego zależy płeć dziecka w chwili zapłodnienia?',
    right: 'od chromosomu płci w plemniku',
    wrong: [
      { option: 'od chromosomu płci w komórce jajowej', says: 'Komórka jajowa zawsze wnosi chromosom X.' },
      { option: 'od płci starszego rodzeństwa', says: 'Każde zapłodnienie jest losowe i nie zależy od poprzednich.' },
      {
        option: 'od liczby chromosomów w komórce jajowej',
        says: 'Komórka jajowa ma zawsze 23 chromosomy, bez względu na płeć dziecka.',
      },
    ],
    explanation: 'Plemnik z chromosomem X daje córkę (XX), a plemnik z chromosomem Y daje syna (XY).',
  },
  {
    id: 'dziedziczenie-plci-daltonizm',
    topic: 'dziedziczenie-plci',
    difficulty: 'hard',
    question:
      'Matka jest nosicielką daltonizmu, a ojciec rozróżnia barwy. Jakie jest prawdopodobieństwo, że ich syn będzie daltonistą?',
    right: '50%',
    wrong: [
      { option: '25%', says: 'Tyle wynosi prawdopodobieństwo, że dowolne ich dziecko będzie synem daltonistą.' },
      { option: '100%', says: 'Tak byłoby, gdyby matka miała allel daltonizmu w obu chromosomach X.' },
      { option: '0%', says: 'Tak jest u córek: od ojca dostają X z allelem prawidłowym.' },
    ],
    explanation:
      'Syn dostaje Y od ojca, a od matki jeden z dwóch chromosomów X: z allelem daltonizmu albo prawidłowym.',
  },
  {
    id: 'mutacje-mutagen',
    topic: 'mutacje',
    difficulty: 'easy',
    question: 'Który czynnik jest mutagenem?',
    right: 'promieniowanie UV',
    wrong: [
      { option: 'witamina C', says: 'Witamina C jest potrzebna organizmowi i nie uszkadza DNA.' },
      { option: 'głośna muzyka', says: 'Hałas szkodzi słuchowi, ale nie zmienia DNA.' },
      { option: 'fale radiowe', says: 'Fale radiowe mają za mało energii, aby uszkodzić DNA.' },
    ],
    explanation: 'Mutagen to czynnik, który zwiększa liczbę mutacji. Promieniowanie UV uszkadza DNA komórek skóry.',
  },
  {
    id: 'mutacje-zespol-downa',
    topic: 'mutacje',
    difficulty: 'medium',
    question: 'Co jest przyczyną zespołu Downa?',
    right: 'dodatkowy chromosom 21. pary',
    wrong: [
      { option: 'brak jednego chromosomu X', says: 'Brak jednego chromosomu X to przyczyna zespołu Turnera.' },
      { option: 'recesywny allel w chromosomie X', says: 'Tak dziedziczą się daltonizm i hemofilia.' },
      {
        option: 'zmiana pojedynczego genu w 7. parze',
        says: 'Mutacja genu w chromosomie 7. pary wywołuje mukowiscydozę.',
      },
    ],
    explanation: 'Osoba z zespołem Downa ma trzy chromosomy 21 zamiast dwóch. To mutacja chromosomowa liczbowa.',
  },
  {
    id: 'mutacje-skora',
    topic: 'mutacje',
    difficulty: 'hard',
    question: 'Słońce wywołało u kobiety mutację w komórce skóry dłoni. Czy odziedziczą ją jej dzieci?',
    right: 'nie, bo nie zaszła w komórce rozrodczej',
    wrong: [
      {
        option: 'tak, bo DNA jest takie samo w całym ciele',
        says: 'Mutacja zmieniła DNA tylko tej komórki i jej komórek potomnych.',
      },
      {
        option: 'tak, ale tylko córki, bo mają dwa chromosomy X',
        says: 'Płeć dziecka nie ma tu znaczenia, liczy się rodzaj komórki.',
      },
      {
        option: 'nie, bo mutacje nigdy się nie dziedziczą',
        says: 'Mutacje z komórek rozrodczych przechodzą na potomstwo.',
      },
    ],
    explanation: 'Dzieci dostają DNA z gamet. Mutacja w komórce ciała (somatyczna) zostaje w ciele tej osoby.',
  },
];
