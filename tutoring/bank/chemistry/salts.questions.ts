import type { BankQuestion } from '../bank-question.types.ts';

export const SALT_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'sole-nazwa-soli-kwasu-solnego',
    topic: 'sole',
    difficulty: 'easy',
    question: 'Jak nazywają się sole kwasu chlorowodorowego (solnego)?',
    right: 'Chlorki',
    wrong: [
      { option: 'Siarczki', says: 'Siarczki to sole kwasu siarkowodorowego.' },
      { option: 'Azotany(V)', says: 'Azotany(V) to sole kwasu azotowego(V).' },
      { option: 'Węglany', says: 'Węglany to sole kwasu węglowego.' },
    ],
    explanation: 'Sole kwasu chlorowodorowego to chlorki, na przykład chlorek sodu $NaCl$.',
  },
  {
    id: 'sole-wzor-fosforanu-wapnia',
    topic: 'sole',
    difficulty: 'hard',
    question: 'Jaki wzór ma fosforan(V) wapnia, złożony z jonów $Ca^{2+}$ i $PO_4^{3-}$?',
    right: '$Ca_3(PO_4)_2$',
    wrong: [
      { option: '$Ca_2(PO_4)_3$', says: 'Indeksy są zamienione: ładunki wynosiłyby $+4$ i $-9$.' },
      { option: '$CaPO_4$', says: 'Ładunki $+2$ i $-3$ nie znoszą się.' },
      { option: '$Ca_3PO_4$', says: 'Ładunek $+6$ wymaga dwóch jonów $PO_4^{3-}$.' },
    ],
    explanation:
      'Ładunki muszą się znieść: $3 \\cdot 2 = 6$ i $2 \\cdot 3 = 6$. Potrzeba więc trzech jonów wapnia i dwóch reszt kwasowych.',
  },
  {
    id: 'sole-siarczek-a-siarczan',
    topic: 'sole',
    difficulty: 'medium',
    question: 'Który wzór przedstawia siarczek sodu?',
    right: '$Na_2S$',
    wrong: [
      { option: '$Na_2SO_4$', says: 'To siarczan(VI) sodu, którego reszta kwasowa zawiera tlen.' },
      { option: '$Na_2SO_3$', says: 'To siarczan(IV) sodu, którego reszta kwasowa zawiera tlen.' },
      { option: '$NaHSO_4$', says: 'To wodorosiarczan(VI) sodu, a siarczek nie zawiera tlenu.' },
    ],
    explanation: 'Siarczki to sole beztlenowego kwasu siarkowodorowego $H_2S$. Zawierają metal i siarkę, bez tlenu.',
  },
  {
    id: 'sole-kwas-z-metalem',
    topic: 'sole',
    difficulty: 'medium',
    question: 'Jakie produkty powstają w reakcji cynku z kwasem chlorowodorowym?',
    right: 'Chlorek cynku i wodór',
    wrong: [
      { option: 'Chlorek cynku i woda', says: 'Woda powstaje, gdy kwas reaguje z wodorotlenkiem lub tlenkiem metalu.' },
      { option: 'Wodorotlenek cynku i chlor', says: 'Wodorotlenek nie powstaje z kwasu, a chlor zostaje w soli.' },
      { option: 'Tlenek cynku i wodór', says: 'Kwas chlorowodorowy nie zawiera tlenu, więc tlenek nie powstanie.' },
    ],
    explanation: 'Aktywny metal z kwasem daje sól i wodór: $Zn + 2HCl \\rightarrow ZnCl_2 + H_2$.',
  },
  {
    id: 'reakcja-zobojetniania-produkty-reakcji',
    topic: 'reakcja-zobojetniania',
    difficulty: 'easy',
    question: 'Co powstaje w reakcji kwasu z zasadą?',
    right: 'Sól i woda',
    wrong: [
      { option: 'Sól i wodór', says: 'Sól i wodór powstają w reakcji kwasu z aktywnym metalem.' },
      { option: 'Tlenek i woda', says: 'Tlenek i woda powstają na przykład przy ogrzewaniu niektórych wodorotlenków.' },
      {
        option: 'Tlenek i wodór',
        says: 'Takich produktów kwas z zasadą nie tworzą: jony $H^+$ i $OH^-$ łączą się w wodę.',
      },
    ],
    explanation: 'Kation metalu z zasady i reszta kwasowa tworzą sól, a jony $H^+$ i $OH^-$ łączą się w wodę.',
  },
  {
    id: 'reakcja-zobojetniania-zapis-jonowy-skrocony',
    topic: 'reakcja-zobojetniania',
    difficulty: 'hard',
    question: 'Który zapis jonowy skrócony opisuje reakcję kwasu azotowego(V) z zasadą potasową?',
    right: '$H^+ + OH^- \\rightarrow H_2O$',
    wrong: [
      {
        option: '$K^+ + NO_3^- \\rightarrow KNO_3$',
        says: 'Azotan(V) potasu jest rozpuszczalny, więc jego jony pozostają w roztworze.',
      },
      { option: '$K^+ + OH^- \\rightarrow KOH$', says: 'Zasada potasowa jest substratem, a nie produktem.' },
      { option: '$H^+ + NO_3^- \\rightarrow HNO_3$', says: 'Kwas azotowy(V) jest substratem, a nie produktem.' },
    ],
    explanation:
      'Jony $K^+$ i $NO_3^-$ są po obu stronach takie same, więc się je skreśla. Zostaje łączenie się jonów $H^+$ i $OH^-$ w wodę.',
  },
  {
    id: 'reakcja-zobojetniania-wapnowanie-gleby',
    topic: 'reakcja-zobojetniania',
    difficulty: 'medium',
    question: 'Po co rolnicy dodają wapno do kwaśnej gleby?',
    right: 'Aby zobojętnić nadmiar kwasów w glebie',
    wrong: [
      {
        option: 'Aby zwiększyć ilość jonów wodoru w glebie',
        says: 'Większa ilość jonów $H^+$ oznaczałaby glebę jeszcze bardziej kwaśną.',
      },
      {
        option: 'Aby obniżyć pH gleby poniżej siedmiu',
        says: 'Gleba kwaśna ma już pH mniejsze od 7, a wapno je podwyższa.',
      },
      { option: 'Aby strącić z gleby wodę deszczową', says: 'Wapno nie usuwa z gleby wody, tylko reaguje z kwasami.' },
    ],
    explanation: 'Wapno ma odczyn zasadowy i reaguje z kwasami. To przykład zobojętniania, które podwyższa pH gleby.',
  },
  {
    id: 'reakcje-stracania-co-to-osad',
    topic: 'reakcje-stracania',
    difficulty: 'easy',
    question: 'Po czym poznajemy w probówce, że zaszła reakcja strącania?',
    right: 'Po powstaniu osadu',
    wrong: [
      {
        option: 'Po wydzieleniu gazu',
        says: 'Pęcherzyki gazu towarzyszą innym reakcjom, na przykład metalu z kwasem.',
      },
      { option: 'Po pojawieniu się płomienia', says: 'Płomień towarzyszy spalaniu, a nie strącaniu.' },
      {
        option: 'Po zniknięciu osadu',
        says: 'Znikanie osadu oznacza jego rozpuszczanie, a przy strącaniu osad powstaje.',
      },
    ],
    explanation:
      'W reakcji strącania z jonów powstaje substancja prawie nierozpuszczalna, która wydziela się jako osad.',
  },
  {
    id: 'reakcje-stracania-co-straci-chlorki',
    topic: 'reakcje-stracania',
    difficulty: 'medium',
    question: 'Którą substancję dodasz do roztworu chlorku sodu, aby strącić biały, serowaty osad?',
    right: 'Azotan(V) srebra',
    wrong: [
      { option: 'Azotan(V) potasu', says: 'Wszystkie możliwe sole są dobrze rozpuszczalne, więc osad nie powstanie.' },
      { option: 'Azotan(V) sodu', says: 'Sole sodu i azotany(V) są dobrze rozpuszczalne, więc osad nie powstanie.' },
      { option: 'Kwas azotowy(V)', says: 'Zarówno azotan(V) sodu, jak i kwas chlorowodorowy są rozpuszczalne.' },
    ],
    explanation:
      'Jony srebra łączą się z jonami chlorkowymi: $Ag^+ + Cl^- \\rightarrow AgCl\\downarrow$. Chlorek srebra jest białym osadem.',
  },
  {
    id: 'reakcje-stracania-stracanie-siarczanu-baru',
    topic: 'reakcje-stracania',
    difficulty: 'hard',
    question:
      'Zmieszano roztwory chlorku baru i siarczanu(VI) sodu. Który zapis jonowy skrócony opisuje reakcję, jeśli nierozpuszczalny jest tylko siarczan(VI) baru?',
    right: '$Ba^{2+} + SO_4^{2-} \\rightarrow BaSO_4$',
    wrong: [
      {
        option: '$Na^+ + Cl^- \\rightarrow NaCl$',
        says: 'Chlorek sodu jest rozpuszczalny, więc jony sodu i chlorkowe zostają w roztworze.',
      },
      {
        option: '$Ba^{2+} + 2Cl^- \\rightarrow BaCl_2$',
        says: 'Chlorek baru jest rozpuszczalnym substratem, a nie osadem.',
      },
      {
        option: '$2Na^+ + SO_4^{2-} \\rightarrow Na_2SO_4$',
        says: 'Siarczan(VI) sodu jest rozpuszczalnym substratem, a nie osadem.',
      },
    ],
    explanation:
      'W zapisie skróconym zostają tylko jony, które tworzą osad, czyli jony baru i siarczanowe(VI). Pozostałe jony się nie zmieniają.',
  },
];
