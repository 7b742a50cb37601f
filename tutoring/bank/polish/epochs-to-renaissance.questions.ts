import type { BankQuestion } from '../bank-question.types.ts';

export const EARLY_EPOCH_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'epoki-literackie-kolejnosc',
    topic: 'epoki-literackie',
    difficulty: 'easy',
    question: 'Która epoka następuje bezpośrednio po średniowieczu?',
    right: 'Renesans',
    wrong: [
      { option: 'Barok', says: 'Barok nastąpił dopiero po renesansie.' },
      { option: 'Romantyzm', says: 'Romantyzm zaczął się w Polsce w 1822 roku, kilka epok później.' },
      { option: 'Oświecenie', says: 'Oświecenie to XVIII wiek, po baroku.' },
    ],
    explanation: 'Po średniowieczu nastał renesans, czyli odrodzenie, z hasłami humanizmu.',
  },
  {
    id: 'epoki-literackie-krasicki',
    topic: 'epoki-literackie',
    difficulty: 'medium',
    question: 'Do której epoki należy twórczość Ignacego Krasickiego?',
    right: 'Do oświecenia',
    wrong: [
      { option: 'Do renesansu', says: 'W renesansie tworzyli Rej i Kochanowski.' },
      { option: 'Do pozytywizmu', says: 'W pozytywizmie tworzyli Prus i Orzeszkowa.' },
      { option: 'Do Młodej Polski', says: 'W Młodej Polsce tworzyli Wyspiański i Tetmajer.' },
    ],
    explanation: 'Krasicki pisał bajki i satyry w XVIII wieku, w epoce rozumu, czyli w oświeceniu.',
  },
  {
    id: 'epoki-literackie-szereg',
    topic: 'epoki-literackie',
    difficulty: 'medium',
    question: 'W którym szeregu epoki stoją od najstarszej do najmłodszej?',
    right: 'Barok, oświecenie, romantyzm, pozytywizm',
    wrong: [
      {
        option: 'Barok, romantyzm, oświecenie, pozytywizm',
        says: 'Romantyzm sprzeciwił się oświeceniu, więc nastąpił po nim.',
      },
      {
        option: 'Barok, oświecenie, pozytywizm, romantyzm',
        says: 'Pozytywizm zaczął się po klęsce powstania, które zamknęło romantyzm.',
      },
      {
        option: 'Oświecenie, barok, romantyzm, pozytywizm',
        says: 'Barok to wiek siedemnasty, a oświecenie dopiero osiemnasty.',
      },
    ],
    explanation:
      'Barok to wiek siedemnasty, oświecenie osiemnasty, romantyzm trwał w latach 1822–1863, a pozytywizm nastał po nim.',
  },
  {
    id: 'epoki-literackie-rozum',
    topic: 'epoki-literackie',
    difficulty: 'medium',
    question: 'Które dwie epoki najbardziej ufały rozumowi?',
    right: 'Oświecenie i pozytywizm',
    wrong: [
      { option: 'Romantyzm i Młoda Polska', says: 'Te epoki ceniły uczucie, nastrój i wyobraźnię.' },
      {
        option: 'Średniowiecze i romantyzm',
        says: 'W średniowieczu najważniejsza była wiara, a w romantyzmie uczucie.',
      },
      { option: 'Barok i Młoda Polska', says: 'W obu epokach panował niepokój i poczucie kryzysu.' },
    ],
    explanation: 'Oświecenie nazywano wiekiem rozumu, a pozytywiści zaufali nauce.',
  },
  {
    id: 'epoki-literackie-para',
    topic: 'epoki-literackie',
    difficulty: 'hard',
    question: 'Którą parę pisarzy łączy ta sama epoka?',
    right: 'Prus i Orzeszkowa',
    wrong: [
      { option: 'Rej i Krasicki', says: 'Rej tworzył w renesansie, a Krasicki w oświeceniu.' },
      { option: 'Słowacki i Wyspiański', says: 'Słowacki tworzył w romantyzmie, a Wyspiański w Młodej Polsce.' },
      { option: 'Morsztyn i Konopnicka', says: 'Morsztyn tworzył w baroku, a Konopnicka w pozytywizmie.' },
    ],
    explanation: 'Prus i Orzeszkowa to najważniejsi obok Sienkiewicza pisarze polskiego pozytywizmu.',
  },
  {
    id: 'renesans-treny',
    topic: 'renesans',
    difficulty: 'easy',
    question: 'Kto napisał „Treny” i „Odprawę posłów greckich”?',
    right: 'Jan Kochanowski',
    wrong: [
      { option: 'Mikołaj Rej', says: 'Rej też tworzył w renesansie, ale napisał między innymi „Krótką rozprawę”.' },
      { option: 'Adam Mickiewicz', says: 'Mickiewicz tworzył trzy wieki później, w romantyzmie.' },
      { option: 'Jan Andrzej Morsztyn', says: 'Morsztyn był poetą baroku.' },
    ],
    explanation: 'Jan Kochanowski z Czarnolasu to najważniejszy polski poeta renesansu.',
  },
  {
    id: 'renesans-carpe-diem',
    topic: 'renesans',
    difficulty: 'medium',
    question: 'Co znaczy hasło *carpe diem*, które renesans przejął od Horacego?',
    right: 'Chwytaj dzień',
    wrong: [
      { option: 'Pamiętaj o śmierci', says: 'To hasło *memento mori*, częste w średniowieczu i baroku.' },
      { option: 'Marność nad marnościami', says: 'To biblijne słowa, z których wziął się motyw *vanitas*.' },
      { option: 'Nie wszystek umrę', says: 'To słowa *non omnis moriar*, także Horacego, o sławie poety.' },
    ],
    explanation: '*Carpe diem* to słowa Horacego. Zachęcają, by dobrze przeżyć każdą chwilę.',
  },
  {
    id: 'renesans-stoicyzm',
    topic: 'renesans',
    difficulty: 'medium',
    question: 'W jaką naukę starożytnych zwątpił Kochanowski w „Trenach”?',
    right: 'W stoicyzm',
    wrong: [
      {
        option: 'W epikureizm',
        says: 'Epikureizm uczył cieszyć się chwilą, a poeta ufał raczej spokojowi i mądrości.',
      },
      { option: 'W humanizm', says: 'Humanizm to nurt renesansu, a nie szkoła starożytnych.' },
      { option: 'W scjentyzm', says: 'Scjentyzm to zaufanie do nauki z czasów pozytywizmu.' },
    ],
    explanation:
      'Stoicy kazali znosić nieszczęście ze spokojem. Po śmierci córki poeta przekonał się, że nie umie tego zrobić.',
  },
  {
    id: 'renesans-fraszka',
    topic: 'renesans',
    difficulty: 'hard',
    question: 'Który utwór Kochanowskiego jest fraszką?',
    right: '„Na lipę”',
    wrong: [
      { option: '„Czego chcesz od nas, Panie”', says: 'To pieśń, w której człowiek dziękuje Bogu za piękny świat.' },
      { option: '„Odprawa posłów greckich”', says: 'To tragedia o odpowiedzialności za państwo.' },
      { option: '„Tren IX”', says: 'To jeden z utworów żałobnych po śmierci córki.' },
    ],
    explanation: 'Fraszka to krótki utwór, żartobliwy lub refleksyjny. W „Na lipę” samo drzewo zaprasza do cienia.',
  },
];
