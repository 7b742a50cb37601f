import { useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BILLING } from '#composition/billing.tokens.ts';
import { usePageReturned } from '#ui/billing/page-returned.ts';
import { useEmitted } from '#ui/emitted.ts';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useService } from '#ui/services.tsx';
import { selectPurchaseDialog } from './purchase.view.ts';

const PurchaseDialog = lazyPart(async () => (await import('./PurchaseDialog.tsx')).PurchaseDialog);

const PAYMENT_PAGES: ReadonlySet<string> = new Set(['/payment/method-selection', '/payment/processing']);

/** The purchase as the page has it: where it leads, and its dialogs. */
export const Purchases = () => {
  const purchase = useService(BILLING.purchase);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAtPayment = PAYMENT_PAGES.has(pathname);
  const isDialogOpen = useSelector(purchase, (snapshot) => selectPurchaseDialog(snapshot).dialog !== 'closed');
  useEmitted(purchase, 'purchase.redirected', ({ to }) => {
    // Whoever goes back comes to the plans, not through each step of the payment. A press of theirs led here: it is no redirect of ours (D20).
    void navigate(to, { replace: isAtPayment });
  });
  usePageReturned(() => purchase.send({ type: 'page.returned' }));
  const close = () => {
    purchase.send({ type: 'pupil.purchaseCancelled' });
    if (isAtPayment) void navigate('/pricing', { replace: true });
  };
  return <LazyDialog onClose={close}>{isDialogOpen && <PurchaseDialog onClose={close} />}</LazyDialog>;
};
