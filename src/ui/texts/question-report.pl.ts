import { typeset } from './typeset.ts';

export const questionReportTexts = typeset({
  report: 'Zgłoś błąd',
  reportOf: (number: number) => `Zgłoś błąd w\u00A0zadaniu ${number}`,
  title: 'Zgłoś błąd w pytaniu',
  close: 'Zamknij zgłoszenie',
  lead: 'Coś się nie zgadza w treści, w odpowiedziach albo w wyjaśnieniu? Sprawdzimy to i poprawimy.',
  comment: 'Co jest nie tak?',
  optional: '(możesz pominąć)',
  cancel: 'Anuluj',
  send: 'Wyślij zgłoszenie',
  thanks: 'Dziękujemy. Sprawdzimy to pytanie.',
  done: 'Gotowe',
} as const);
