import { shallowEqual, useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { Button } from '#ui/design/Button.tsx';
import { EmptyHistoryIllustration } from '#ui/design/illustrations/EmptyHistoryIllustration.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectConversationId, selectHistory } from './assistant.view.ts';
import styles from './HistoryList.module.css';

const texts = learningTexts.history;

const Conversations = ({
  history,
  onChosen,
}: {
  readonly history: ActorRefFrom<typeof conversationHistoryMachine>;
  readonly onChosen: () => void;
}) => {
  const assistant = AssistantActor.useActorRef();
  const chosenId = AssistantActor.useSelector(selectConversationId);
  const { conversations, isLoading, canShowMore, error } = useSelector(history, selectHistory, shallowEqual);
  const isEmpty = conversations.length === 0;
  return (
    <>
      {error !== undefined && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => history.send({ type: 'pupil.retried' })}>
              {texts.retry}
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {isEmpty && isLoading && <Skeleton lines={4} />}
      {isEmpty && !isLoading && error === undefined && (
        <div className={styles.empty}>
          <EmptyHistoryIllustration />
          <p>{texts.empty}</p>
        </div>
      )}
      <ul className={styles.list}>
        {conversations.map(({ id, title, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => {
                assistant.send({ type: 'pupil.conversationChosen', conversationId: id });
                onChosen();
              }}
            >
              <span className={styles.title}>{title === '' ? texts.untitled(createdAt) : title}</span>
              <span className={styles.date}>{texts.dateOf(createdAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      {canShowMore && (
        <Button variant="quiet" size="small" onClick={() => history.send({ type: 'pupil.moreRequested' })}>
          {texts.more}
        </Button>
      )}
    </>
  );
};

/** Past conversations of the mode, and the way to a new one. */
export const HistoryList = ({ onChosen }: { readonly onChosen: () => void }) => {
  const assistant = AssistantActor.useActorRef();
  const history = AssistantActor.useSelector(({ children }) => children.history);
  return (
    <div className={styles.history}>
      <Button
        variant="secondary"
        isWide
        icon={<Plus aria-hidden size={20} />}
        onClick={() => {
          assistant.send({ type: 'pupil.newConversationRequested' });
          onChosen();
        }}
      >
        {texts.fresh}
      </Button>
      {history !== undefined && <Conversations history={history} onChosen={onChosen} />}
    </div>
  );
};
