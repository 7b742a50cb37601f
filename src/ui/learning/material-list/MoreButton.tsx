import { useRef } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';

interface MoreButtonProps {
  readonly label: string;
  readonly list: { readonly current: HTMLElement | null };
  readonly onPress: () => void;
}

/** Whoever pressed it reads on in the list when there is nothing more to show. */
export const MoreButton = ({ label, list, onPress }: MoreButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => list.current?.querySelector<HTMLElement>('li:last-child button'));
  return (
    <Button ref={button} variant="quiet" size="small" onClick={onPress}>
      {label}
    </Button>
  );
};
