import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Drawer } from '../Drawer.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { HeroIllustration } from '../illustrations/HeroIllustration.tsx';
import { LiveRegion } from '../LiveRegion.tsx';
import { Logo } from '../Logo.tsx';
import { Shell } from '../Shell.tsx';
import { Toaster, type ToastItem } from '../Toaster.tsx';
import styles from './Gallery.module.css';
import { GalleryButtons } from './GalleryButtons.tsx';
import { GalleryFields } from './GalleryFields.tsx';
import { GalleryFigures } from './GalleryFigures.tsx';
import { GalleryLayers } from './GalleryLayers.tsx';
import { GalleryPictures } from './GalleryPictures.tsx';
import { GalleryStates } from './GalleryStates.tsx';
import { GalleryTexts } from './GalleryTexts.tsx';

const TOASTS: readonly ToastItem[] = [
  { id: '1', type: 'success', text: 'Your flashcard is saved.' },
  { id: '2', type: 'warning', text: 'Five points are left in your trial.' },
  { id: '3', type: 'info', text: 'A new school year begins: choose your class.' },
  { id: '4', type: 'error', text: 'The message was not sent. It waits in the composer.' },
];

const links: ReactNode = (
  <>
    <Link to="/gallery.html" aria-current="page">
      Tutor AI
    </Link>
    <Link to="/a">Flashcards</Link>
    <Link to="/b">Exams</Link>
    <Link to="/c">Plans</Link>
  </>
);

export const Gallery = () => {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  return (
    <>
      <Shell
        skipLabel="Skip to the content"
        logo={
          <Link to="/gallery.html">
            <Logo name="Nauka" />
          </Link>
        }
        navigation={links}
        navigationLabel="Main"
        actions={
          <Button size="small" variant="secondary">
            Log in
          </Button>
        }
        menu={{ isOpen: isMenuOpen, onOpen: () => setIsMenuOpen(true), openLabel: 'Open the menu' }}
        footer={<span>Made by teachers.</span>}
      >
        <section className={styles.hero}>
          <div className={styles.heroText}>
            <Badge tone="premium">Free for 24 hours</Badge>
            <h1>
              Understand the <mark>next step</mark>, not only the answer.
            </h1>
            <p>A tutor that goes through the exercise with you, at your pace, as a good teacher would.</p>
            <div className={styles.row}>
              <Button variant="accent" size="large">
                Try it for free
              </Button>
              <ButtonLink to="/plans" variant="quiet" size="large">
                See the plans
              </ButtonLink>
            </div>
          </div>
          <HeroIllustration />
        </section>
        <div className={styles.page}>
          <GalleryButtons />
          <GalleryFields />
          <GalleryStates onToasts={() => setToasts(TOASTS)} />
          <GalleryTexts />
          <GalleryFigures />
          <GalleryLayers />
          <GalleryPictures />
        </div>
      </Shell>
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} title="Menu" closeLabel="Close" side="end">
        <nav aria-label="Main">{links}</nav>
      </Drawer>
      <Toaster
        label="Notifications"
        closeLabel="Close"
        toasts={toasts}
        onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
      <LiveRegion message="" />
    </>
  );
};
