import type { BankQuestion } from '../bank-question.types.ts';

export const ORGANISM_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'organy-roslinne-wlosniki',
    topic: 'organy-roslinne',
    difficulty: 'easy',
    question: 'Które części rośliny pobierają wodę z gleby?',
    right: 'włośniki',
    wrong: [
      { option: 'aparaty szparkowe', says: 'Aparaty szparkowe są w liściach; wymieniają gazy i wyparowują wodę.' },
      { option: 'pręciki', says: 'Pręciki to części kwiatu, które wytwarzają pyłek.' },
      { option: 'pąki', says: 'Z pąków rozwijają się nowe pędy, liście lub kwiaty.' },
    ],
    explanation:
      'Włośniki to delikatne wypustki komórek skórki korzenia. Bardzo powiększają powierzchnię pobierania wody.',
  },
  {
    id: 'organy-roslinne-bulwa',
    topic: 'organy-roslinne',
    difficulty: 'medium',
    question: 'Bulwa ziemniaka ma „oczka”, czyli pąki. Jaki to przekształcony organ?',
    right: 'łodyga',
    wrong: [
      { option: 'korzeń', says: 'Przekształconym korzeniem jest na przykład marchew; nie ma ona pąków.' },
      { option: 'liść', says: 'Przekształconymi liśćmi są na przykład ciernie kaktusa.' },
      { option: 'kwiat', says: 'Z kwiatu rozwija się owoc z nasionami.' },
    ],
    explanation: 'Pąki wyrastają na łodydze, dlatego bulwa ziemniaka jest podziemną łodygą z zapasem skrobi.',
  },
  {
    id: 'organy-roslinne-galaz-pod-siatka',
    topic: 'organy-roslinne',
    difficulty: 'hard',
    question:
      'Przed kwitnieniem jabłoni sadownik osłonił jedną gałąź siatką, przez którą nie przejdą owady. Co zobaczy jesienią?',
    right: 'Na tej gałęzi prawie nie ma jabłek',
    wrong: [
      { option: 'Na tej gałęzi jabłka mają więcej pestek', says: 'Bez pyłku z innych kwiatów nie powstaną nasiona.' },
      {
        option: 'Ta gałąź ma tyle jabłek, ile pozostałe',
        says: 'Tak byłoby, gdyby zapylał wiatr, a jabłoń zapylają owady.',
      },
      {
        option: 'Na tej gałęzi liście są blade z braku światła',
        says: 'Siatka przepuszcza światło i powietrze do liści.',
      },
    ],
    explanation:
      'Kwiaty jabłoni zapylają głównie pszczoły. Bez zapylenia nie ma zapłodnienia, a bez niego z zalążni nie powstanie owoc.',
  },
  {
    id: 'grzyby-i-porosty-strzepki',
    topic: 'grzyby-i-porosty',
    difficulty: 'easy',
    question: 'Z czego zbudowana jest grzybnia?',
    right: 'ze strzępek',
    wrong: [
      { option: 'z korzonków', says: 'Korzenie mają rośliny, grzyby ich nie mają.' },
      { option: 'z zarodników', says: 'Zarodniki służą grzybom do rozmnażania.' },
      { option: 'z owocników', says: 'Owocnik to nadziemna część, którą zbieramy w lesie.' },
    ],
    explanation: 'Grzybnia to sieć cienkich nitek zwanych strzępkami. U wielu gatunków rozrasta się w glebie.',
  },
  {
    id: 'grzyby-i-porosty-chityna',
    topic: 'grzyby-i-porosty',
    difficulty: 'medium',
    question: 'Która cecha odróżnia komórkę grzyba od komórki rośliny?',
    right: 'ściana komórkowa z chityny',
    wrong: [
      { option: 'ściana komórkowa z celulozy', says: 'Celuloza buduje ściany komórek roślin.' },
      { option: 'obecność jądra komórkowego', says: 'Jądro mają i grzyby, i rośliny.' },
      { option: 'obecność mitochondriów', says: 'Mitochondria mają i grzyby, i rośliny, bo oddychają tlenem.' },
    ],
    explanation:
      'Ściana komórek grzybów zawiera chitynę, a roślin celulozę. Jądro i mitochondria są w jednych i drugich.',
  },
  {
    id: 'grzyby-i-porosty-miasto',
    topic: 'grzyby-i-porosty',
    difficulty: 'hard',
    question:
      'Na drzewach przy fabryce widać tylko porosty skorupiaste, a dalej w lesie rosną krzaczkowate. O czym to świadczy?',
    right: 'Powietrze przy fabryce jest bardziej zanieczyszczone',
    wrong: [
      {
        option: 'Powietrze przy fabryce jest czystsze niż w lesie',
        says: 'Na odwrót: porosty krzaczkowate rosną w czystym powietrzu.',
      },
      {
        option: 'Drzewa przy fabryce mają więcej wody niż te w lesie',
        says: 'Porosty nie pobierają wody z drzewa, tylko na nim rosną.',
      },
      {
        option: 'Porosty przy fabryce są młodsze i dopiero urosną',
        says: 'Forma porostu to cecha gatunku, a nie jego wiek.',
      },
    ],
    explanation:
      'Porosty są wrażliwe na tlenki siarki, a krzaczkowate najbardziej. Na tym opiera się skala porostowa, która ocenia czystość powietrza.',
  },
  {
    id: 'kregowce-plaz',
    topic: 'kregowce',
    difficulty: 'easy',
    question: 'Które zwierzę jest płazem?',
    right: 'traszka',
    wrong: [
      { option: 'jaszczurka', says: 'Jaszczurka ma suchą skórę z łuskami i jest gadem.' },
      { option: 'padalec', says: 'Padalec jest beznogą jaszczurką, czyli gadem.' },
      { option: 'węgorz', says: 'Węgorz ma skrzela i płetwy, jest rybą.' },
    ],
    explanation: 'Traszka ma wilgotną, nagą skórę, a jej larwy rozwijają się w wodzie i oddychają skrzelami.',
  },
  {
    id: 'kregowce-stalocieplne',
    topic: 'kregowce',
    difficulty: 'medium',
    question:
      'W chłodny poranek temperaturę ciała zmierzono u karpia, ropuchy, żmii i wróbla. U którego z nich jest taka jak w upał?',
    right: 'u wróbla',
    wrong: [
      { option: 'u karpia', says: 'Karp jest rybą, a jego temperatura zależy od wody.' },
      { option: 'u ropuchy', says: 'Ropucha jest płazem, czyli zwierzęciem zmiennocieplnym.' },
      { option: 'u żmii', says: 'Żmija jest gadem i musi się rano wygrzać na słońcu.' },
    ],
    explanation:
      'Ptaki i ssaki są stałocieplne, więc wróbel utrzymuje prawie tę samą temperaturę ciała w chłodzie i w upale.',
  },
  {
    id: 'kregowce-gady-na-ladzie',
    topic: 'kregowce',
    difficulty: 'hard',
    question: 'Co pozwala gadom, inaczej niż większości płazów, żyć i rozmnażać się z dala od wody?',
    right: 'sucha skóra z łuskami i jaja w osłonkach',
    wrong: [
      { option: 'wilgotna skóra i jaja bez osłonek', says: 'To cechy płazów, które wiążą je z wodą.' },
      { option: 'pióra i stała temperatura ciała', says: 'To cechy ptaków, a gady są zmiennocieplne.' },
      { option: 'włosy i karmienie młodych mlekiem', says: 'To cechy ssaków, a gady nie mają włosów.' },
    ],
    explanation: 'Zrogowaciała skóra chroni gada przed wyschnięciem, a osłonki jaja chronią zarodek na lądzie.',
  },
  {
    id: 'transport-przez-blony-suszona-sliwka',
    topic: 'transport-przez-blony',
    difficulty: 'medium',
    question: 'Suszona śliwka w czystej wodzie po kilku godzinach pęcznieje. Jaki proces to sprawia?',
    right: 'osmoza',
    wrong: [
      { option: 'plazmoliza', says: 'W plazmolizie komórka roślinna traci wodę, a nie pęcznieje.' },
      { option: 'transport aktywny', says: 'Transport aktywny zużywa ATP, a suszona śliwka już nie żyje.' },
      { option: 'fotosynteza', says: 'Fotosynteza tworzy cukier w zielonych częściach, w świetle.' },
    ],
    explanation: 'W śliwce jest dużo cukru, a na zewnątrz czysta woda. Woda wnika tam, gdzie stężenie jest większe.',
  },
  {
    id: 'transport-przez-blony-plazmoliza',
    topic: 'transport-przez-blony',
    difficulty: 'hard',
    question: 'Skórkę cebuli położono w stężonym roztworze soli. Co zobaczymy pod mikroskopem?',
    right: 'Błona odsunęła się od ściany komórkowej',
    wrong: [
      {
        option: 'Komórki napęczniały, a potem popękały',
        says: 'Pękają krwinki w czystej wodzie; komórkę cebuli chroni ściana.',
      },
      {
        option: 'Komórki stały się bardziej jędrne',
        says: 'Jędrność rośnie w czystej wodzie, czyli w roztworze hipotonicznym.',
      },
      { option: 'Komórki nie zmieniły kształtu ani wielkości', says: 'Bez zmian byłoby w roztworze izotonicznym.' },
    ],
    explanation: 'Roztwór jest hipertoniczny, więc woda wypływa z komórki i jej wnętrze się kurczy. To plazmoliza.',
  },
  {
    id: 'transport-przez-blony-zuzycie-atp',
    topic: 'transport-przez-blony',
    difficulty: 'hard',
    question: 'Który transport wymaga energii z ATP?',
    right: 'wypompowanie jonów sodu z neuronu',
    wrong: [
      { option: 'przejście tlenu z pęcherzyka płucnego do krwi', says: 'Tlen przenika biernie, na drodze dyfuzji.' },
      { option: 'wnikanie wody do krwinki w wodzie destylowanej', says: 'Woda wnika biernie, na drodze osmozy.' },
      {
        option: 'przejście dwutlenku węgla z komórki do krwi',
        says: 'Dwutlenek węgla przenika biernie, na drodze dyfuzji.',
      },
    ],
    explanation:
      'Pompa sodowo-potasowa przenosi jony wbrew różnicy stężeń, więc zużywa ATP. Dyfuzja i osmoza go nie potrzebują.',
  },
];
