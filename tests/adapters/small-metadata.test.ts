import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { smallMetadata } from '#composition/small-metadata.ts';

type Metadata = typeof smallMetadata;

/** The library leaves alone what is there already: it is let in where nothing is. */
const library = (): Metadata => {
  const own: Partial<Metadata> = Reflect as Partial<Metadata>;
  for (const name of Object.keys(smallMetadata)) Reflect.deleteProperty(own, name);
  createRequire(import.meta.url)('reflect-metadata');
  const { defineMetadata, getOwnMetadata, getMetadata } = own as Metadata;
  return { defineMetadata, getOwnMetadata, getMetadata };
};

const answersOf = ({ defineMetadata, getOwnMetadata, getMetadata }: Metadata): readonly unknown[] => {
  const Base = { name: 'base' };
  const Derived: object = Object.create(Base);
  defineMetadata('key', 'base', Base);
  defineMetadata('key', 'of a property', Base, 'name');
  defineMetadata('own', 'derived', Derived);
  defineMetadata('own', 'again', Derived);
  return [Base, Derived].flatMap((target) =>
    ['key', 'own', 'none'].flatMap((key) =>
      [undefined, 'name'].flatMap((property) => [
        getOwnMetadata(key, target, property),
        getMetadata(key, target, property),
      ]),
    ),
  );
};

it('keeps metadata as the library does whose place it takes in the browser', () => {
  const whole = library();
  expect(whole.defineMetadata).not.toBe(smallMetadata.defineMetadata);
  expect(answersOf(smallMetadata)).toEqual(answersOf(whole));
});
