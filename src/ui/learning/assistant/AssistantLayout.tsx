import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { SegmentedControl } from '#ui/design/SegmentedControl.tsx';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import styles from './AssistantLayout.module.css';

/** Where the header leaves little of a line, „AI” is only read. */
const ModeName = ({ name }: { readonly name: string }) => (
  <span>
    {name.replace(/AI$/, '')}
    <span className={styles.ai}>AI</span>
  </span>
);

const SEGMENTS = (['tutor', 'buddy'] as const).map((mode) => ({
  value: mode,
  label: <ModeName name={modeTexts[mode].name} />,
}));

interface AssistantLayoutProps {
  readonly mode: AssistantMode;
  readonly onModeChosen: (mode: AssistantMode) => void;
  readonly onHistoryWanted: () => void;
  /** The list of conversations, where there is room beside the thread. */
  readonly history: ReactNode;
  readonly thread: ReactNode;
  /** What is written with. */
  readonly foot: ReactNode;
  /** Whether what stands in the page already is to be seen still (D70). */
  readonly isWaiting?: boolean;
  /** What stands over it, or is only read. */
  readonly children?: ReactNode;
}

/** Where everything of the assistant stands. */
export const AssistantLayout = ({
  mode,
  onModeChosen,
  onHistoryWanted,
  history,
  thread,
  foot,
  isWaiting = false,
  children,
}: AssistantLayoutProps) => (
  <div className={styles.screen} data-waiting={isWaiting || undefined}>
    <aside className={styles.aside} aria-label={texts.history.title}>
      {history}
    </aside>
    <section className={styles.workspace} aria-label={modeTexts[mode].name}>
      <header className={styles.bar}>
        <h1 className={styles.heading}>{modeTexts[mode].name}</h1>
        <SegmentedControl
          label={texts.mode}
          isChosenByArrow={false}
          segments={SEGMENTS}
          value={mode}
          onChange={onModeChosen}
        />
        <div className={styles.historyButton}>
          <IconButton
            label={texts.history.title}
            icon={<History aria-hidden size={22} />}
            aria-haspopup="dialog"
            onClick={onHistoryWanted}
          />
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.thread}>
        <div className={styles.paper}>{thread}</div>
      </section>
      <div className={styles.foot}>{foot}</div>
    </section>
    {children}
  </div>
);
