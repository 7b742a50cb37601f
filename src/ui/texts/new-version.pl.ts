import { typeset } from './typeset.ts';

export const newVersionTexts = typeset({
  title: 'Jest nowa wersja',
  text: 'Odśwież stronę, kiedy skończysz to, co teraz robisz.',
  action: 'Odśwież',
  later: 'Później',
});
