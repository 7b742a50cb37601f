import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { factorised, type FactoringMove } from './factorisation.rules.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import type { Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';

const WORDS: Readonly<Record<FactoringMove, Pick<FamilyStep, 'operation' | 'what' | 'todo' | 'why'>>> = {
  common: {
    operation: 'common',
    what: 'Wyłączamy wspólny czynnik przed nawias',
    todo: 'wyłącz przed nawias to, co jest w każdym wyrazie',
    why: 'Po wyłączeniu wspólnego czynnika w nawiasie zostaje wielomian niższego stopnia.',
  },
  group: {
    operation: 'group',
    what: 'Grupujemy wyrazy po dwa i z każdej pary wyłączamy wspólny czynnik',
    todo: 'pogrupuj wyrazy po dwa i z każdej pary wyłącz wspólny czynnik tak, żeby nawiasy były takie same',
    why: 'W obu parach zostaje ten sam nawias.',
  },
  'take-out': {
    operation: 'factor',
    what: 'Wyłączamy wspólny nawias',
    todo: 'wyłącz wspólny nawias jako czynnik',
    why: 'Cały nawias jest teraz wspólnym czynnikiem obu składników.',
  },
  formula: {
    operation: 'formula',
    what: 'Stosujemy wzór na różnicę kwadratów',
    todo: 'zastosuj wzór $a^2 - b^2 = (a - b)(a + b)$',
    why: '',
  },
  zeros: {
    operation: 'zeros',
    what: 'Rozkładamy trójmian kwadratowy: szukamy jego miejsc zerowych',
    todo: 'znajdź miejsca zerowe trójmianu i zapisz go w postaci iloczynowej',
    why: 'Trójmian o miejscach zerowych $x_1$ i $x_2$ to $a(x - x_1)(x - x_2)$.',
  },
  root: {
    operation: 'root',
    what: 'Znajdujemy pierwiastek wśród dzielników wyrazu wolnego i dzielimy przez odpowiedni dwumian',
    todo: 'sprawdź, który dzielnik wyrazu wolnego jest pierwiastkiem, i podziel przez dwumian',
    why: 'Jeśli liczba $a$ jest pierwiastkiem, to wielomian dzieli się przez $x - a$ bez reszty.',
  },
};

/** The lines of a factorisation; `tail` is what each of them ends with, such as ` = 0`. */
export const factoringSteps = (polynomial: Polynomial, tail = ''): readonly FamilyStep[] => {
  let before = notationOfPolynomial(polynomial);
  return factorised(polynomial).lines.map(({ move, latex, notation }) => {
    const claims = [{ sides: [before, notation], at: 'anywhere' as const }];
    before = notation;
    return { ...WORDS[move], shown: latex + tail, claims };
  });
};
