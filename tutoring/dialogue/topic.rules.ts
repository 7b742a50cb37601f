import { topicFinder } from '#tutoring/topics/all-topics.ts';
import { asksOrBids } from '#tutoring/reading/other-task.rules.ts';
import { isAnswerTo } from '#tutoring/topics/topic-answer.rules.ts';
import type { Topic } from '#tutoring/topics/topic.types.ts';
import { notionText } from './notions.texts.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { Happening } from './thread.types.ts';

/** Talk in which a topic may be meant: „wytłumacz mi fotosyntezę”. */
const OPEN_TALK: ReadonlySet<string> = new Set(['help', 'example', 'other', 'demand']);

/** A topic is asked for in words. */
const FORMULA = /[=|^√<>]|\d\s*[-+*:/]\s*\d/;

/** What is no wrong answer to a question of history: quantities, points and words of mathematics. */
const OF_MATHEMATICS =
  /→|->|[[({]\s*-?\d+\s*[,;]|\d\s*(?:N|Ω|V|A|J|W|kg|cm|dm|mm|mol|m\/s|km\/h|zł)(?!\p{L})|(?<!\p{L})(?:pierwiast|okręg|okreg|macierz|trójkąt|trojkat|równani|rownani|ułam|ulam|pisemn|wypadkow|opornik)/iu;

const MOST_WORDS_OF_AN_ANSWER = 40;

/** The topic that a message asks for, or its answer to the question of the topic before. Whatever is a task, a step or a question of mathematics stays that. */
export const topicHappening = (
  previous: Happening | undefined,
  latest: Happening,
  message: string,
  grade: Grade | undefined,
): Happening | undefined => {
  const isOpen =
    latest.kind === 'untreated' ||
    (latest.kind === 'talk' && OPEN_TALK.has(latest.intent)) ||
    (latest.kind === 'question' &&
      latest.question.about === 'notion' &&
      notionText(latest.question.words) === undefined);
  if (!isOpen || FORMULA.test(message)) return undefined;
  const asked = askedTopic(previous);
  if (asked !== undefined && isAnswerTo(asked.topic, message) && !/^\s*(?:nie wiem|nie rozumiem)/i.test(message))
    return { kind: 'topicAnswer', topic: asked.topic, isRight: true, tries: asked.tries };
  const topic = topicFinder().find(message, grade);
  if (topic !== undefined) return { kind: 'topic', topic };
  const isShort = message.split(/\s+/).length <= MOST_WORDS_OF_AN_ANSWER;
  return asked !== undefined &&
    isShort &&
    !OF_MATHEMATICS.test(message) &&
    !(latest.kind === 'untreated' && asksOrBids(message))
    ? { kind: 'topicAnswer', topic: asked.topic, isRight: false, tries: asked.tries + 1 }
    : undefined;
};

/** What is not treated, with the topics of which one may be meant. */
export const withTopicsNear = (happening: Happening, message: string): Happening =>
  happening.kind === 'untreated' && happening.reason === 'nothing'
    ? { ...happening, near: topicFinder().suggest(message) }
    : happening;

const askedTopic = (previous: Happening | undefined): { readonly topic: Topic; readonly tries: number } | undefined => {
  if (previous?.kind === 'topic') return { topic: previous.topic, tries: 0 };
  return previous?.kind === 'topicAnswer' && !previous.isRight
    ? { topic: previous.topic, tries: previous.tries }
    : undefined;
};
