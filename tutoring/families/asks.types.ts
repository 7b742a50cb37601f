import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import type { Answer, Difficulty, FamilySolution, Pick } from './family.types.ts';

/** One kind of question of a chapter, whose messages are taken apart in one way (`Text`). */
export interface Ask<Text, Data> {
  /** Of the lessons in which it is practised. */
  readonly levels: readonly Difficulty[];
  readonly read: (text: Text) => Data | undefined;
  readonly tell: (data: Data) => string;
  readonly solve: (data: Data) => FamilySolution;
  /** By another way than that of `solve`. */
  readonly isRight: (data: Data, answer: Answer) => boolean;
  readonly make: (pick: Pick, difficulty: Difficulty) => Data;
  /** Wrong results by the ids of the chapter's misconceptions. */
  readonly mistakes: (data: Data) => Readonly<Record<string, readonly (Exact | string)[] | undefined>>;
  readonly figure?: (data: Data) => FigureSource | undefined;
}
