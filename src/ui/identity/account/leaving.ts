import { useNavigate } from 'react-router-dom';
import { useApp } from '#ui/services.tsx';

/** Both ways to leave the account: the session ends, and the visitor stands on the home page. */
export const useLeaving = (): ((reason: 'pupil.loggedOut' | 'account.deleted') => void) => {
  const { session } = useApp();
  const navigate = useNavigate();
  return (reason) => {
    session.send({ type: reason });
    void navigate('/');
  };
};
