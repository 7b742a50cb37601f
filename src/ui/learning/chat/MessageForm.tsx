import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { fetchSetting } from '#ui/rich-text/text-setting.ts';
import { chatTexts as texts } from '#ui/texts/chat.pl.ts';
import styles from './MessageForm.module.css';

type Field = Pick<
  ComponentPropsWithoutRef<'textarea'>,
  'name' | 'placeholder' | 'onFocus' | 'onKeyDown' | 'aria-describedby'
>;

interface MessageFormProps extends Field {
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  /** What stands beside the field: the button that sends is the last. */
  readonly children: ReactNode;
}

/** Where a message is written: Enter sends, Shift+Enter makes a new line (S2 §2.46–2.47). */
export const MessageForm = ({
  form,
  field,
  value,
  onChange,
  onSend,
  onKeyDown,
  children,
  ...rest
}: MessageFormProps) => (
  <form
    ref={form}
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    <textarea
      {...rest}
      ref={field}
      className={styles.input}
      aria-label={texts.message}
      rows={1}
      value={value}
      onChange={(event) => {
        // Whoever writes will have an answer to read.
        void fetchSetting();
        onChange(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onSend();
      }}
    />
    {children}
  </form>
);
