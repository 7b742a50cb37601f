import type { GuardianProblem } from '#domain/identity/guardian-form.rules.ts';
import { typeset } from './typeset.ts';

export const guardianTexts = typeset({
  age: 'Czy masz ukończone 16 lat?',
  yes: 'Tak',
  no: 'Nie',
  why: 'Przed 16. urodzinami z AI można korzystać za zgodą rodzica lub opiekuna. Wypełnijcie tę część razem.',
  consent: 'Rodzic lub opiekun zgadza się na korzystanie z AI w serwisie Nauka',
  email: 'Adres e-mail rodzica lub opiekuna',
  letter: 'Wyślemy tam list z linkiem, którym zgodę można potwierdzić albo cofnąć.',
  doubt: 'W tej klasie mało kto ma ukończone 16 lat. Jeśli to pomyłka, zaznacz „Nie”.',
} as const);

export const guardianProblemTexts: Readonly<Record<GuardianProblem, string>> = typeset({
  'age/required': 'Zaznacz odpowiedź',
  'guardianConsent/required': 'Potrzebna jest zgoda rodzica lub opiekuna',
  'guardianEmail/required': 'Wpisz adres e-mail rodzica lub opiekuna',
  'guardianEmail/format': 'Nieprawidłowy format adresu e-mail',
  'guardianEmail/long': 'Adres może mieć najwyżej 256 znaków',
  'guardianEmail/own': 'To adres Twojego konta. Wpisz adres rodzica lub opiekuna',
});
