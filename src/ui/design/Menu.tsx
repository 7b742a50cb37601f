import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { MenuList, type MenuChoice } from './MenuList.tsx';
import { OPENING_KEYS } from './menu-keys.ts';

export type MenuProps<Id extends string> = {
  /** Names the button and the list behind it. */
  readonly label: string;
  readonly choices: readonly MenuChoice<Id>[];
  readonly onChoose: (id: Id) => void;
};

/** A button with a list of actions behind it. */
export const Menu = <Id extends string>({ label, choices, onChoose }: MenuProps<Id>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.has(event.key)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {label}
        <ChevronDown aria-hidden size={18} />
      </Button>
      <MenuList
        label={label}
        choices={choices}
        trigger={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onChoose={onChoose}
      />
    </>
  );
};
