import { expect, it } from 'vitest';
import { browserContactDrafts } from '#adapters/storage/browser-contact-drafts.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';

const memory = () => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, storage: { ...safeStorage(() => store as Storage), keys: () => [...entries.keys()] } };
};

const world = () => {
  const [local, tab] = [memory(), memory()];
  const drafts = localStorageDrafts(local.storage);
  return { local, tab, drafts, contactDrafts: browserContactDrafts(drafts, tab.storage) };
};

const BEGUN = { subject: 'Pytanie', message: 'Kiedy' };

it('keeps what a visitor has begun in the tab, and what a pupil has begun among the pupil’s drafts (R14)', () => {
  const { local, tab, contactDrafts } = world();
  contactDrafts.keep(null, '', BEGUN);
  contactDrafts.keep('ania', '', { ...BEGUN, subject: 'Plan' });
  expect([[...tab.entries], [...local.entries]]).toEqual([
    [['contact:', '{"subject":"Pytanie","message":"Kiedy"}']],
    [['draft:ania:contact:', '{"subject":"Plan","message":"Kiedy"}']],
  ]);
  expect([contactDrafts.read(null, ''), contactDrafts.read('ania', ''), contactDrafts.read('ola', '')]).toEqual([
    BEGUN,
    { ...BEGUN, subject: 'Plan' },
    null,
  ]);
});

it('keeps a request apart from a plain message, and forgets what is empty', () => {
  const { local, tab, contactDrafts } = world();
  for (const userId of [null, 'ania']) {
    contactDrafts.keep(userId, 'lesson', BEGUN);
    expect([contactDrafts.read(userId, 'lesson'), contactDrafts.read(userId, '')]).toEqual([BEGUN, null]);
    contactDrafts.keep(userId, 'lesson', { subject: '', message: '' });
  }
  expect([tab.entries.size, local.entries.size]).toEqual([0, 0]);
});

it('is gone at the logout, with all drafts (R14)', () => {
  const { drafts, contactDrafts } = world();
  contactDrafts.keep('ania', '', BEGUN);
  drafts.clear();
  expect(contactDrafts.read('ania', '')).toBeNull();
});

it('reads nothing out of a storage that holds something else', () => {
  const { tab, contactDrafts } = world();
  for (const text of ['', 'null', '{', '{"subject":1,"message":""}', '[]']) {
    tab.entries.set('contact:', text);
    expect([text, contactDrafts.read(null, '')]).toEqual([text, null]);
  }
});
