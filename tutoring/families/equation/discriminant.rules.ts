import { exact, negationOf, ratioOf, squareRootOf, sumOf } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, degreeOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Trinomial } from '#tutoring/families/family.types.ts';
import type { QuadraticMethod, Step } from '#tutoring/families/worked-task.types.ts';

export const DISCRIMINANT_FORMULA = '\\Delta = b^2 - 4ac';

/** Undefined where it is of another degree. */
export const trinomialOf = (polynomial: Polynomial, unknown: string): Trinomial | undefined => {
  if (degreeOf(polynomial) !== 2) return undefined;
  const [a = 0, b = 0, c = 0] = [2, 1, 0].map((degree) => coefficientOf(polynomial, unknown.repeat(degree)).valueOf());
  return { unknown, a, b, c };
};

export const discriminantOf = (polynomial: Polynomial, unknown: string): Rational => {
  const [a, b, c] = [
    coefficientOf(polynomial, unknown + unknown),
    coefficientOf(polynomial, unknown),
    coefficientOf(polynomial, ''),
  ];
  return b.mul(b).sub(a.mul(c).mul(4));
};

/** ax² + bx + c = 0 with the formulas of the school's table. */
export const byDiscriminant = (polynomial: Polynomial, unknown: string): QuadraticMethod => {
  const [a, b, c] = [
    coefficientOf(polynomial, unknown + unknown),
    coefficientOf(polynomial, unknown),
    coefficientOf(polynomial, ''),
  ];
  const discriminant = discriminantOf(polynomial, unknown);
  const root = squareRootOf(discriminant);
  const insertion = `\\Delta = ${inParentheses(b)}^{2} - 4 \\cdot ${inParentheses(a)} \\cdot ${inParentheses(c)}`;
  const calculating: Step = {
    operation: 'calculate',
    what: `Wypisujemy współczynniki $a = ${latexOfRational(a)}$, $b = ${latexOfRational(b)}$, $c = ${latexOfRational(c)}$ i obliczamy wyróżnik (deltę)`,
    todo: `wypisz współczynniki $a$, $b$, $c$ (razem ze znakami!) i oblicz wyróżnik $${DISCRIMINANT_FORMULA}$`,
    why: 'Znak wyróżnika mówi, ile jest rozwiązań: dodatni – dwa, zero – jedno, ujemny – żadnego.',
    prepared: insertion,
    shown: `${insertion} = ${latexOfRational(discriminant)}`,
  };
  const doubled = exact(a.mul(2));
  const roots =
    root === undefined
      ? []
      : isZero(discriminant)
        ? [exact(b.neg().div(a.mul(2)))]
        : [ratioOf(sumOf(exact(b.neg()), negationOf(root)), doubled), ratioOf(sumOf(exact(b.neg()), root), doubled)];
  return {
    roots,
    notice: `To równanie kwadratowe: niewiadoma występuje w drugiej potędze. Czy jest uporządkowane, to znaczy czy po prawej stronie stoi zero? Jeśli tak, znajdź współczynniki $a$, $b$ i $c$ – ze znakami. W czym może tu pomóc wyróżnik?`,
    nudge: `Podstaw współczynniki do wzoru $${DISCRIMINANT_FORMULA}$. Uważaj na znaki: kwadrat liczby ujemnej jest dodatni.`,
    steps: [
      calculating,
      ...(root === undefined
        ? [noRoots(discriminant)]
        : rootSteps(
            a,
            b,
            discriminant,
            roots.map((value) => latexOfExact(value, 'fraction')),
            latexOfExact(root),
            unknown,
          )),
    ],
  };
};

const noRoots = (discriminant: Rational): Step => ({
  operation: 'decide',
  what: 'Wyróżnik jest ujemny, więc równanie nie ma rozwiązań',
  todo: 'spójrz na znak wyróżnika: co mówi on o liczbie rozwiązań?',
  why: 'Z liczby ujemnej nie można wyciągnąć pierwiastka kwadratowego w liczbach rzeczywistych.',
  shown: `\\Delta = ${latexOfRational(discriminant)} < 0`,
});

const rootSteps = (
  a: Rational,
  b: Rational,
  discriminant: Rational,
  roots: readonly string[],
  root: string,
  unknown: string,
): readonly Step[] => {
  const bottom = `2 \\cdot ${inParentheses(a)}`;
  const top = isNegative(b) ? latexOfRational(b.neg()) : `-${latexOfRational(b)}`;
  if (isZero(discriminant)) {
    return [
      {
        operation: 'substitute',
        what: 'Wyróżnik jest równy zero, więc jest jedno rozwiązanie (podwójne)',
        todo: `spójrz na znak wyróżnika; gdy jest równy zero, skorzystaj ze wzoru $${unknown}_0 = \\frac{-b}{2a}$`,
        why: 'Pierwiastek z zera to zero, więc oba wzory dają tę samą liczbę.',
        shown: `${unknown}_0 = \\frac{${top}}{${bottom}} = ${roots[0]}`,
      },
    ];
  }
  return [
    {
      operation: 'substitute',
      what: 'Wyróżnik jest dodatni, więc są dwa rozwiązania; podstawiamy do wzorów',
      todo: `spójrz na znak wyróżnika; gdy jest dodatni, skorzystaj ze wzorów $${unknown}_1 = \\frac{-b - \\sqrt{\\Delta}}{2a}$ i $${unknown}_2 = \\frac{-b + \\sqrt{\\Delta}}{2a}$`,
      why: `$\\sqrt{\\Delta} = ${root}$.`,
      shown: `${unknown}_1 = \\frac{${top} - ${root}}{${bottom}} = ${roots[0]}, \\qquad ${unknown}_2 = \\frac{${top} + ${root}}{${bottom}} = ${roots[1]}`,
    },
  ];
};
