import { counted } from './plural.ts';
import { typeset } from './typeset.ts';

export type FaqCategory = 'platform' | 'ai' | 'materials' | 'payments' | 'security';

export interface FaqItem {
  /** Stands in addresses: `/faq#czy-ai-sie-myli`. */
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: string;
  /** Where more is told, or where it can be done. */
  readonly link?: { readonly to: string; readonly label: string };
}

export const faqCategoryTexts: Readonly<Record<FaqCategory, string>> = typeset({
  platform: 'Platforma',
  ai: 'AI',
  materials: 'Tworzenie materiałów',
  payments: 'Subskrypcje i płatności',
  security: 'Bezpieczeństwo i dostęp',
});

/** To the letter (S2 §2.130). */
export const EMPTY_CATEGORY = 'Brak pytań w tej kategorii';

const questions = (count: number): string =>
  counted(count, { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' });

export const faqTexts = typeset({
  title: 'Pytania i odpowiedzi',
  lead: 'Wpisz słowo albo wybierz temat. Odpowiedzi opisują serwis takim, jaki jest dzisiaj.',
  search: 'Szukaj w pytaniach i odpowiedziach',
  categories: 'Temat',
  all: 'Wszystkie',
  count: (count: number) => questions(count),
  nothing: 'Brak wyników',
  elsewhere: (count: number) => `W innych tematach: ${questions(count)}.`,
  showElsewhere: 'Szukaj we wszystkich',
  notFound: 'Nie ma tu jeszcze takiej odpowiedzi',
  notFoundText: 'Spróbuj innego słowa albo zapytaj nas wprost. Odpowiadamy w ciągu 24 godzin.',
  clear: 'Pokaż wszystkie pytania',
  contact: 'Napisz do nas',
  more: 'Nie ma tu Twojego pytania?',
  moreText: 'Napisz do nas. Odpowiadamy w ciągu 24 godzin.',
} as const);

const PLATFORM: readonly FaqItem[] = [
  {
    id: 'czym-jest-nauka',
    category: 'platform',
    question: 'Czym jest Nauka?',
    answer:
      'To serwis, w którym uczniowie rozwiązują zadania z pomocą sztucznej inteligencji. Tutor AI podpowiada kolejny krok i nie zdradza wyniku, a Przyjaciel AI pokazuje całe rozwiązanie i je wyjaśnia. Wybierasz, czego w danej chwili potrzebujesz.',
  },
  {
    id: 'dla-kogo',
    category: 'platform',
    question: 'Dla jakich klas jest ten serwis?',
    answer:
      'Dla uczniów szkoły podstawowej (klasy 1–8) oraz liceum, technikum i szkoły branżowej. Klasę podajesz przy rejestracji. Gdy się zmieni, poprawisz ją na stronie „Moje konto”.',
  },
  {
    id: 'jakie-przedmioty',
    category: 'platform',
    question: 'Jakich przedmiotów mogę się tu uczyć?',
    answer:
      'Matematyki, fizyki i chemii na zadaniach, a polskiego, angielskiego, niemieckiego, historii, geografii i biologii na wyjaśnieniach tematów. Kolejne działy wciąż dochodzą. Jeśli poprosisz o coś, czego asystent jeszcze nie umie, powie o tym wprost i nie zabierze punktu.',
  },
  {
    id: 'jak-zaczac',
    category: 'platform',
    question: 'Jak zacząć?',
    answer:
      'Załóż konto adresem e-mail i hasłem albo kontem Google (logowania przez Facebooka i Apple nie ma), podaj imię i klasę, zaakceptuj regulamin. Jeśli nie masz jeszcze 16 lat, potrzebna będzie też zgoda rodzica lub opiekuna. Potem wpisz pierwsze zadanie: od niego zaczyna się darmowy okres próbny.',
  },
  {
    id: 'telefon',
    category: 'platform',
    question: 'Czy serwis działa na telefonie?',
    answer:
      'Tak, w przeglądarce telefonu, tabletu i komputera. Niczego nie trzeba instalować. Możesz zacząć rozmowę na telefonie i wrócić do niej na komputerze, na tym samym koncie.',
  },
  {
    id: 'gdzie-sa-rozmowy',
    category: 'platform',
    question: 'Gdzie znajdę swoje wcześniejsze rozmowy?',
    answer:
      'Obok okna rozmowy, na liście „Twoje rozmowy”, a na telefonie w wysuwanym panelu. Tutor AI i Przyjaciel AI mają osobne listy. Rozmowy możesz czytać także po okresie próbnym i po zakończeniu planu.',
  },
  {
    id: 'klawiatura-i-czytnik',
    category: 'platform',
    question: 'Czy z serwisu można korzystać klawiaturą i czytnikiem ekranu?',
    answer:
      'Tak. Wszystkie funkcje działają z klawiatury, a czytnik ekranu mówi, kiedy odpowiedź jest gotowa. Litery można powiększyć w przeglądarce, jest też ciemny wygląd, który włącza się razem z ciemnym wyglądem urządzenia. Jeśli coś Ci przeszkadza, napisz do nas.',
    link: { to: '/kontakt', label: 'Kontakt' },
  },
];

const AI: readonly FaqItem[] = [
  {
    id: 'tutor-a-przyjaciel',
    category: 'ai',
    question: 'Czym Tutor AI różni się od Przyjaciela AI?',
    answer:
      'Tutor AI prowadzi krok po kroku: pyta, podpowiada i sprawdza Twój ruch, ale gotowej odpowiedzi nie zdradza, bo pamięta się to, do czego dochodzi się samodzielnie. Przyjaciel AI pokazuje całe rozwiązanie razem z wyjaśnieniem. Tryb przełączysz nad rozmową w każdej chwili.',
  },
  {
    id: 'jak-pytac',
    category: 'ai',
    question: 'Jak zapytać, żeby dostać dobrą odpowiedź?',
    answer:
      'Przepisz całe zadanie razem z pytaniem, na przykład „Rozwiąż równanie 2x + 3 = 11”. W kolejnych wiadomościach wysyłaj swoje kroki, nawet niepewne. Pierwsza wiadomość musi mieć co najmniej 3 znaki, a każda może mieć najwyżej 2000.',
  },
  {
    id: 'czy-ai-sie-myli',
    category: 'ai',
    question: 'Czy AI może się pomylić?',
    answer:
      'Tak. Odpowiedzi tworzy program, nie człowiek, więc sprawdzaj je: podstaw wynik do zadania, porównaj z podręcznikiem, zapytaj nauczyciela. Jeśli znajdziesz błąd, napisz do nas. Dzięki temu go poprawimy.',
    link: { to: '/kontakt', label: 'Zgłoś błąd' },
  },
  {
    id: 'czy-to-sciaganie',
    category: 'ai',
    question: 'Czy korzystanie z AI to ściąganie?',
    answer:
      'Zależy, co z odpowiedzią zrobisz. Podpowiedź, po której rozumiesz zadanie, to nauka. Przepisanie cudzego rozwiązania na ocenę to ściąganie. Na sprawdzianach i w pracach domowych obowiązują zasady Twojej szkoły.',
  },
  {
    id: 'zdjecie-zadania',
    category: 'ai',
    question: 'Czy mogę wysłać zdjęcie zadania?',
    answer:
      'Tak. Spinacz obok pola wiadomości dodaje zdjęcie albo plik PDF. Tekst ze zdjęcia można odczytać na Twoim urządzeniu i poprawić przed wysłaniem. Pismo odręczne i rysunki lepiej przepisać: ułamek jako 3/4, potęgę jako x^2, pierwiastek jako √16.',
  },
  {
    id: 'brak-odpowiedzi',
    category: 'ai',
    question: 'Co zrobić, gdy odpowiedź nie przychodzi?',
    answer:
      'Sprawdź połączenie z internetem i wyślij pytanie jeszcze raz. Twoja wiadomość wraca do pola tekstowego, więc nie trzeba pisać jej od nowa. Za nieudaną odpowiedź nie tracisz punktu.',
  },
  {
    id: 'trudna-chwila',
    category: 'ai',
    question: 'Co się stanie, gdy napiszę, że jest mi bardzo źle?',
    answer:
      'Zamiast lekcji zobaczysz numery, pod którymi pomagają ludzie: 116 111 (telefon zaufania dla dzieci i młodzieży), 800 12 12 12 (telefon zaufania Rzecznika Praw Dziecka) i 112, gdy coś grozi Ci w tej chwili. Są bezpłatne i czynne całą dobę. Taka odpowiedź nie kosztuje punktu. Program nie zastąpi człowieka, więc porozmawiaj też z dorosłym, któremu ufasz.',
  },
];

const MATERIALS: readonly FaqItem[] = [
  {
    id: 'fiszki',
    category: 'materials',
    question: 'Czy mogę zrobić fiszki z rozmowy?',
    answer:
      'Tak. Pod rozmową z asystentem jest przycisk „Zrób fiszkę”. Fiszka ma przykład albo wyjaśnienie tematu i karty, którymi sprawdzisz, co już pamiętasz. Możesz ją zapisać jako plik albo wydrukować. Fiszki są w każdym płatnym planie.',
  },
  {
    id: 'quizy',
    category: 'materials',
    question: 'Czy mogę ułożyć sobie quiz?',
    answer:
      'Tak. Wybierasz przedmiot, temat, poziom trudności i liczbę pytań, od 1 do 20. Po każdej odpowiedzi zobaczysz, czy jest poprawna i dlaczego, a na końcu, do czego warto wrócić. Quizy są w każdym płatnym planie, w okresie próbnym ich nie ma.',
  },
  {
    id: 'probne-egzaminy',
    category: 'materials',
    question: 'Czy są tu próbne egzaminy ósmoklasisty i matury?',
    answer:
      'Tak. Układamy całe arkusze egzaminu ósmoklasisty (matematyka, polski, angielski, niemiecki) i matury podstawowej (matematyka, polski, angielski). Możesz je pisać na czas: zadania zamknięte sprawdzimy od razu, a otwarte ocenisz według punktacji, z rozwiązaniem obok. W arkuszach z języków obcych jest też słuchanie: nagrania czyta głos Twojego urządzenia. Jeśli nie ma ono głosu w tym języku, opuszczamy tę część i liczymy wynik bez niej. Próbne arkusze są w planach Standard, Premium i Nauczycielski. Plan Podstawowy ich nie obejmuje.',
    link: { to: '/pricing', label: 'Porównaj plany' },
  },
  {
    id: 'kiedy-nowe-funkcje',
    category: 'materials',
    question: 'Kiedy będą nowe funkcje i czy trzeba będzie dopłacić?',
    answer:
      'Daty nie obiecujemy, żeby nikogo nie zawieść. Gdy funkcja z listy Twojego planu będzie gotowa, dostaniesz ją bez dopłaty. O nowościach piszemy w newsletterze do osób, które się na niego zapisały.',
  },
];

const PAYMENTS: readonly FaqItem[] = [
  {
    id: 'okres-probny',
    category: 'payments',
    question: 'Jak działa darmowy okres próbny?',
    answer:
      'Trwa 24 godziny od pierwszego pytania i obejmuje 25 punktów na pracę z Tutorem AI i Przyjacielem AI. Nie potrzeba karty płatniczej i nic nie zamienia się w płatny plan: potem asystent po prostu przestaje odpowiadać, a wcześniejsze rozmowy możesz dalej czytać. Okres próbny można zacząć tylko raz.',
  },
  {
    id: 'co-kosztuje-punkt',
    category: 'payments',
    question: 'Za co znika punkt?',
    answer:
      'Za jedną odpowiedź Tutora AI albo Przyjaciela AI w okresie próbnym. Nie płacisz punktem za odpowiedź nieudaną, za odmowę ani za numery telefonów zaufania. W płatnym planie punktów nie liczymy.',
  },
  {
    id: 'jakie-plany',
    category: 'payments',
    question: 'Jakie są plany i ile kosztują?',
    answer:
      'Są cztery: Podstawowy, Standard, Premium i Nauczycielski, każdy na 1, 3 albo 12 miesięcy. Ceny są w złotych i zawierają podatek. Kwota na karcie planu to dokładnie ta, którą zapłacisz.',
    link: { to: '/pricing', label: 'Cennik' },
  },
  {
    id: 'jak-zaplacic',
    category: 'payments',
    question: 'Jak mogę zapłacić?',
    answer:
      'Kartą, BLIKIEM albo przez Przelewy24. Plan, który się odnawia, opłaca się kartą, a plan kupiony raz także BLIKIEM i przez Przelewy24. Płacisz na stronie operatora płatności Stripe. Numeru karty nie widzimy i nie zapisujemy.',
  },
  {
    id: 'kto-moze-kupic',
    category: 'payments',
    question: 'Czy plan może kupić osoba niepełnoletnia?',
    answer:
      'Za zgodą rodzica lub opiekuna. Najlepiej, żeby plan kupił dorosły na koncie ucznia: po zalogowaniu wystarczy wybrać plan w cenniku. Przed 13. urodzinami kupuje zawsze rodzic lub opiekun.',
    link: { to: '/warunki-uzytkowania#zakup', label: 'Regulamin: jak kupić plan' },
  },
  {
    id: 'czy-plan-sie-odnawia',
    category: 'payments',
    question: 'Czy plan odnawia się sam?',
    answer:
      'Zależy, co wybierzesz. Plan „Z odnowieniem” przedłuża się na kolejny taki sam okres, aż zrezygnujesz. Plan „Jednorazowo” kończy się sam i nic więcej nie kosztuje.',
  },
  {
    id: 'jak-anulowac',
    category: 'payments',
    question: 'Jak zrezygnować z planu i anulować subskrypcję?',
    answer:
      'Rezygnację zgłosisz na stronie „Moje konto”, w zakładce „Mój plan”, przyciskiem „Anuluj subskrypcję”. Zrób to najpóźniej 24 godziny przed końcem okresu. Plan działa do końca opłaconego czasu i już się nie odnowi, a do tej chwili możesz się jeszcze rozmyślić i go wznowić.',
    link: { to: '/account?tab=plan', label: 'Mój plan' },
  },
  {
    id: 'zwrot-pieniedzy',
    category: 'payments',
    question: 'Czy mogę dostać zwrot pieniędzy?',
    answer:
      'Od umowy można odstąpić w ciągu 14 dni od zakupu, bez podawania powodu. Wystarczy do nas napisać, na przykład na wzorze z załącznika nr 1 do regulaminu. Pieniądze oddajemy w ciągu 14 dni, tą samą drogą, którą przyszły.',
    link: { to: '/warunki-uzytkowania#odstapienie', label: 'Regulamin: odstąpienie od umowy' },
  },
  {
    id: 'zmiana-planu',
    category: 'payments',
    question: 'Czy mogę zmienić plan na wyższy?',
    answer:
      'Tak, jeśli masz plan Podstawowy, który się odnawia. Niewykorzystaną część obecnego planu odliczymy od ceny nowego. Planu kupionego jednorazowo nie da się zmienić: kiedy się skończy, można wybrać inny.',
  },
  {
    id: 'faktury',
    category: 'payments',
    question: 'Gdzie znajdę faktury i potwierdzenia płatności?',
    answer:
      'Na stronie „Moje konto”, w zakładce „Mój plan”, jest lista płatności, a przy każdej dokument operatora płatności. Przycisk „Karta i faktury” otwiera jego stronę: tam zmienisz kartę i pobierzesz faktury.',
    link: { to: '/account?tab=plan', label: 'Mój plan' },
  },
  {
    id: 'platnosc-sie-nie-udala',
    category: 'payments',
    question: 'Płatność się nie udała. Co teraz?',
    answer:
      'Jeśli operator jej nie przyjął, nic nie zostało pobrane i możesz spróbować ponownie. Jeśli pieniądze zniknęły z konta, a planu nie widać, zaczekaj kilka minut: czasem potwierdzenie przychodzi później. Gdy nadal go nie ma, napisz do nas.',
    link: { to: '/kontakt', label: 'Kontakt' },
  },
];

const SECURITY: readonly FaqItem[] = [
  {
    id: 'zgoda-opiekuna',
    category: 'security',
    question: 'Po co zgoda rodzica lub opiekuna?',
    answer:
      'Przed 16. urodzinami z Tutorem AI i Przyjacielem AI można rozmawiać tylko za zgodą rodzica lub opiekuna. Przy rejestracji podajecie razem jego adres e-mail i zaznaczacie zgodę. Bez niej konto działa, ale asystent jest zamknięty. Zgodę można cofnąć w każdej chwili na stronie „Moje konto”, a rozmowy zostają.',
    link: { to: '/polityka-prywatnosci#uczniowie', label: 'Polityka prywatności: uczniowie przed 16. urodzinami' },
  },
  {
    id: 'jakie-dane',
    category: 'security',
    question: 'Jakie dane o mnie zapisujecie?',
    answer:
      'Imię, adres e-mail, klasę, sposób logowania, zgody, adres IP z chwili rejestracji, rozmowy z asystentem i informacje o planie. Nie prosimy o nazwisko, numer telefonu ani zdjęcie.',
    link: { to: '/polityka-prywatnosci#jakie-dane', label: 'Polityka prywatności: jakie dane zbieramy' },
  },
  {
    id: 'kto-czyta-rozmowy',
    category: 'security',
    question: 'Kto może przeczytać moje rozmowy?',
    answer:
      'W serwisie widać je tylko na Twoim koncie. Odpowiedzi układa program na naszym serwerze albo model językowy innej firmy, jeśli jest podłączony. Zanim wiadomość trafi do takiej firmy, zasłaniamy w niej i w tekście z załączonych plików PDF imiona i nazwiska, adresy e-mail i domowe, numery telefonów, PESEL, kart i kont, hasła oraz nazwy szkół, które rozpoznamy. Na zdjęciach niczego nie zasłaniamy. Program nie rozpozna wszystkiego, więc nie wpisuj danych swoich ani innych osób.',
    link: { to: '/polityka-prywatnosci#rozmowy', label: 'Polityka prywatności: rozmowy z AI' },
  },
  {
    id: 'kopia-danych',
    category: 'security',
    question: 'Jak pobrać swoje dane?',
    answer:
      'Na stronie „Moje konto” naciśnij „Pobierz moje dane”. Dostaniesz jeden plik ze wszystkim, co o Tobie przechowujemy, na przykład z profilem i rozmowami.',
    link: { to: '/account', label: 'Moje konto' },
  },
  {
    id: 'usuniecie-konta',
    category: 'security',
    question: 'Jak usunąć konto?',
    answer:
      'Na stronie „Moje konto” wybierz „Edytuj profil”, a potem „Usuń konto”. Dostęp i plan kończą się od razu, a profil, rozmowy i inne treści znikają w ciągu 30 dni. Zapisy o płatnościach zostają, bo wymagają tego przepisy podatkowe, ale już bez Twojego imienia i adresu.',
    link: { to: '/account', label: 'Moje konto' },
  },
  {
    id: 'nie-pamietam-hasla',
    category: 'security',
    question: 'Nie pamiętam hasła. Co zrobić?',
    answer:
      'W oknie logowania wybierz „Nie pamiętasz hasła?” i podaj swój adres e-mail. Wyślemy link, pod którym ustawisz nowe hasło. Działa przez godzinę. Jeśli go nie widzisz, zajrzyj do spamu.',
  },
  {
    id: 'reklamy-i-sledzenie',
    category: 'security',
    question: 'Czy są tu reklamy albo śledzenie?',
    answer:
      'Reklam nie ma. Narzędzia, które liczą odwiedziny, nie włączą się bez Twojej zgody. Swój wybór zmienisz w każdej chwili.',
    link: { to: '/ustawienia-cookies', label: 'Ustawienia cookies' },
  },
];

export const FAQ: readonly FaqItem[] = typeset([...PLATFORM, ...AI, ...MATERIALS, ...PAYMENTS, ...SECURITY]);
