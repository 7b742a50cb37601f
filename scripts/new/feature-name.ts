/** A feature's name in every form in which the code writes it. */
export interface FeatureName {
  /** `study-plan` */
  readonly kebab: string;
  /** `studyPlan` */
  readonly camel: string;
  /** `StudyPlan` */
  readonly pascal: string;
  /** `STUDY_PLAN` */
  readonly upper: string;
  /** `study plan` */
  readonly words: string;
}

export const featureNameOf = (kebab: string): FeatureName => {
  const camel = kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    camel,
    pascal: `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`,
    upper: kebab.replaceAll('-', '_').toUpperCase(),
    words: kebab.replaceAll('-', ' '),
  };
};

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Words of the language, and those that the files of a new machine import under these names. */
const TAKEN = new Set(
  `arguments assign await break case catch class const continue debugger default delete describe do done else enum
  eval expect export extends failed false finally for function if implements import in instanceof interface it let new
  null package private protected public return setup static super switch this throw true try typeof undefined var void
  while with yield`.split(/\s+/),
);

/** Whether a feature, and what its files export, may be called so. */
export const isFeatureName = (name: string): boolean => KEBAB.test(name) && !TAKEN.has(name);
