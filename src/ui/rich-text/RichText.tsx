import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { PlainText } from './PlainText.tsx';
import styles from './RichText.module.css';
import type { RichTextProps } from './rich-text.types.ts';
import { loadBlocks, loadedBlocks } from './text-setting.ts';

// marked and DOMPurify come with the first text that needs them, KaTeX with the first formula.
const ComingBlocks = lazy(async () => ({ default: await loadBlocks() }));

/** Shows the plain text where the chunk did not arrive. */
class PlainOnFailure extends Component<
  { readonly plain: ReactNode; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}

export const RichText = ({ text, format = 'markdown', isGrowing = false }: RichTextProps) => {
  // What is here must not wait: React would show the plain text first. What came later would begin anew.
  const [Blocks] = useState(() => loadedBlocks() ?? ComingBlocks);
  return (
    <div className={styles.rich}>
      <PlainOnFailure plain={<PlainText text={text} />}>
        <Suspense fallback={<PlainText text={text} isComing />}>
          <Blocks text={text} format={format} isGrowing={isGrowing} />
        </Suspense>
      </PlainOnFailure>
    </div>
  );
};
