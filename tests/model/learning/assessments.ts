import type { Exam } from '#domain/learning/exam.types.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';

export const EXAM: Exam = {
  id: 'e1',
  title: 'Arkusz 1',
  examType: 'matura',
  subject: 'polish',
  htmlContent: '<p>Zadanie 1.</p>',
  documentUrl: null,
  sheet: null,
};

export const QUIZ: Quiz = {
  id: 'q1',
  title: 'Komórka',
  subject: 'Biologia',
  classLevel: 'Klasa 8',
  topic: null,
  difficulty: 'medium',
  questions: [
    {
      id: '1',
      type: 'multiple_choice',
      question: 'Co robi mitochondrium?',
      options: ['Energię', 'Białka'],
      correctAnswer: 'Energię',
      explanation: 'Oddycha.',
    },
    {
      id: '2',
      type: 'true_false',
      question: 'Komórka żyje.',
      options: ['Prawda', 'Fałsz'],
      correctAnswer: 'Prawda',
      explanation: '',
    },
  ],
  conversation: null,
};
