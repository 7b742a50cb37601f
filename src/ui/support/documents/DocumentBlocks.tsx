import { DefinitionList } from '#ui/design/DefinitionList.tsx';
import type { DocumentBlock } from '#ui/texts/documents/document.types.ts';
import { OPERATOR, operatorTexts } from '#ui/texts/documents/operator.pl.ts';
import styles from './DocumentBlocks.module.css';
import { LinkedText } from './LinkedText.tsx';

const FIELDS = ['name', 'address', 'email', 'number'] as const;

const Block = ({ block }: { readonly block: DocumentBlock }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LinkedText>{block.text}</LinkedText>
        </p>
      );
    case 'list': {
      const List = block.isNumbered === true ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {block.head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope="row">
                  <LinkedText>{first}</LinkedText>
                </th>
                {rest.map((cell) => (
                  <td key={cell}>
                    <LinkedText>{cell}</LinkedText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'operator':
      return (
        <DefinitionList
          definitions={FIELDS.map((field) => ({
            term: operatorTexts.fields[field],
            value: OPERATOR[field] ?? <span className={styles.missing}>{operatorTexts.missing}</span>,
          }))}
        />
      );
    case 'form':
      return (
        <div className={styles.form}>
          <p>
            <LinkedText>{block.intro}</LinkedText>
          </p>
          <ul className={styles.fields}>
            {block.fields.map((field) => (
              <li key={field}>{field}:</li>
            ))}
          </ul>
        </div>
      );
  }
};

/** What a section says. */
export const DocumentBlocks = ({ blocks }: { readonly blocks: readonly DocumentBlock[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- a document never changes while it is shown
  blocks.map((block, index) => <Block key={index} block={block} />);
