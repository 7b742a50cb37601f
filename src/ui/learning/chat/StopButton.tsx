import { Square } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { chatTexts as texts } from '#ui/texts/chat.pl.ts';

interface StopButtonProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onPress: () => void;
}

/** When it goes, with the answer or because it was pressed, whoever was on it goes on typing. */
export const StopButton = ({ form, onPress }: StopButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => form.current?.querySelector('textarea'));
  return <IconButton ref={button} label={texts.stop} icon={<Square aria-hidden size={20} />} onClick={onPress} />;
};
