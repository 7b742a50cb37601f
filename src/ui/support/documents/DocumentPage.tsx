import { Notice } from '#ui/design/Notice.tsx';
import { documentTexts, interimText } from '#ui/texts/documents.pl.ts';
import styles from './DocumentPage.module.css';

/** The terms, or what happens to data: short and true until the full documents come. */
export const DocumentPage = ({ name }: { readonly name: keyof typeof documentTexts }) => {
  const { title, sections } = documentTexts[name];
  return (
    <article className={styles.document}>
      <h1>{title}</h1>
      <Notice tone="info" title={interimText.title} isLive={false}>
        {interimText.text}
      </Notice>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
};
