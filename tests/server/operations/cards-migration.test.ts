import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';

const AT = '2026-11-20T12:00:00.000Z';
const FIRST = '7b0c2f7e-36f7-4f0a-8a59-0a1d5d2c9a11';
const SECOND = '7b0c2f7e-36f7-4f0a-8a59-0a1d5d2c9a12';

const BEFORE = `
  CREATE TABLE "users" ("id" text PRIMARY KEY);
  INSERT INTO "users" VALUES ('ania');
  CREATE TABLE "flashcards" (
    "id" uuid PRIMARY KEY, "user_id" text NOT NULL, "cards" text NOT NULL, "created_at" timestamptz(3) NOT NULL
  );`;

test('the cards that flashcards held become rows of their own, in their order and due at once (D53)', async () => {
  const client = await PGlite.create();
  await client.exec(BEFORE);
  const add = (id: string, cards: unknown) =>
    client.query('INSERT INTO "flashcards" VALUES ($1, $2, $3, $4)', [id, 'ania', JSON.stringify(cards), AT]);
  await add(FIRST, [
    { front: 'Ile to $2\\cdot 3$?', back: '„6”' },
    { front: 'Co wydziela liść?', back: 'Tlen.' },
  ]);
  await add(SECOND, []);
  await client.exec(await readFile(join(MIGRATIONS_FOLDER, '0011_cards.sql'), 'utf8'));
  const { rows } = await client.query(
    'SELECT user_id, flashcard_id, position, front, back, created_at, due, reps, last_reviewed_at FROM cards ORDER BY position',
  );
  await client.close();
  const card = {
    user_id: 'ania',
    flashcard_id: FIRST,
    created_at: new Date(AT),
    due: new Date(AT),
    reps: 0,
    last_reviewed_at: null,
  };
  expect(rows).toEqual([
    { ...card, position: 0, front: 'Ile to $2\\cdot 3$?', back: '„6”' },
    { ...card, position: 1, front: 'Co wydziela liść?', back: 'Tlen.' },
  ]);
});
