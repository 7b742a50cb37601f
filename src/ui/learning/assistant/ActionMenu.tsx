import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '#ui/design/IconButton.tsx';
import { OPENING_KEYS } from '#ui/design/menu-keys.ts';
import type { MenuChoice, MenuListProps } from '#ui/design/MenuList.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';

const MenuList = lazyPart<MenuListProps<string>>(async () => (await import('#ui/design/MenuList.tsx')).MenuList);

interface ActionMenuProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly MenuChoice<Id>[];
  readonly onChoose: (id: Id) => void;
}

/** Three dots with actions behind them; the list comes with the first press. */
export const ActionMenu = <Id extends string>({ label, choices, onChoose }: ActionMenuProps<Id>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<EllipsisVertical aria-hidden size={18} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.has(event.key)) return;
          event.preventDefault();
          open();
        }}
      />
      {isWanted && (
        <LazyDialog onClose={() => setIsWanted(false)}>
          <MenuList
            label={label}
            choices={choices}
            trigger={button}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onChoose={(chosen) => {
              const choice = choices.find(({ id }) => id === chosen);
              if (choice !== undefined) onChoose(choice.id);
            }}
          />
        </LazyDialog>
      )}
    </>
  );
};
