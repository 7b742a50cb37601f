import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import type { Ask } from './asks.types.ts';
import type { Answer, Difficulty, Family, FamilySolution, Mistake, Pick } from './family.types.ts';

/** A question with its data, whatever they are. */
export interface Asked {
  /** What tells its kind from the others of the chapter (`data-likeness.rules.ts`). */
  readonly kind: object;
  readonly data: unknown;
  readonly tell: () => string;
  readonly solve: () => FamilySolution;
  readonly isRight: (answer: Answer) => boolean;
  readonly mistakes: () => ReturnType<Ask<never, never>['mistakes']>;
  readonly figure: () => FigureSource | undefined;
}

/** A kind of question whose data nobody outside needs to know. */
export interface OpenAsk<Text> {
  readonly levels: readonly Difficulty[];
  readonly read: (text: Text) => Asked | undefined;
  readonly make: (pick: Pick, difficulty: Difficulty) => Asked;
}

export const openAsk = <Text, Data>(ask: Ask<Text, Data>): OpenAsk<Text> => {
  const about = (data: Data): Asked => ({
    kind: ask,
    data,
    tell: () => ask.tell(data),
    solve: () => ask.solve(data),
    isRight: (answer) => ask.isRight(data, answer),
    mistakes: () => ask.mistakes(data),
    figure: () => ask.figure?.(data),
  });
  return {
    levels: ask.levels,
    read: (text) => {
      const data = ask.read(text);
      return data === undefined ? undefined : about(data);
    },
    make: (pick, difficulty) => about(ask.make(pick, difficulty)),
  };
};

export interface Chapter<Text> {
  readonly id: string;
  readonly title: string;
  readonly grades: Family<Asked>['grades'];
  readonly asks: readonly [OpenAsk<Text>, ...OpenAsk<Text>[]];
  /** What is said of each misconception, by its id. */
  readonly says: Readonly<Record<string, string>>;
}

/** A chapter of several questions; the first that fits a message takes it. */
export const familyOfAsks = <Text>(
  readText: (message: string) => Text | undefined,
  { id, title, grades, asks, says }: Chapter<Text>,
): Family<Asked> => ({
  id,
  title,
  grades,
  read: (message) => {
    const text = readText(message);
    if (text === undefined) return undefined;
    for (const ask of asks) {
      const asked = ask.read(text);
      if (asked !== undefined) return asked;
    }
    return undefined;
  },
  tell: (asked) => asked.tell(),
  solve: (asked) => asked.solve(),
  check: (asked, answer) => asked.isRight(answer),
  make: (pick, difficulty) => {
    const [first = asks[0], ...others] = asks.filter(({ levels }) => levels.includes(difficulty));
    return pick.oneOf([first, ...others]).make(pick, difficulty);
  },
  mistakes: Object.entries(says).map(([mistake, sentence]): Mistake<Asked> => ({
    id: mistake,
    says: sentence,
    leadsTo: (asked) => asked.mistakes()[mistake],
  })),
  figure: (asked) => asked.figure(),
});
