import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { exchanges } from '#ui/texts/exchanges.pl.ts';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import { ExchangeText } from './ExchangeText.tsx';
import styles from './Exchange.module.css';

const texts = homeSectionTexts.showcase;

/** A conversation with one of the two, word for word. */
export const Exchange = ({ mode }: { readonly mode: AssistantMode }) => (
  <ol className={styles.exchange}>
    {exchanges[mode].map(({ question, answer }) => (
      <li key={question} className={styles.turn}>
        <p className={styles.question}>
          <VisuallyHidden>{texts.you}: </VisuallyHidden>
          {question}
        </p>
        <div className={styles.answer}>
          <VisuallyHidden>{texts[mode].name}: </VisuallyHidden>
          <ExchangeText nodes={answer} />
        </div>
      </li>
    ))}
  </ol>
);
