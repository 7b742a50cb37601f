import { Paperclip } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { AnswerMessage } from '#ui/learning/chat/AnswerMessage.tsx';
import { answerNumbers } from '#ui/learning/chat/answer-numbers.rules.ts';
import styles from '#ui/learning/chat/Message.module.css';
import { OwnMessage } from '#ui/learning/chat/OwnMessage.tsx';
import { Thinking } from '#ui/learning/chat/Thinking.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { chatTexts } from '#ui/texts/chat.pl.ts';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { AnswerTools } from './AnswerTools.tsx';
import { AssistantActor } from './assistant.actor.ts';
import { selectIsReadingFiles, selectWriting } from './assistant.view.ts';
import { GrowingAnswer } from './GrowingAnswer.tsx';
import { AnswerFeedback } from './feedback/AnswerFeedback.tsx';
import { ReadAloudButton } from './read-aloud/ReadAloudButton.tsx';

interface AnswerProps {
  readonly content: string;
  readonly speaker: string;
  readonly number: number;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
}

const Answer = memo(({ content, speaker, number, headingRef }: AnswerProps) => {
  const text = useRef<HTMLDivElement>(null);
  return (
    <AnswerMessage title={chatTexts.answer(speaker, number)} headingRef={headingRef}>
      <div ref={text}>
        <RichText text={content} />
      </div>
      <AnswerTools number={number} content={content} shown={text}>
        {headingRef !== undefined && <AnswerFeedback />}
        <ReadAloudButton answer={text} number={number} />
      </AnswerTools>
    </AnswerMessage>
  );
});

const WithFiles = () => (
  <p className={styles.files}>
    <Paperclip aria-hidden size={16} /> {texts.withFiles}
  </p>
);

const Waiting = ({ mode }: { readonly mode: AssistantMode }) => {
  const isReading = AssistantActor.useSelector(selectIsReadingFiles);
  return <Thinking label={isReading ? modeTexts[mode].reading : modeTexts[mode].thinking} />;
};

/** How many turns of a long thread are shown at once, and how many more with each press. */
const TURNS_AT_ONCE = 40;

/** Whoever pressed it when it goes reads on at the first answer. */
const EarlierButton = ({ onPress }: { readonly onPress: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => document.querySelector<HTMLElement>(`.${styles.heading ?? ''}`));
  return (
    <Button ref={button} variant="secondary" size="small" onClick={onPress}>
      {texts.earlier}
    </Button>
  );
};

/** The place of the first turn that is shown, and the way to show more; what is read stays where it is. */
const useBeginning = (list: { readonly current: HTMLElement | null }, count: number) => {
  const [more, setMore] = useState(0);
  const fromEnd = useRef<number | null>(null);
  const scroller = () => list.current?.closest('section') ?? null;
  useLayoutEffect(() => {
    const own = scroller();
    if (own === null || fromEnd.current === null) return;
    own.scrollTop = own.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  });
  const showMore = () => {
    const own = scroller();
    fromEnd.current = own === null ? null : own.scrollHeight - own.scrollTop;
    setMore(more + TURNS_AT_ONCE);
  };
  return [Math.max(0, count - TURNS_AT_ONCE - more), showMore] as const;
};

interface MessageListProps {
  readonly turns: readonly Turn[];
  readonly mode: AssistantMode;
  readonly isAsking: boolean;
  /** Learns where the latest answer begins. */
  readonly latestRef: Ref<HTMLHeadingElement>;
}

export const MessageList = memo(({ turns, mode, isAsking, latestRef }: MessageListProps) => {
  const isGrowing = AssistantActor.useSelector((snapshot) => selectWriting(snapshot) !== '');
  const list = useRef<HTMLOListElement>(null);
  const [beginning, showMore] = useBeginning(list, turns.length);
  /** How many turns there are when the answer that is being read has come. */
  const read = useRef(0);
  useEffect(() => {
    if (isGrowing) read.current = turns.length + 1;
  }, [isGrowing, turns]);
  // A long answer is read from its beginning: the question it belongs to goes to the top. Whoever reads it already stays where they are.
  const scrollToQuestion = useEffectEvent((place: number) => {
    if (turns.length === read.current) return;
    list.current?.children[place - beginning]?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => scrollToQuestion(turns.findLastIndex(({ role }) => role === 'user')), [turns]);
  const numbers = useMemo(() => answerNumbers(turns), [turns]);
  return (
    <>
      {beginning > 0 && <EarlierButton onPress={showMore} />}
      <ol className={styles.list} ref={list}>
        {turns.slice(beginning).map(({ role, content, hasAttachments = false }, index) => {
          const place = beginning + index;
          const number = numbers[place] ?? 0;
          return role === 'user' ? (
            <OwnMessage key={place} content={content}>
              {(hasAttachments || content === '') && <WithFiles />}
            </OwnMessage>
          ) : (
            <Answer
              key={place}
              content={content}
              speaker={modeTexts[mode].name}
              number={number}
              headingRef={number === numbers.at(-1) ? latestRef : undefined}
            />
          );
        })}
        {isAsking && <GrowingAnswer label={texts.growing(modeTexts[mode].name)} waiting={<Waiting mode={mode} />} />}
      </ol>
    </>
  );
});
