import { Menu } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Shell.module.css';
import { useVisibleHeight } from './visible-height.ts';

// The drawer brings the code of modal layers, and the first screen does not need it.
export const MenuDrawer = lazyPart(async () => (await import('./Drawer.tsx')).Drawer);

export type ShellMenu = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly content: ReactNode;
};

export type ShellProps = {
  readonly skipLabel: string;
  /** The logo in its link home. */
  readonly logo: ReactNode;
  /** Links of the wide header; on narrow screens the menu holds them. */
  readonly navigation: ReactNode;
  readonly navigationLabel: string;
  readonly actions: ReactNode;
  readonly menu: ShellMenu;
  /** `page` scrolls as a whole; `app` is as high as the window and its parts scroll. */
  readonly layout?: 'page' | 'app';
  /** Above the header: no network, a trial that ends. */
  readonly banner?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

export const Shell = ({
  skipLabel,
  logo,
  navigation,
  navigationLabel,
  actions,
  menu,
  layout = 'page',
  banner,
  footer,
  children,
}: ShellProps) => {
  const shell = useRef<HTMLDivElement>(null);
  useVisibleHeight(shell);
  const [wasOpened, setWasOpened] = useState(false);
  if (menu.isOpen && !wasOpened) setWasOpened(true);
  return (
    <div ref={shell} className={styles.shell} data-layout={layout}>
      <a className={styles.skip} href="#main">
        {skipLabel}
      </a>
      {banner}
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.logo}>{logo}</div>
          <nav className={styles.navigation} aria-label={navigationLabel}>
            {navigation}
          </nav>
          <div className={styles.actions}>{actions}</div>
          <div className={styles.menuButton}>
            <IconButton
              label={menu.openLabel}
              icon={<Menu aria-hidden size={24} />}
              aria-expanded={menu.isOpen}
              aria-haspopup="dialog"
              onClick={() => menu.onOpenChange(true)}
            />
          </div>
        </div>
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && (
        <footer className={styles.footer}>
          <div className={styles.bar}>{footer}</div>
        </footer>
      )}
      {wasOpened && (
        <LazyDialog onClose={() => menu.onOpenChange(false)}>
          <MenuDrawer
            side="end"
            isOpen={menu.isOpen}
            onClose={() => menu.onOpenChange(false)}
            title={menu.title}
            closeLabel={menu.closeLabel}
          >
            <nav className={styles.menu} aria-label={navigationLabel}>
              {menu.content}
            </nav>
          </MenuDrawer>
        </LazyDialog>
      )}
    </div>
  );
};
