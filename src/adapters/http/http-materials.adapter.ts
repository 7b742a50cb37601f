import type { Materials } from '#application/ports/materials.port.ts';
import { listExams } from '#contract/calls/exams.calls.ts';
import { listFlashcards } from '#contract/calls/flashcards.calls.ts';
import { listQuizzes } from '#contract/calls/quizzes.calls.ts';
import type {
  MaterialKind,
  MaterialPage,
  WantedMaterials,
} from '#domain/learning/material-list/material-list.types.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

type PageQuery = Readonly<Record<'page' | 'pageSize', string>>;
type List = (http: HttpClient, query: PageQuery, signal: AbortSignal | undefined) => Promise<MaterialPage>;

const LISTS: Readonly<Record<MaterialKind, List>> = {
  async flashcard(http, query, signal) {
    const { flashcards, page, hasNextPage } = await http.call(listFlashcards, { query }, { signal });
    const materials = flashcards.map(({ id, topicTitle, subject, createdAt }) => ({
      id,
      title: topicTitle,
      subject,
      createdAt,
    }));
    return { materials, page, hasNextPage };
  },
  async quiz(http, query, signal) {
    const { quizzes, pagination } = await http.call(listQuizzes, { query }, { signal });
    const materials = quizzes.map(({ id, quiz_title, subject, created_at }) => ({
      id,
      title: quiz_title,
      subject,
      createdAt: created_at,
    }));
    const { currentPage, totalPages } = pagination;
    return { materials, page: currentPage, hasNextPage: currentPage < totalPages };
  },
  async exam(http, query, signal) {
    const { exams, page, hasNextPage } = await http.call(listExams, { query }, { signal });
    const materials = exams.map(({ id, examTitle, subject, createdAt }) => ({
      id,
      title: examTitle,
      subject,
      createdAt,
    }));
    return { materials, page, hasNextPage };
  },
};

export const httpMaterials = (http: HttpClient): Materials => ({
  page: ({ kind, page, pageSize }: WantedMaterials, signal) =>
    LISTS[kind](http, { page: String(page), pageSize: String(pageSize) }, signal),
});
