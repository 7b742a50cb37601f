/** `npm run exchanges` asks the embedded tutor what it answers today, and writes it down for the home page; a test compares. */
import { writeFileSync } from 'node:fs';
import { EXCHANGES_FILE, exchangesFile } from './exchanges/exchanges-file.ts';

writeFileSync(EXCHANGES_FILE, await exchangesFile());
