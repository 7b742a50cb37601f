import type { MaterialPage, WantedMaterials } from '#domain/learning/material-list/material-list.types.ts';

export interface Materials {
  /** The signed-in pupil's flashcards, quizzes or exams, newest first. */
  page(wanted: WantedMaterials, signal?: AbortSignal): Promise<MaterialPage>;
}
