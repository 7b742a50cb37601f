import { typeset } from './typeset.ts';

/** What comes with the page alone; its title is in the tab's name too, and stands with the other titles. */
export const notFoundTexts = typeset({
  text: 'Sprawdź, czy w adresie nie ma literówki, albo zajrzyj na jedną z tych stron:',
});
