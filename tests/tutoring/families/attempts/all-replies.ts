import { ANGLES } from './angles.replies.ts';
import { ARITHMETIC } from './arithmetic.replies.ts';
import { CALCULATIONS } from './calculations.replies.ts';
import { CHOICES } from './choices.replies.ts';
import { COMPOUNDS } from './compounds.replies.ts';
import { DERIVATIVES } from './derivatives.replies.ts';
import { DOMAINS } from './domains.replies.ts';
import { EXPRESSIONS } from './expressions.replies.ts';
import { FORMS } from './forms.replies.ts';
import { FORMULAS } from './formulas.replies.ts';
import { FUNCTIONS_AND_BARS } from './functions-and-bars.replies.ts';
import { GRAPHS } from './graphs.replies.ts';
import { INEQUALITIES } from './inequalities.replies.ts';
import { LAWS } from './laws.replies.ts';
import { LOGARITHMS } from './logarithms.replies.ts';
import { MEASURES } from './measures.replies.ts';
import { MULTIPLES_OF_PI } from './multiples-of-pi.replies.ts';
import { NAMED_STEPS } from './named-steps.replies.ts';
import { ORDERS } from './orders.replies.ts';
import { OTHER_CLAIMS } from './other-claims.replies.ts';
import { OWN_EQUATIONS } from './own-equations.replies.ts';
import { QUANTITY_FORMULAS } from './quantity-formulas.replies.ts';
import { QUOTED_INDICES } from './quoted-indices.replies.ts';
import { ROOTS_AND_ANGLES } from './roots-and-angles.replies.ts';
import { SEQUENCES } from './sequences.replies.ts';
import { SEVERAL_NUMBERS } from './several-numbers.replies.ts';
import { SHARES } from './shares.replies.ts';
import { SOLUTION_LINES } from './solution-lines.replies.ts';
import { TIMES } from './times.replies.ts';
import { TRINOMIALS } from './trinomials.replies.ts';
import { WORDS } from './words.replies.ts';
import type { JudgedReplies } from './judged-replies.ts';

/** The replies to several tasks, by what is judged in them. */
export type JudgedSubject = readonly [subject: string, tasks: readonly JudgedReplies[]];

export const JUDGED_REPLIES: readonly JudgedSubject[] = [
  ['angles', ANGLES],
  ['arithmetic', ARITHMETIC],
  ['calculations', CALCULATIONS],
  ['choices', CHOICES],
  ['compounds', COMPOUNDS],
  ['derivatives', DERIVATIVES],
  ['domains', DOMAINS],
  ['expressions', EXPRESSIONS],
  ['forms', FORMS],
  ['formulas', FORMULAS],
  ['functions and bars', FUNCTIONS_AND_BARS],
  ['graphs', GRAPHS],
  ['inequalities', INEQUALITIES],
  ['laws', LAWS],
  ['logarithms', LOGARITHMS],
  ['measures', MEASURES],
  ['multiples of pi', MULTIPLES_OF_PI],
  ['named steps', NAMED_STEPS],
  ['orders', ORDERS],
  ['other claims', OTHER_CLAIMS],
  ['own equations', OWN_EQUATIONS],
  ['quantity formulas', QUANTITY_FORMULAS],
  ['quoted indices', QUOTED_INDICES],
  ['roots and angles', ROOTS_AND_ANGLES],
  ['sequences', SEQUENCES],
  ['several numbers', SEVERAL_NUMBERS],
  ['shares', SHARES],
  ['solution lines', SOLUTION_LINES],
  ['times', TIMES],
  ['trinomials', TRINOMIALS],
  ['words', WORDS],
];
