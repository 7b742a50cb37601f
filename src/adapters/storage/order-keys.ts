/** Before the user's id; a visitor has none. */
export const PURCHASE_PREFIX = 'pending-purchase:';
export const UPGRADE_PREFIX = 'pending-upgrade:';

export const purchaseKey = (userId: string | null): string => PURCHASE_PREFIX + encodeURIComponent(userId ?? '');
export const upgradeKey = (userId: string): string => UPGRADE_PREFIX + encodeURIComponent(userId);
