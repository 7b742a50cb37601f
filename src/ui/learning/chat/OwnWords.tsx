import { memo, type ReactNode } from 'react';
import { findFormulas } from '#ui/rich-text/formula.rules.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { notationIn, type Piece } from './own-notation.rules.ts';
import styles from './OwnWords.module.css';

/** Formulas between dollars beside what was typed plainly. */
const piecesIn = (text: string): readonly Piece[] => {
  const formulas = findFormulas(text);
  const ends = [0, ...formulas.map(({ end }) => end)];
  return [
    ...formulas.flatMap(({ start, end, isDisplay }, index): readonly Piece[] => [
      ...notationIn(text.slice(ends[index], start)),
      { kind: 'formula', typed: text.slice(start, end), isDisplay },
    ]),
    ...notationIn(text.slice(ends.at(-1))),
  ];
};

const shown = (piece: Piece, key: number): ReactNode => {
  switch (piece.kind) {
    case 'plain':
      return piece.typed;
    case 'sign':
      return (
        <span key={key} className={styles.sign} data-shown={piece.shown}>
          {piece.typed}
        </span>
      );
    case 'raised':
      return <sup key={key}>{piece.pieces.map(shown)}</sup>;
    case 'rooted':
      return (
        <span key={key} className={styles.rooted}>
          {piece.pieces.map(shown)}
        </span>
      );
    case 'fraction':
      return (
        <span key={key} className={styles.fraction}>
          <span>{piece.over}</span>
          <span className={styles.bar}>/</span>
          <span>{piece.under}</span>
        </span>
      );
    case 'formula':
      return (
        <span key={key} className={styles.formula} data-display={piece.isDisplay}>
          <RichText text={piece.typed} />
        </span>
      );
  }
};

/** What a pupil wrote, as typed, its mathematics as one reads it. Marked and copied it is what was typed. */
export const OwnWords = memo(({ text }: { readonly text: string }) => (
  <div className={styles.own} dir="auto">
    {piecesIn(text).map(shown)}
  </div>
));
