/** What the browser keeps of purchases and plan changes, as far as it matters before their pages have come (R14). */
export interface KeptOrders {
  /** Whether somebody chose a plan in this tab before logging in. */
  hasVisitorsChoice(): boolean;
  /** Forgets everything of every other user. */
  keepOnly(userId: string): void;
  /** Forgets the chosen plans. */
  clearPurchases(): void;
  /** Forgets everything of everybody: at logout. */
  clear(): void;
}
