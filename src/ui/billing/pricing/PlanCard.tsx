import { Link } from 'react-router-dom';
import type { PlanTier, PricingCard } from '#domain/billing/pricing/pricing-card.rules.ts';
import { Badge } from '#ui/design/Badge.tsx';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { CheckList } from '#ui/design/CheckList.tsx';
import { durationText, featureTexts, periodTexts, pricingTexts as texts, tierTexts } from '#ui/texts/billing.pl.ts';
import { money } from '#ui/texts/money.ts';
import styles from './PlanCard.module.css';
import type { CardAction } from './pricing.view.ts';

/** The colours of the tiers: blue, purple and gold (S1 §9.64–9.66). */
const LOOK = {
  blue: 'basic',
  purple: 'standard',
  gold: 'premium',
} as const satisfies Readonly<Record<PricingCard['colour'], string>>;

const LESSON_TIER: PlanTier = 'teacher';

interface PlanCardProps {
  readonly card: PricingCard;
  readonly action: CardAction;
  readonly isPending: boolean;
  readonly onChoose: () => void;
}

const Action = ({ card, action, isPending, onChoose }: PlanCardProps) => {
  switch (action) {
    case 'buy':
    case 'change':
      return (
        <Button
          isWide
          variant={card.isPopular ? 'accent' : 'primary'}
          isPending={isPending}
          onClick={onChoose}
          aria-label={action === 'buy' ? texts.chooseNamed(card.name) : texts.changeNamed(card.name)}
        >
          {action === 'buy' ? texts.choose : texts.change}
        </Button>
      );
    case 'current':
      return <p className={styles.current}>{texts.current}</p>;
    case 'none':
      return null;
  }
};

/** A plan with every field of its card (S1 §3.54–3.58, §9.62–9.75). */
export const PlanCard = (props: PlanCardProps) => {
  const { card, action } = props;
  const { name, tier, colour, price, monthlyPrice, period, duration, description, features, isRecurring } = card;
  const id = `plan-${card.uniqueID}`;
  return (
    <Card as="li" tier={LOOK[colour]} look={action === 'current' ? 'highlighted' : 'plain'} labelledBy={id}>
      <div className={styles.badges}>
        {card.hasBestsellerRibbon && <Badge tone={LOOK[colour]}>{texts.bestseller}</Badge>}
        {card.isPopular && <Badge tone="accent">{texts.popular}</Badge>}
      </div>
      <h3 id={id} className={styles.name} data-colour={colour}>
        {name}
      </h3>
      <p className={styles.tagline}>{tierTexts[tier]}</p>
      <p className={styles.price}>
        <strong>{money(monthlyPrice)}</strong> {texts.monthly}
      </p>
      <p className={styles.terms}>
        {texts.total(price, durationText(duration))}.{' '}
        {isRecurring ? texts.renews(periodTexts[period].each) : texts.once}
      </p>
      <Action {...props} />
      <CheckList size="small" items={features.map((feature) => ({ id: feature, text: featureTexts[feature] }))} />
      {/* The catalogue may say what the tier says already. */}
      {description !== '' && description !== tierTexts[tier] && <p className={styles.terms}>{description}</p>}
      {tier === LESSON_TIER && (
        <p className={styles.terms}>
          <Link to="/kontakt?request=lesson">{texts.lesson}</Link>. {texts.lessonNote}
        </p>
      )}
    </Card>
  );
};
