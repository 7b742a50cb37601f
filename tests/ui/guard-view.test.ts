import { describe, expect, it } from 'vitest';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import type { AccessContext } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { ROUTES } from '#domain/access/routes.rules.ts';
import { selectGuard } from '#ui/routes/guard.view.ts';
import { LOADING, TRYING, VISITOR } from '../model/access/access-contexts.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const asked = (path: string) => {
  const guard = testActor(navigationGuardMachine, { input: { routes: ROUTES } });
  const view = () => selectGuard(guard.snapshot(), path);
  const before = view();
  guard.send({ type: 'navigation.requested', path, at: 0, isByPupil: true });
  return { guard, view, before };
};

describe('the place of a guarded page', () => {
  const CHECKING = { screen: 'checking' } as const;

  it.each([
    ['lets a pupil see it', TRYING, { screen: 'page' }],
    ['shows nothing of it to a visitor, who is led away', VISITOR, CHECKING],
    ['goes on checking while it is being found out who is here', LOADING, CHECKING],
    [
      'says that it could not be checked, where a profile is not known (D8)',
      { ...TRYING, profile: 'unknown' },
      { screen: 'failed', failure: 'navigation/unsettled' },
    ],
  ] satisfies readonly (readonly [string, AccessContext, unknown])[])('%s', (_, access, after) => {
    const { guard, view, before } = asked('/assistant');
    const checking = view();
    guard.answer('readAccessContext', done(access));
    expect([before, checking, view()]).toEqual([CHECKING, CHECKING, after]);
  });

  it('shows nothing of what the guard said of another page', () => {
    const { guard, view } = asked('/assistant');
    guard.answer('readAccessContext', done(TRYING));
    expect([view(), selectGuard(guard.snapshot(), '/account')]).toEqual([{ screen: 'page' }, CHECKING]);
  });

  it('is checked anew when the pupil tries again', () => {
    const { guard, view } = asked('/assistant');
    guard.answer('readAccessContext', failed('network/offline'));
    const lost = view();
    guard.send({ type: 'pupil.retried' });
    expect([lost, view()]).toEqual([{ screen: 'failed', failure: 'network/offline' }, CHECKING]);
  });
});
