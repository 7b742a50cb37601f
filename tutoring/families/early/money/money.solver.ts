import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { amountLatex, amountText, inGrosze } from './amount.rules.ts';
import { solvePurchase } from './purchase.solver.ts';
import type { CoinsGiven, ConversionGiven, MoneyGiven } from './money.types.ts';

export const solveMoney = (given: MoneyGiven): FamilySolution => {
  switch (given.kind) {
    case 'toGrosze':
    case 'toZlote':
      return solveConversion(given);
    case 'coins':
      return solveCoins(given);
    case 'purchase':
      return solvePurchase(given);
  }
};

const HUNDRED_WHY = '1 zł to 100 gr.';

const solveConversion = ({ kind, amount }: ConversionGiven): FamilySolution => {
  const [zlote, rest] = [Math.floor(amount / 100), amount % 100];
  const isToGrosze = kind === 'toGrosze';
  const step: FamilyStep = isToGrosze
    ? {
        operation: 'convert',
        what: rest === 0 ? 'Zamieniamy złote na grosze' : 'Zamieniamy złote na grosze i dodajemy resztę groszy',
        todo: rest === 0 ? 'pomnóż liczbę złotych przez sto' : 'zamień złote na grosze i dodaj grosze, które już są',
        why: HUNDRED_WHY,
        ...calculated([inGrosze(amount), ...(rest === 0 ? [] : [`${zlote * 100} + ${rest}`]), String(amount)], {
          unit: 'gr',
        }),
      }
    : {
        operation: 'convert',
        what: `Z każdych stu groszy robimy jeden złoty${rest === 0 ? '' : ', a reszta zostaje w groszach'}`,
        todo: `zbierz grosze w setki: każda setka to jeden złoty${rest === 0 ? '' : ', a reszta zostaje w groszach'}`,
        why: HUNDRED_WHY,
        shown: `${amount} = ${zlote} \\cdot 100${rest === 0 ? '' : ` + ${rest}`}`,
        claims: [{ sides: [String(amount), inGrosze(amount)] }],
      };
  return {
    steps: [step],
    answer: isToGrosze
      ? { kind: 'number', value: exact(rational(amount)), unit: 'gr' }
      : { kind: 'number', value: exact(rational(amount, 100)), unit: 'zl', isUnitNeeded: true },
    sentence: isToGrosze ? `${amountText(amount)} to ${amount} gr.` : `${amount} gr to ${amountText(amount)}.`,
    proof: isToGrosze
      ? `Z powrotem: w ${amount} groszach pełne setki to ${amountText(zlote * 100)}${rest === 0 ? ' i nic nie zostaje' : `, a zostaje ${rest} gr`}. Zgadza się.`
      : `Z powrotem: $${inGrosze(amount).replace('*', '\\cdot')} = ${amount}$. Zgadza się.`,
    notice: 'Ile groszy ma jeden złoty?',
    nudge: isToGrosze
      ? `Każdy złoty zamień na grosze${rest === 0 ? '' : ', a potem dodaj grosze, które już są'}.`
      : 'Sprawdź, ile pełnych setek mieści się w tej liczbie groszy. Każda setka to jeden złoty.',
    setup: isToGrosze ? 'Zacznij od samych złotych: ile to groszy?' : 'Oddziel pełne setki groszy od tego, co zostaje.',
  };
};

/** In grosze. */
export const SMALLEST_NOTE = 1000;

const solveCoins = ({ coin, amount }: CoinsGiven): FamilySolution => {
  const isInZlote = coin % 100 === 0 && amount % 100 === 0;
  const unit = isInZlote ? 100 : 1;
  const count = amount / coin;
  const isNote = coin >= SMALLEST_NOTE;
  const one = isNote ? 'jednego banknotu' : 'jednej monety';
  const convert: FamilyStep = {
    operation: 'convert',
    what: 'Zamieniamy całą kwotę na grosze',
    todo: 'zamień całą kwotę na grosze',
    why: HUNDRED_WHY,
    shown: `${amountLatex(amount)} = ${amount}\\ \\text{gr}`,
    prepared: inGrosze(amount).replaceAll('*', '\\cdot'),
    claims: [{ sides: [inGrosze(amount), String(amount)] }],
  };
  return {
    steps: [
      ...(isInZlote || amount < 100 ? [] : [convert]),
      {
        operation: 'divide',
        what: `Sprawdzamy, ile razy wartość ${one} mieści się w całej kwocie`,
        todo: `podziel całą kwotę przez wartość ${one}`,
        why: 'Każda sztuka jest warta tyle samo, więc dzielimy.',
        ...calculated([`${amount / unit} : ${coin / unit}`, String(count)]),
      },
    ],
    answer: { kind: 'number', value: exact(rational(count)) },
    sentence: `Potrzeba: ${counted(count, isNote ? ['banknot', 'banknoty', 'banknotów'] : ['moneta', 'monety', 'monet'])} po ${amountText(coin)}.`,
    proof: `$${count} \\cdot ${coin / unit} = ${amount / unit}$, czyli razem ${amountText(amount)}. Zgadza się.`,
    notice: 'Ile jest warta jedna sztuka i jaką kwotę trzeba z nich złożyć?',
    nudge: 'Podziel całą kwotę przez wartość jednej sztuki. Obie kwoty muszą być w tych samych jednostkach.',
    setup: 'Odliczaj po jednej sztuce, aż uzbierasz całą kwotę.',
  };
};
