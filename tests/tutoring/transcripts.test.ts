import { describe, expect, it } from 'vitest';
import type { LessonMode } from '#tutoring/dialogue/lesson.types.ts';
import { latestMoment } from '#tutoring/dialogue/thread.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import type { Grade } from '#tutoring/grade.types.ts';

/** What an earlier engine answered wrongly, to pupils who were watched. */
describe('a first message that was once solved as another task', () => {
  it.each<readonly [grade: Grade, message: string, result: string]>([
    [7, 'Ala ma 24 cukierki, oddała 1/3. Ile jej zostało?', '$16$'],
    [8, 'W sklepie było 120 kg jabłek. Sprzedano 2/5. Ile kg zostało?', '$72\\ \\text{kg}$'],
    [8, 'W zbiorniku jest 60 litrów wody, to 3/4 jego pojemności. Oblicz pojemność zbiornika.', '$80\\ \\text{l}$'],
    [6, 'Ile minut ma 3/4 godziny?', '$45\\ \\text{min}$'],
    [8, '3/4 godziny to ile minut', '$45\\ \\text{min}$'],
    [
      8,
      'mapa w skali 1:50000, odległość 4 cm. Ile to w rzeczywistości',
      '$2\\ \\text{km}$. W rzeczywistości to $2\\ \\text{km}$.',
    ],
    [8, 'Podziel 36 zł w stosunku 1:2', '$12\\ \\text{zł},\\ 24\\ \\text{zł}$'],
    [10, '3a+2b=12 a-b=-1', '$a = 2$ i $b = 3$'],
    [11, '(x+1)^2=(x-1)^2', '$x = 0$'],
    [11, 'x(x+1)=x^2+5', '$x = 5$'],
    [12, 'Oblicz cos α jeśli sin α = 3/5 i α jest kątem ostrym', '$\\frac{4}{5}$'],
  ])('[%s] %s', (grade, message, result) => {
    const found = taskIn(message, grade);
    expect(found.kind === 'task' ? found.worked.result : found.reason).toBe(result);
  });

  it.each<readonly [grade: Grade, message: string, reason: string]>([
    [13, '√(x+1)=3', 'operation'],
    [13, 'pierwiastek z x+1 = 3', 'story'],
    [9, 'x do potęgi 3 = 8', 'nothing'],
  ])('[%s] %s is refused for what it is', (grade, message, reason) => {
    const found = taskIn(message, grade);
    expect(found.kind === 'task' ? found.worked.result : found.reason).toBe(reason);
  });

  it('divides by nothing that may be zero, and by no one: (x+1)^2=(x-1)^2', () => {
    const found = taskIn('(x+1)^2=(x-1)^2', 11);
    const lines = found.kind === 'task' ? found.worked.steps.map(({ shown }) => shown) : [];
    expect(lines).toEqual([
      'x^{2} + 2x + 1 = x^{2} - 2x + 1',
      '2x + 1 = -2x + 1',
      '4x + 1 = 1',
      '4x = 0',
      'x = 0 : 4 = 0',
    ]);
  });
});

describe('a reply that was once misjudged', () => {
  it.each<readonly [mode: LessonMode, grade: Grade, messages: readonly string[], taken: string]>([
    ['tutor', 7, ['2/3 + 1/4', '3/7'], 'wrong'],
    ['tutor', 7, ['2/3 + 1/4', '3/7', 'wyszło 3/7'], 'wrong'],
    ['buddy', 7, ['2/3 + 1/4', '3/7'], 'wrong'],
    ['buddy', 7, ['2/3 + 1/4', '3/7', 'a dlaczego nie 3/7'], 'question'],
    ['tutor', 9, ['Ile to jest 15% z 240?', '240:15=16', '1% to 2,4'], 'right'],
    ['tutor', 10, ['x+y=10 i x-y=2', 'x=6 y=4'], 'solved'],
    ['tutor', 10, ['x+y=10 i x-y=2', '(6,4)'], 'solved'],
    ['tutor', 11, ['x^2-5x+6=0', 'x1=2 x2=3'], 'solved'],
    ['tutor', 11, ['x^2-5x+6=0', 'x=2 v x=3'], 'solved'],
    ['tutor', 11, ['x^2-5x+6=0', 'x ∈ {2,3}'], 'solved'],
    ['tutor', 11, ['x^2-5x+6=0', 'pierwiastek z delty = 1'], 'right'],
    ['tutor', 11, ['x^2-5x+6=0', '(-5)^2-4*1*6'], 'right'],
    ['tutor', 11, ['x^2-5x+6=0', 'suma pierwiastków 5, iloczyn 6'], 'right'],
    ['tutor', 11, ['x^2-5x+6=0', 'a=1, b=-5, c=6'], 'right'],
    ['tutor', 11, ['x^2-5x+6=0', 'a=1, b=5, c=6'], 'wrong'],
    ['tutor', 9, ['2x+3=11', '2x=8 x=4'], 'solved'],
    ['tutor', 9, ['2x+3=11', '2x+3=11 /-3'], 'right'],
    ['tutor', 9, ['2x+3=11', '2x=8 /:2'], 'right'],
    ['tutor', 9, ['2x+3=11', 'x jest większe niż 3?'], 'right'],
    ['tutor', 10, ['Rower kosztował 800 zł. Cenę obniżono o 20%. Ile kosztuje teraz?', '80% to 640'], 'solved'],
    ['tutor', 10, ['Rower kosztował 800 zł. Cenę obniżono o 20%. Ile kosztuje teraz?', '10% to 80 zł'], 'right'],
    ['tutor', 8, ['(15 - 3) : 4 + 2^3', 'nawias: 12'], 'right'],
    ['tutor', 9, ['15% z 200', 'x+5=12'], 'newTask'],
    ['tutor', 10, ['3x-7=5', 'x=4', 'czyli x>4?'], 'wrong'],
    ['tutor', 10, ['√12 + √27', '5√3'], 'solved'],
    ['tutor', 10, ['√12 + √27', 'wynik 5√3'], 'solved'],
    ['tutor', 6, ['17 * 6', '10*6=60'], 'right'],
    ['tutor', 6, ['17 * 6', '10*6=60', '7*6=42'], 'right'],
    ['buddy', 9, ['2x+3=11', 'nie rozumiem kroku 1'], 'question'],
    ['buddy', 9, ['2x+3=11', 'a jak zrobić 3x+3=11'], 'newTask'],
    ['buddy', 9, ['2x+3=11', 'a jak zrobić 3x+3=11', '3x=9'], 'newTask'],
    ['buddy', 10, ['x+y=10 i x-y=2', '2x+3=11'], 'newTask'],
    ['buddy', 9, ['15% z 240', '2x+3=11'], 'newTask'],
    ['buddy', 9, ['15% z 240', '12*4'], 'newTask'],
    ['tutor', 9, ['15% z 240', 'ile to 1%?'], 'question'],
    ['buddy', 11, ['Ile to jest 30% z 250?', 'sqrt(72) + sqrt(50)'], 'newTask'],
    ['buddy', 11, ['Ile to jest 30% z 250?', 'log_2 8 + log_3 81'], 'newTask'],
    ['buddy', 11, ['Oblicz (3x-2)^2 - (2x+1)(x-5)', 'Oblicz całkę z x^2'], 'untreated'],
    ['tutor', 11, ['2x+3=11', 'Oblicz całkę z x^2'], 'untreated'],
    ['tutor', 11, ['2x+3=11', 'zamień 2,7 g/cm3 na kg/m3'], 'newTask'],
    ['tutor', 11, ['2x+3=11', 'Oblicz granicę ciągu (2n+1)/n'], 'untreated'],
    ['tutor', 6, ['Ania miała 8 jabłek, zjadła 3. Ile zostało?', 'zostało jej 4 jabłka'], 'wrong'],
    ['buddy', 8, ['Kiedy była bitwa pod Grunwaldem?', 'Napisz wypracowanie o Panu Tadeuszu'], 'untreated'],
    ['buddy', 8, ['Kiedy była bitwa pod Grunwaldem?', 'Tatarzy'], 'topicAnswer'],
  ])('%s [%s] %j is %s', (mode, grade, messages, taken) => {
    const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
    const { happening } = latestMoment(history, messages.at(-1) ?? '', grade, mode);
    expect(happening.kind === 'attempt' ? happening.verdict.kind : happening.kind).toBe(taken);
  });
});
