import { useEffect, useRef } from 'react';
import { Disclosure } from '#ui/design/Disclosure.tsx';
import { documentTexts as texts } from '#ui/texts/documents/document.pl.ts';
import type { LegalDocument } from '#ui/texts/documents/document.types.ts';
import styles from './DocumentContents.module.css';

type DocumentContentsProps = {
  readonly document: LegalDocument;
  /** The section that is being read. */
  readonly current: string | null;
};

const Contents = ({ document: { sections, annexes }, current }: DocumentContentsProps) => (
  <nav className={styles.contents} aria-label={texts.contents}>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
    {annexes.length > 0 && (
      <ul>
        {annexes.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {texts.annex(index + 1)}. {title}
            </a>
          </li>
        ))}
      </ul>
    )}
  </nav>
);

/** Folded above the text of a narrow window. */
export const FoldedContents = (props: DocumentContentsProps) => (
  <div className={styles.folded} id="spis-tresci" data-screen-only>
    <Disclosure title={texts.contents}>
      <Contents {...props} />
    </Disclosure>
  </div>
);

/** At the side of a wide window (S2 §2.20); in a low one it scrolls to where the reader is. */
export const SideContents = ({ document, current }: DocumentContentsProps) => {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = side.current;
    const link = box?.querySelector<HTMLElement>(`a[href="#${current}"]`) ?? null;
    if (box !== null && link !== null) box.scrollTop = link.offsetTop - box.clientHeight / 2;
  }, [current]);
  return (
    <aside ref={side} className={styles.side}>
      <p className={styles.title} aria-hidden>
        {texts.contents}
      </p>
      <Contents document={document} current={current} />
    </aside>
  );
};
