import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CORE } from '#composition/core.tokens.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { useService } from '#ui/services.tsx';

/** The pages on which something is bought. */
const PLACES = /^\/(?:pricing|upgrade|payment\/)/iu;

/** Whether the purchase is needed; once it is, it stays as long as the page. */
export const useArePurchasesWanted = (): boolean => {
  const { pathname } = useLocation();
  const { status } = useSession();
  const orders = useService(CORE.keptOrders);
  const [wereWanted, remember] = useState(false);
  const areWanted = wereWanted || PLACES.test(pathname) || (status === 'registered' && orders.hasVisitorsChoice());
  if (areWanted && !wereWanted) remember(true);
  return areWanted;
};
