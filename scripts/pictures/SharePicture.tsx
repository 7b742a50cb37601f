import { HeroIllustration } from '#ui/design/illustrations/HeroIllustration.tsx';
import { TutorIllustration } from '#ui/design/illustrations/TutorIllustration.tsx';
import { Logo } from '#ui/design/Logo.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import { homeTexts } from '#ui/texts/home.pl.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';
import styles from './SharePicture.module.css';

/** What a shared link shows: of the home page its promise, of any other one what the product is. */
export const SharePicture = ({ isHome }: { readonly isHome: boolean }) => (
  <main className={styles.picture}>
    <div className={styles.words}>
      <div className={styles.logo}>
        <Logo name={shellTexts.product} />
      </div>
      <p className={styles.title}>{isHome ? homeTexts.hero.title : homeSectionTexts.features.title}</p>
      <p className={styles.names}>
        {shellTexts.tutor} · {shellTexts.buddy}
      </p>
    </div>
    <div className={styles.illustration}>{isHome ? <HeroIllustration /> : <TutorIllustration />}</div>
  </main>
);
