import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listeningPort } from '#server/shared/listening-port.ts';

/** What a mail server was given: from whom, to whom, and the message as it came. */
export interface TakenMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly message: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Answers the next message with this line instead of taking it. */
  refuseNext(line: string): void;
  close(): Promise<void>;
}

/** A mail server that takes everything, one command a line (RFC 5321). */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  const taken: TakenMail[] = [];
  const refusals: string[] = [];
  const talk = async (socket: Socket): Promise<void> => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [from, recipients, lines]: [string, string[], string[] | null] = ['', [], null];
    say('220 test');
    for await (const line of createInterface(socket)) {
      if (lines !== null && line !== '.') lines.push(line.replace(/^\./, ''));
      else if (lines !== null) {
        const refusal = refusals.shift();
        if (refusal === undefined) taken.push({ from, recipients, message: lines.join('\r\n') });
        say(refusal ?? '250 taken');
        [from, recipients, lines] = ['', [], null];
      } else if (/^DATA/i.test(line)) {
        lines = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        from = /^MAIL FROM:<(.*?)>/i.exec(line)?.[1] ?? from;
        recipients.push(...(/^RCPT TO:<(.*?)>/i.exec(line)?.slice(1) ?? []));
        say('250 fine');
      }
    }
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    talk(socket).catch(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${listeningPort(server)}`,
    taken,
    refuseNext: (line) => void refusals.push(line),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
};
