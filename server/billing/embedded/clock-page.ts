import { CLOCK_TEXTS } from '#server/billing/embedded/checkout-page.texts.ts';
import type { EmbeddedSubscription } from '#server/billing/embedded/embedded-objects.ts';
import type { StoredEvent } from '#server/billing/embedded/embedded-store.ts';
import { TURNS } from '#server/billing/embedded/embedded-time.ts';
import { DELIVERY_MODES, type DeliveryMode } from '#server/billing/embedded/event-delivery.ts';
import { page } from '#server/billing/embedded/embedded-page.ts';
import { escaped } from '#server/shared/page-layout.ts';

interface Shown {
  readonly subscriptions: readonly { readonly subscription: EmbeddedSubscription; readonly planName: string }[];
  readonly events: readonly StoredEvent[];
  readonly mode: DeliveryMode;
}

/** For developers: what time brings, and what becomes of the events. */
export const clockPage = ({ subscriptions, events, mode }: Shown): string =>
  page(
    CLOCK_TEXTS.title,
    `<h2>${CLOCK_TEXTS.subscriptions}</h2>
${subscriptions.length === 0 ? `<p>${CLOCK_TEXTS.none}</p>` : `<ul>${subscriptions.map(subscriptionRow).join('')}</ul>`}
<form method="post"><fieldset><legend>${CLOCK_TEXTS.delivery}</legend>
${DELIVERY_MODES.map(
  (option) =>
    `<label><input type="radio" name="mode" value="${option}"${option === mode ? ' checked' : ''}> ${CLOCK_TEXTS.modes[option]}</label>`,
).join('')}
</fieldset><button>${CLOCK_TEXTS.set}</button></form>
<h2>${CLOCK_TEXTS.events}</h2>
<div class="row">${action('order', 'happened', CLOCK_TEXTS.inOrder)}${action('order', 'reversed', CLOCK_TEXTS.reversed)}</div>
<ul>${events.map(eventRow).join('')}</ul>`,
  );

const action = (name: string, value: string, label: string, more = ''): string =>
  `<form method="post">${more}<button name="${name}" value="${value}">${label}</button></form>`;

const subscriptionRow = ({ subscription, planName }: Shown['subscriptions'][number]): string => {
  const { id, status, items, customer } = subscription;
  const until = new Date(items.data[0].current_period_end * 1000).toISOString().slice(0, 10);
  const named = `<input type="hidden" name="subscription" value="${escaped(id)}">`;
  const turns = TURNS.map((turn) => action('turn', turn, CLOCK_TEXTS.turns[turn], named)).join('');
  return `<li><p>${escaped(planName)}, ${escaped(status)}, ${CLOCK_TEXTS.until} ${until}</p><p class="soft">${escaped(String(customer))}</p><div class="row">${turns}</div></li>`;
};

const eventRow = ({ id, payload, deliveredAt }: StoredEvent): string => {
  const { type } = JSON.parse(payload) as { readonly type: string };
  const state = deliveredAt === null ? CLOCK_TEXTS.undelivered : CLOCK_TEXTS.delivered;
  return `<li><p>${escaped(type)}: ${state}</p>${action('event', escaped(id), CLOCK_TEXTS.deliver)}</li>`;
};
