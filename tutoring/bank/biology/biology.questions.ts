import type { BankQuestion } from '../bank-question.types.ts';
import { uprightQuestion } from '../upright-question.rules.ts';
import { CELL_MOLECULES_QUESTIONS } from './cell-molecules.questions.ts';
import { CELL_QUESTIONS } from './cell.questions.ts';
import { ECOLOGY_QUESTIONS } from './ecology.questions.ts';
import { HEREDITY_EVOLUTION_QUESTIONS } from './heredity-evolution.questions.ts';
import { HEREDITY_QUESTIONS } from './heredity.questions.ts';
import { HUMAN_CONTROL_QUESTIONS } from './human-control.questions.ts';
import { HUMAN_LIFE_QUESTIONS } from './human-life.questions.ts';
import { HUMAN_QUESTIONS } from './human.questions.ts';
import { ORGANISM_QUESTIONS } from './organisms.questions.ts';

const WRITTEN: readonly BankQuestion[] = [
  ...CELL_QUESTIONS,
  ...CELL_MOLECULES_QUESTIONS,
  ...ORGANISM_QUESTIONS,
  ...HUMAN_QUESTIONS,
  ...HUMAN_CONTROL_QUESTIONS,
  ...HUMAN_LIFE_QUESTIONS,
  ...HEREDITY_QUESTIONS,
  ...HEREDITY_EVOLUTION_QUESTIONS,
  ...ECOLOGY_QUESTIONS,
];

/** Every question of the subject, topic by topic. */
export const BIOLOGY_QUESTIONS: readonly BankQuestion[] = WRITTEN.map(uprightQuestion);
