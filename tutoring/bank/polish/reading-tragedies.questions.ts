import type { BankQuestion } from '../bank-question.types.ts';

export const TRAGEDY_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'antygona-zakaz',
    topic: 'antygona',
    difficulty: 'easy',
    question: 'Jaki zakaz wydał Kreon w „Antygonie”?',
    right: 'Zakaz pogrzebania Polinejkesa',
    wrong: [
      { option: 'Zakaz pogrzebania Eteoklesa', says: 'Eteokles bronił Teb, więc miał pogrzeb z honorami.' },
      { option: 'Zakaz małżeństwa Hajmona', says: 'Hajmon był narzeczonym Antygony, ale rozkaz dotyczył zmarłego.' },
      { option: 'Zakaz wspominania o Edypie', says: 'Edyp był ojcem Antygony, ale rozkaz dotyczył jego syna.' },
    ],
    explanation: 'Polinejkes najechał Teby, dlatego Kreon kazał zostawić jego ciało bez grobu.',
  },
  {
    id: 'antygona-konflikt',
    topic: 'antygona',
    difficulty: 'medium',
    question: 'Na czym polega konflikt tragiczny?',
    right: 'Ścierają się dwie równorzędne racje, a każdy wybór prowadzi do klęski',
    wrong: [
      {
        option: 'Dobry bohater walczy ze złym, a na końcu dobro zawsze odnosi zwycięstwo',
        says: 'Taka walka jest typowa dla baśni.',
      },
      {
        option: 'Dwie rodziny spierają się o majątek, aż w końcu jedna z nich ustępuje',
        says: 'To zwykły spór, w którym da się znaleźć wyjście.',
      },
      {
        option: 'Bohater przegrywa, bo w ważnej chwili zabrakło mu odwagi i rozsądku',
        says: 'To osobista porażka, a w tragedii nie ma dobrego wyboru.',
      },
    ],
    explanation: 'W „Antygonie” ściera się prawo boskie z prawem państwowym, a żadne nie jest bezpodstawne.',
  },
  {
    id: 'antygona-hamartia',
    topic: 'antygona',
    difficulty: 'hard',
    question: 'Co w tragedii antycznej oznacza hamartia?',
    right: 'Winę tragiczną, czyli zgubny błąd bohatera',
    wrong: [
      { option: 'Oczyszczenie widza z uczuć litości i trwogi', says: 'Takie oczyszczenie to katharsis.' },
      { option: 'Nieuchronny los, przed którym nie ma ucieczki', says: 'To fatum, czyli przeznaczenie.' },
      { option: 'Zgodność miejsca, czasu oraz akcji utworu', says: 'To zasada trzech jedności.' },
    ],
    explanation: 'Bohater błędnie ocenia swoją sytuację i dlatego, choć nie chce zła, sprowadza nieszczęście.',
  },
  {
    id: 'antygona-ismena',
    topic: 'antygona',
    difficulty: 'medium',
    question: 'Jak Ismena odpowiada na plan pogrzebania Polinejkesa?',
    right: 'Boi się i nie chce łamać zakazu władcy',
    wrong: [
      { option: 'Biegnie do pałacu i donosi o nim Kreonowi', says: 'O pogrzebie doniósł Kreonowi strażnik.' },
      { option: 'Sama w nocy potajemnie grzebie brata', says: 'Brata pogrzebała Antygona, bez pomocy siostry.' },
      { option: 'Namawia siostrę, by razem uciekły z Teb', says: 'W tragedii siostry nie myślą o ucieczce.' },
    ],
    explanation:
      'Ismena kocha brata, ale uważa, że kobiety nie mają siły przeciw władzy. Dopiero potem chce umrzeć z siostrą.',
  },
  {
    id: 'antygona-kreon',
    topic: 'antygona',
    difficulty: 'hard',
    question: 'Za co Kreon ponosi karę w „Antygonie”?',
    right: 'Za pychę i upór',
    wrong: [
      { option: 'Za zabicie Polinejkesa', says: 'Bracia zabili się nawzajem w walce o Teby.' },
      { option: 'Za tchórzostwo w czasie oblężenia', says: 'Kreon nie uciekał przed walką, a objął tron po niej.' },
      { option: 'Za obojętność na porządek w mieście', says: 'Właśnie o porządek dbał najbardziej, aż za bardzo.' },
    ],
    explanation: 'Kreon za późno posłuchał ostrzeżeń. Stracił syna i żonę, choć chciał dobra państwa.',
  },
  {
    id: 'makbet-dunkan',
    topic: 'makbet',
    difficulty: 'easy',
    question: 'Kogo zabija Makbet, aby zdobyć tron Szkocji?',
    right: 'Króla Dunkana',
    wrong: [
      { option: 'Rycerza Banka', says: 'Banko ginie później, gdy Makbet jest już królem.' },
      { option: 'Szlachcica Makdufa', says: 'To Makduf zabija Makbeta, a nie odwrotnie.' },
      { option: 'Królewicza Malkolma', says: 'Malkolm, syn króla, ucieka i w końcu odzyskuje tron.' },
    ],
    explanation: 'Makbet zabija we śnie króla Dunkana, który był jego gościem.',
  },
  {
    id: 'makbet-rece',
    topic: 'makbet',
    difficulty: 'medium',
    question: 'Lady Makbet we śnie zmywa z rąk krew, której nie ma. Co to oznacza?',
    right: 'Wyrzuty sumienia i obłęd',
    wrong: [
      { option: 'Zapowiedź kolejnej zbrodni', says: 'Lady Makbet niczego już nie planuje, dręczą ją dawne czyny.' },
      { option: 'Obrzęd nakazany przez czarownice', says: 'Czarownice rozmawiają z Makbetem, a nie z jego żoną.' },
      { option: 'Strach przed raną zadaną przez męża', says: 'Mąż jej nie zranił: krew jest urojona.' },
    ],
    explanation: 'Lady Makbet, początkowo silniejsza od męża, nie potrafi zapomnieć o zbrodni i traci zmysły.',
  },
  {
    id: 'makbet-birnam',
    topic: 'makbet',
    difficulty: 'medium',
    question: 'Jak spełnia się przepowiednia, że las Birnam ruszy na Makbeta?',
    right: 'Żołnierze niosą przed sobą gałęzie',
    wrong: [
      {
        option: 'Burza wyrywa drzewa z korzeniami',
        says: 'Nie dzieje się tu nic niezwykłego, przepowiednia jest tylko dwuznaczna.',
      },
      { option: 'Czarownice ożywiają stare drzewa', says: 'Czarownice przepowiadają i kuszą, ale drzew nie ożywiają.' },
      { option: 'Makbet sam ucieka do tego lasu', says: 'Makbet broni się w zamku, a las „przychodzi” do niego.' },
    ],
    explanation: 'Żołnierze ukryli się za ściętymi gałęziami. Z zamku wyglądało to tak, jakby szedł las.',
  },
  {
    id: 'makbet-szekspirowski',
    topic: 'makbet',
    difficulty: 'hard',
    question: 'Czym dramat szekspirowski różni się od tragedii antycznej?',
    right: 'Łączy tragizm z komizmem i zmienia miejsca akcji',
    wrong: [
      {
        option: 'Zachowuje ścisłą jedność miejsca, czasu i akcji',
        says: 'Zasada trzech jedności obowiązuje w tragedii antycznej.',
      },
      { option: 'Oddaje głos chórowi, który komentuje zdarzenia', says: 'Chór jest stałą częścią tragedii antycznej.' },
      {
        option: 'Pokazuje, że ludźmi rządzi fatum, a nie wybór',
        says: 'Fatum rządzi w tragedii antycznej, a Makbet sam wybiera zbrodnię.',
      },
    ],
    explanation: 'Szekspir zerwał z zasadą trzech jedności i wprowadził na scenę obok grozy także żart.',
  },
  {
    id: 'makbet-banko',
    topic: 'makbet',
    difficulty: 'hard',
    question: 'Czym Banko różni się od Makbeta po spotkaniu z czarownicami?',
    right: 'Nie próbuje siłą spełnić przepowiedni',
    wrong: [
      { option: 'Nie słyszy żadnej przepowiedni o sobie', says: 'Banko słyszy, że jego potomkowie będą królami.' },
      { option: 'Od razu opowiada o wszystkim królowi', says: 'Banko milczy, choć zaczyna podejrzewać przyjaciela.' },
      { option: 'Natychmiast ucieka ze Szkocji do Anglii', says: 'Do Anglii uciekają syn króla i Makduf.' },
    ],
    explanation: 'Obaj usłyszeli kuszącą wróżbę, ale tylko Makbet sięgnął po zbrodnię. To był jego wybór.',
  },
];
