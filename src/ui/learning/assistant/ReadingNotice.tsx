import { Link } from 'react-router-dom';
import type { AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import { Notice } from '#ui/design/Notice.tsx';
import { readingTexts as texts } from '#ui/texts/access.pl.ts';
import styles from './ReadingNotice.module.css';

/** In the place of the composer, and as short: why nothing can be asked here, the way to the plans, and whom to call when it is urgent (D40, R8). */
export const ReadingNotice = ({ block }: { readonly block: AiBlockReason }) => (
  <div className={styles.reading}>
    <Notice tone="info" isLive={false}>
      <strong>{texts.reasons[block]}</strong> {texts.text}{' '}
      <Link className={styles.plans ?? ''} to="/pricing">
        {texts.plans}
      </Link>
      . {texts.help}
    </Notice>
  </div>
);
