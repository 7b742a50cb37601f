import { connecting, type ActorsOf, type AppLogics, type Connection } from '../app.connections.ts';
import type { Clock } from '../ports/clock.port.ts';
import { RECOVERY_MESSAGES, written } from '#domain/resilience/client-log/client-log-entry.rules.ts';
import type { ClientLogLogic } from './client-log/client-log.logic.ts';
import type { RecoveryLogic } from './recovery/recovery.logic.ts';

/** Recovery and client log among those whom they hear and who hear them. */
interface ResilienceLogics extends Pick<AppLogics, 'session'> {
  readonly recovery: RecoveryLogic;
  readonly clientLog: ClientLogLogic;
}

export type ResilienceActors = ActorsOf<ResilienceLogics>;

const connect = connecting<ResilienceLogics>();

/** How recovery and client log talk to the machines that live as long as the page, besides the problems that they hear of. */
export const connectionsAt = (clock: Clock): readonly Connection<ResilienceActors>[] => [
  connect('session', 'session.established', 'clientLog', ({ user }) => ({
    type: 'session.established',
    userId: user.id,
  })),
  connect('session', 'session.ended', 'clientLog', ({ reason }) => ({
    type: 'session.ended',
    isLeft: reason === 'left' || reason === 'followed',
  })),
  connect('session', 'session.failed', 'clientLog', ({ of }) => written('warning', `session: no ${of}`, clock.now())),
  connect('recovery', 'recovery.concluded', 'clientLog', ({ message }) =>
    written('warning', RECOVERY_MESSAGES[message], clock.now()),
  ),
  connect('recovery', 'recovery.stateCleared', 'session', () => ({ type: 'session.restartRequested' })),
  connect('recovery', 'recovery.logoutRequested', 'session', () => ({ type: 'pupil.loggedOut' })),
];
