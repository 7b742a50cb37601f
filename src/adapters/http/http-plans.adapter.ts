import type { Plans } from '#application/ports/plans.port.ts';
import { listPlans } from '#contract/calls/subscriptions.calls.ts';
import { groszeOf } from '#domain/billing/pricing/price.rules.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

export const httpPlans = (http: HttpClient): Plans => ({
  async list(signal) {
    const plans = await http.call(listPlans, {}, { signal });
    return plans.map(
      ({
        uniqueID,
        name,
        description,
        categoryName,
        price,
        currency,
        durationDays,
        hasAI,
        hasAIExams,
        isRecurring,
        stripePriceId,
        billingPeriod,
      }) => ({
        uniqueID,
        name,
        description,
        categoryName,
        price: groszeOf(price),
        currency,
        durationDays,
        hasAI,
        hasAIExams,
        isRecurring,
        stripePriceId,
        billingPeriod,
      }),
    );
  },
});
