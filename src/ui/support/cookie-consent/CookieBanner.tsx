import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/design/Button.tsx';
import { cookieTexts } from '#ui/texts/cookie-consent.pl.ts';
import styles from './CookieBanner.module.css';

const texts = cookieTexts.banner;

export type CookieBannerProps = {
  /** `app`: beside a thread, where it must not stand over what is written. */
  readonly place: 'page' | 'app';
  readonly onAcceptAll: () => void;
  readonly onRejectAll: () => void;
  readonly onCustomise: () => void;
};

const HEIGHT = '--cookie-banner-height';

/** Tells the page where the banner is and how high, so that whatever has the focus scrolls out from under it, and the end of the page can be read. */
const useToldHeight = (banner: RefObject<HTMLElement | null>, place: CookieBannerProps['place']): void => {
  useLayoutEffect(() => {
    const own = banner.current;
    if (own === null) return undefined;
    const { style, dataset } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${own.offsetHeight}px`));
    observer.observe(own);
    dataset['cookieBanner'] = place;
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
      delete dataset['cookieBanner'];
    };
  }, [banner, place]);
};

const FIELDS = 'input, textarea, select';

const watchFocus = (onChange: () => void) => {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
};

const useIsTyping = (): boolean =>
  useSyncExternalStore(
    watchFocus,
    () => document.activeElement?.matches(FIELDS) === true,
    () => false,
  );

/** At the bottom of the page until it is answered, with three answers that are equally easy (S1 §2.47, §4.98, §4.101–4.103, R8). */
export const CookieBanner = ({ place, onAcceptAll, onRejectAll, onCustomise }: CookieBannerProps) => {
  const banner = useRef<HTMLElement>(null);
  useToldHeight(banner, place);
  const isTyping = useIsTyping();
  return (
    <section
      ref={banner}
      className={styles.banner}
      data-place={place}
      data-beside={isTyping ? 'typing' : undefined}
      aria-label={texts.label}
    >
      <div className={styles.card}>
        <div className={styles.text}>
          <p className={styles.title}>{texts.title}</p>
          <p>
            {texts.text} <Link to="/ustawienia-cookies">{texts.more}</Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" size="small" onClick={onAcceptAll}>
            {texts.acceptAll}
          </Button>
          <Button variant="secondary" size="small" onClick={onRejectAll}>
            {texts.rejectAll}
          </Button>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onCustomise}>
            {texts.customise}
          </Button>
        </div>
      </div>
    </section>
  );
};
