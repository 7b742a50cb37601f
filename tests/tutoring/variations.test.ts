import { describe, expect, it } from 'vitest';
import { latestMoment } from '#tutoring/dialogue/thread.rules.ts';
import type { Grade } from '#tutoring/grade.types.ts';

const SCHOOL: Grade = 8;

/** What stands in the thread after two messages, and how the second was taken. */
const after = (task: string, message: string): readonly [happening: string, statement: string | undefined] => {
  const { happening, after: position } = latestMoment([{ role: 'user', content: task }], message, SCHOOL, 'tutor');
  return [happening.kind, position?.original.statement];
};

const FILM = 'Film zaczął się o 16:30 i trwał 1 godzinę 50 minut. O której się skończył?';
const FORCE = 'wózek 400 g, siła 2 N, jakie przyspieszenie';
const RECTANGLE = 'pole prostokąta 6 cm na 9 cm';
const COINS = 'Ile to groszy 5 zł?';

describe('the task once more with another number', () => {
  it.each([
    ['30% z 90', 'a 75%?', '75% z 90'],
    [FILM, 'a jak trwał 2 godziny 10 minut', FILM.replace('1 godzinę 50 minut', '2 godziny 10 minut')],
    ['Ile minut ma 3/4 godziny?', 'a 2/3 godziny?', 'Ile minut ma 2/3 godziny?'],
    [FORCE, 'a jak siła 6 N', FORCE.replace('2 N', '6 N')],
    ['masa molowa H2SO4', 'a H3PO4?', 'masa molowa H3PO4'],
    [COINS, 'a jak 7 zł', COINS.replace('5 zł', '7 zł')],
  ])('%s | %s', (task, message, told) => {
    const alone = latestMoment([], told, SCHOOL, 'tutor').after?.original.statement;
    expect([alone === undefined, after(task, message)]).toEqual([false, ['newTask', alone]]);
  });

  it.each([
    [RECTANGLE, 'a jak 7 cm'],
    [COINS, 'a 500 gr?'],
    [COINS, 'to 500 gr'],
    ['2x + 3 = 11', 'a 4?'],
  ])('is not what „%s | %s” says', (task, message) => {
    expect(after(task, message)).not.toEqual(['newTask', expect.anything()]);
  });
});
