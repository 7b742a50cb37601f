import sanitizeHtml from 'sanitize-html';
import type { ExamTask } from '#domain/learning/exam-sheet.types.ts';
import type { MadeExam } from '#tutoring/exam/exam-order.types.ts';

const TASK = /(?:^|\n)\s*(?:zadanie|zad\.)\s*(\d{1,2})\b[^\n]*\n/giu;
const MOST_TASKS = 60;
const LONGEST_TASK = 2_000;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The tasks of an exam that somebody else has written, as far as its text tells; nobody has keys of it. */
export const examInDocument = (html: string): MadeExam => {
  const text = textOf(html);
  const heads = [...text.matchAll(TASK)].slice(0, MOST_TASKS);
  const tasks = heads.map((head, place): ExamTask => {
    const from = head.index + head[0].length;
    const to = heads[place + 1]?.index ?? text.length;
    return {
      id: `task-${String(place + 1)}`,
      number: Number(head[1]),
      points: 1,
      text: text.slice(from, to).trim().slice(0, LONGEST_TASK),
      options: [],
      leastWords: null,
    };
  });
  return {
    sheet: { minutes: 0, parts: [{ title: '', text: '', recording: null, tasks }] },
    keys: tasks.map(({ id }) => ({ taskId: id, topic: '', answer: '', explanation: '', criteria: [] })),
  };
};

/** Each block on lines of its own, formulas between dollars. */
const textOf = (html: string): string =>
  sanitizeHtml(
    html
      .replaceAll('\0', '')
      .replace(/<code data-formula="[^"]*">([^<]*)<\/code>/g, '$$$1$$')
      .replace(/<\/(?:p|div|h[1-6]|li|section|tr)>|<br\s*\/?>/gi, '\n'),
    { allowedTags: [], allowedAttributes: {} },
  ).replace(/&(?:amp|lt|gt|quot);/g, (sign) => ENTITIES[sign] ?? sign);
