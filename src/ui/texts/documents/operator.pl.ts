import { typeset } from '../typeset.ts';

/**
 * Who runs the service and answers for it. Nobody does yet, so nobody is named: whoever starts the service for real
 * pupils fills this in first. Until then both documents say that it is missing (D41).
 */
export const OPERATOR: Readonly<Record<'name' | 'address' | 'email' | 'number', string | null>> = {
  name: null,
  address: null,
  email: null,
  /** In the public list of companies: KRS, or NIP and REGON. */
  number: null,
};

export const operatorTexts = typeset({
  fields: {
    name: 'Nazwa',
    address: 'Adres',
    email: 'Adres e-mail',
    number: 'Numer KRS albo NIP i REGON',
  },
  missing: 'uzupełnia podmiot, który uruchamia serwis',
  notice: {
    title: 'Operator serwisu nie jest jeszcze wpisany',
    text: 'Dane operatora uzupełnia podmiot, który uruchamia serwis. Do tego czasu pisz przez formularz kontaktowy.',
  },
} as const);
