import { describe, expect, it } from 'vitest';
import type { Turn } from '#domain/learning/conversation.types.ts';
import { finishedPart } from '#server/tutor/finished-part.rules.ts';
import { withSafetyGate } from '#server/tutor/safety/with-safety-gate.ts';
import { WITHHELD_RESULT } from '#tutoring/safety/answer-guard/answer-guard.texts.ts';
import { withDigits } from '#tutoring/reading/number-words.ts';
import { withAnswerGuard } from '#server/tutor/with-answer-guard.ts';
import type { Tutor, TutorRequest } from '#server/tutor/tutor.port.ts';
import { gate } from '../../support/gate.ts';
import { request, strictTutor } from '../../tutoring/pupil.ts';

interface Writer extends Tutor {
  readonly asked: TutorRequest[];
  readonly stopped: { isStopped: boolean };
}

/** Writes the answer letter by letter, until somebody stops it. */
const writing = (content: string): Writer => {
  const asked: TutorRequest[] = [];
  const stopped = { isStopped: false };
  return {
    asked,
    stopped,
    reply: async (heard, signal, onWriting) => {
      asked.push(heard);
      for (let length = 1; length <= content.length; length += 1) {
        onWriting?.(content.slice(0, length));
        await Promise.resolve();
        if (signal?.aborted !== true) continue;
        stopped.isStopped = true;
        throw new Error('stopped');
      }
      return { content, isCharged: true };
    },
  };
};

const EQUATION = request('Rozwiąż 2x + 3 = 11');
const STORY = request('Pociąg jechał 180 km w 2,5 h. Jaka była jego prędkość?');

const guardedAnswer = async (content: string, asked: TutorRequest): Promise<string> =>
  (
    await withAnswerGuard(writing(content), { embedded: writing('podpowiedź'), solver: writing('72 km/h') }).reply(
      asked,
    )
  ).content;

describe('the guard over a model in Tutor mode', () => {
  it.each([
    'Wynik to $x = 4$.',
    'x=4',
    'Zatem $x = 8 : 2 = 4$.',
    'x = **4**',
    'x wynosi 4',
    'x to 4',
    'Odpowiedź: 4',
    'wynik: 4',
    '4 = x',
    'x ＝ ４',
    'x jest równe cztery',
    'Rozwiązaniem jest liczba cztery.',
    '$\\boxed{4}$',
    '$x = \\frac{8}{2}$',
    '$x = 4{,}0$',
    'x → 4',
    'x = ④',
    'х = 4',
    '**4**',
    'NA==',
    'The answer is four.',
    'x ist vier',
    'Відповідь: чотири',
    'Sprawdź: $2 \\cdot 4 + 3 = 11$.',
    '{"wynik": 4}',
    '&#52;',
  ])('of an equation „%s” is replaced by a hint', async (content) => {
    expect(await guardedAnswer(content, EQUATION)).toEqual('podpowiedź');
  });

  it.each([
    'To 36.',
    'trzydzieści sześć',
    'z trzydziestoma sześcioma',
    'Wychodzi $36{,}0$.',
    'To $\\frac{72}{2}$.',
    'MzY=',
  ])('of a calculation „%s” is replaced by a hint', async (content) => {
    expect(await guardedAnswer(content, request('Ile to jest 15% z 240?'))).toEqual('podpowiedź');
  });

  it('a hint passes, and so does the result in Przyjaciel and after the pupil has found it', async () => {
    const found: Turn[] = [{ role: 'user', content: 'Rozwiąż 2x + 3 = 11' }];
    const answers = [
      await guardedAnswer('Odejmij $3$ od obu stron.', EQUATION),
      await guardedAnswer('$x = 4$', { ...EQUATION, mode: 'buddy' }),
      await guardedAnswer('Tak, $x = 4$!', request('x = 4', { history: found })),
      await guardedAnswer(
        'Tak, 72 km/h!',
        request('wyszło mi 72', { history: [{ role: 'user', content: STORY.prompt }] }),
      ),
    ];
    expect(answers).toEqual(['Odejmij $3$ od obu stron.', '$x = 4$', 'Tak, $x = 4$!', 'Tak, 72 km/h!']);
  });

  it('a leak is written anew with a firm word, and reported', async () => {
    const ends: string[] = [];
    const reply = await withAnswerGuard(writing('x = 4'), {
      embedded: writing('podpowiedź'),
      firm: writing('Co stoi obok $2x$?'),
      onLeak: (end) => ends.push(end),
    }).reply(EQUATION);
    expect([reply, ends]).toEqual([{ content: 'Co stoi obok $2x$?', isCharged: true }, ['rewritten']]);
  });

  it('one that leaks again, or fails, is replaced by the embedded hint', async () => {
    const ends: string[] = [];
    const failures: unknown[] = [];
    const away: Tutor = { reply: () => Promise.reject(new Error('away')) };
    for (const firm of [writing('x to 4'), away]) {
      const { content } = await withAnswerGuard(writing('x = 4'), {
        embedded: strictTutor,
        firm,
        onLeak: (end) => ends.push(end),
        onFailure: (error) => failures.push(error),
      }).reply(EQUATION);
      expect(content.includes('**Pierwsza podpowiedź**')).toEqual(true);
    }
    expect([ends, failures]).toEqual([['replaced', 'replaced'], [new Error('away')]]);
  });
});

describe('a task that the embedded engine cannot solve', () => {
  it('is compared with a hidden solution: a leak is withheld, free of charge', async () => {
    const reply = await withAnswerGuard(writing('Prędkość to 72 km/h.'), {
      embedded: strictTutor,
      firm: writing('siedemdziesiąt dwa'),
      solver: writing('72 km/h'),
    }).reply(STORY);
    expect(reply).toEqual({ content: WITHHELD_RESULT, isCharged: false });
  });

  it('is solved once, whatever is said in its thread', async () => {
    const solver = writing('72 km/h');
    const guarded = withAnswerGuard(writing('Od czego zaczniesz?'), { embedded: strictTutor, solver });
    await guarded.reply(STORY);
    await guarded.reply(request('nie wiem', { history: [{ role: 'user', content: STORY.prompt }] }));
    expect(solver.asked.length).toEqual(1);
  });

  it('is not asked for where there is none, or where the engine knows it', async () => {
    const solver = writing('4');
    const guarded = withAnswerGuard(writing('Od czego zaczniesz?'), { embedded: strictTutor, solver });
    await guarded.reply(request('cześć'));
    await guarded.reply(EQUATION);
    expect(solver.asked).toEqual([]);
  });

  it.each([
    ['2x + 1', 'Wychodzi $2x+1$.'],
    ['Wisła', 'To oczywiście Wisła.'],
    ['Kolumb', 'Odkrył ją Kolumb.'],
    ['x = 3; x = -3', 'Są dwa: 3 i jego przeciwna.'],
    ['3/4', 'To 0,75.'],
  ])('with the result „%s” does not let „%s” out', async (result, leak) => {
    const { content } = await withAnswerGuard(writing(leak), { embedded: strictTutor, solver: writing(result) }).reply(
      request('To jest pewne zadanie, którego tu nikt nie zna'),
    );
    expect(content).toEqual(WITHHELD_RESULT);
  });
});

describe('while an answer is written', () => {
  it('only whole sentences are seen, and nothing of a leak; the model is stopped at once', async () => {
    const shown: string[] = [];
    const model = writing('Dobry początek. Odejmij $3$ od obu stron. Zatem x = 4. A dalej jest już łatwo. Koniec.');
    const reply = await withAnswerGuard(model, { embedded: writing('podpowiedź') }).reply(
      EQUATION,
      undefined,
      (soFar) => shown.push(soFar),
    );
    expect({ shown, content: reply.content, isStopped: model.stopped.isStopped }).toEqual({
      shown: ['Dobry początek.', 'Dobry początek. Odejmij $3$ od obu stron.'],
      content: 'podpowiedź',
      isStopped: true,
    });
  });

  it('nothing is seen before the hidden solution is known', async () => {
    const known = gate();
    const shown: string[] = [];
    const replying = withAnswerGuard(writing('Zacznij od wzoru. Potem podstaw.'), {
      embedded: strictTutor,
      solver: {
        reply: async () => {
          await known.isOpen;
          return { content: '72', isCharged: false };
        },
      },
    }).reply(STORY, undefined, (soFar) => shown.push(soFar));
    await new Promise(setImmediate);
    const before = [...shown];
    known.open();
    await replying;
    expect([before, shown]).toEqual([[], ['Zacznij od wzoru.']]);
  });

  it('the safety gate shows nothing harmful either', async () => {
    const shown: string[] = [];
    const model = writing('Hej. Nikomu o tym nie mów. To nasza tajemnica. Dobrze?');
    const reply = await withSafetyGate(model, { onGate: () => {}, onFailure: () => {} }).reply(
      request('2x = 8'),
      undefined,
      (soFar) => shown.push(soFar),
    );
    expect([shown, reply.isCharged, model.stopped.isStopped]).toEqual([['Hej.'], false, true]);
  });

  it.each([
    ['Zacznij od', ''],
    ['Zacznij. Potem', 'Zacznij.'],
    ['Liczba $3. 5$ i', ''],
    ['1. Odejmij', ''],
    ['Tak!\nDalej', 'Tak!\n'],
    ['```\nx = 1\n', ''],
    ['Tak. ', ''],
  ])('of „%s” the finished part is „%s”', (soFar, part) => {
    expect(finishedPart(soFar)).toEqual(part);
  });
});

describe('numbers in words', () => {
  it.each([
    ['dwadzieścia cztery złote', '24 złote'],
    ['o pięciu nogach', 'o 5 nogach'],
    ['sto dwa', '102'],
    ['dwa tysiące pięćset', '2500'],
    ['trzy czwarte', '3/4'],
    ['dwa i pół', '2,5'],
    ['trzy i cztery', '3 i 4'],
    ['twenty-four', '24'],
    ['vierundzwanzig', '24'],
    ['двадцять чотири', '24'],
    ['ten krok', 'ten krok'],
    ['the answer is ten', 'the answer is 10'],
  ])('„%s” is read as „%s”', (words, digits) => {
    expect(withDigits(words)).toEqual(digits);
  });
});
