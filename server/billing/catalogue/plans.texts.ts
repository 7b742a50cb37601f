import type { PlanCategory } from '#domain/billing/plan.types.ts';

/** What the plans are called where they are sold and on receipts (S1 §9.67–9.69, S2 §1.30, §1.32). */
export const PLAN_TEXTS: Readonly<Record<PlanCategory, { readonly name: string; readonly description: string }>> = {
  Basic: { name: 'Podstawowy', description: 'Idealne na start' },
  Standard: { name: 'Standard', description: 'Najpopularniejszy wybór' },
  Premium: { name: 'Premium', description: 'Pełny pakiet funkcji' },
  Nauczycielski: { name: 'Nauczycielski', description: 'Pełny pakiet funkcji i lekcja z nauczycielem' },
};
