import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './Button.tsx';
import styles from './Menu.module.css';

export type MenuChoice<Id extends string> = { readonly id: Id; readonly label: string; readonly icon: ReactNode };

export type MenuProps<Id extends string> = {
  /** Names the button and the list behind it. */
  readonly label: string;
  readonly choices: readonly MenuChoice<Id>[];
  readonly onChoose: (id: Id) => void;
};

/** A button with a list of deeds behind it. */
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
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {label}
        <ChevronDown aria-hidden size={18} />
      </Button>
      <Popover className={styles.popover ?? ''} aria-label={label} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} placement="bottom end" offset={6}>
        <AriaMenu
          className={styles.menu ?? ''}
          aria-label={label}
          autoFocus="first"
          onAction={(key) => {
            setIsOpen(false);
            const chosen = choices.find(({ id }) => id === key);
            if (chosen !== undefined) onChoose(chosen.id);
          }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.id} id={choice.id} className={styles.item ?? ''} textValue={choice.label}>
              {choice.icon}
              {choice.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </>
  );
};
