import { Copy } from 'lucide-react';
import { IconButton } from '#ui/design/IconButton.tsx';
import { useCopy } from '#ui/clipboard.ts';
import { accountTexts } from '#ui/texts/account.pl.ts';

export const CopyUserId = ({ userId }: { readonly userId: string }) => {
  const copy = useCopy();
  return (
    <IconButton
      label={accountTexts.profile.copyUserId}
      icon={<Copy aria-hidden size={18} />}
      onClick={() => void copy(userId)}
    />
  );
};
