import { typeset } from './typeset.ts';

interface DocumentTexts {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** Above each: what the pupil is reading. */
export const interimText = typeset({
  title: 'To wersja tymczasowa',
  text: 'Pełny dokument jeszcze powstaje. Ten krótki tekst opisuje serwis takim, jaki jest dzisiaj.',
} as const);

export const documentTexts: Readonly<Record<'terms' | 'privacy', DocumentTexts>> = typeset({
  terms: {
    title: 'Regulamin',
    sections: [
      {
        title: 'Czym jest Nauka',
        paragraphs: [
          'Nauka pomaga uczniom w zadaniach. Tutor AI podpowiada krok po kroku, a Przyjaciel AI pokazuje całe rozwiązanie. Na razie dotyczy to matematyki: liczb, ułamków, procentów i równań.',
          'Odpowiedzi tworzy program, nie człowiek. Może się mylić, więc sprawdzaj to, co od niego dostajesz.',
        ],
      },
      {
        title: 'Konto',
        paragraphs: [
          'Do rozmowy z AI potrzebne jest konto z adresem e-mail i hasłem albo konto Google. Hasła nikomu nie podawaj.',
          'Przed 16. urodzinami Tutor AI i Przyjaciel AI działają za zgodą rodzica lub opiekuna. Zgodę można cofnąć w każdej chwili na stronie „Moje konto”.',
          'Konto usuniesz na stronie „Moje konto”, w edycji profilu. Nie trzeba podawać powodu.',
        ],
      },
      {
        title: 'Okres próbny i płatności',
        paragraphs: [
          'Okres próbny jest darmowy i można go zacząć raz. Trwa 24 godziny od pierwszego pytania i obejmuje 25 punktów. Nie potrzeba karty płatniczej.',
          'Płatnych planów jeszcze nie ma, więc niczego nie sprzedajemy i niczego nie pobieramy.',
        ],
      },
      {
        title: 'O co prosimy',
        paragraphs: [
          'Nie wpisuj w rozmowach danych swoich ani innych osób: nazwisk, adresów, numerów telefonu. Do zadań nie są potrzebne.',
          'Jeśli dzieje się coś złego, zadzwoń: 116 111 to bezpłatny telefon zaufania dla dzieci i młodzieży, a w nagłym niebezpieczeństwie numerem alarmowym jest 112.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Polityka prywatności',
    sections: [
      {
        title: 'Co zapisujemy',
        paragraphs: [
          'Z rejestracji: imię, adres e-mail, klasę, sposób logowania, datę, adres IP, z którego założono konto, oraz zgody. Od uczniów przed 16. urodzinami także adres e-mail rodzica lub opiekuna i datę jego zgody.',
          'Z nauki: rozmowy z Tutorem AI i Przyjacielem AI oraz punkty okresu próbnego.',
          'Hasła nie widzimy. Logowanie prowadzi usługa Firebase firmy Google.',
        ],
      },
      {
        title: 'Po co',
        paragraphs: [
          'Żeby odpowiadać na zadania na poziomie Twojej klasy, pokazać Ci wcześniejsze rozmowy i pilnować zgody rodzica lub opiekuna. Wiadomości o nowościach wysyłamy tylko tym, którzy o to poprosili, i nigdy przed 16. urodzinami.',
          'Nie ma tu reklam ani narzędzi, które śledzą, co robisz w sieci.',
        ],
      },
      {
        title: 'Kto to czyta',
        paragraphs: [
          'Odpowiedzi tworzy program na naszym serwerze. Prowadzący serwis może podłączyć model językowy innej firmy. Wtedy treść rozmowy trafia do niej, a imiona z nazwiskami, adresy, numery i hasła, które rozpoznamy, są wcześniej zasłaniane.',
        ],
      },
      {
        title: 'W Twojej przeglądarce',
        paragraphs: [
          'Zapisujemy w niej to, bez czego serwis nie działa: logowanie, imię na pasku i szkice wiadomości. Po wylogowaniu to znika.',
        ],
      },
      {
        title: 'Twoje prawa',
        paragraphs: [
          'Na stronie „Moje konto” poprawisz dane, pobierzesz ich kopię, cofniesz zgodę i usuniesz konto. Po usunięciu konta dostęp kończy się od razu, a profil, rozmowy i inne treści znikają w ciągu 30 dni.',
        ],
      },
    ],
  },
});
