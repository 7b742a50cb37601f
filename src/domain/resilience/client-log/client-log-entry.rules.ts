import { thrownErrorText } from '#domain/resilience/client-log/thrown-error.rules.ts';
import type { ClientLogEntry, ClientLogEvent } from '#domain/resilience/client-log/client-log.types.ts';
import type { Problem } from '#domain/resilience/problem.rules.ts';
import type { RecoveryMessage } from '#domain/resilience/recovery/recovery.types.ts';

/** To the letter (S1 §8.63–8.69); a pupil never reads them (D23). */
export const RECOVERY_MESSAGES: Readonly<Record<RecoveryMessage, string>> = {
  'recovery/cooldown': 'Recovery in cooldown period',
  'recovery/exhausted': 'Max recovery attempts exceeded - manual intervention required',
  'recovery/failed': 'Automatic recovery failed',
  'recovery/state-cleared': 'State cleared - retry operation',
  'recovery/registration-needed': 'User needs to complete registration',
  'recovery/mismatch-cleared': 'User ID mismatch - state cleared, retry needed',
  'recovery/nobody-cleared': 'Cleared state - no Firebase user',
};

type EntryWritten = Extract<ClientLogEvent, { readonly type: 'entry.written' }>;

export const written = (level: ClientLogEntry['level'], text: string, at: number): EntryWritten => ({
  type: 'entry.written',
  entry: { level, text, at },
});

/** What the log says of a problem: codes and places, nothing that anybody has typed (R9). Null where there is nothing to say. */
export const entryOf = (problem: Problem): EntryWritten | null => {
  switch (problem.type) {
    case 'navigation.loopDetected': {
      const places = problem.redirects.map(({ path }) => path);
      return written('error', `redirect-loop: ${places.join(' → ')}`, problem.at);
    }
    case 'navigation.patternFound':
      return written('error', `${problem.pattern} at ${problem.path}`, problem.at);
    case 'call.failed':
      return written('warning', `${problem.call}: ${problem.code}`, problem.at);
    case 'error.thrown':
      return written(problem.place === 'part' ? 'warning' : 'error', thrownErrorText(problem), problem.at);
    case 'app.problemReported':
      return null;
  }
};
