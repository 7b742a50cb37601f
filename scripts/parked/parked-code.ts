/**
 * Code that is proven and that production does not run, by the reason. The list only ever gets shorter; whole
 * machines that wait for their adapters and screens stand in tests/architecture/machines.test.ts.
 * A file that nobody imports stands by its name, an export of a file that is in use behind a `#`.
 */
export const PARKED: Readonly<Record<string, readonly string[]>> = {
  'what the specification defines and no screen asks for: all plans are shown by their own names': [
    'src/domain/billing/subscription-status/subscription-status.rules.ts#subscriptionTier',
  ],
  'what the specification defines and no screen asks for: the tabs are found by their names': [
    'src/domain/learning/generator/generator.rules.ts#TAB_INDEX',
  ],
  'the first rule of completeness, which no registration meets, so that nothing asks it': [
    'src/domain/identity/profile-completion/profile-completion.rules.ts#isProfileComplete',
  ],
  'a class for whoever has none: the forms make everybody choose one': [
    'src/domain/identity/school-class.rules.ts#DEFAULT_CLASS_ID',
  ],
  'the people of the test profile, who are not production': ['server/access/trial.repository.ts#deleteTrialClaims'],
};
