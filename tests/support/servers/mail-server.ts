/** An SMTP server that keeps what it receives and refuses what it is told to. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Text of each e-mail by recipient. */
  received: { to: string; text: string }[];
  connections(): number;
  close(): Promise<void>;
}

interface Refusal {
  responseCode: number;
  message: string;
}

/** `refuse` decides by the recipient, `refuseText` by what was written; `wait` keeps a recipient's answer back. */
export async function startMailServer(
  refuse: (to: string) => Refusal | undefined = () => undefined,
  refuseText: (text: string) => Refusal | undefined = () => undefined,
  port = 0,
  wait: (to: string) => Promise<void> = () => Promise.resolve(),
): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let connections = 0;
  const asError = ({ message, responseCode }: Refusal) => Object.assign(new Error(message), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      connections++;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address);
      void wait(address).then(() => done(refusal ? asError(refusal) : undefined));
    },
    onData(stream, session, done) {
      // a client that is killed in the midst of its message: nothing was received
      void stream.toArray().then((chunks) => {
        const text = Buffer.concat(chunks).toString();
        const refusal = refuseText(text);
        if (refusal) return done(asError(refusal));
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, text });
        done();
      }, done);
    },
  });
  // a client that goes away while the server ends is no failure of a test
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
