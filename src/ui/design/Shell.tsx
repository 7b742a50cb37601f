import { useRef, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { usePageFocus } from './page-focus.ts';
import styles from './Shell.module.css';
import { StartIcon } from './StartIcon.tsx';
import { useVisibleHeight } from './visible-height.ts';

export type ShellMenu = {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly openLabel: string;
};

export type ShellProps = {
  readonly skipLabel: string;
  /** The logo in its link home. */
  readonly logo: ReactNode;
  /** Links of the wide header; on narrow screens the button opens a menu that holds them. */
  readonly navigation: ReactNode;
  readonly navigationLabel: string;
  readonly actions: ReactNode;
  readonly menu: ShellMenu;
  /** `page` scrolls as a whole; `app` is as high as the window and its parts scroll. */
  readonly layout?: 'page' | 'app';
  /** Before the header: the keyboard comes to it early. */
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
  const main = useRef<HTMLElement>(null);
  useVisibleHeight(shell);
  usePageFocus(main);
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
              icon={<StartIcon name="menu" size={24} />}
              aria-expanded={menu.isOpen}
              aria-haspopup="dialog"
              onClick={menu.onOpen}
            />
          </div>
        </div>
      </header>
      <main ref={main} className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && (
        <footer className={styles.footer}>
          <div className={styles.bar}>{footer}</div>
        </footer>
      )}
    </div>
  );
};
