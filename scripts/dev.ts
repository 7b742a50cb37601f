import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** The server, started anew when its files change, and the web app with hot reload before it. */
const server = spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  // The embedded checkout is opened and left where the web app is.
  env: { PUBLIC_URL: 'http://localhost:5173', ...process.env },
});
const web = await createServer();
await web.listen();
web.printUrls();

const stop = () => {
  server.kill('SIGTERM');
  void web.close().finally(() => process.exit());
};
process.once('SIGINT', stop).once('SIGTERM', stop);
server.once('exit', stop);
