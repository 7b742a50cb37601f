import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CORE } from '#composition/core.tokens.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { useService } from '#ui/services.tsx';

/** The pages on which something is bought: they bring the purchase themselves. */
const OWN_PLACES = /^\/(?:pricing|upgrade|payment\/(?:method-selection|processing))\/?$/iu;

/** Whether the purchase is needed beside the page: after a page of plans, and where a login finds what was chosen before it. */
export const useArePurchasesWanted = (): boolean => {
  const { pathname } = useLocation();
  const { status } = useSession();
  const orders = useService(CORE.keptOrders);
  const [wereWanted, remember] = useState(false);
  const isOwnPlace = OWN_PLACES.test(pathname);
  const areWanted = wereWanted || isOwnPlace || (status === 'registered' && orders.hasVisitorsChoice());
  if (areWanted && !wereWanted) remember(true);
  return areWanted && !isOwnPlace;
};
