import { CONSENT_DAYS } from '#domain/support/cookie-consent/cookie-consent.rules.ts';
import { typeset } from './typeset.ts';

const ACCEPT_ALL = 'Zaakceptuj wszystkie';
const REJECT_ALL = 'Tylko niezbędne';

export const cookieTexts = typeset({
  banner: {
    label: 'Zgoda na cookies',
    title: 'Czy możemy liczyć odwiedziny?',
    text: 'To, co niezbędne, zapisujemy zawsze. Za Twoją zgodą policzymy też, które strony są otwierane: bez nazwisk, adresów i śledzenia.',
    more: 'Więcej o cookies',
    acceptAll: ACCEPT_ALL,
    rejectAll: REJECT_ALL,
    customise: 'Dostosuj',
    announced: 'Na początku strony czeka pytanie o zgodę na cookies.',
  },
  dialog: {
    title: 'Wybierz, na co się zgadzasz',
    intro: `Wybór zapamiętamy na ${CONSENT_DAYS} dni. Zmienisz go w każdej chwili na stronie „Ustawienia cookies”.`,
    save: 'Zapisz wybór',
    acceptAll: ACCEPT_ALL,
    rejectAll: REJECT_ALL,
    close: 'Zamknij',
  },
  kinds: {
    necessary: {
      title: 'Niezbędne',
      hint: 'Zawsze włączone. Bez nich nie działa logowanie, a napisany tekst przepada.',
      text: 'Bez tych zapisów serwis nie działa: pamiętają logowanie, szkice wiadomości i wybrany plan. Zostają w Twojej przeglądarce i nikomu ich nie przekazujemy.',
    },
    analytics: {
      title: 'Analityka',
      hint: 'Liczymy, ile razy danego dnia otwarto każdą stronę serwisu. Nie wiemy, kto ją otworzył.',
      text: 'Jeśli się zgodzisz, nasz serwer policzy, ile razy danego dnia otwarto na przykład cennik. Nie zapisuje, kto i o której godzinie to zrobił, i nie zna treści rozmów. Nie korzystamy z narzędzi innych firm, a w przeglądarce nic się przez to nie zapisuje.',
    },
    marketing: {
      title: 'Marketing',
      hint: 'Dziś nie ma tu żadnych reklam ani takich zapisów. Zgoda dotyczy tych, które mogłyby się pojawić.',
      text: 'Dziś niczego takiego nie używamy: nie ma tu reklam ani narzędzi, które śledzą, co robisz w sieci. Gdyby miały się pojawić, zadziałają tylko u tych, którzy się na to zgodzili.',
    },
  },
  settings: {
    title: 'Ustawienia cookies',
    intro:
      'Cookies to tutaj wszystko, co serwis zapisuje w Twojej przeglądarce. Plików cookie w ścisłym sensie nie używamy wcale: korzystamy z pamięci przeglądarki.',
    yours: 'Twoja zgoda',
    status: 'Status',
    date: 'Data',
    version: 'Wersja zasad',
    unknown: '…',
    none: '–',
    answered: 'Odpowiedź zapisana',
    unanswered: 'Jeszcze bez odpowiedzi',
    analytics: { on: 'Włączona', off: 'Wyłączona' },
    marketing: { on: 'Włączony', off: 'Wyłączony' },
    customise: 'Zmień ustawienia',
    reset: 'Wycofaj zgodę',
    test: 'Pokaż pytanie od nowa',
    testHint: 'Wycofuje zgodę i wczytuje stronę jeszcze raz.',
    kinds: 'Co i po co zapisujemy',
    keptFor: 'Jak długo:',
    place: 'Gdzie:',
    elsewhere:
      'Gdy logujesz się przez Google albo płacisz, otwierasz strony tych firm. Mają one własne cookies i własne zasady.',
  },
  confirm: {
    title: 'Wycofać zgodę?',
    text: 'Wyłączymy wszystko poza tym, co niezbędne, i zapytamy jeszcze raz.',
    confirm: 'Wycofaj zgodę',
    cancel: 'Zostaw',
    close: 'Zamknij',
  },
  places: {
    browser: 'pamięć przeglądarki',
    tab: 'pamięć tej karty',
    database: 'baza danych przeglądarki',
    cache: 'pamięć podręczna przeglądarki',
  },
} as const);

/** One thing that the product keeps in a browser. */
export interface StoredItem {
  /** What its name there begins with, or the name itself. */
  readonly name: string;
  readonly place: keyof typeof cookieTexts.places;
  readonly purpose: string;
  readonly keptFor: string;
}

/** All that the product keeps in a browser; what analytics and marketing keep is nothing. */
export const STORED_ITEMS: readonly StoredItem[] = typeset([
  {
    name: 'cookie_consent',
    place: 'browser',
    purpose: 'Twoja odpowiedź na pytanie o cookies.',
    keptFor: `${CONSENT_DAYS} dni albo do wycofania zgody.`,
  },
  {
    name: 'session:',
    place: 'browser',
    purpose: 'Imię, plan i okres próbny, żeby strona nie czekała z nimi na serwer.',
    keptFor: 'Do wylogowania; po 30 minutach nie jest już używane.',
  },
  {
    name: 'draft:',
    place: 'browser',
    purpose: 'Szkic wiadomości, żeby nie przepadł po odświeżeniu strony.',
    keptFor: 'Do wysłania wiadomości albo wylogowania.',
  },
  {
    name: 'contact:',
    place: 'tab',
    purpose: 'Wiadomość do nas, którą ktoś zaczął pisać bez logowania.',
    keptFor: 'Do wysłania wiadomości albo zamknięcia karty.',
  },
  {
    name: 'client-log:',
    place: 'tab',
    purpose: 'Zapis błędów strony, żeby dało się je poprawić. Bez tego, co piszesz.',
    keptFor: 'Do wysłania (najczęściej minutę), wylogowania albo zamknięcia karty.',
  },
  {
    name: 'told-trial-ends',
    place: 'browser',
    purpose: 'Że wiadomość o końcu okresu próbnego już się pokazała. Bez Twoich danych.',
    keptFor: 'Do wyczyszczenia danych przeglądarki.',
  },
  {
    name: 'formula-keys',
    place: 'browser',
    purpose: 'Że klawisze matematyczne są schowane. Bez Twoich danych.',
    keptFor: 'Do ponownego pokazania klawiszy albo wyczyszczenia danych przeglądarki.',
  },
  {
    name: 'reading-comfort',
    place: 'browser',
    purpose: 'Że odpowiedzi mają mieć większy tekst i odstępy. Bez Twoich danych.',
    keptFor: 'Do wyłączenia albo wyczyszczenia danych przeglądarki.',
  },
  {
    name: 'pending-purchase:',
    place: 'tab',
    purpose: 'Wybrany plan, żeby wrócić do niego po zalogowaniu albo po płatności.',
    keptFor: 'Do zakończenia zakupu, wylogowania albo zamknięcia karty.',
  },
  {
    name: 'pending-upgrade:',
    place: 'browser',
    purpose: 'Zamówiona zmiana planu, żeby pokazać jej wynik.',
    keptFor: 'Do pokazania wyniku albo wylogowania.',
  },
  {
    name: 'workbox-precache, visited',
    place: 'cache',
    purpose: 'Strony serwisu i ich pliki, żeby otwierały się bez internetu. Bez Twoich danych.',
    keptFor: 'Do następnej wersji serwisu albo wyczyszczenia danych przeglądarki.',
  },
  {
    name: 'firebaseLocalStorageDb',
    place: 'database',
    purpose: 'Logowanie: usługa Firebase rozpoznaje dzięki temu, że to Ty.',
    keptFor: 'Do wylogowania.',
  },
  {
    name: 'firebase-heartbeat-database',
    place: 'database',
    purpose: 'Dni, w których używano logowania, i wersja biblioteki Firebase. Bez danych o Tobie.',
    keptFor: 'Do 30 ostatnich takich dni.',
  },
]);
