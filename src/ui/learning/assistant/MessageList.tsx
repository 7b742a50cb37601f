import { Copy } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { Spinner } from '#ui/design/Spinner.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { useApp } from '#ui/services.tsx';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import styles from './MessageList.module.css';

const CopyButton = ({ text }: { readonly text: string }) => {
  const { toasts } = useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.send({ type: 'toast.requested', toast: { type: 'info', topic: 'assistant/copied' } });
  };
  return <IconButton label={texts.copy} icon={<Copy aria-hidden size={18} />} onClick={() => void copy()} />;
};

const Message = memo(({ role, content, speaker }: Turn & { readonly speaker: string }) => (
  <li className={styles.message} data-role={role}>
    <VisuallyHidden>{role === 'user' ? texts.you : speaker}:</VisuallyHidden>
    <div className={styles.content}>
      {role === 'user' ? <p className={styles.own}>{content}</p> : <RichText text={content} />}
    </div>
    {role === 'assistant' && (
      <div className={styles.tools}>
        <CopyButton text={content} />
      </div>
    )}
  </li>
));

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
}

export const MessageList = ({ turns, mode, isAsking }: MessageListProps) => {
  const list = useRef<HTMLOListElement>(null);
  // A long answer is read from its beginning: the question it belongs to goes to the top.
  useEffect(() => {
    const lastQuestion = turns.findLastIndex(({ role }) => role === 'user');
    list.current?.children[lastQuestion]?.scrollIntoView({ block: 'start' });
  }, [turns]);
  return (
    <ol className={styles.list} ref={list}>
      {turns.map(({ role, content }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- turns are only ever added at the end
        <Message key={index} role={role} content={content} speaker={modeTexts[mode].name} />
      ))}
      {isAsking && <Thinking mode={mode} />}
    </ol>
  );
};
