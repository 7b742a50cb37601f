import type { SnapshotFrom } from 'xstate';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { isConversationName } from '#domain/learning/conversation-history/conversation-history.rules.ts';
import type { ConversationSummary } from '#domain/learning/conversation.types.ts';
import { failureTexts, historyFailureText } from '#ui/texts/failures.pl.ts';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { readableNotation } from '#ui/learning/chat/own-notation.rules.ts';

const texts = learningTexts.history;

type Snapshot = SnapshotFrom<typeof conversationHistoryMachine>;

export interface HistoryView {
  readonly conversations: readonly ConversationSummary[];
  readonly query: string;
  readonly isLoading: boolean;
  readonly canShowMore: boolean;
  /** Whether a search has come to its end without finding anything. */
  readonly isNothingFound: boolean;
  readonly error: string | undefined;
}

export const selectHistory = (snapshot: Snapshot): HistoryView => {
  const { conversations, query, hasNextPage, failure } = snapshot.context;
  const isListed = snapshot.matches({ list: 'listed' });
  return {
    conversations,
    query,
    isLoading: snapshot.matches({ list: 'loading' }),
    canShowMore: isListed && hasNextPage,
    isNothingFound: isListed && query.trim() !== '' && conversations.length === 0,
    error: snapshot.matches({ list: 'failed' }) ? historyFailureText(failure ?? 'unexpected') : undefined,
  };
};

/** What stands in the list for a conversation: its formulas as one reads them. */
export const shownTitle = ({ title, createdAt }: Pick<ConversationSummary, 'title' | 'createdAt'>): string =>
  title === '' ? texts.untitled(createdAt) : readableNotation(title);

export interface HistoryDay {
  readonly day: string;
  readonly conversations: readonly ConversationSummary[];
}

/** The list by days, in its order. */
export const daysOf = (conversations: readonly ConversationSummary[], now: Date): readonly HistoryDay[] =>
  conversations.reduce<readonly HistoryDay[]>((days, conversation) => {
    const day = texts.dayOf(conversation.createdAt, now);
    const latest = days.at(-1);
    return latest?.day === day
      ? [...days.slice(0, -1), { day, conversations: [...latest.conversations, conversation] }]
      : [...days, { day, conversations: [conversation] }];
  }, []);

export type HistoryDialogView =
  | { readonly dialog: 'none' }
  | {
      readonly dialog: 'name';
      readonly title: string;
      readonly mistake: string | undefined;
      readonly isPending: boolean;
      readonly error: string | undefined;
    }
  | {
      readonly dialog: 'removal';
      readonly title: string;
      readonly isPending: boolean;
      readonly error: string | undefined;
    };

export const selectHistoryDialog = (snapshot: Snapshot): HistoryDialogView => {
  const { edit } = snapshot.context;
  if (edit === null) return { dialog: 'none' };
  const error = edit.failure === null ? undefined : failureTexts[edit.failure];
  const isPending = snapshot.matches({ edit: 'renaming' }) || snapshot.matches({ edit: 'removing' });
  return snapshot.matches({ edit: 'naming' }) || snapshot.matches({ edit: 'renaming' })
    ? {
        dialog: 'name',
        title: edit.title,
        mistake: isConversationName(edit.title) ? undefined : texts.nameMistake,
        isPending,
        error,
      }
    : { dialog: 'removal', title: shownTitle(edit.conversation), isPending, error };
};
