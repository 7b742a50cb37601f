import { Check, Minus } from 'lucide-react';
import { PLAN_FEATURES, type PricingCard } from '#domain/billing/pricing/pricing-card.rules.ts';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { comparisonTexts as texts, featureTexts } from '#ui/texts/billing.pl.ts';
import { money } from '#ui/texts/money.ts';
import styles from './Comparison.module.css';

const Has = ({ isIn }: { readonly isIn: boolean }) =>
  isIn ? (
    <>
      <Check aria-hidden size={20} className={styles.yes} />
      <VisuallyHidden>{texts.yes}</VisuallyHidden>
    </>
  ) : (
    <>
      <Minus aria-hidden size={20} className={styles.no} />
      <VisuallyHidden>{texts.no}</VisuallyHidden>
    </>
  );

/** The plans of one tab beside each other; on a phone each line names its plans. */
export const Comparison = ({ cards }: { readonly cards: readonly PricingCard[] }) => (
  <section className={styles.section} aria-labelledby="comparison">
    <h2 id="comparison">{texts.title}</h2>
    <table className={styles.table} aria-labelledby="comparison">
      <thead>
        <tr>
          <th scope="col">{texts.feature}</th>
          {cards.map(({ uniqueID, name }) => (
            <th key={uniqueID} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.price}</th>
          {cards.map(({ uniqueID, name, monthlyPrice }) => (
            <td key={uniqueID} data-plan={name}>
              {money(monthlyPrice)}
            </td>
          ))}
        </tr>
        {PLAN_FEATURES.map((feature) => (
          <tr key={feature}>
            <th scope="row">{featureTexts[feature]}</th>
            {cards.map(({ uniqueID, name, features }) => (
              <td key={uniqueID} data-plan={name}>
                <Has isIn={features.includes(feature)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
