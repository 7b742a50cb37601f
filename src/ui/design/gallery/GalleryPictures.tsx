import { BuddyIllustration } from '../illustrations/BuddyIllustration.tsx';
import { EmptyHistoryIllustration } from '../illustrations/EmptyHistoryIllustration.tsx';
import { ExamIllustration } from '../illustrations/ExamIllustration.tsx';
import { FlashcardsIllustration } from '../illustrations/FlashcardsIllustration.tsx';
import { LostNetworkIllustration } from '../illustrations/LostNetworkIllustration.tsx';
import { NotThereYetIllustration } from '../illustrations/NotThereYetIllustration.tsx';
import { QuizIllustration } from '../illustrations/QuizIllustration.tsx';
import { TutorIllustration } from '../illustrations/TutorIllustration.tsx';
import styles from './Gallery.module.css';

export const GalleryPictures = () => (
  <section className={styles.group} id="pictures">
    <h2>Pictures</h2>
    <div className={styles.pictures}>
      <TutorIllustration />
      <BuddyIllustration />
      <FlashcardsIllustration />
      <QuizIllustration />
      <ExamIllustration />
      <EmptyHistoryIllustration />
      <LostNetworkIllustration />
      <NotThereYetIllustration />
    </div>
  </section>
);
