import type { ReactNode } from 'react';
import { useMemberNavigation } from '#ui/navigation/member-navigation.ts';
import { PageLink } from './PageLink.tsx';

/** A link for members: a visitor who presses it gets the login dialog instead (S1 §2.21–2.23). */
export const MemberLink = ({
  to,
  closeLayer,
  children,
}: {
  readonly to: string;
  readonly closeLayer?: (() => void) | undefined;
  readonly children: ReactNode;
}) => {
  const goTo = useMemberNavigation(closeLayer);
  return (
    <PageLink
      to={to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </PageLink>
  );
};
