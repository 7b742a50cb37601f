import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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

/** The click of a key comes after the list has taken the focus, and would take it away. */
const OPENING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'Enter', ' ']);

/** Stands in the list and says when it is gone: until then the list holds the focus. */
const Farewell = ({ onGone }: { readonly onGone: () => void }) => {
  const latest = useEffectEvent(onGone);
  useEffect(() => () => latest(), []);
  return null;
};

/** A button with a list of actions behind it. */
export const Menu = <Id extends string>({ label, choices, onChoose }: MenuProps<Id>) => {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Id | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const act = () => {
    const id = chosen.current;
    chosen.current = null;
    if (id === null) return;
    // What comes now, such as a dialog, gives the focus back to the button.
    button.current?.focus();
    onChoose(id);
  };
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
      <Popover
        className={styles.popover ?? ''}
        aria-label={label}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement="bottom end"
        offset={6}
      >
        <Farewell onGone={act} />
        <AriaMenu
          className={styles.menu ?? ''}
          aria-label={label}
          autoFocus="first"
          onAction={(key) => {
            chosen.current = choices.find(({ id }) => id === key)?.id ?? null;
            setIsOpen(false);
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
