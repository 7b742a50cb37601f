import type { ExamPart, ExamSheet, ExamTask } from '#domain/learning/exam-sheet.types.ts';
import { pointsOf } from '#domain/learning/exam-sheet.rules.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import { escaped, htmlOf, sanitisedHtml } from '#server/learning/document-html.ts';
import { examTexts as texts } from '#tutoring/exam/exam.texts.ts';

/** A sheet as a document of its own, without keys (S2 §3.11). */
export const examHtml = (title: string, { minutes, parts }: ExamSheet): string =>
  sanitisedHtml(
    [`<h1>${escaped(title)}</h1>`, `<p>${texts.frame(minutes, pointsOf({ parts }))}</p>`, ...parts.map(partHtml)].join(
      '\n',
    ),
  );

const partHtml = ({ title, text, recording, tasks }: ExamPart): string =>
  [
    `<section><h2>${escaped(title)}</h2>`,
    htmlOf(text),
    ...(recording === null ? [] : [`<p>${texts.listening.unheard}</p>`]),
    ...tasks.map(taskHtml),
    '</section>',
  ].join('\n');

const taskHtml = ({ number, points, text, options }: ExamTask): string =>
  [
    `<h3>${texts.task(number, points)}</h3>`,
    htmlOf(text),
    ...(options.length === 0
      ? []
      : [
          '<ul>',
          ...options.map((option, place) => `<li><strong>${optionLetter(place)}.</strong> ${inlineOf(option)}</li>`),
          '</ul>',
        ]),
  ].join('\n');

/** Without the paragraph around it. */
const inlineOf = (text: string): string =>
  htmlOf(text)
    .trim()
    .replace(/^<p>([^]*)<\/p>$/, '$1');
