import { expect, it } from 'vitest';
import { makeFlashcard } from '#tutoring/flashcards/flashcard.maker.ts';
import { topicFlashcard } from '#tutoring/flashcards/topic.flashcard.ts';
import { TOPICS } from '#tutoring/topics/all-topics.ts';

const frontsOf = (id: string): readonly string[] => {
  const topic = TOPICS.find((one) => one.id === id);
  return topic === undefined ? [] : topicFlashcard(topic).cards.map(({ front }) => front);
};

it('a card that asks to choose shows what there is to choose from, in an order that does not give it away', () => {
  expect([frontsOf('perfekt').at(-1), frontsOf('sein-i-haben').at(-2)]).toEqual([
    'Który czasownik tworzy *Perfekt* z *sein*?\n\n- *anfangen*\n- *ankommen*\n- *bekommen*\n- *einkaufen*',
    'Jak powiesz po niemiecku, że masz dwanaście lat?',
  ]);
});

it.each(['Równania kwadratowe', 'rownania kwadratowe', 'rozwiązywanie równań kwadratowych'])(
  'a flashcard on „%s” tells and asks of quadratic equations alone',
  (topic) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const made = makeFlashcard({ subject: 'Matematyka', topic, grade: 11, seed });
      const tasks = [made?.sections[0].text, ...(made?.cards ?? []).map(({ front }) => front)];
      expect([
        made?.title,
        tasks.filter(
          (task) => !/^(?:Rozwiąż równanie|Wyznacz (?:większe|mniejsze) z rozwiązań równania) \$/.test(task ?? ''),
        ),
      ]).toEqual(['Równania kwadratowe', []]);
    }
  },
);
