import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMemberNavigation } from '#ui/navigation/member-navigation.ts';

/** The assistant is two places at one address, and a link leads to one of them. */
const isHere = (to: string, { pathname, search }: { readonly pathname: string; readonly search: string }): boolean => {
  const [path, query] = to.split('?');
  const [wished, shown] = [query, search].map((one) => new URLSearchParams(one).get('mode'));
  return pathname.toLowerCase() === path && (wished === null || (shown ?? 'tutor') === wished);
};

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
  const location = useLocation();
  return (
    <Link
      to={to}
      aria-current={isHere(to, location) ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </Link>
  );
};
