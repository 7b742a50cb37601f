import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import { CHECKOUT_TEXTS, PORTAL_TEXTS, shownPrice } from '#server/billing/embedded/checkout-page.texts.ts';
import type { EmbeddedInvoice, EmbeddedSession } from '#server/billing/embedded/embedded-objects.ts';
import { methodsOf, REFUSALS, type Refusal } from '#server/billing/embedded/checkout-payment.ts';
import { page } from '#server/billing/embedded/embedded-page.ts';
import { escaped } from '#server/shared/page-layout.ts';

const choice = (name: string, value: string, label: string, isChosen: boolean): string =>
  `<label><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}> ${label}</label>`;

const choices = (name: string, legend: string, options: readonly (readonly [string, string])[]): string =>
  `<fieldset><legend>${legend}</legend>${options
    .map(([value, label], index) => choice(name, value, label, index === 0))
    .join('')}</fieldset>`;

/** What is bought, how, and what shall become of it. */
export const checkoutPage = (session: EmbeddedSession, plan: PlanRow, refusal: Refusal | null): string => {
  const { methods, outcomes, recurring, once } = CHECKOUT_TEXTS;
  const rhythm = session.mode === 'subscription' ? (recurring[plan.billingPeriod] ?? once) : once;
  return page(
    CHECKOUT_TEXTS.title,
    `<p class="notice">${CHECKOUT_TEXTS.notice}</p>
${refusal === null ? '' : `<p role="alert">${CHECKOUT_TEXTS.refused[refusal]}</p>`}
<div class="card"><p>${escaped(plan.name)}</p><p class="price">${shownPrice(session.amount_total ?? plan.price)}</p><p class="soft">${CHECKOUT_TEXTS.total}, ${rhythm}</p></div>
<form method="post">
${choices(
  'method',
  CHECKOUT_TEXTS.method,
  methodsOf(session).map((method) => [method, methods[method]]),
)}
${choices(
  'outcome',
  CHECKOUT_TEXTS.outcome,
  (['paid', 'slow', ...REFUSALS] as const).map((outcome) => [outcome, outcomes[outcome]]),
)}
<button class="first">${CHECKOUT_TEXTS.pay} ${shownPrice(session.amount_total ?? plan.price)}</button>
<button name="outcome" value="closed">${CHECKOUT_TEXTS.close}</button>
</form>`,
  );
};

export const closedPage = (): string =>
  page(CHECKOUT_TEXTS.title, `<p>${CHECKOUT_TEXTS.over}</p><a href="/account">${CHECKOUT_TEXTS.back}</a>`);

/** What a customer was charged. */
export const portalPage = (invoices: readonly EmbeddedInvoice[], returnUrl: string): string =>
  page(
    PORTAL_TEXTS.title,
    `<div class="card"><p>${PORTAL_TEXTS.card}</p></div>
${invoices.length === 0 ? `<p>${PORTAL_TEXTS.none}</p>` : `<ul>${invoices.map(invoiceRow).join('')}</ul>`}
<a href="${escaped(returnUrl)}">${CHECKOUT_TEXTS.back}</a>`,
  );

const invoiceRow = ({ created, amount_due, status }: EmbeddedInvoice): string => {
  const day = new Date(created * 1000).toISOString().slice(0, 10);
  return `<li>${day}: ${shownPrice(amount_due)}, ${status === 'paid' ? PORTAL_TEXTS.paid : PORTAL_TEXTS.unpaid}</li>`;
};
