/** A store that may be full, corrupt or forbidden and then simply remembers nothing. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** `open` is called at each use: where storage is forbidden, the mere look at it throws. */
export const safeStorage = (open: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => open().getItem(key), null),
  write: (key, value) => attempt(() => open().setItem(key, value), undefined),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(open()), []),
});
