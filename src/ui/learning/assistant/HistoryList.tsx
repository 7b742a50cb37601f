import { shallowEqual, useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import type { AssistantEvent } from '#domain/learning/assistant/assistant.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { EmptyHistoryIllustration } from '#ui/design/illustrations/EmptyHistoryIllustration.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { AssistantActor } from './assistant.actor.ts';
import { selectConversationId, selectHistory } from './assistant.view.ts';
import styles from './HistoryList.module.css';

const texts = learningTexts.history;

type Way = Extract<AssistantEvent, { type: 'pupil.conversationChosen' | 'pupil.newConversationRequested' }>;

/** Goes to another conversation; where that changes no address, such as in the one that is open, whoever shows the list hears of it. */
const useGo = (onStayed: () => void) => {
  const assistant = AssistantActor.useActorRef();
  return (way: Way) => {
    const { conversationId } = assistant.getSnapshot().context;
    assistant.send(way);
    if (assistant.getSnapshot().context.conversationId === conversationId) onStayed();
  };
};

interface MoreButtonProps {
  readonly isLoading: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onPress: () => void;
}

/** Whoever pressed it reads on in the list when there is nothing more to show. */
const MoreButton = ({ isLoading, list, onPress }: MoreButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => list.current?.querySelector<HTMLElement>('li:last-child button'));
  return (
    <Button ref={button} variant="quiet" size="small" isPending={isLoading} onClick={onPress}>
      {texts.more}
    </Button>
  );
};

const Conversations = ({
  history,
  onStayed,
}: {
  readonly history: ActorRefFrom<typeof conversationHistoryMachine>;
  readonly onStayed: () => void;
}) => {
  const go = useGo(onStayed);
  const list = useRef<HTMLUListElement>(null);
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
      <ul className={styles.list} ref={list}>
        {conversations.map(({ id, title, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => go({ type: 'pupil.conversationChosen', conversationId: id })}
            >
              <span className={styles.title}>{title === '' ? texts.untitled(createdAt) : title}</span>
              <span className={styles.date}>{texts.dateOf(createdAt, new Date())}</span>
            </button>
          </li>
        ))}
      </ul>
      {(canShowMore || (isLoading && !isEmpty)) && (
        <MoreButton isLoading={isLoading} list={list} onPress={() => history.send({ type: 'pupil.moreRequested' })} />
      )}
    </>
  );
};

interface HistoryListProps {
  /** Whether nothing can be asked: there is no way to a new conversation. */
  readonly isReading: boolean;
  readonly onStayed: () => void;
}

/** Past conversations of the mode, and the way to a new one. */
export const HistoryList = ({ isReading, onStayed }: HistoryListProps) => {
  const go = useGo(onStayed);
  const history = AssistantActor.useSelector(({ children }) => children.history);
  return (
    <div className={styles.history}>
      {!isReading && (
        <Button
          variant="secondary"
          isWide
          icon={<Plus aria-hidden size={20} />}
          onClick={() => go({ type: 'pupil.newConversationRequested' })}
        >
          {texts.fresh}
        </Button>
      )}
      {history !== undefined && <Conversations history={history} onStayed={onStayed} />}
    </div>
  );
};
