import { startServerProcess, freePort } from '/work/trees/home/tests/support/server-process.ts';
const s = await startServerProcess({ PORT: process.argv[2]!, AUTH_EMULATOR_PORT: process.argv[3]!, DATA_DIR: 'memory:', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
console.log(s.url);
