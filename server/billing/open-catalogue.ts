import { ownPriceIds } from '#server/billing/catalogue/own-prices.ts';
import { PLAN_CATALOGUE } from '#server/billing/catalogue/plan-catalogue.ts';
import { seedPlans, setPrices } from '#server/billing/catalogue/plans.repository.ts';
import { SHOWN_ONLY } from '#server/billing/payments.types.ts';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import type { Database } from '#server/database/database.types.ts';

/** The plans as the code tells them, at the prices of whoever takes the money. Rejects while that one is away; then the prices of before hold. */
export const openCatalogue = async (database: Database, provider: PaymentProvider | null): Promise<void> => {
  await seedPlans(database);
  if (provider === null) await setPrices(database, SHOWN_ONLY, ownPriceIds(SHOWN_ONLY));
  else await setPrices(database, provider.name, await provider.preparePrices(PLAN_CATALOGUE));
};
