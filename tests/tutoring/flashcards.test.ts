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

it('a warning says first what comes out of the mistake that it is about', () => {
  const warnings = Array.from({ length: 20 }, (_, place) =>
    makeFlashcard({ subject: 'Matematyka', topic: 'procent danej liczby', grade: 8, seed: place + 1 })?.sections.find(
      ({ heading }) => heading === 'Na to uważaj',
    ),
  ).flatMap((section) => section?.text.split('\n') ?? []);
  expect([warnings.length > 20, warnings.filter((line) => !/^- Wychodzi \$[^$]+\$\? \p{Lu}/u.test(line))]).toEqual([
    true,
    [],
  ]);
});
