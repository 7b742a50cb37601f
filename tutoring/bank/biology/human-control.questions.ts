import type { BankQuestion } from '../bank-question.types.ts';

export const HUMAN_CONTROL_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'uklad-nerwowy-rownowaga',
    topic: 'uklad-nerwowy',
    difficulty: 'easy',
    question: 'Gimnastyczka idzie po równoważni. Która część mózgowia czuwa nad jej równowagą i zgraniem ruchów?',
    right: 'móżdżek',
    wrong: [
      { option: 'przysadka', says: 'Przysadka wydziela hormony, na przykład hormon wzrostu.' },
      { option: 'rdzeń przedłużony', says: 'Rdzeń przedłużony kieruje oddychaniem i pracą serca.' },
      { option: 'węchomózgowie', says: 'Węchomózgowie odbiera wrażenia zapachowe.' },
    ],
    explanation: 'Móżdżek odpowiada za równowagę, napięcie mięśni i płynność ruchów.',
  },
  {
    id: 'uklad-nerwowy-luk-odruchowy',
    topic: 'uklad-nerwowy',
    difficulty: 'medium',
    question: 'W jakiej kolejności impuls biegnie w łuku odruchowym?',
    right: 'receptor → neuron czuciowy → rdzeń → neuron ruchowy → mięsień',
    wrong: [
      {
        option: 'receptor → neuron ruchowy → rdzeń → neuron czuciowy → mięsień',
        says: 'Do rdzenia prowadzi neuron czuciowy, a ruchowy wychodzi z rdzenia.',
      },
      {
        option: 'mięsień → neuron czuciowy → rdzeń → neuron ruchowy → receptor',
        says: 'Bodziec odbiera receptor, a mięsień wykonuje ruch na końcu.',
      },
      {
        option: 'rdzeń → neuron czuciowy → receptor → neuron ruchowy → mięsień',
        says: 'Odruch zaczyna się od bodźca, który odbiera receptor.',
      },
    ],
    explanation: 'Receptor odbiera bodziec, neuron czuciowy prowadzi impuls do rdzenia, a neuron ruchowy do mięśnia.',
  },
  {
    id: 'uklad-nerwowy-goracy-garnek',
    topic: 'uklad-nerwowy',
    difficulty: 'hard',
    question: 'Dotykasz gorącego garnka i cofasz dłoń, zanim poczujesz ból. Dlaczego?',
    right: 'Ruchem kieruje rdzeń kręgowy, a do mózgu impuls dociera później',
    wrong: [
      {
        option: 'Mózg przewiduje oparzenie i cofa dłoń przed dotknięciem garnka',
        says: 'Odruch jest odpowiedzią na bodziec, więc nie wyprzedza dotyku.',
      },
      {
        option: 'Mięśnie same wyczuwają ciepło i kurczą się bez udziału nerwów',
        says: 'Mięsień kurczy się dopiero pod wpływem impulsu nerwowego.',
      },
      {
        option: 'Impuls omija rdzeń kręgowy i biegnie najkrótszą drogą do mózgu',
        says: 'Impuls z dłoni biegnie właśnie do rdzenia kręgowego.',
      },
    ],
    explanation:
      'To odruch bezwarunkowy, którego ośrodek leży w rdzeniu kręgowym. Ból czujemy, gdy impuls dotrze do mózgu.',
  },
  {
    id: 'uklad-hormonalny-gruczol-insuliny',
    topic: 'uklad-hormonalny',
    difficulty: 'easy',
    question: 'Który gruczoł wydziela insulinę?',
    right: 'trzustka',
    wrong: [
      { option: 'tarczyca', says: 'Tarczyca wydziela między innymi tyroksynę, która reguluje przemianę materii.' },
      { option: 'przysadka', says: 'Przysadka wydziela między innymi hormon wzrostu.' },
      { option: 'nadnercza', says: 'Nadnercza wydzielają między innymi adrenalinę.' },
    ],
    explanation: 'Trzustka wydziela insulinę, która obniża stężenie glukozy we krwi, i glukagon, który je podnosi.',
  },
  {
    id: 'uklad-hormonalny-stres',
    topic: 'uklad-hormonalny',
    difficulty: 'medium',
    question: 'Na widok groźnego psa serce człowieka przyspiesza, a źrenice się rozszerzają. Który hormon to sprawia?',
    right: 'adrenalina',
    wrong: [
      { option: 'insulina', says: 'Insulina obniża stężenie glukozy we krwi.' },
      { option: 'melatonina', says: 'Melatonina reguluje rytm snu i czuwania.' },
      { option: 'hormon wzrostu', says: 'Hormon wzrostu pobudza wzrost kości i mięśni.' },
    ],
    explanation: 'Adrenalina z nadnerczy przygotowuje ciało do szybkiego działania w chwili zagrożenia.',
  },
  {
    id: 'uklad-hormonalny-po-obiedzie',
    topic: 'uklad-hormonalny',
    difficulty: 'hard',
    question:
      'Po słodkim deserze stężenie glukozy we krwi zdrowej osoby rośnie, a po dwóch godzinach wraca do normy. Co zadziałało?',
    right: 'Insulina: komórki pobrały glukozę z krwi',
    wrong: [
      {
        option: 'Glukagon: wątroba uwolniła glukozę do krwi',
        says: 'Glukagon podnosi stężenie glukozy, działa na przykład przed posiłkiem.',
      },
      { option: 'Adrenalina: mięśnie oddały glukozę do krwi', says: 'Adrenalina zwiększa stężenie glukozy we krwi.' },
      {
        option: 'Nerki: cały nadmiar glukozy trafił do moczu',
        says: 'Zdrowe nerki odzyskują glukozę; w moczu pojawia się w cukrzycy.',
      },
    ],
    explanation:
      'Trzustka wydzieliła insulinę. Dzięki niej komórki pobrały glukozę, a wątroba odłożyła część w postaci glikogenu.',
  },
  {
    id: 'uklad-wydalniczy-moczowod',
    topic: 'uklad-wydalniczy',
    difficulty: 'easy',
    question: 'Którędy mocz płynie z nerki do pęcherza moczowego?',
    right: 'moczowodem',
    wrong: [
      { option: 'cewką moczową', says: 'Cewka moczowa odprowadza mocz z pęcherza na zewnątrz.' },
      { option: 'tętnicą nerkową', says: 'Tętnica nerkowa doprowadza krew do nerki.' },
      { option: 'nasieniowodem', says: 'Nasieniowód prowadzi plemniki, należy do układu rozrodczego.' },
    ],
    explanation: 'Droga moczu to: nerki, moczowody, pęcherz moczowy, cewka moczowa.',
  },
  {
    id: 'uklad-wydalniczy-zdrowy-mocz',
    topic: 'uklad-wydalniczy',
    difficulty: 'medium',
    question: 'Która substancja znaleziona w moczu może świadczyć o chorobie, na przykład o cukrzycy?',
    right: 'glukoza',
    wrong: [
      { option: 'mocznik', says: 'Mocznik jest zwykłym składnikiem moczu; powstaje z rozkładu białek.' },
      { option: 'woda', says: 'Woda jest głównym składnikiem moczu.' },
      { option: 'sole mineralne', says: 'Nadmiar soli mineralnych zdrowe nerki usuwają z moczem.' },
    ],
    explanation:
      'Zdrowe nerki odzyskują całą glukozę z moczu pierwotnego, więc w moczu ostatecznym nie powinno jej być.',
  },
  {
    id: 'uklad-wydalniczy-odzyskana-czesc',
    topic: 'uklad-wydalniczy',
    difficulty: 'hard',
    question:
      'W ciągu doby w nerkach powstało 180 l moczu pierwotnego i 1,8 l ostatecznego. Jaka część płynu wróciła do krwi?',
    right: '99%',
    wrong: [
      { option: '1%', says: 'Tylko 1% to płyn, który trafił do pęcherza.' },
      { option: '90%', says: 'Wtedy zostałoby 18 l moczu ostatecznego.' },
      { option: '98%', says: 'Wtedy zostałoby 3,6 l moczu ostatecznego.' },
    ],
    explanation:
      'Do pęcherza trafiło $1{,}8 : 180 = 0{,}01$, czyli 1% płynu. Reszta, 99%, wróciła do krwi (resorpcja).',
  },
];
