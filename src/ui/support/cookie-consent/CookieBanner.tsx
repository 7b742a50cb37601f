import { useLayoutEffect, useRef, type RefObject } from 'react';
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

/** Tells the page how high the banner is, so that whatever has the focus scrolls out from under it, and the end of the page can be read. */
const useToldHeight = (banner: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const own = banner.current;
    if (own === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${own.offsetHeight}px`));
    observer.observe(own);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [banner]);
};

/** At the bottom of the page until it is answered, with three answers that are equally easy (S1 §2.47, §4.98, §4.101–4.103, R8). */
export const CookieBanner = ({ place, onAcceptAll, onRejectAll, onCustomise }: CookieBannerProps) => {
  const banner = useRef<HTMLElement>(null);
  useToldHeight(banner);
  return (
    <section ref={banner} className={styles.banner} data-place={place} aria-label={texts.label}>
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
