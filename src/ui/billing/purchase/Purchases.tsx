import { useLocation, useNavigate } from 'react-router-dom';
import { BILLING } from '#composition/billing.tokens.ts';
import { useEmitted } from '#ui/emitted.ts';
import { useService } from '#ui/services.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { usePageReturned } from '#ui/billing/page-returned.ts';

const PAYMENT_PAGES: ReadonlySet<string> = new Set(['/payment/method-selection', '/payment/processing']);

/** The purchase as the page has it: where it leads, and its dialogs. */
export const Purchases = () => {
  const purchase = useService(BILLING.purchase);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAtPayment = PAYMENT_PAGES.has(pathname);
  useEmitted(purchase, 'purchase.redirected', ({ to }) => {
    // Whoever goes back comes to the plans, not through each step of the payment. A press of theirs led here: it is no redirect of ours (D20).
    void navigate(to, { replace: isAtPayment });
  });
  usePageReturned(() => purchase.send({ type: 'page.returned' }));
  return <PurchaseDialog onLeft={() => isAtPayment && void navigate('/pricing', { replace: true })} />;
};
