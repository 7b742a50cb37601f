import { shallowEqual } from '@xstate/react';
import { useId, useRef } from 'react';
import type { AssessmentKind } from '#domain/learning/assessment.types.ts';
import { MessageForm } from '#ui/learning/chat/MessageForm.tsx';
import { SendButton } from '#ui/learning/chat/SendButton.tsx';
import { StopButton } from '#ui/learning/chat/StopButton.tsx';
import { assessmentChatTexts, quizTexts } from '#ui/texts/assessment-chat.pl.ts';
import { AssessmentChatActor } from './assessment-chat.actor.ts';
import { selectChat, selectQuiz } from './assessment-chat.view.ts';
import styles from './ChatForm.module.css';
import { useSay } from './say.ts';

export const ChatForm = ({ kind }: { readonly kind: AssessmentKind }) => {
  const chat = AssessmentChatActor.useActorRef();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { draft, canSend, isSending, obstacle } = AssessmentChatActor.useSelector(selectChat, shallowEqual);
  const isCompleted = AssessmentChatActor.useSelector((snapshot) => selectQuiz(snapshot).state === 'completed');
  const say = useSay();
  return (
    <div className={styles.box}>
      <MessageForm
        form={form}
        aria-describedby={id}
        placeholder={isCompleted ? quizTexts.completedPlaceholder : assessmentChatTexts[kind].placeholder}
        value={draft}
        onChange={(text) => chat.send({ type: 'pupil.draftChanged', text })}
        onSend={() => canSend && say(draft)}
      >
        {isSending ? (
          <StopButton key="stop" form={form} onPress={() => chat.send({ type: 'pupil.messageCancelled' })} />
        ) : (
          <SendButton key="send" form={form} isClosed={!canSend} />
        )}
      </MessageForm>
      <output id={id} className={styles.obstacle}>
        {obstacle}
      </output>
    </div>
  );
};
