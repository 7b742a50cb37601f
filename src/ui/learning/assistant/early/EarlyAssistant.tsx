import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { MessageForm } from '#ui/learning/chat/MessageForm.tsx';
import formStyles from '#ui/learning/chat/MessageForm.module.css';
import { SendButton } from '#ui/learning/chat/SendButton.tsx';
import { learningTexts as texts, modeTexts } from '#ui/texts/learning.pl.ts';
import { AssistantLayout } from '../AssistantLayout.tsx';
import { OpeningThread } from '../OpeningThread.tsx';

const NOTHING = () => undefined;

/** The assistant before its code is here, as HTML: a message can be written in it, and is taken over with the press that sends it (D70). */
export const EarlyAssistant = ({ mode }: { readonly mode: AssistantMode }) => {
  const form = useRef<HTMLFormElement>(null);
  return (
    <AssistantLayout
      mode={mode}
      onModeChosen={NOTHING}
      onHistoryWanted={NOTHING}
      history={<Skeleton lines={5} />}
      thread={<OpeningThread />}
      foot={
        <>
          <MessageForm
            form={form}
            name="early"
            placeholder={modeTexts[mode].placeholder}
            value=""
            onChange={NOTHING}
            onSend={NOTHING}
          >
            <IconButton label={texts.attach} icon={<Paperclip aria-hidden size={20} />} />
            <SendButton form={form} isClosed />
          </MessageForm>
          <div className={formStyles.notes} />
        </>
      }
    />
  );
};
