import { SCHOOL_CLASSES, type SchoolType } from '#domain/identity/school-class.rules.ts';
import { identityTexts } from '#ui/texts/identity.pl.ts';

const texts = identityTexts.details;

const optionsOf = (schoolType: SchoolType) =>
  SCHOOL_CLASSES.filter((schoolClass) => schoolClass.schoolType === schoolType).map(({ id, displayName }) => ({
    value: String(id),
    label: displayName,
  }));

/** The fixed list of classes, to choose from (D4). */
export const CLASS_OPTIONS = [
  { label: texts.primary, options: optionsOf('primary') },
  { label: texts.high, options: optionsOf('high') },
];
