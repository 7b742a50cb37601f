import type { Plans } from '#application/ports/plans.port.ts';
import { listPlans } from '#contract/calls/subscriptions.calls.ts';
import { groszeOf } from '#domain/billing/pricing/price.rules.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

export const httpPlans = (http: HttpClient): Plans => ({
  async list(signal) {
    const plans = await http.call(listPlans, {}, { signal });
    return plans.map((plan) => ({
      uniqueID: plan.uniqueID,
      name: plan.name,
      description: plan.description,
      categoryName: plan.categoryName,
      price: groszeOf(plan.price),
      currency: plan.currency,
      durationDays: plan.durationDays,
      hasAI: plan.hasAI,
      hasAIExams: plan.hasAIExams,
      isRecurring: plan.isRecurring,
      stripePriceId: plan.stripePriceId,
      billingPeriod: plan.billingPeriod,
    }));
  },
});
