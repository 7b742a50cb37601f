import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { COMPLETION_PATH } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import { redirectedFrom } from './redirected.ts';
import { useSession } from './member-navigation.ts';
import { LoadingPage, UnavailablePage } from './StatePages.tsx';

/** A page about a registered user. The guard has let somebody in; whoever is not registered yet is led on to the completion. */
export const MemberPage = ({ children }: { readonly children: (user: User) => ReactNode }) => {
  const session = useSession();
  switch (session.status) {
    case 'unknown':
    case 'visitor':
      return <LoadingPage />;
    case 'unavailable':
      return <UnavailablePage />;
    case 'unregistered':
      return <Navigate to={COMPLETION_PATH} replace state={redirectedFrom(window.location)} />;
    case 'registered':
      return children(session.user);
  }
};
