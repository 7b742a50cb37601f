import { useMemo } from 'react';
import { Notice } from '#ui/design/Notice.tsx';
import { useHashTarget } from '#ui/navigation/hash-target.ts';
import { documentTexts as texts } from '#ui/texts/documents/document.pl.ts';
import type { DocumentAnnex, DocumentSection, LegalDocument } from '#ui/texts/documents/document.types.ts';
import { OPERATOR, operatorTexts } from '#ui/texts/documents/operator.pl.ts';
import { longDate } from '#ui/texts/long-date.ts';
import { DocumentBlocks } from './DocumentBlocks.tsx';
import { FoldedContents, SideContents } from './DocumentContents.tsx';
import styles from './DocumentPage.module.css';
import { LinkedText } from './LinkedText.tsx';
import { useReadSection } from './read-section.ts';

const Section = ({ section, number }: { readonly section: DocumentSection; readonly number: number }) => (
  <section id={section.id} aria-labelledby={`${section.id}-title`}>
    <h2 id={`${section.id}-title`}>
      {number}. {section.title}
    </h2>
    <p className={styles.summary}>
      <strong>{texts.summary}</strong> <LinkedText>{section.summary}</LinkedText>
    </p>
    <DocumentBlocks blocks={section.blocks} />
  </section>
);

const Annex = ({ annex, number }: { readonly annex: DocumentAnnex; readonly number: number }) => (
  <section id={annex.id} aria-labelledby={`${annex.id}-title`} data-new-page>
    <h2 id={`${annex.id}-title`}>
      {texts.annex(number)}. {annex.title}
    </h2>
    <DocumentBlocks blocks={annex.blocks} />
  </section>
);

/** A document with its sections, annexes and table of contents (S2 §2.17–2.23). */
export const DocumentPage = ({ document }: { readonly document: LegalDocument }) => {
  const { title, lead, effectiveFrom, sections, annexes } = document;
  const ids = useMemo(() => [...sections, ...annexes].map(({ id }) => id), [sections, annexes]);
  const current = useReadSection(ids);
  useHashTarget();
  return (
    <div className={styles.page}>
      <SideContents document={document} current={current} />
      <article className={styles.document}>
        <h1>{title}</h1>
        <p className={styles.effective}>
          <time dateTime={effectiveFrom}>{texts.effective(longDate(effectiveFrom))}</time>
        </p>
        <p className={styles.lead}>
          <LinkedText>{lead}</LinkedText>
        </p>
        <FoldedContents document={document} current={current} />
        {OPERATOR.name === null && (
          <Notice tone="info" title={operatorTexts.notice.title} isLive={false}>
            {operatorTexts.notice.text}
          </Notice>
        )}
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
        {annexes.map((annex, index) => (
          <Annex key={annex.id} annex={annex} number={index + 1} />
        ))}
        <p className={styles.end} data-screen-only>
          <a href="#spis-tresci">{texts.toContents}</a>
        </p>
      </article>
    </div>
  );
};
