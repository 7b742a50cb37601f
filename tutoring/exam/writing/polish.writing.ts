import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import { criterion } from './criterion.ts';
import type { WritingPrompt, WritingTask } from './prompt.types.ts';

const eighthGrade = (id: string, title: string, essay: string, story: string): WritingPrompt => ({
  id,
  title,
  text: [
    'Wybierz jeden z dwóch tematów i napisz wypracowanie. Praca powinna liczyć co najmniej 200 słów.',
    `**Temat 1.** ${essay} W argumentacji odwołaj się do wybranej lektury obowiązkowej oraz do innego utworu literackiego.`,
    `**Temat 2.** ${story} Wypracowanie powinno pokazać, że dobrze znasz wybraną lekturę obowiązkową.`,
  ].join('\n\n'),
});

const matura = (id: string, title: string, first: string, second: string): WritingPrompt => ({
  id,
  title,
  text: [
    'Wybierz jeden z dwóch tematów i napisz wypracowanie. Praca powinna liczyć co najmniej 300 wyrazów.',
    `**Temat 1.** ${first}`,
    `**Temat 2.** ${second}`,
    'W pracy odwołaj się do wybranej lektury obowiązkowej, do utworu literackiego z innej epoki oraz do wybranych kontekstów.',
  ].join('\n\n'),
});

/** Essays of the two exams, with the criteria by which the examination board marks them. */
export const POLISH_WRITING: Readonly<Record<ExamType, WritingTask>> = {
  egzamin_osmoklasisty: {
    points: 20,
    leastWords: 200,
    prompts: [
      eighthGrade(
        'przyjazn',
        'Przyjaźń',
        'Napisz rozprawkę, w której rozważysz, czy prawdziwa przyjaźń wymaga poświęceń.',
        'Napisz opowiadanie o dniu spędzonym z bohaterem lektury, dzięki któremu zrozumiałeś lub zrozumiałaś, czym jest przyjaźń.',
      ),
      eighthGrade(
        'decyzja',
        'Ważna decyzja',
        'Napisz rozprawkę, w której rozważysz, czy jedna decyzja może zmienić życie człowieka.',
        'Napisz opowiadanie o tym, jak pomagasz bohaterowi lektury podjąć trudną decyzję.',
      ),
      eighthGrade(
        'marzenia',
        'Marzenia',
        'Napisz rozprawkę, w której przekonasz rówieśników, że warto mieć marzenia.',
        'Napisz opowiadanie o wyprawie z bohaterem lektury, podczas której spełnia się czyjeś marzenie.',
      ),
      eighthGrade(
        'odwaga',
        'Odwaga',
        'Napisz rozprawkę, w której rozważysz, czy odwaga polega na braku strachu.',
        'Napisz opowiadanie o przygodzie z bohaterem lektury, w której trzeba było wykazać się odwagą.',
      ),
      eighthGrade(
        'bledy',
        'Błędy',
        'Napisz rozprawkę, w której rozważysz, czy na błędach można się czegoś nauczyć.',
        'Napisz opowiadanie o spotkaniu z bohaterem lektury, który opowiada Ci o swoim największym błędzie.',
      ),
    ],
    criteria: [
      criterion('Realizacja tematu', 2, 'Praca jest na temat i w wybranej formie, a lektury są przywołane.'),
      criterion(
        'Elementy retoryczne lub twórcze',
        5,
        'Argumenty są rozwinięte i przekonują albo fabuła jest spójna i ciekawa.',
      ),
      criterion('Kompetencje literackie i kulturowe', 2, 'Lektury są omówione bez błędów i służą tematowi.'),
      criterion('Kompozycja', 2, 'Praca jest spójna, logiczna i podzielona na akapity.'),
      criterion('Styl', 2, 'Styl jest stosowny i jednolity.'),
      criterion('Język', 4, 'Słownictwo i składnia są bogate, a błędów językowych jest najwyżej kilka.'),
      criterion('Ortografia', 2, 'Najwyżej jeden błąd to 2 punkty, dwa albo trzy błędy to 1 punkt.'),
      criterion('Interpunkcja', 1, 'Najwyżej pięć błędów.'),
    ],
  },
  matura: {
    points: 35,
    leastWords: 300,
    prompts: [
      matura(
        'praca-i-pasja',
        'Praca i pasja',
        'Praca jako pasja człowieka i jako jego obowiązek.',
        'Wpływ środowiska na to, kim staje się człowiek.',
      ),
      matura('bunt', 'Bunt', 'Bunt i jego konsekwencje dla człowieka.', 'Samotność: wybór czy los człowieka?'),
      matura(
        'wina',
        'Wina i odkupienie',
        'Czy człowiek może odkupić swoją winę?',
        'Miłość jako siła, która buduje albo niszczy.',
      ),
      matura(
        'zbiorowosc',
        'Jednostka i zbiorowość',
        'Jednostka wobec zbiorowości: przywódca, buntownik, ofiara.',
        'Co pomaga człowiekowi przetrwać trudny czas?',
      ),
    ],
    criteria: [
      criterion(
        'Spełnienie warunków polecenia',
        1,
        'Praca jest wypracowaniem na temat, bez błędu kardynalnego, z lekturą obowiązkową.',
      ),
      criterion(
        'Kompetencje literackie i kulturowe',
        16,
        'Utwory i konteksty są omówione funkcjonalnie, pogłębione i bez błędów rzeczowych.',
      ),
      criterion('Kompozycja', 7, 'Struktura jest zamierzona, praca spójna, a styl stosowny.'),
      criterion('Język', 11, 'Język jest bogaty i poprawny, z nielicznymi błędami ortograficznymi i interpunkcyjnymi.'),
    ],
  },
};
