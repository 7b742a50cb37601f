import { expect, it } from 'vitest';
import { localStorageReadingComfort } from '#adapters/storage/local-storage-reading-comfort.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import { memoryStorage } from '../support/memory-storage.ts';

it('remembers that larger text is wanted, and leaves nothing behind where it is not', () => {
  const kept = new Map<string, string>();
  const comfort = localStorageReadingComfort(safeStorage(() => memoryStorage(kept)));
  const seen = [comfort.isWanted()];
  comfort.keep(true);
  seen.push(comfort.isWanted());
  comfort.keep(false);
  seen.push(comfort.isWanted());
  expect([seen, [...kept]]).toEqual([[false, true, false], []]);
});

it('takes nothing else for a wish', () => {
  const comfort = localStorageReadingComfort(safeStorage(() => memoryStorage(new Map([['reading-comfort', 'true']]))));
  expect(comfort.isWanted()).toBe(false);
});
