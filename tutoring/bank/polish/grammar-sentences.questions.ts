import type { BankQuestion } from '../bank-question.types.ts';

export const GRAMMAR_OF_SENTENCES_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'podmiot-i-orzeczenie-znajdz',
    topic: 'podmiot-i-orzeczenie',
    difficulty: 'easy',
    question: 'Co jest podmiotem w zdaniu „List z Krakowa przyniosła dziś sąsiadka”?',
    right: 'Sąsiadka',
    wrong: [
      { option: 'List', says: '„List” to dopełnienie: przyniosła (kogo? co?) list.' },
      { option: 'Krakowa', says: '„Z Krakowa” tylko określa, jaki to list.' },
      { option: 'Przyniosła', says: '„Przyniosła” to orzeczenie, mówi o czynności.' },
    ],
    explanation: 'Pytamy od orzeczenia: kto przyniósł? Sąsiadka, choć stoi na końcu zdania.',
  },
  {
    id: 'podmiot-i-orzeczenie-domyslny',
    topic: 'podmiot-i-orzeczenie',
    difficulty: 'medium',
    question: 'Jaki podmiot ma zdanie „Jutro pojedziemy nad morze”?',
    right: 'Domyślny: my',
    wrong: [
      { option: 'Gramatyczny: morze', says: '„Nad morze” to cel drogi, a nie wykonawca czynności.' },
      { option: 'Gramatyczny: jutro', says: '„Jutro” mówi, kiedy coś się stanie.' },
      { option: 'Szeregowy: jutro, morze', says: 'Podmiot szeregowy to kilku wykonawców, na przykład „Ala i Jan”.' },
    ],
    explanation: 'Końcówka czasownika „pojedziemy” wskazuje na osobę: my.',
  },
  {
    id: 'podmiot-i-orzeczenie-bezpodmiotowe',
    topic: 'podmiot-i-orzeczenie',
    difficulty: 'hard',
    question: 'Które zdanie jest bezpodmiotowe?',
    right: 'Grzmi i mocno się błyska',
    wrong: [
      { option: 'Pies głośno szczeka w nocy', says: 'Podmiotem jest „pies”.' },
      { option: 'Wróciłam bardzo późno do domu', says: 'Podmiot domyślny to „ja”.' },
      {
        option: 'Zabrakło nam chleba i mleka',
        says: 'To podmiot logiczny w dopełniaczu: zabrakło (kogo? czego?) chleba i mleka.',
      },
    ],
    explanation: 'Czasowniki „grzmi” i „błyska się” nie mają wykonawcy, więc podmiotu nie da się wskazać.',
  },
  {
    id: 'zdania-zlozone-liczba',
    topic: 'zdania-zlozone',
    difficulty: 'easy',
    question: 'Które zdanie jest złożone?',
    right: 'Czytam i słucham muzyki',
    wrong: [
      { option: 'Kupiłem świeży chleb i masło', says: 'Orzeczenie jest tu jedno: „kupiłem”.' },
      { option: 'Ola i Jan tańczą na scenie', says: 'Orzeczenie jest tu jedno: „tańczą”, a podmiot szeregowy.' },
      { option: 'Wysoko na niebie świeci słońce', says: 'Orzeczenie jest tu jedno: „świeci”.' },
    ],
    explanation: 'Zdanie złożone ma co najmniej dwa orzeczenia, tutaj „czytam” oraz „słucham”.',
  },
  {
    id: 'zdania-zlozone-przeciwstawne',
    topic: 'zdania-zlozone',
    difficulty: 'medium',
    question: 'Jakim zdaniem złożonym jest „Chciałam wyjść, ale padał deszcz”?',
    right: 'Współrzędnym przeciwstawnym',
    wrong: [
      { option: 'Współrzędnym łącznym', says: 'Zdania łączne spaja „i” lub „oraz”, a ich treści się sumują.' },
      {
        option: 'Współrzędnym rozłącznym',
        says: 'Zdania rozłączne spaja „albo” lub „lub”, a ich treści się wykluczają.',
      },
      { option: 'Podrzędnym okolicznikowym', says: 'Żadna część nie zależy od drugiej, więc zdanie jest współrzędne.' },
    ],
    explanation: 'Spójnik „ale” przeciwstawia jedną część drugiej.',
  },
  {
    id: 'zdania-zlozone-dopelnieniowe',
    topic: 'zdania-zlozone',
    difficulty: 'hard',
    question: 'Jakie zdanie podrzędne występuje w wypowiedzeniu „Nie wiem, kto dzwonił”?',
    right: 'Dopełnieniowe',
    wrong: [
      { option: 'Podmiotowe', says: 'Podmiotem zdania nadrzędnego jest domyślne „ja”.' },
      { option: 'Przydawkowe', says: 'Przydawkowe określa rzeczownik i odpowiada na pytania „jaki?”, „który?”.' },
      { option: 'Okolicznikowe czasu', says: 'Zdanie okolicznikowe czasu odpowiada na pytanie „kiedy?”.' },
    ],
    explanation: 'Nie wiem (czego?), kto dzwonił: zdanie podrzędne zastępuje dopełnienie.',
  },
  {
    id: 'mowa-zalezna-i-niezalezna-znak',
    topic: 'mowa-zalezna-i-niezalezna',
    difficulty: 'easy',
    question: 'Od jakiego znaku zaczyna się wypowiedź bohatera zapisana w dialogu od nowego wiersza?',
    right: 'Od myślnika',
    wrong: [
      { option: 'Od średnika', says: 'Średnik oddziela większe części zdania.' },
      { option: 'Od nawiasu', says: 'Nawias zamyka dopowiedzenia.' },
      { option: 'Od wielokropka', says: 'Wielokropek oznacza przerwę lub niedopowiedzenie.' },
    ],
    explanation: 'W dialogu każdą wypowiedź zaczyna się od nowego wiersza i myślnika.',
  },
  {
    id: 'mowa-zalezna-i-niezalezna-zamiana',
    topic: 'mowa-zalezna-i-niezalezna',
    difficulty: 'medium',
    question: 'Jak brzmi w mowie zależnej: „– Jestem zmęczona – powiedziała Ola”?',
    right: 'Ola powiedziała, że jest zmęczona',
    wrong: [
      { option: 'Ola powiedziała: „Jestem zmęczona”', says: 'To nadal mowa niezależna, tylko w cudzysłowie.' },
      {
        option: 'Ola powiedziała, że jestem zmęczona',
        says: 'Teraz zmęczona jest osoba, która to powtarza, a nie Ola.',
      },
      { option: 'Ola powiedziała, czy jest zmęczona', says: 'Słowo „czy” wprowadza pytanie, a Ola o nic nie pyta.' },
    ],
    explanation: 'W mowie zależnej słowa przytacza się po „że”, a pierwsza osoba zamienia się w trzecią.',
  },
  {
    id: 'mowa-zalezna-i-niezalezna-jutro',
    topic: 'mowa-zalezna-i-niezalezna',
    difficulty: 'hard',
    question: 'Kuba obiecał: „Jutro tu wrócę”. Jak opowiesz to po miesiącu w mowie zależnej?',
    right: 'Kuba obiecał, że następnego dnia tam wróci',
    wrong: [
      {
        option: 'Kuba obiecał, że jutro tu wrócę',
        says: 'Pierwsza osoba oznacza teraz ciebie, a „jutro” to dzień po twoich słowach.',
      },
      {
        option: 'Kuba obiecał, żeby następnego dnia tam wrócił',
        says: 'Słowo „żeby” wprowadza polecenie, a to była obietnica.',
      },
      {
        option: 'Kuba obiecał, czy następnego dnia tam wróci',
        says: 'Słowo „czy” wprowadza pytanie, a to była obietnica.',
      },
    ],
    explanation: 'Zmienia się osoba, a także określenia czasu i miejsca: „jutro” to „następnego dnia”, „tu” to „tam”.',
  },
];
