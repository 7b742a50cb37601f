import { memo, type ReactNode } from 'react';
import { findFormulas } from '#ui/rich-text/formula.rules.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { findBareTex } from './bare-tex.rules.ts';
import { notationIn, type Piece } from './own-notation.rules.ts';
import styles from './OwnWords.module.css';

interface FoundFormula {
  readonly start: number;
  readonly end: number;
  readonly isDisplay: boolean;
  /** As formulas are told. */
  readonly told: string;
}

const withoutDollars = (text: string, from: number): readonly FoundFormula[] =>
  findBareTex(text).map(({ start, end }) => ({
    start: from + start,
    end: from + end,
    isDisplay: false,
    told: `$${text.slice(start, end)}$`,
  }));

/** Formulas between dollars, and between them those that lost theirs. */
const formulasIn = (text: string): readonly FoundFormula[] => {
  const marked = findFormulas(text);
  const ends = [0, ...marked.map(({ end }) => end)];
  return [
    ...marked.flatMap(({ start, end, isDisplay }, index) => [
      ...withoutDollars(text.slice(ends[index], start), ends[index] ?? 0),
      { start, end, isDisplay, told: text.slice(start, end) },
    ]),
    ...withoutDollars(text.slice(ends.at(-1)), ends.at(-1) ?? 0),
  ];
};

/** Formulas beside what was typed plainly. */
const piecesIn = (text: string): readonly Piece[] => {
  const formulas = formulasIn(text);
  const ends = [0, ...formulas.map(({ end }) => end)];
  return [
    ...formulas.flatMap(({ start, told, isDisplay }, index): readonly Piece[] => [
      ...notationIn(text.slice(ends[index], start)),
      { kind: 'formula', typed: told, isDisplay },
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
