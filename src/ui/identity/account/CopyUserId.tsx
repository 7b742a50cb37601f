import { Copy } from 'lucide-react';
import { IconButton } from '#ui/design/IconButton.tsx';
import { useApp } from '#ui/services.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';

export const CopyUserId = ({ userId }: { readonly userId: string }) => {
  const { toasts } = useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(userId);
    toasts.send({ type: 'toast.requested', toast: { type: 'info', topic: 'assistant/copied' } });
  };
  return (
    <IconButton
      label={accountTexts.profile.copyUserId}
      icon={<Copy aria-hidden size={18} />}
      onClick={() => void copy()}
    />
  );
};
