import { shallowEqual } from '@xstate/react';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import type { AssessmentKind } from '#domain/learning/assessment.types.ts';
import { answerNumbers } from '#ui/learning/chat/answer-numbers.rules.ts';
import { AnswerMessage } from '#ui/learning/chat/AnswerMessage.tsx';
import styles from '#ui/learning/chat/Message.module.css';
import { OwnMessage } from '#ui/learning/chat/OwnMessage.tsx';
import { Thinking } from '#ui/learning/chat/Thinking.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { assessmentChatTexts } from '#ui/texts/assessment-chat.pl.ts';
import { chatTexts } from '#ui/texts/chat.pl.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';
import { selectChat } from './assessment-chat.view.ts';

const Answer = memo(({ title, content }: { readonly title: string; readonly content: string }) => (
  <AnswerMessage title={title}>
    <RichText text={content} />
  </AnswerMessage>
));

/** What was said; a new answer is read from the message that it answers. */
export const ChatThread = ({ kind }: { readonly kind: AssessmentKind }) => {
  const { turns, isSending } = AssessmentChatActor.useSelector(selectChat, shallowEqual);
  const list = useRef<HTMLOListElement>(null);
  const { speaker, thinking } = assessmentChatTexts[kind];
  const asked = turns.findLastIndex(({ role }) => role === 'user');
  const { length } = turns;
  const showLatest = useEffectEvent(() => list.current?.children[asked]?.scrollIntoView({ block: 'start' }));
  useEffect(() => {
    if (length > 1) showLatest();
  }, [length]);
  const numbers = answerNumbers(turns);
  const rows = turns.map((turn, place) => ({ ...turn, place, number: numbers[place] ?? 0 }));
  return (
    <ol className={styles.list} ref={list}>
      {rows.map(({ role, content, place, number }) =>
        role === 'user' ? (
          <OwnMessage key={place} content={content} />
        ) : (
          <Answer key={place} title={chatTexts.answer(speaker, number)} content={content} />
        ),
      )}
      {isSending && <Thinking label={thinking} />}
    </ol>
  );
};
