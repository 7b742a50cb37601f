import { useSyncExternalStore } from 'react';
import { useIsPrerendered } from '#ui/services.tsx';
import { homeFilmTexts as texts } from '#ui/texts/home-film.pl.ts';
import styles from './ProductFilm.module.css';

/** As `npm run video` makes it. */
const SIZE = { width: 720, height: 1280 } as const;

const DARK = '(prefers-color-scheme: dark)';

const watchTheme = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** The film of the theme; the prerendered page, which knows none, has the light one. */
const useFilm = (): string => {
  const isDark = useSyncExternalStore(
    watchTheme,
    () => window.matchMedia(DARK).matches,
    () => false,
  );
  return isDark ? '/video/tutor-dark' : '/video/tutor';
};

/** A scene of the product itself (S1 §1.37). Its poster is fetched when it is near, the film when somebody starts it. */
export const ProductFilm = () => {
  const isPrerendered = useIsPrerendered();
  const film = useFilm();
  return (
    <figure className={styles.film}>
      <video
        className={styles.screen}
        controls
        muted
        playsInline
        preload="none"
        poster={isPrerendered ? undefined : `${film}.webp`}
        src={`${film}.webm`}
        aria-label={texts.title}
        aria-describedby="film-told"
        {...SIZE}
      />
      <figcaption className={styles.told}>
        <h2 id="film">{texts.title}</h2>
        <p>{texts.note}</p>
        <p id="film-told">{texts.lead}</p>
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
};
