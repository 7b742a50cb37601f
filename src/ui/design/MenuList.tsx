import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './Menu.module.css';

export type MenuChoice<Id extends string> = { readonly id: Id; readonly label: string; readonly icon: ReactNode };

export type MenuListProps<Id extends string> = {
  readonly label: string;
  readonly choices: readonly MenuChoice<Id>[];
  /** The button that the list belongs to. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (id: Id) => void;
};

/** Stands in the list and says when it is gone: until then the list holds the focus. */
const Farewell = ({ onGone }: { readonly onGone: () => void }) => {
  const latest = useEffectEvent(onGone);
  useEffect(() => () => latest(), []);
  return null;
};

/** Actions behind a button. */
export const MenuList = <Id extends string>({
  label,
  choices,
  trigger,
  isOpen,
  onOpenChange,
  onChoose,
}: MenuListProps<Id>) => {
  const chosen = useRef<Id | null>(null);
  const act = () => {
    const id = chosen.current;
    chosen.current = null;
    if (id === null) return;
    // What comes now, such as a dialog, gives the focus back to the button.
    trigger.current?.focus();
    onChoose(id);
  };
  return (
    <Popover
      className={styles.popover ?? ''}
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
          onOpenChange(false);
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
  );
};
