import type { BankQuestion } from '../bank-question.types.ts';
import { uprightQuestion } from '../upright-question.rules.ts';
import { ATOM_QUESTIONS } from './atom.questions.ts';
import { BASE_QUESTIONS } from './bases.questions.ts';
import { BOND_QUESTIONS } from './bonds.questions.ts';
import { LIFE_SUBSTANCE_QUESTIONS } from './life-substances.questions.ts';
import { MOLE_QUESTIONS } from './moles.questions.ts';
import { ORGANIC_QUESTIONS } from './organic.questions.ts';
import { OXIDE_AND_ACID_QUESTIONS } from './oxides-and-acids.questions.ts';
import { REACTION_QUESTIONS } from './reactions.questions.ts';
import { REDOX_AND_RATE_QUESTIONS } from './redox-and-rate.questions.ts';
import { SALT_QUESTIONS } from './salts.questions.ts';
import { SOLUTION_QUESTIONS } from './solutions.questions.ts';

const WRITTEN: readonly BankQuestion[] = [
  ...ATOM_QUESTIONS,
  ...BOND_QUESTIONS,
  ...REACTION_QUESTIONS,
  ...SOLUTION_QUESTIONS,
  ...OXIDE_AND_ACID_QUESTIONS,
  ...BASE_QUESTIONS,
  ...SALT_QUESTIONS,
  ...MOLE_QUESTIONS,
  ...REDOX_AND_RATE_QUESTIONS,
  ...ORGANIC_QUESTIONS,
  ...LIFE_SUBSTANCE_QUESTIONS,
];

/** Every question of the subject, topic by topic. */
export const CHEMISTRY_QUESTIONS: readonly BankQuestion[] = WRITTEN.map(uprightQuestion);
