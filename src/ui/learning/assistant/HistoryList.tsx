import { shallowEqual, useSelector } from '@xstate/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import type { AssistantEvent } from '#domain/learning/assistant/assistant.types.ts';
import type { ConversationSummary } from '#domain/learning/conversation.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { EmptyHistoryIllustration } from '#ui/design/illustrations/EmptyHistoryIllustration.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { AssistantActor } from './assistant.actor.ts';
import { selectConversationId } from './assistant.view.ts';
import { daysOf, selectHistory, shownTitle } from './history.view.ts';
import { HistorySearch } from './HistorySearch.tsx';
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
  readonly list: RefObject<HTMLElement | null>;
  readonly onPress: () => void;
}

/** Whoever pressed it reads on in the list when there is nothing more to show. */
const MoreButton = ({ isLoading, list, onPress }: MoreButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => list.current?.querySelector<HTMLElement>('section:last-child li:last-child button'));
  return (
    <Button ref={button} variant="quiet" size="small" isPending={isLoading} onClick={onPress}>
      {texts.more}
    </Button>
  );
};

interface RowProps {
  readonly conversation: ConversationSummary;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
  readonly onAct: (action: (typeof ACTIONS)[number]['id'], conversation: ConversationSummary) => void;
}

const ACTIONS = [
  { id: 'rename', label: texts.rename, icon: <Pencil aria-hidden size={18} /> },
  { id: 'remove', label: texts.remove, icon: <Trash2 aria-hidden size={18} /> },
] as const;

const Row = ({ conversation, isOpen, onOpen, onAct }: RowProps) => (
  <li data-conversation={conversation.id}>
    <button
      type="button"
      className={styles.open}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(conversation.id)}
    >
      <span className={styles.title}>{shownTitle(conversation)}</span>
      <time className={styles.time} dateTime={conversation.createdAt}>
        {texts.timeOf(conversation.createdAt)}
      </time>
    </button>
    <ActionMenu
      label={texts.actions(shownTitle(conversation))}
      choices={ACTIONS}
      onChoose={(id) => onAct(id, conversation)}
    />
  </li>
);

const today = (): Date => new Date();

const Conversations = ({
  history,
  onStayed,
}: {
  readonly history: ActorRefFrom<typeof conversationHistoryMachine>;
  readonly onStayed: () => void;
}) => {
  const go = useGo(onStayed);
  const list = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const chosenId = AssistantActor.useSelector(selectConversationId);
  const { conversations, query, isLoading, canShowMore, isNothingFound, error } = useSelector(
    history,
    selectHistory,
    shallowEqual,
  );
  const isEmpty = conversations.length === 0;
  const isSearched = query.trim() !== '';
  // Whoever has searched keeps the field, also while the whole list is fetched again.
  const [hasSearched, setHasSearched] = useState(false);
  if (query !== '' && !hasSearched) setHasSearched(true);
  const act: RowProps['onAct'] = (action, conversation) =>
    history.send(
      action === 'rename'
        ? { type: 'pupil.renameRequested', id: conversation.id, title: shownTitle(conversation) }
        : { type: 'pupil.removalRequested', id: conversation.id },
    );
  return (
    <div className={styles.found} data-history>
      {(!isEmpty || hasSearched) && <HistorySearch history={history} />}
      <VisuallyHidden>
        <output>{isSearched && !isLoading && !isEmpty && texts.found(conversations.length)}</output>
      </VisuallyHidden>
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
      {isEmpty && !isLoading && !isSearched && error === undefined && (
        <div className={styles.empty}>
          <EmptyHistoryIllustration />
          <p>{texts.empty}</p>
        </div>
      )}
      <output className={styles.nothing}>{isNothingFound && texts.nothingFound(query.trim())}</output>
      <div className={styles.days} ref={list}>
        {daysOf(conversations, today()).map(({ day, conversations: ofDay }, index) => (
          <section key={day} aria-labelledby={`${ownId}-${index}`}>
            <h2 id={`${ownId}-${index}`} className={styles.day}>
              {day}
            </h2>
            <ul className={styles.list}>
              {ofDay.map((conversation) => (
                <Row
                  key={conversation.id}
                  conversation={conversation}
                  isOpen={conversation.id === chosenId}
                  onOpen={(id) => go({ type: 'pupil.conversationChosen', conversationId: id })}
                  onAct={act}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {(canShowMore || (isLoading && !isEmpty && !isSearched)) && (
        <MoreButton isLoading={isLoading} list={list} onPress={() => history.send({ type: 'pupil.moreRequested' })} />
      )}
    </div>
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
