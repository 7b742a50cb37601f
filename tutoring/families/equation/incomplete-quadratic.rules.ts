import { exact, negationOf, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, monomial, sum, constant, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, ONE, quotientOf, ZERO } from '#tutoring/mathematics/rational.ts';
import type { QuadraticMethod, Step } from '#tutoring/families/worked-task.types.ts';

/** ax² + c = 0: the square stands alone, so a root is enough. */
export const byRoot = (polynomial: Polynomial, unknown: string): QuadraticMethod => {
  const leading = coefficientOf(polynomial, unknown + unknown);
  const square = quotientOf(coefficientOf(polynomial, '').neg(), leading);
  const root = squareRootOf(square);
  const isolating: Step = {
    operation: 'isolate',
    what: `Zostawiamy sam kwadrat $${unknown}^{2}$ po lewej stronie`,
    todo: `doprowadź do tego, żeby po lewej stronie stało samo $${unknown}^{2}$, a po prawej liczba`,
    why: 'Niewiadoma występuje tylko w kwadracie, więc nie trzeba liczyć wyróżnika.',
    shown: `${unknown}^{2} = ${latexOfRational(square, 'fraction')}`,
  };
  const shownRoot = root === undefined ? '' : latexOfExact(root, 'fraction');
  const last: Step = {
    operation: 'root',
    what:
      root === undefined
        ? 'Kwadrat liczby rzeczywistej nie może być ujemny'
        : isZero(square)
          ? 'Tylko zero ma kwadrat równy zero'
          : 'Pierwiastkujemy i pamiętamy o dwóch znakach',
    todo: 'znajdź wszystkie liczby, których kwadrat jest równy prawej stronie (pomyśl o dodatnich i ujemnych, i o tym, czy kwadrat może być ujemny)',
    why:
      root === undefined
        ? 'Równanie nie ma rozwiązań w liczbach rzeczywistych.'
        : 'Liczba i liczba do niej przeciwna mają ten sam kwadrat.',
    shown:
      root === undefined
        ? `${unknown}^{2} = ${latexOfRational(square, 'fraction')} < 0`
        : isZero(square)
          ? `${unknown} = 0`
          : `${unknown} = -${shownRoot} \\quad\\text{lub}\\quad ${unknown} = ${shownRoot}`,
  };
  return {
    roots: root === undefined ? [] : isZero(square) ? [exact(ZERO)] : [negationOf(root), root],
    notice: `Niewiadoma występuje tu tylko jako $${unknown}^{2}$. Jak zostawić ten kwadrat sam po jednej stronie? I ile różnych liczb może mieć ten sam kwadrat?`,
    nudge:
      'Jakie liczby podniesione do kwadratu dają liczbę po prawej stronie? Pamiętaj, że kwadrat liczby ujemnej też jest dodatni, a żaden kwadrat nie jest ujemny.',
    steps: leading.equals(ONE) && isZero(square) ? [last] : [isolating, last],
  };
};

/** ax² + bx = 0: the unknown comes out of the bracket. */
export const byCommonFactor = (polynomial: Polynomial, unknown: string): QuadraticMethod => {
  const [leading, linear] = [coefficientOf(polynomial, unknown + unknown), coefficientOf(polynomial, unknown)];
  const other = quotientOf(linear.neg(), leading);
  const factor = latexOfPolynomial(sum(monomial(leading, unknown), constant(linear)), 'fraction');
  return {
    roots: [exact(ZERO), exact(other)],
    notice: `Zauważ, że w równaniu nie ma wyrazu wolnego: po uporządkowaniu każdy składnik zawiera $${unknown}$. Co można wyłączyć przed nawias?`,
    nudge: 'Wyłącz niewiadomą przed nawias i skorzystaj z tego, kiedy iloczyn jest równy zero.',
    steps: [
      {
        operation: 'factorise',
        what: `Wyłączamy $${unknown}$ przed nawias`,
        todo: `wyłącz $${unknown}$ przed nawias`,
        why: `Każdy składnik zawiera $${unknown}$. (Dzielić przez $${unknown}$ nie wolno, bo mogłoby zniknąć jedno z rozwiązań.)`,
        shown: `${unknown}(${factor}) = 0`,
      },
      {
        operation: 'equate',
        what: 'Iloczyn jest równy zero, gdy jeden z czynników jest równy zero',
        todo: 'przyrównaj każdy czynnik do zera i rozwiąż oba krótkie równania',
        why: 'Każdy czynnik daje jedno rozwiązanie.',
        shown: `${unknown} = 0 \\quad\\text{lub}\\quad ${factor} = 0,\\ \\text{czyli } ${unknown} = ${latexOfRational(other, 'fraction')}`,
      },
    ],
  };
};
