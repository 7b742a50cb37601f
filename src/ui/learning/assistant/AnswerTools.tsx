import { Copy, Sigma } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '#ui/design/IconButton.tsx';
import { useCopy } from '#ui/clipboard.ts';
import { learningTexts as texts } from '#ui/texts/learning.pl.ts';
import { ActionMenu } from './ActionMenu.tsx';
import styles from './AnswerTools.module.css';

interface AnswerToolsProps {
  readonly number: number;
  /** As it was written. */
  readonly content: string;
  /** As it stands on the screen. */
  readonly shown: RefObject<HTMLElement | null>;
  /** What else can be done with the answer. */
  readonly children?: ReactNode;
}

const COPIES = [{ id: 'latex', label: texts.copyLatex, icon: <Sigma aria-hidden size={18} /> }] as const;

/** The line below an answer: copying it in signs that anybody can read, or as it was written, with its TeX. */
export const AnswerTools = ({ number, content, shown, children }: AnswerToolsProps) => {
  const copy = useCopy();
  const copyReadable = async () => {
    if (shown.current === null) return;
    const { readableText } = await import('#ui/rich-text/text.writer.ts');
    await copy(readableText(shown.current));
  };
  return (
    <fieldset className={styles.tools} aria-label={texts.answerTools(number)}>
      {children}
      <IconButton
        label={texts.copy(number)}
        icon={<Copy aria-hidden size={18} />}
        onClick={() => void copyReadable()}
      />
      <ActionMenu label={texts.otherCopies(number)} choices={COPIES} onChoose={() => void copy(content)} />
    </fieldset>
  );
};
