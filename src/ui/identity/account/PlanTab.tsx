import { HeldPlanCard } from '#ui/billing/held-plan/HeldPlanCard.tsx';
import { PlanInvitation } from '#ui/billing/held-plan/PlanInvitation.tsx';
import { InvoicesCard } from '#ui/billing/invoices/InvoicesCard.tsx';
import styles from './Account.module.css';
import { TrialCard } from './TrialCard.tsx';

/** The tab of the plan (S1 §2.101–2.106): the invitation, the plan, the trial and what was charged. */
export const PlanTab = () => (
  <div className={styles.tab}>
    <PlanInvitation />
    <div className={styles.columns} data-look="even">
      <HeldPlanCard />
      <div className={styles.tab}>
        <TrialCard />
        <InvoicesCard />
      </div>
    </div>
  </div>
);
