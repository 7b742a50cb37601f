import { counted } from '#tutoring/families/polish-count.ts';
import { amount, percents } from '../percent-lines.rules.ts';
import type { DepositGiven, TimesAYear } from './compound-interest.types.ts';

/** Behind „po”: „2 latach”, „18 miesiącach”. */
export const durationText = (months: number): string =>
  months % 12 === 0
    ? counted(months / 12, ['roku', 'latach', 'latach'])
    : counted(months, ['miesiącu', 'miesiącach', 'miesiącach']);

const CAPITALISED: Readonly<Record<TimesAYear, string>> = {
  1: 'Odsetki są kapitalizowane co rok.',
  2: 'Odsetki są kapitalizowane co pół roku.',
  4: 'Odsetki są kapitalizowane co kwartał.',
  12: 'Odsetki są kapitalizowane co miesiąc.',
};

export const tellDeposit = ({ opening, principal, rate, months, timesAYear, asks }: DepositGiven): string =>
  [
    `${opening} $${amount(principal, 'zl')}$ na lokatę oprocentowaną $${percents(rate)}$ w skali roku.`,
    timesAYear === undefined ? 'To lokata prosta, bez kapitalizacji odsetek.' : CAPITALISED[timesAYear],
    asks === 'amount'
      ? `Jaka kwota będzie na lokacie po ${durationText(months)}?`
      : `Ile wyniosą odsetki po ${durationText(months)}?`,
  ].join(' ');
