import type { BankQuestion } from '../bank-question.types.ts';

export const HUMAN_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'uklad-pokarmowy-wchlanianie',
    topic: 'uklad-pokarmowy',
    difficulty: 'easy',
    question: 'W którym narządzie do krwi przechodzi najwięcej strawionych składników pokarmu?',
    right: 'w jelicie cienkim',
    wrong: [
      { option: 'w żołądku', says: 'Żołądek miesza pokarm i zaczyna trawić białka, a wchłania bardzo mało.' },
      { option: 'w jelicie grubym', says: 'Jelito grube wchłania głównie wodę i sole mineralne.' },
      { option: 'w przełyku', says: 'Przełyk tylko przesuwa pokarm z gardła do żołądka.' },
    ],
    explanation: 'Jelito cienkie ma kosmki, które bardzo powiększają powierzchnię wchłaniania.',
  },
  {
    id: 'uklad-pokarmowy-zolc',
    topic: 'uklad-pokarmowy',
    difficulty: 'medium',
    question: 'Do czego organizm potrzebuje żółci?',
    right: 'do rozbijania tłuszczu na drobne krople',
    wrong: [
      {
        option: 'do trawienia białek w kwaśnym środowisku',
        says: 'Białka w kwaśnym środowisku żołądka trawi pepsyna.',
      },
      { option: 'do rozkładania skrobi na cukry proste', says: 'Skrobię rozkłada amylaza ze śliny i z trzustki.' },
      { option: 'do niszczenia bakterii w jamie ustnej', says: 'Bakterie w jamie ustnej zwalcza lizozym ze śliny.' },
    ],
    explanation: 'Żółć powstaje w wątrobie i rozprasza tłuszcze na małe krople. Dzięki temu lipaza trawi je szybciej.',
  },
  {
    id: 'uklad-pokarmowy-kosmki',
    topic: 'uklad-pokarmowy',
    difficulty: 'hard',
    question: 'W nieleczonej celiakii zanikają kosmki jelitowe. Dlaczego chory chudnie, choć je tyle co zwykle?',
    right: 'Maleje powierzchnia wchłaniania w jelicie cienkim',
    wrong: [
      {
        option: 'Żołądek przestaje wydzielać kwas solny',
        says: 'Kwas solny wydzielają komórki ściany żołądka, a nie kosmki.',
      },
      { option: 'Wątroba przestaje wytwarzać żółć', says: 'Wątroba pracuje niezależnie od kosmków jelitowych.' },
      {
        option: 'Pokarm z żołądka trafia od razu do jelita grubego',
        says: 'Pokarm nadal przechodzi przez jelito cienkie.',
      },
    ],
    explanation:
      'Kosmki powiększają powierzchnię jelita cienkiego. Bez nich do krwi trafia mniej składników odżywczych.',
  },
  {
    id: 'uklad-krwionosny-przenoszenie-tlenu',
    topic: 'uklad-krwionosny',
    difficulty: 'easy',
    question: 'Który składnik krwi przenosi tlen z płuc do komórek ciała?',
    right: 'krwinki czerwone',
    wrong: [
      { option: 'krwinki białe', says: 'Krwinki białe bronią organizm przed drobnoustrojami.' },
      { option: 'płytki krwi', says: 'Płytki krwi biorą udział w krzepnięciu.' },
      { option: 'przeciwciała', says: 'Przeciwciała to białka, które unieszkodliwiają obce antygeny.' },
    ],
    explanation: 'Krwinki czerwone (erytrocyty) zawierają hemoglobinę, która łączy się z tlenem.',
  },
  {
    id: 'uklad-krwionosny-aorta',
    topic: 'uklad-krwionosny',
    difficulty: 'medium',
    question: 'Z której części serca krew wypływa do aorty?',
    right: 'z lewej komory',
    wrong: [
      { option: 'z prawej komory', says: 'Z prawej komory krew płynie do płuc.' },
      { option: 'z lewego przedsionka', says: 'Z lewego przedsionka krew przepływa do lewej komory.' },
      { option: 'z prawego przedsionka', says: 'Z prawego przedsionka krew przepływa do prawej komory.' },
    ],
    explanation: 'Lewa komora ma najgrubszą ścianę, bo wtłacza krew do aorty i dalej do całego ciała.',
  },
  {
    id: 'uklad-krwionosny-maly-obieg',
    topic: 'uklad-krwionosny',
    difficulty: 'hard',
    question: 'Którędy krew płynie w małym obiegu?',
    right: 'prawa komora → płuca → lewy przedsionek',
    wrong: [
      { option: 'lewa komora → narządy ciała → prawy przedsionek', says: 'To droga krwi w dużym obiegu.' },
      {
        option: 'lewa komora → płuca → prawy przedsionek',
        says: 'Zamienione są tu strony serca: do płuc tłoczy krew prawa komora.',
      },
      {
        option: 'prawy przedsionek → płuca → lewa komora',
        says: 'Krew do płuc tłoczą komory, a wraca ona do przedsionka.',
      },
    ],
    explanation: 'Prawa komora wysyła krew ubogą w tlen do płuc. Natleniona krew wraca do lewego przedsionka.',
  },
  {
    id: 'uklad-oddechowy-pecherzyki',
    topic: 'uklad-oddechowy',
    difficulty: 'easy',
    question: 'Gdzie tlen z wdychanego powietrza przechodzi do krwi?',
    right: 'w pęcherzykach płucnych',
    wrong: [
      { option: 'w tchawicy', says: 'Tchawica tylko przewodzi powietrze do oskrzeli.' },
      { option: 'w krtani', says: 'Krtań przewodzi powietrze, a jej struny głosowe tworzą głos.' },
      { option: 'w jamie nosowej', says: 'Jama nosowa ogrzewa, nawilża i oczyszcza powietrze.' },
    ],
    explanation:
      'Pęcherzyki płucne mają bardzo cienkie ściany i oplatają je naczynia włosowate, więc gazy łatwo przez nie przenikają.',
  },
  {
    id: 'uklad-oddechowy-przepona',
    topic: 'uklad-oddechowy',
    difficulty: 'medium',
    question: 'Co robi przepona podczas wdechu?',
    right: 'kurczy się i obniża',
    wrong: [
      { option: 'kurczy się i unosi', says: 'Skurcz obniża przeponę, bo w spoczynku jest ona wypukła ku górze.' },
      { option: 'rozluźnia się i unosi', says: 'Tak zachowuje się przepona podczas wydechu.' },
      { option: 'rozluźnia się i obniża', says: 'Rozluźniona przepona unosi się i wypycha powietrze.' },
    ],
    explanation:
      'Skurcz przepony obniża ją i powiększa klatkę piersiową. Płuca się rozszerzają i powietrze wpływa do środka.',
  },
  {
    id: 'uklad-oddechowy-rzeski',
    topic: 'uklad-oddechowy',
    difficulty: 'hard',
    question: 'Dym tytoniowy niszczy rzęski w tchawicy i oskrzelach. Dlaczego palacze częściej miewają zakażenia płuc?',
    right: 'Śluz z zarazkami zalega w drogach oddechowych',
    wrong: [
      {
        option: 'Powietrze nie ogrzewa się już w jamie nosowej',
        says: 'Powietrze w nosie ogrzewają naczynia krwionośne, a nie rzęski.',
      },
      {
        option: 'Krew zaczyna pobierać z powietrza azot',
        says: 'O wymianie tlenu i dwutlenku węgla nie decydują rzęski.',
      },
      { option: 'Przepona przestaje się kurczyć', says: 'Skurcze przepony wywołuje mózg, a nie rzęski.' },
    ],
    explanation:
      'Rzęski przesuwają śluz z kurzem i bakteriami ku gardłu. Gdy nie działają, zarazki zostają w oskrzelach.',
  },
  {
    id: 'szkielet-i-miesnie-ochrona-serca',
    topic: 'szkielet-i-miesnie',
    difficulty: 'easy',
    question: 'Która część szkieletu chroni serce i płuca?',
    right: 'klatka piersiowa',
    wrong: [
      { option: 'miednica', says: 'Miednica osłania narządy dolnej części brzucha.' },
      { option: 'czaszka', says: 'Czaszka chroni mózg i narządy zmysłów.' },
      { option: 'obręcz barkowa', says: 'Obręcz barkowa łączy kości ręki z tułowiem.' },
    ],
    explanation: 'Żebra, mostek i kręgi piersiowe tworzą klatkę piersiową, w której leżą serce i płuca.',
  },
  {
    id: 'szkielet-i-miesnie-staw-biodrowy',
    topic: 'szkielet-i-miesnie',
    difficulty: 'medium',
    question: 'Nogą w biodrze można ruszać w przód, w bok i obracać ją. Jakim stawem jest staw biodrowy?',
    right: 'kulistym',
    wrong: [
      { option: 'zawiasowym', says: 'Staw zawiasowy, na przykład między kośćmi palca, tylko się zgina i prostuje.' },
      {
        option: 'obrotowym',
        says: 'Staw obrotowy, na przykład między dwoma pierwszymi kręgami szyi, służy do skrętów.',
      },
      { option: 'siodełkowatym', says: 'Staw siodełkowaty leży u nasady kciuka.' },
    ],
    explanation: 'Kulista głowa kości udowej tkwi w panewce miednicy, dlatego ruch jest możliwy w wielu kierunkach.',
  },
  {
    id: 'szkielet-i-miesnie-kosc-w-occie',
    topic: 'szkielet-i-miesnie',
    difficulty: 'hard',
    question: 'Kość kurczaka po kilku dniach w occie daje się zginać jak guma. Dlaczego?',
    right: 'Ocet usunął z kości sole wapnia',
    wrong: [
      { option: 'Ocet usunął z kości białko', says: 'Kość bez białka byłaby twarda i krucha, a nie giętka.' },
      { option: 'Kość nasiąkła wodą jak gąbka', says: 'Sama woda kości nie zmiękcza, działa tu kwas.' },
      { option: 'Ocet zniszczył szpik w środku kości', says: 'Szpik wytwarza krwinki, a nie nadaje kości twardości.' },
    ],
    explanation:
      'Sole wapnia nadają kości twardość, a białko sprężystość. Kwas rozpuścił sole, zostało giętkie białko.',
  },
];
