import { ProductFilm } from './ProductFilm.tsx';
import styles from './Sections.module.css';

/** Below the carousel, so that whoever reads on sees the product at work. */
export const FilmSection = () => (
  <section className={styles.section} aria-labelledby="film">
    <ProductFilm />
  </section>
);
