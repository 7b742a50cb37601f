import type { DocumentSection } from './document.types.ts';

/** What is bought, paid, renewed, ended and given back: sections 9 to 13. */
export const termsPurchase: readonly DocumentSection[] = [
  {
    id: 'plany',
    title: 'Plany i ceny',
    summary: 'Cena na karcie planu to cała kwota, którą zapłacisz, w złotych i z podatkiem.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Plany i to, co obejmują, wymienia [załącznik nr 3](#zalacznik-3). Aktualne ceny są w [cenniku](/pricing).',
          'Ceny podajemy w złotych (PLN). Zawierają podatek. Innych opłat nie ma.',
          'Plan kupujesz na 1, 3 albo 12 miesięcy: z odnowieniem albo jednorazowo.',
          'Zmiana ceny w cenniku nie zmienia ceny planu, który już masz i który się odnawia. Gdybyśmy chcieli ją zmienić, zapytamy o zgodę.',
        ],
      },
    ],
  },
  {
    id: 'zakup',
    title: 'Jak kupić plan',
    summary: 'Plan kupuje dorosły albo uczeń za zgodą opiekuna; umowa powstaje po zapłacie.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Wybierasz plan, widzisz podsumowanie z kwotą, okresem i odnowieniem, a potem przechodzisz na stronę operatora płatności Stripe.',
          'Z odnowieniem płaci się kartą, jednorazowo: kartą, BLIKIEM albo przez Przelewy24.',
          'Umowa powstaje, gdy operator płatności potwierdzi zapłatę. Wtedy plan się włącza, zwykle w ciągu 30 sekund, a potwierdzenie znajdziesz na stronie „Moje konto”.',
          'Osoba przed 18. urodzinami kupuje plan za zgodą opiekuna. Przed 13. urodzinami plan kupuje opiekun.',
          'Jedno konto ma w tym samym czasie jeden plan.',
        ],
      },
    ],
  },
  {
    id: 'odnawianie',
    title: 'Odnawianie i rezygnacja',
    summary: 'Zrezygnować można w każdej chwili, najpóźniej 24 godziny przed końcem okresu.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Plan z odnowieniem przedłuża się na kolejny taki sam okres, a opłatę pobiera operator płatności. Plan kupiony jednorazowo się nie odnawia.',
          'Zrezygnujesz na stronie [Moje konto](/account?tab=plan), w zakładce „Mój plan”, najpóźniej 24 godziny przed końcem okresu. Prosimy przy tym o powód z listy. Żaden z nich niczego nie utrudnia.',
          'Po rezygnacji plan działa do końca opłaconego okresu. Do tej chwili możesz ją cofnąć.',
          'Gdy opłaty nie uda się pobrać, operator płatności spróbuje ponownie. Bez zapłaty plan wygasa. W tym czasie możesz zrezygnować bez czekania, a plan kończy się od razu.',
        ],
      },
    ],
  },
  {
    id: 'zmiana-planu',
    title: 'Zmiana planu',
    summary: 'Z planu Podstawowego z odnowieniem możesz przejść na wyższy.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Plan na wyższy może zmienić ten, kto ma aktywny plan Podstawowy z odnowieniem i z niego nie zrezygnował.',
          'Niewykorzystaną część dotychczasowego planu odliczamy od ceny nowego. Przed zmianą prosimy o potwierdzenie. Zmiana następuje, gdy dopłata jest opłacona.',
          'Planu kupionego jednorazowo nie można zmienić. Po jego końcu można kupić inny.',
        ],
      },
    ],
  },
  {
    id: 'odstapienie',
    title: 'Odstąpienie od umowy',
    summary: 'Masz 14 dni, żeby zrezygnować z zakupu bez podawania powodu i odzyskać pieniądze.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Konsument może odstąpić od umowy w ciągu 14 dni od jej zawarcia, bez podawania powodu i bez kosztów. Dotyczy to także zakupu przez opiekuna.',
          'Wystarczy nas o tym zawiadomić przed upływem 14 dni, na przykład przez [formularz kontaktowy](/kontakt). Możesz użyć wzoru z [załącznika nr 1](#zalacznik-1), ale nie musisz.',
          'Zwracamy wszystkie otrzymane płatności w ciągu 14 dni od Twojego oświadczenia, tym samym sposobem, którym przyszły, chyba że wybierzesz inny. Za dni, w których plan już działał, niczego nie potrącamy.',
          'Po odstąpieniu plan się kończy, a konto i rozmowy zostają.',
        ],
      },
    ],
  },
];
