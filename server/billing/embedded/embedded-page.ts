import { EMBEDDED_PATH } from '#server/billing/embedded/embedded-payment-provider.ts';
import { pageStyledBy } from '#server/shared/page-layout.ts';

export const page = pageStyledBy(`${EMBEDDED_PATH}/style.css`);
