import { schoolClassById } from './school-class.rules.ts';
import type { User } from './user.types.ts';

/** Whether a pupil who has not said an age counts as under sixteen, and a form opens the guardian's part: in primary school. It ticks nothing. */
export const isPresumedUnder16 = (classId: number | null): boolean =>
  classId !== null && schoolClassById(classId)?.schoolType === 'primary';

type Pupil = Pick<User, 'isUnder16' | 'classId'>;

/** What the pupil has said or, before that, what the class lets presume. */
export const countsAsUnder16 = ({ isUnder16, classId }: Pupil): boolean => isUnder16 ?? isPresumedUnder16(classId);

/** Whether AI stays closed until a guardian agrees (R8): the server decides by it, the client asks. */
export const isGuardianMissing = ({ guardianConsent, ...pupil }: Pupil & Pick<User, 'guardianConsent'>): boolean =>
  countsAsUnder16(pupil) && !guardianConsent;

/** Marketing is off under sixteen, whatever was ticked. */
export const marketingConsentOf = (isUnder16: boolean | null, isWanted: boolean): boolean =>
  isWanted && isUnder16 !== true;
