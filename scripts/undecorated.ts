// The two functions of reflect-metadata that Inversify calls where nothing is decorated. The rest of it is for decorators,
// which we do not use, and would come with every first page.
const kept = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => kept.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    kept.set(target, (kept.get(target) ?? new Map()).set(key, value));
  },
});
