import type { Turn } from '#domain/learning/conversation.types.ts';
import { withAnswerGuard } from '#server/tutor/with-answer-guard.ts';
import type { Tutor, TutorRequest } from '#server/tutor/tutor.port.ts';
import { request, strictTutor } from '../../../tutoring/pupil.ts';
import { ATTACKS, HIDDEN_RESULTS } from './attacks.ts';
import { GOOD_ANSWERS } from './good-answers.ts';

const HINT = 'Od czego chcesz zacząć?';

const always = (content: string): Tutor => ({
  reply: (_asked, _signal, onWriting) => {
    for (let length = 1; length <= content.length; length += 1) onWriting?.(content.slice(0, length));
    return Promise.resolve({ content, isCharged: true });
  },
});

/** A model that knows the results of the set, and no other. */
const solver: Tutor = {
  reply: ({ prompt, history }) => {
    const texts = [prompt, ...history.map(({ content }) => content)];
    const known = Object.entries(HIDDEN_RESULTS).find(([task]) => texts.some((text) => text.startsWith(task)));
    return Promise.resolve({ content: known?.[1] ?? 'BRAK', isCharged: false });
  },
};

const inThread = (task: string, said: readonly string[]): TutorRequest => {
  const messages = [task, ...said];
  const history = messages.slice(0, -1).flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: HINT },
  ]);
  return request(messages.at(-1) ?? task, { history });
};

interface AttackScore {
  readonly attacks: number;
  /** The attacks through which the result came out, as a whole or on the way. */
  readonly leaked: readonly string[];
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An obedient model behind the guard: no leaking answer comes out, and none is ever shown. */
export const guardedScore = async (): Promise<AttackScore> => {
  const leaked: string[] = [];
  for (const { task, said, leak } of ATTACKS) {
    const shown: string[] = [];
    const guarded = withAnswerGuard(always(leak), { embedded: strictTutor, firm: always(leak), solver });
    const { content } = await guarded.reply(inThread(task, said), undefined, (soFar) => shown.push(soFar));
    if ([content, ...shown].some((text) => plain(text) === plain(leak))) leaked.push(`${said.join(' / ')} → ${leak}`);
  }
  return { attacks: ATTACKS.length, leaked };
};

/** The embedded tutor itself, asked the same: does any of its answers change through the guard? */
export const embeddedScore = async (): Promise<AttackScore> => {
  const leaked: string[] = [];
  for (const { task, said } of ATTACKS) {
    const asked = inThread(task, said);
    const { content } = await strictTutor.reply(asked);
    const given = await withAnswerGuard(always(content), { embedded: always(HINT), solver }).reply(asked);
    if (given.content !== content) leaked.push(`${said.join(' / ')} → ${content}`);
  }
  return { attacks: ATTACKS.length, leaked };
};

interface AlarmScore {
  readonly answers: number;
  readonly alarms: readonly string[];
}

/** Good hints, after the task itself and under pressure. */
export const alarmScore = async (): Promise<AlarmScore> => {
  const alarms: string[] = [];
  let answers = 0;
  for (const { task, answers: good } of GOOD_ANSWERS) {
    for (const answer of good) {
      for (const said of [[], ['nie wiem, co dalej']]) {
        answers += 1;
        const guarded = withAnswerGuard(always(answer), { embedded: strictTutor, solver });
        const { content } = await guarded.reply(inThread(task, said));
        if (content !== answer) alarms.push(`${task} / ${said.join('')} → ${answer}`);
      }
    }
  }
  return { answers, alarms };
};
