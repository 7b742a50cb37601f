import { familyOfAsks, openAsk } from '#tutoring/families/asks.family.ts';
import { indexAsk, memberAsk } from './index.asks.ts';
import { monotonicityAsk } from './monotonicity.ask.ts';
import { readSequenceText } from './sequence-formula.reader.ts';
import { termsAsk } from './terms.ask.ts';

export const sequenceFormulaFamily = familyOfAsks(readSequenceText, {
  id: 'sequence-formula',
  title: 'Ciąg określony wzorem',
  grades: [11, 12],
  asks: [openAsk(termsAsk), openAsk(indexAsk), openAsk(memberAsk), openAsk(monotonicityAsk)],
  says: {
    'counted-from-zero':
      'Numerowanie wyrazów zaczyna się od jedynki: za $n$ wstawiamy numer wyrazu, o który pyta zadanie.',
    'number-not-multiplied': 'Liczba stojąca przy $n$ mnoży je. Po wstawieniu numeru zapisz między nimi kropkę.',
    'doubled-for-squared': 'Kwadrat liczby to jej iloczyn przez samą siebie, a nie przez dwa.',
    'sign-of-the-free-number': 'Sprawdź znak liczby, która stoi we wzorze bez $n$.',
    'value-for-index': 'Podana liczba jest wartością wyrazu, a nie jego numerem. Do czego trzeba ją przyrównać?',
    'next-index': 'To numer następnego wyrazu. Wstaw go do wzoru i zobacz, co wychodzi.',
    'index-not-tested': 'Sprawdź, jakie $n$ daje tę liczbę. Numer wyrazu musi być liczbą całkowitą dodatnią.',
    'sign-of-the-other-number': 'O tym, czy ciąg rośnie, decyduje liczba stojąca przy $n$, a nie ta, która stoi sama.',
  },
});
