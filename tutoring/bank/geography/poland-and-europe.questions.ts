import type { BankQuestion } from '../bank-question.types.ts';

export const POLAND_AND_EUROPE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'polozenie-polski-nie-sasiad',
    topic: 'polozenie-polski',
    difficulty: 'easy',
    question: 'Z którym z tych państw Polska nie graniczy?',
    right: 'z Węgrami',
    wrong: [
      { option: 'z Litwą', says: 'Litwa jest naszym sąsiadem na północnym wschodzie.' },
      { option: 'z Rosją', says: 'Z Rosją graniczymy na północy, przez obwód królewiecki.' },
      { option: 'ze Słowacją', says: 'Słowacja jest naszym sąsiadem na południu.' },
    ],
    explanation:
      'Polska ma siedmiu sąsiadów: Niemcy, Czechy, Słowację, Ukrainę, Białoruś, Litwę i Rosję. Węgry leżą za Słowacją.',
  },
  {
    id: 'polozenie-polski-pierwszy-wschod',
    topic: 'polozenie-polski',
    difficulty: 'medium',
    question: 'Jest dzień równonocy. W którym z tych miast Słońce wzejdzie najwcześniej?',
    right: 'w Białymstoku',
    wrong: [
      { option: 'w Szczecinie', says: 'Szczecin leży na zachodzie, więc wschód jest tam najpóźniej.' },
      { option: 'w Poznaniu', says: 'Poznań leży na zachód od Białegostoku, więc wschód jest tam później.' },
      { option: 'w Łodzi', says: 'Łódź leży w środku kraju, na zachód od Białegostoku.' },
    ],
    explanation: 'Ziemia obraca się z zachodu na wschód, więc im dalej na wschód, tym wcześniej wschodzi Słońce.',
  },
  {
    id: 'polozenie-polski-roznica-czasu',
    topic: 'polozenie-polski',
    difficulty: 'hard',
    question:
      'Polska rozciąga się mniej więcej od $14°$E do $24°$E. O ile wcześniej Słońce góruje na wschodnim krańcu niż na zachodnim?',
    right: 'o około 40 minut',
    wrong: [
      { option: 'o około 10 minut', says: '10 to liczba stopni, a każdy stopień to 4 minuty.' },
      { option: 'o około 4 minuty', says: '4 minuty odpowiadają tylko jednemu stopniowi.' },
      { option: 'o około 150 minut', says: 'Tak wyjdzie, gdy za jeden stopień liczy się 15 minut.' },
    ],
    explanation:
      'Różnica długości to $24° - 14° = 10°$. Ziemia obraca się o $1°$ w 4 minuty, więc $10 \\cdot 4 = 40$ minut.',
  },
  {
    id: 'klimat-polski-nazwa',
    topic: 'klimat-polski',
    difficulty: 'easy',
    question: 'Jak nazywa się klimat Polski?',
    right: 'umiarkowany ciepły przejściowy',
    wrong: [
      { option: 'umiarkowany ciepły morski', says: 'Klimat morski mają na przykład Irlandia i Wielka Brytania.' },
      {
        option: 'umiarkowany ciepły kontynentalny',
        says: 'Klimat kontynentalny panuje dalej na wschód, w głębi lądu.',
      },
      { option: 'podzwrotnikowy śródziemnomorski', says: 'Taki klimat mają na przykład Grecja i południe Włoch.' },
    ],
    explanation:
      'W Polsce ścierają się wilgotne powietrze znad Atlantyku i suche z głębi lądu, więc klimat jest przejściowy.',
  },
  {
    id: 'klimat-polski-okres-wegetacyjny',
    topic: 'klimat-polski',
    difficulty: 'medium',
    question: 'Gdzie w Polsce okres wegetacyjny trwa najdłużej?',
    right: 'na Nizinie Śląskiej',
    wrong: [
      { option: 'na Suwalszczyźnie', says: 'Suwalszczyzna ma mroźne zimy i krótki okres wegetacyjny.' },
      { option: 'w Tatrach', says: 'W Tatrach okres wegetacyjny jest najkrótszy, bo wysoko w górach jest zimno.' },
      { option: 'na Pojezierzu Mazurskim', says: 'Na Mazurach wiosna przychodzi późno, a zima wcześnie.' },
    ],
    explanation: 'Południowy zachód kraju jest najcieplejszy, więc rośliny mogą się tam rozwijać najdłużej w roku.',
  },
  {
    id: 'klimat-polski-izotermy-stycznia',
    topic: 'klimat-polski',
    difficulty: 'hard',
    question: 'Izotermy stycznia na nizinach Polski biegną mniej więcej z północy na południe. Co z tego wynika?',
    right: 'Zimą temperatura zmienia się głównie z zachodu na wschód',
    wrong: [
      {
        option: 'Zimą temperatura zmienia się głównie z północy na południe',
        says: 'Wtedy izotermy biegłyby równoleżnikowo, z zachodu na wschód.',
      },
      {
        option: 'Zimą na całym obszarze nizin temperatura jest jednakowa',
        says: 'Jednakowa jest tylko wzdłuż jednej izotermy, a jest ich kilka.',
      },
      {
        option: 'Zimą temperatura zmienia się tylko wraz z wysokością',
        says: 'Na nizinach różnice wysokości są małe, decyduje odległość od Atlantyku.',
      },
    ],
    explanation:
      'Izoterma łączy punkty o tej samej temperaturze. Zimą łagodzi ją powietrze znad Atlantyku, coraz słabiej ku wschodowi.',
  },
  {
    id: 'krainy-polski-najwyzszy-szczyt',
    topic: 'krainy-polski',
    difficulty: 'easy',
    question: 'Jaki jest najwyższy szczyt Polski?',
    right: 'Rysy',
    wrong: [
      { option: 'Śnieżka', says: 'Śnieżka to najwyższy szczyt Sudetów.' },
      { option: 'Giewont', says: 'Giewont góruje nad Zakopanem, ale jest niższy.' },
      { option: 'Babia Góra', says: 'Babia Góra to najwyższy szczyt Beskidów.' },
    ],
    explanation: 'Rysy leżą w Tatrach, a ich polski wierzchołek ma 2499 m n.p.m.',
  },
  {
    id: 'krainy-polski-kolejnosc-pasow',
    topic: 'krainy-polski',
    difficulty: 'medium',
    question: 'Jaka jest kolejność pasów rzeźby terenu od północy na południe?',
    right: 'pobrzeża, pojezierza, niziny, wyżyny, kotliny, góry',
    wrong: [
      {
        option: 'pojezierza, pobrzeża, niziny, wyżyny, kotliny, góry',
        says: 'Nad samym morzem leżą pobrzeża, a za nimi pojezierza.',
      },
      {
        option: 'pobrzeża, niziny, pojezierza, wyżyny, kotliny, góry',
        says: 'Pojezierza leżą bliżej morza niż niziny środkowopolskie.',
      },
      {
        option: 'pobrzeża, pojezierza, niziny, kotliny, wyżyny, góry',
        says: 'Wyżyny leżą na północ od kotlin, a kotliny u stóp gór.',
      },
    ],
    explanation:
      'Od Bałtyku idą kolejno: pobrzeża, pojezierza, niziny środkowopolskie, wyżyny, kotliny podkarpackie i góry.',
  },
  {
    id: 'krainy-polski-gory-swietokrzyskie',
    topic: 'krainy-polski',
    difficulty: 'hard',
    question: 'Dlaczego Góry Świętokrzyskie są dziś niskie i mają łagodne zbocza?',
    right: 'Są bardzo stare i długo niszczyły je wietrzenie i erozja',
    wrong: [
      {
        option: 'Są bardzo młode i dopiero zaczynają się wypiętrzać',
        says: 'Młode są Tatry i całe Karpaty, dlatego są wysokie i strome.',
      },
      {
        option: 'Powstały z piasku, który nawiał wiatr z wybrzeża',
        says: 'Z piasku nawianego przez wiatr powstają wydmy.',
      },
      { option: 'Są morenami usypanymi przez ostatni lądolód', says: 'Moreny ostatniego lądolodu są na pojezierzach.' },
    ],
    explanation:
      'Powstały setki milionów lat temu. Od tego czasu wietrzenie i woda bardzo je obniżyły; na stokach zostało gołoborze.',
  },
];
