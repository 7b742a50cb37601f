import type { BankQuestion } from '../bank-question.types.ts';

export const NATURE_ROCKS_AND_AIR_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'rodzaje-skal-magmowa',
    topic: 'rodzaje-skal',
    difficulty: 'easy',
    question: 'Która z tych skał jest magmowa?',
    right: 'granit',
    wrong: [
      { option: 'wapień', says: 'Wapień to skała osadowa, często ze szczątków organizmów morskich.' },
      { option: 'marmur', says: 'Marmur to skała przeobrażona, która powstała z wapienia.' },
      { option: 'piaskowiec', says: 'Piaskowiec to skała osadowa ze sklejonych ziaren piasku.' },
    ],
    explanation: 'Granit powstaje, gdy magma powoli zastyga w głębi Ziemi.',
  },
  {
    id: 'rodzaje-skal-marmur',
    topic: 'rodzaje-skal',
    difficulty: 'medium',
    question: 'Wysoka temperatura i ciśnienie w głębi Ziemi zmieniły skałę osadową w marmur. Jaka to była skała?',
    right: 'wapień',
    wrong: [
      { option: 'granit', says: 'Granit jest skałą magmową, a przeobrażony daje gnejs.' },
      { option: 'piaskowiec', says: 'Piaskowiec po przeobrażeniu staje się kwarcytem.' },
      { option: 'węgiel kamienny', says: 'Węgiel kamienny powstał ze szczątków roślin.' },
    ],
    explanation: 'Marmur to przeobrażony wapień: z drobnych ziaren powstały większe kryształy.',
  },
  {
    id: 'rodzaje-skal-krysztaly',
    topic: 'rodzaje-skal',
    difficulty: 'hard',
    question: 'W granicie kryształy widać gołym okiem, a w bazalcie nie. Dlaczego?',
    right: 'Bazalt zastygł szybko, blisko powierzchni lub na niej',
    wrong: [
      {
        option: 'Bazalt zastygał powoli, głęboko pod powierzchnią Ziemi',
        says: 'Powoli i w głębi zastygał granit, dlatego ma duże kryształy.',
      },
      {
        option: 'Bazalt powstał z piasku i mułu na dnie morza',
        says: 'Z osadów powstają skały osadowe, a bazalt jest magmowy.',
      },
      {
        option: 'Bazalt to granit zmieniony przez wysokie ciśnienie',
        says: 'Granit zmieniony przez ciśnienie i temperaturę to gnejs.',
      },
    ],
    explanation:
      'Im wolniej stygnie magma, tym większe rosną kryształy. Lawa na powierzchni stygnie szybko i są one maleńkie.',
  },
  {
    id: 'efekt-cieplarniany-glowny-gaz',
    topic: 'efekt-cieplarniany',
    difficulty: 'easy',
    question: 'Który gaz cieplarniany trafia do powietrza przy spalaniu węgla, ropy i gazu ziemnego?',
    right: 'dwutlenek węgla',
    wrong: [
      { option: 'tlen', says: 'Tlen jest przy spalaniu zużywany i nie jest gazem cieplarnianym.' },
      { option: 'azot', says: 'Azotu jest w powietrzu najwięcej, ale nie zatrzymuje on ciepła.' },
      { option: 'argon', says: 'Argon jest stałym składnikiem powietrza i nie zatrzymuje ciepła.' },
    ],
    explanation: 'Paliwa kopalne zawierają węgiel. Przy spalaniu łączy się on z tlenem i powstaje dwutlenek węgla.',
  },
  {
    id: 'efekt-cieplarniany-mechanizm',
    topic: 'efekt-cieplarniany',
    difficulty: 'medium',
    question: 'Na czym polega efekt cieplarniany?',
    right: 'Gazy w powietrzu zatrzymują część ciepła, które oddaje Ziemia',
    wrong: [
      {
        option: 'Gazy w powietrzu wzmacniają światło, które dociera ze Słońca',
        says: 'Gazy cieplarniane przepuszczają światło, a nie wzmacniają go.',
      },
      {
        option: 'Przez dziurę ozonową wpada do atmosfery dodatkowe ciepło',
        says: 'Dziura ozonowa to inne zjawisko: przepuszcza więcej promieni UV.',
      },
      {
        option: 'Gazy w powietrzu łączą się z tlenem i same się nagrzewają',
        says: 'Gazy cieplarniane nie płoną, tylko pochłaniają promieniowanie.',
      },
    ],
    explanation:
      'Ogrzana Ziemia oddaje ciepło jako promieniowanie podczerwone. Para wodna, dwutlenek węgla i metan część zatrzymują.',
  },
  {
    id: 'efekt-cieplarniany-lod-arktyczny',
    topic: 'efekt-cieplarniany',
    difficulty: 'hard',
    question: 'Dlaczego zanikanie lodu na Oceanie Arktycznym przyspiesza ocieplenie?',
    right: 'Ciemna woda pochłania więcej promieni niż jasny lód',
    wrong: [
      {
        option: 'Topniejący lód oddaje do powietrza dużo ciepła',
        says: 'Lód podczas topnienia ciepło pobiera, a nie oddaje.',
      },
      {
        option: 'Pływający lód po stopnieniu mocno podnosi poziom mórz',
        says: 'Pływający lód po stopnieniu prawie nie zmienia poziomu morza.',
      },
      {
        option: 'Woda odbija więcej promieni słonecznych niż śnieg',
        says: 'Na odwrót: najwięcej promieni odbija jasny śnieg i lód.',
      },
    ],
    explanation:
      'Lód odbija większość promieni, a woda większość pochłania i się ogrzewa. Topi się więc jeszcze więcej lodu.',
  },
  {
    id: 'monsuny-i-wiatry-letni-monsun',
    topic: 'monsuny-i-wiatry',
    difficulty: 'easy',
    question: 'Skąd wieje letni monsun w Indiach i co przynosi?',
    right: 'z oceanu, przynosi ulewne deszcze',
    wrong: [
      { option: 'z oceanu, przynosi długą suszę', says: 'Powietrze znad oceanu jest wilgotne, więc przynosi deszcz.' },
      { option: 'z lądu, przynosi suche powietrze', says: 'Z lądu i suchy jest monsun zimowy.' },
      {
        option: 'z gór, przynosi śnieg i mróz',
        says: 'Latem jest w Indiach gorąco, śnieg leży tylko wysoko w Himalajach.',
      },
    ],
    explanation:
      'Latem ląd nagrzewa się mocniej niż ocean. Powietrze płynie więc z oceanu nad ląd i niesie dużo wilgoci.',
  },
  {
    id: 'monsuny-i-wiatry-bryza-nocna',
    topic: 'monsuny-i-wiatry',
    difficulty: 'medium',
    question: 'Jest pogodna letnia noc nad Bałtykiem. W którą stronę wieje bryza i dlaczego?',
    right: 'z lądu na morze, bo ląd szybciej stygnie',
    wrong: [
      {
        option: 'z morza na ląd, bo ląd szybciej stygnie',
        says: 'Ląd stygnie szybciej, ale wiatr wieje wtedy od chłodnego lądu.',
      },
      {
        option: 'z lądu na morze, bo morze szybciej stygnie',
        says: 'Woda stygnie wolniej niż ląd, dlatego nocą jest cieplejsza.',
      },
      {
        option: 'z morza na ląd, bo morze szybciej stygnie',
        says: 'Z morza na ląd bryza wieje w dzień, a woda stygnie powoli.',
      },
    ],
    explanation:
      'Nad chłodnym lądem ciśnienie jest wyższe, nad cieplejszym morzem niższe. Wiatr wieje od wyższego do niższego.',
  },
  {
    id: 'monsuny-i-wiatry-pasaty',
    topic: 'monsuny-i-wiatry',
    difficulty: 'hard',
    question: 'Pasaty na półkuli północnej wieją ku równikowi z północnego wschodu, a nie wprost z północy. Dlaczego?',
    right: 'Ruch obrotowy Ziemi odchyla je w prawo',
    wrong: [
      { option: 'Ruch obrotowy Ziemi odchyla je w lewo', says: 'W lewo wiatry odchylają się na półkuli południowej.' },
      {
        option: 'Ruch obiegowy Ziemi odchyla je na wschód',
        says: 'Ruch obiegowy daje pory roku, a nie odchyla wiatrów.',
      },
      { option: 'Przyciąganie Księżyca odchyla je na zachód', says: 'Przyciąganie Księżyca powoduje pływy mórz.' },
    ],
    explanation:
      'Siła Coriolisa, skutek ruchu obrotowego, odchyla wiatry na północnej półkuli w prawo, na południowej w lewo.',
  },
];
