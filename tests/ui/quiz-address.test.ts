import { expect, it } from 'vitest';
import { quizAboutIn, quizAddress } from '#ui/learning/generator/quiz-address.ts';

const query = (address: string) => new URL(address, 'http://localhost').searchParams;

it('the address of a quiz about something fills in its form', () => {
  const address = quizAddress({ subject: 'Historia', topic: 'Rozbiory & powstania' });
  expect([query(address).get('mode'), quizAboutIn(query(address))]).toEqual([
    'quiz',
    { subject: 'Historia', topic: 'Rozbiory & powstania' },
  ]);
});

it.each(['/exams?mode=quiz', '/exams?subject=Magia&topic=Czary', '/exams?topic=Czary'])(
  'an address of no subject that there is leaves the form empty: %s',
  (address) => {
    expect(quizAboutIn(query(address))).toBeNull();
  },
);

it('a topic of an address is no longer than one that is typed', () => {
  expect(quizAboutIn(query(`/exams?subject=Fizyka&topic=${'a'.repeat(5_000)}`))?.topic.length).toBe(200);
});
