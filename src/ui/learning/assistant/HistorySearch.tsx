import { useSelector } from '@xstate/react';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { SEARCH_MAX_LENGTH } from '#domain/learning/conversation-history/conversation-history.rules.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import styles from './HistorySearch.module.css';

const texts = learningTexts.history;

/** Looks for words in titles and in what the pupil wrote. */
export const HistorySearch = ({ history }: { readonly history: ActorRefFrom<typeof conversationHistoryMachine> }) => {
  const query = useSelector(history, ({ context }) => context.query);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const lookFor = (words: string) => history.send({ type: 'pupil.queryChanged', query: words });
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          history.send({ type: 'pupil.searchSent' });
        }}
      >
        <Search className={styles.icon ?? ''} aria-hidden size={18} />
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          value={query}
          onChange={(event) => lookFor(event.target.value)}
        />
        {query !== '' && (
          <IconButton
            label={texts.clear}
            icon={<X aria-hidden size={18} />}
            onClick={() => {
              lookFor('');
              history.send({ type: 'pupil.searchSent' });
              field.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
};
