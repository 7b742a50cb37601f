import { answerLines } from './answer-lines.ts';
import { answerPieces } from './answer-pieces.ts';
import { chatCompletion, chatPiece } from './chat-completion.schema.ts';
import { ModelFailure } from './model-failure.ts';
import { withoutThinking } from './thinking.rules.ts';
import type { TimeLimits } from './time-limits.ts';

const LARGEST_ANSWER = 8 * 1024 * 1024;
/** One event, or an answer that is not streamed. */
const LONGEST_LINE = 1024 * 1024;
/** As servers call an end that the model chose itself. All others mean that something was cut off, withheld or left to a tool. */
const WHOLE = new Set(['stop', 'eos', 'eos_token', 'end_turn', 'stop_sequence']);

const FIELD = /^(?:data|event|id|retry)?:/;

interface Hearing {
  readonly limits: TimeLimits;
  /** Characters. */
  readonly longest: number;
  /** Hears the whole text so far. */
  readonly onText: (soFar: string) => void;
}

/** The text of an answer, streamed or not, whatever its content type says. Throws where it is not whole. */
export const readAnswer = async (response: Response, { limits, longest, onText }: Hearing): Promise<string> => {
  const raw: string[] = [];
  let said = '';
  let isStreamed: boolean | undefined;

  const whole = (): string => {
    const text = withoutThinking(said).trim();
    if (text === '') throw new ModelFailure('unprocessable');
    return text;
  };
  const hear = (content: string): void => {
    if (content === '') return;
    said += content;
    const text = withoutThinking(said);
    if (said.length > longest * 4 || text.length > longest) throw new ModelFailure('unprocessable');
    if (text !== '') onText(text);
  };

  for await (const line of answerLines(answerPieces(response, LARGEST_ANSWER, limits), LONGEST_LINE)) {
    isStreamed ??= line.trim() === '' ? undefined : FIELD.test(line);
    if (isStreamed !== true) {
      raw.push(line);
      continue;
    }
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined) continue;
    if (data.trim() === '[DONE]') return whole();
    const piece = pieceOf(data);
    hear(piece.content);
    if (piece.finish === undefined) continue;
    if (!WHOLE.has(piece.finish)) throw new ModelFailure('unprocessable');
    return whole();
  }
  // A stream that merely stops has lost its end with its connection.
  if (isStreamed === true) throw new ModelFailure('unavailable');
  hear(contentOf(raw.join('\n')));
  return whole();
};

const pieceOf = (data: string): { readonly content: string; readonly finish: string | undefined } => {
  const piece = chatPiece.safeParse(parsed(data));
  if (!piece.success) throw new ModelFailure('unprocessable');
  if (piece.data.error !== undefined && piece.data.error !== null) throw new ModelFailure('unavailable');
  const choice = piece.data.choices?.[0];
  return { content: choice?.delta?.content ?? '', finish: choice?.finish_reason ?? undefined };
};

const contentOf = (text: string): string => {
  const completion = chatCompletion.safeParse(parsed(text));
  const choice = completion.data?.choices[0];
  // Plain JSON that parses has come whole: a server that names no reason is believed.
  if (choice === undefined || !WHOLE.has(choice.finish_reason ?? 'stop')) throw new ModelFailure('unprocessable');
  return choice.message.content ?? '';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('unprocessable');
  }
};
