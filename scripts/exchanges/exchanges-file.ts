import { format, resolveConfig } from 'prettier';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { embeddedTutor } from '#server/tutor/embedded-tutor.ts';
import type { ExchangeTurn } from '#ui/texts/exchange.types.ts';
import { TALKS } from './talks.ts';
import { typesetAnswer } from './typeset-answer.ts';

export const EXCHANGES_FILE = 'src/ui/texts/exchanges.pl.ts';

const HEAD = `import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import type { ExchangeTurn } from '#ui/texts/exchange.types.ts';

/** What the embedded tutor answers, word for word; \`npm run exchanges\` writes it, and a test asks whether it still holds. */
export const exchanges: Readonly<Record<AssistantMode, readonly ExchangeTurn[]>> = `;

/** What is really answered, one question after the other, in Markdown. */
export const answersTo = async (mode: AssistantMode): Promise<readonly string[]> => {
  const tutor = embeddedTutor((error) => {
    throw error;
  });
  const history: { readonly role: 'user' | 'assistant'; readonly content: string }[] = [];
  const answers: string[] = [];
  for (const prompt of TALKS[mode]) {
    const { content } = await tutor.reply({ mode, prompt, history, schoolClass: undefined, attachments: [] });
    answers.push(content);
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content });
  }
  return answers;
};

const exchange = async (mode: AssistantMode): Promise<readonly ExchangeTurn[]> =>
  (await answersTo(mode)).map((answer, turn) => ({
    question: TALKS[mode][turn] ?? '',
    answer: typesetAnswer(answer),
  }));

/** The file as it should be today. */
export const exchangesFile = async (): Promise<string> => {
  const exchanges = { tutor: await exchange('tutor'), buddy: await exchange('buddy') };
  return format(`${HEAD}${JSON.stringify(exchanges)};`, {
    ...(await resolveConfig(EXCHANGES_FILE)),
    filepath: EXCHANGES_FILE,
  });
};
