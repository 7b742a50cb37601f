import type { Untreated } from '#tutoring/families/task.finder.ts';
import { untreatedText } from './plain-words.texts.ts';
import type { Topic } from '#tutoring/topics/topic.types.ts';
import type { LessonMode, LessonReply } from './lesson.types.ts';

/** Przyjaciel explains the whole topic; Tutor leads to it with a question. */
export const topicReply = ({ title, explanation, lead, question }: Topic, mode: LessonMode): LessonReply => ({
  content: [`**${title}**`, mode === 'buddy' ? explanation : lead, `**Pytanie do Ciebie:** ${question}`].join('\n\n'),
  isCharged: true,
});

/** After the pupil's answer to the question of a topic. Whoever has missed it twice reads the explanation, and answers then. */
export const topicAnswerReply = (
  { explanation, lead, question, answer }: Topic,
  { isRight, tries }: { readonly isRight: boolean; readonly tries: number },
  mode: LessonMode,
): LessonReply => ({
  content: isRight
    ? `**Tak, o to chodzi!**\n\n${answer}\n\nMożesz zapytać o następny temat albo napisać zadanie.`
    : mode === 'buddy'
      ? `Odpowiedź brzmi tak: ${answer}`
      : tries > 1
        ? `Przeczytaj to spokojnie, a potem odpowiedz jeszcze raz.\n\n${explanation}\n\n**Pytanie do Ciebie:** ${question}`
        : `Jeszcze chwila, podejdźmy do tego inaczej.\n\n${lead}\n\n**Pytanie do Ciebie:** ${question}`,
  isCharged: true,
});

/** An honest word about what is not treated here, and topics that may be meant. */
export const refusalText = (reason: Untreated, near: readonly Topic[] = []): string =>
  [suggestionText(near), untreatedText(reason)].filter((text) => text !== '').join('\n\n');

const suggestionText = (topics: readonly Topic[]): string =>
  topics.length === 0
    ? ''
    : `Czy chodzi Ci o jeden z tych tematów? ${topics.map(({ title }) => `„${title}”`).join(', ')}. Napisz jego nazwę.`;
