/**
 * Code that is proven and that production does not run yet, by what it waits for. The list only ever gets shorter; whole
 * machines that wait for their adapters and screens stand in tests/architecture/machines.test.ts.
 * A file that nobody imports stands by its name, an export of a file that is in use behind a `#`.
 */
export const PARKED: Readonly<Record<string, readonly string[]>> = {
  'the screens of plans and payments (S1 §4, S2 §4)': [
    'src/domain/billing/subscription-status/subscription-status.rules.ts#subscriptionTier',
  ],
  'the screens of flashcards, quizzes and exams (S2 §2)': [
    'src/domain/learning/generator/generator.rules.ts#TAB_INDEX',
  ],
  'numbers that a pupil types as the answer of a task (S2 §4)': ['src/domain/shared/polish-number.rules.ts'],
  'the first rule of completeness, which leads nobody anywhere (S1 §4.9–4.12)': [
    'src/domain/identity/profile-completion/profile-completion.rules.ts#isProfileComplete',
  ],
  'a pupil whose class nobody knows (S1 §3)': ['src/domain/identity/school-class.rules.ts#DEFAULT_CLASS_ID'],
  'the people of the test profile, who are not production': ['server/access/trial.repository.ts#deleteTrialClaims'],
};
