import { Copy } from 'lucide-react';
import { memo, useEffect, useRef, useState, type Ref } from 'react';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { Spinner } from '#ui/design/Spinner.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { useApp } from '#ui/services.tsx';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { ReadAloudButton } from './read-aloud/ReadAloudButton.tsx';
import styles from './MessageList.module.css';

const Question = memo(({ content }: { readonly content: string }) => (
  <li className={styles.message} data-role="user">
    <VisuallyHidden>{texts.you}:</VisuallyHidden>
    <div className={styles.content}>
      <p className={styles.own} dir="auto">
        {content}
      </p>
    </div>
  </li>
));

interface AnswerProps {
  readonly content: string;
  readonly speaker: string;
  readonly number: number;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
}

const Answer = memo(({ content, speaker, number, headingRef }: AnswerProps) => {
  const { toasts } = useApp();
  const text = useRef<HTMLDivElement>(null);
  const copy = async () => {
    if (text.current === null) return;
    const { readableText } = await import('#ui/rich-text/text.writer.ts');
    await navigator.clipboard.writeText(readableText(text.current));
    toasts.send({ type: 'toast.requested', toast: { type: 'info', topic: 'assistant/copied' } });
  };
  return (
    <li className={styles.message} data-role="assistant">
      <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
        {texts.answer(speaker, number)}
      </h2>
      <div className={styles.content}>
        <div ref={text}>
          <RichText text={content} />
        </div>
        <div className={styles.tools}>
          <ReadAloudButton answer={text} number={number} />
          <IconButton label={texts.copy(number)} icon={<Copy aria-hidden size={18} />} onClick={() => void copy()} />
        </div>
      </div>
    </li>
  );
});

/** What runs longer than this says for how long (experience: waiting). */
const SHOW_ELAPSED_AFTER = 5;

const Thinking = ({ mode }: { readonly mode: AssistantMode }) => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((elapsed) => elapsed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <li className={styles.message} data-role="assistant">
      <div className={styles.thinking} aria-hidden="true">
        <Spinner /> {modeTexts[mode].thinking} {seconds >= SHOW_ELAPSED_AFTER && texts.elapsed(seconds)}
      </div>
    </li>
  );
};

interface MessageListProps {
  readonly turns: readonly Turn[];
  readonly mode: AssistantMode;
  readonly isAsking: boolean;
  /** Learns where the latest answer begins. */
  readonly latestRef: Ref<HTMLHeadingElement>;
}

export const MessageList = ({ turns, mode, isAsking, latestRef }: MessageListProps) => {
  const list = useRef<HTMLOListElement>(null);
  // A long answer is read from its beginning: the question it belongs to goes to the top.
  useEffect(() => {
    const lastQuestion = turns.findLastIndex(({ role }) => role === 'user');
    list.current?.children[lastQuestion]?.scrollIntoView({ block: 'start' });
  }, [turns]);
  const latest = turns.findLastIndex(({ role }) => role === 'assistant');
  return (
    <ol className={styles.list} ref={list}>
      {turns.map(({ role, content }, index) =>
        role === 'user' ? (
          // oxlint-disable-next-line react/no-array-index-key -- turns are only ever added at the end
          <Question key={index} content={content} />
        ) : (
          <Answer
            // oxlint-disable-next-line react/no-array-index-key -- turns are only ever added at the end
            key={index}
            content={content}
            speaker={modeTexts[mode].name}
            number={turns.slice(0, index + 1).filter((turn) => turn.role === 'assistant').length}
            headingRef={index === latest ? latestRef : undefined}
          />
        ),
      )}
      {isAsking && <Thinking mode={mode} />}
    </ol>
  );
};
