import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import buttonStyles from './Button.module.css';
import styles from './Menu.module.css';

export type MenuChoice<Id extends string> = { readonly id: Id; readonly label: string; readonly icon: ReactNode };

export type MenuProps<Id extends string> = {
  /** Names the button and the list behind it. */
  readonly label: string;
  readonly choices: readonly MenuChoice<Id>[];
  readonly onChoose: (id: Id) => void;
};

/** A button with a list of deeds behind it. */
export const Menu = <Id extends string>({ label, choices, onChoose }: MenuProps<Id>) => (
  <MenuTrigger>
    <Button className={buttonStyles.button ?? ''} data-variant="secondary">
      <span className={buttonStyles.content}>
        {label}
        <ChevronDown aria-hidden size={18} />
      </span>
    </Button>
    <Popover className={styles.popover ?? ''} placement="bottom end" offset={6}>
      <AriaMenu
        className={styles.menu ?? ''}
        aria-label={label}
        onAction={(key) => {
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
  </MenuTrigger>
);
