import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import type { Answer, Difficulty, Family, FamilySolution, Mistake, Pick } from '#tutoring/families/family.types.ts';
import { readFunctionText } from './function-text.reader.ts';
import type { FunctionAsk, FunctionText } from './function.types.ts';

/** A question with its data, whatever they are. */
export interface AskedFunction {
  readonly tell: () => string;
  readonly solve: () => FamilySolution;
  readonly isRight: (answer: Answer) => boolean;
  readonly slips: () => ReturnType<FunctionAsk<never>['slips']>;
  readonly figure: () => FigureSource | undefined;
}

/** A kind of question whose data nobody outside needs to know. */
export interface OpenAsk {
  readonly levels: readonly Difficulty[];
  readonly read: (text: FunctionText) => AskedFunction | undefined;
  readonly make: (pick: Pick, difficulty: Difficulty) => AskedFunction;
}

export const openAsk = <Data>(ask: FunctionAsk<Data>): OpenAsk => {
  const about = (data: Data): AskedFunction => ({
    tell: () => ask.tell(data),
    solve: () => ask.solve(data),
    isRight: (answer) => ask.isRight(data, answer),
    slips: () => ask.slips(data),
    figure: () => ask.figure(data),
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

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly grades: Family<AskedFunction>['grades'];
  readonly asks: readonly [OpenAsk, ...OpenAsk[]];
  /** What is said of each misconception, by its id. */
  readonly says: Readonly<Record<string, string>>;
}

/** A chapter of questions about functions; the first that fits a message takes it. */
export const functionFamily = ({ id, title, grades, asks, says }: Chapter): Family<AskedFunction> => ({
  id,
  title,
  grades,
  read: (message) => {
    const text = readFunctionText(message);
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
  mistakes: Object.entries(says).map(([slip, sentence]): Mistake<AskedFunction> => ({
    id: slip,
    says: sentence,
    leadsTo: (asked) => asked.slips()[slip],
  })),
  figure: (asked) => asked.figure(),
});
