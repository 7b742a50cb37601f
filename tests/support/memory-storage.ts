type Room = 'ample' | 'none' | 'forbidden';

const refuse = (name: string) => (): never => {
  throw new DOMException('The browser refuses.', name);
};

/** As much of a browser's storage as is used, over a map: any key is only a key, however it is called. */
export const memoryStorage = (held: Map<string, string>, room: Room = 'ample'): Storage => {
  const methods = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: room === 'none' ? refuse('QuotaExceededError') : (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  return new Proxy(methods as Storage, {
    get: (target, name, receiver): unknown =>
      room === 'forbidden' ? refuse('SecurityError')() : Reflect.get(target, name, receiver),
    ownKeys: () => (room === 'forbidden' ? refuse('SecurityError')() : [...held.keys()]),
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && held.has(key)
        ? { value: held.get(key), enumerable: true, configurable: true, writable: true }
        : undefined,
  });
};
