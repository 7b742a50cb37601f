import type { BankQuestion } from '../bank-question.types.ts';

export const NEWTON_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'pierwsza-zasada-dynamiki-miara-bezwladnosci',
    topic: 'pierwsza-zasada-dynamiki',
    difficulty: 'easy',
    question: 'Która wielkość fizyczna jest miarą bezwładności ciała?',
    right: 'Masa',
    wrong: [
      { option: 'Prędkość', says: 'Prędkość mówi, jak szybko ciało się porusza, a nie jak trudno ją zmienić.' },
      { option: 'Objętość', says: 'Objętość mówi, ile miejsca zajmuje ciało: duży balon łatwo ruszyć z miejsca.' },
      { option: 'Temperatura', says: 'Temperatura wiąże się z ruchem cząsteczek i nie mówi o bezwładności ciała.' },
    ],
    explanation: 'Im większą masę ma ciało, tym trudniej zmienić jego prędkość: ruszyć je, rozpędzić lub zatrzymać.',
  },
  {
    id: 'pierwsza-zasada-dynamiki-winda-ze-stala-predkoscia',
    topic: 'pierwsza-zasada-dynamiki',
    difficulty: 'medium',
    question: 'Winda jedzie w górę ruchem jednostajnym. Co można powiedzieć o siłach, które na nią działają?',
    right: 'Równoważą się, więc ich wypadkowa wynosi zero',
    wrong: [
      {
        option: 'Siła naciągu liny jest większa od ciężaru windy',
        says: 'Tak jest tylko podczas ruszania w górę, gdy winda przyspiesza.',
      },
      {
        option: 'Ciężar windy jest większy od siły naciągu liny',
        says: 'Tak jest, gdy winda jadąca w górę zwalnia przed przystankiem.',
      },
      {
        option: 'Na windę nie działają wtedy żadne siły',
        says: 'Ciężar i siła naciągu liny działają cały czas, tylko się równoważą.',
      },
    ],
    explanation:
      'Ruch jednostajny prostoliniowy oznacza, zgodnie z pierwszą zasadą dynamiki, że siły się równoważą. Kierunek ruchu, w górę czy w dół, nie ma tu znaczenia.',
  },
  {
    id: 'pierwsza-zasada-dynamiki-pasazer-podczas-ruszania',
    topic: 'pierwsza-zasada-dynamiki',
    difficulty: 'medium',
    question: 'Autobus gwałtownie rusza do przodu, a stojący pasażer przechyla się do tyłu. Jaka jest przyczyna?',
    right: 'Ciało pasażera dąży do pozostania w spoczynku',
    wrong: [
      {
        option: 'Powietrze w autobusie popycha pasażera do tyłu',
        says: 'Powietrze w autobusie nie wywiera na pasażera tak dużej siły; decyduje bezwładność.',
      },
      {
        option: 'Silnik autobusu działa na pasażera siłą do tyłu',
        says: 'Silnik rozpędza autobus do przodu i nie odpycha pasażera.',
      },
      {
        option: 'Ciężar pasażera rośnie podczas ruszania autobusu',
        says: 'Ciężar zależy od masy i grawitacji, więc podczas ruszania się nie zmienia.',
      },
    ],
    explanation:
      'Nogi pasażera ruszają razem z podłogą, a reszta ciała dzięki bezwładności pozostaje przez chwilę w spoczynku. Dlatego pasażer przechyla się do tyłu.',
  },
  {
    id: 'druga-zasada-dynamiki-wzor-drugiej-zasady',
    topic: 'druga-zasada-dynamiki',
    difficulty: 'easy',
    question: 'Którym wzorem obliczysz przyspieszenie ciała, gdy znasz jego masę $m$ i siłę wypadkową $F$?',
    right: '$a = \\frac{F}{m}$',
    wrong: [
      {
        option: '$a = \\frac{m}{F}$',
        says: 'Tu licznik zamieniono z mianownikiem: większa siła dawałaby mniejsze przyspieszenie.',
      },
      {
        option: '$a = F \\cdot m$',
        says: 'Iloczyn wskazywałby, że cięższe ciało łatwiej rozpędzić, a jest odwrotnie.',
      },
      { option: '$a = F - m$', says: 'Siły i masy nie można odejmować, bo to różne wielkości w różnych jednostkach.' },
    ],
    explanation:
      'Przyspieszenie jest wprost proporcjonalne do siły wypadkowej i odwrotnie proporcjonalne do masy, więc siłę dzielimy przez masę.',
  },
  {
    id: 'druga-zasada-dynamiki-wozek-dwa-razy-ciezszy',
    topic: 'druga-zasada-dynamiki',
    difficulty: 'medium',
    question:
      'Pusty wózek pod działaniem pewnej siły wypadkowej ma przyspieszenie 4 m/s². Jakie przyspieszenie nada ta sama siła wózkowi o masie dwa razy większej?',
    right: '2 m/s²',
    wrong: [
      { option: '8 m/s²', says: 'Tak byłoby przy dwa razy większej sile i tej samej masie.' },
      { option: '4 m/s²', says: 'Przyspieszenie zależy także od masy, więc po załadowaniu wózka się zmieni.' },
      { option: '1 m/s²', says: 'Cztery razy mniejsze przyspieszenie byłoby przy masie cztery razy większej.' },
    ],
    explanation:
      'Przy stałej sile przyspieszenie jest odwrotnie proporcjonalne do masy. Dwa razy większa masa daje przyspieszenie $4 : 2 = 2$ m/s².',
  },
  {
    id: 'druga-zasada-dynamiki-sanki-z-oporami',
    topic: 'druga-zasada-dynamiki',
    difficulty: 'hard',
    question:
      'Sanki o masie 10 kg ciągnięto poziomo siłą 50 N, a opory ruchu wynosiły 20 N. Jakie było przyspieszenie sanek?',
    right: '3 m/s²',
    wrong: [
      { option: '5 m/s²', says: 'To wynik dla samej siły ciągnącej, bez odjęcia oporów ruchu.' },
      { option: '7 m/s²', says: 'Tu opory dodano do siły ciągnącej, a mają one przeciwny zwrot.' },
      { option: '2 m/s²', says: 'To wynik dzielenia samych oporów przez masę, a liczy się siła wypadkowa.' },
    ],
    explanation: 'Siła wypadkowa wynosi $50 - 20 = 30$ N, więc przyspieszenie to $30 : 10 = 3$ m/s².',
  },
  {
    id: 'trzecia-zasada-dynamiki-sila-reakcji',
    topic: 'trzecia-zasada-dynamiki',
    difficulty: 'easy',
    question:
      'Książka naciska na stół siłą 12 N. Z jaką siłą, zgodnie z trzecią zasadą dynamiki, stół działa na książkę?',
    right: '12 N, zwróconą w górę',
    wrong: [
      { option: '12 N, zwróconą w dół', says: 'W dół działa książka na stół; siła reakcji ma przeciwny zwrot.' },
      {
        option: '6 N, zwróconą w górę',
        says: 'Zwrot się zgadza, ale siły wzajemnego oddziaływania mają równe wartości.',
      },
      {
        option: '0 N, bo stół się nie rusza',
        says: 'Stół podpiera książkę, więc działa na nią siłą, choć sam spoczywa.',
      },
    ],
    explanation:
      'Ciała działają na siebie siłami o równych wartościach i przeciwnych zwrotach. Książka naciska w dół, więc stół działa na nią w górę.',
  },
  {
    id: 'trzecia-zasada-dynamiki-dlaczego-sie-nie-rownowaza',
    topic: 'trzecia-zasada-dynamiki',
    difficulty: 'hard',
    question: 'Dlaczego siły akcji i reakcji nie równoważą się, choć mają równe wartości i przeciwne zwroty?',
    right: 'Bo każda z nich działa na inne ciało',
    wrong: [
      { option: 'Bo reakcja pojawia się chwilę po akcji', says: 'Obie siły pojawiają się w tej samej chwili.' },
      {
        option: 'Bo akcja jest zawsze nieco silniejsza od reakcji',
        says: 'Wartości obu sił są zawsze dokładnie równe.',
      },
      {
        option: 'Bo działają wzdłuż dwóch różnych kierunków',
        says: 'Kierunek obu sił jest ten sam, a różnią się zwrotem.',
      },
    ],
    explanation:
      'Równoważyć mogą się tylko siły przyłożone do tego samego ciała. Akcja i reakcja są przyłożone do dwóch różnych ciał.',
  },
  {
    id: 'trzecia-zasada-dynamiki-lyzwiarze-odpychaja-sie',
    topic: 'trzecia-zasada-dynamiki',
    difficulty: 'hard',
    question:
      'Na lodzie stoją dwie osoby na łyżwach: Olek o masie 40 kg i jego tata o masie 80 kg. Odpychają się od siebie. Co można powiedzieć o siłach i przyspieszeniach? Tarcie pomijamy.',
    right: 'Siły są równe, ale Olek ma większe przyspieszenie',
    wrong: [
      {
        option: 'Siły są równe, a przyspieszenia też są jednakowe',
        says: 'Przyspieszenie zależy od masy, a masy są różne.',
      },
      {
        option: 'Tata działa na Olka większą siłą niż Olek na tatę',
        says: 'Siły wzajemnego oddziaływania mają zawsze równe wartości.',
      },
      {
        option: 'Olek działa na tatę większą siłą niż tata na Olka',
        says: 'Wartości tych sił są równe, choć masy łyżwiarzy są różne.',
      },
    ],
    explanation:
      'Zgodnie z trzecią zasadą dynamiki siły są równe. Przyspieszenie to $a = \\frac{F}{m}$, więc dwa razy lżejszy Olek ma dwa razy większe przyspieszenie.',
  },
];
