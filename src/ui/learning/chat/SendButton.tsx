import { SendHorizontal } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { chatTexts as texts } from '#ui/texts/chat.pl.ts';

interface SendButtonProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isClosed: boolean;
}

/** When it goes, because it was pressed, whoever was on it may take the question back: the answer is awaited without the keyboard of a phone. */
export const SendButton = ({ form, isClosed }: SendButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => form.current?.querySelector<HTMLElement>('button:last-of-type'));
  return (
    <IconButton
      ref={button}
      variant="primary"
      type="submit"
      label={texts.send}
      icon={<SendHorizontal aria-hidden size={20} />}
      disabled={isClosed}
    />
  );
};
