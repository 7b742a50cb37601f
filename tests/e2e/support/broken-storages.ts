/** What a browser may make of its storage. Each runs in the page before it does, at every visit. */
export const BROKEN_STORAGES = {
  full: () => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`filling ${size}`, 'x'.repeat(size));
      } catch {}
    }
  },
  /** Whatever is read, under whatever key, is half of what was written. */
  corrupt: () => {
    Storage.prototype.getItem = () => '{"keptAt":';
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    }
  },
} as const;
