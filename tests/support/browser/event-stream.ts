/** Follows an event stream like a browser, over plain HTTP. */
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../app.ts';
import { HOST } from '../app.ts';

export interface FollowedStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** What has come so far. */
  text(): string;
  /** Topics that it has said have changed. */
  topics(): string[];
  ended: Promise<void>;
  leave(): void;
}

export async function followStream(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  browser?: string,
): Promise<FollowedStream> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const path = `/api/session/events${browser ? `?browser=${browser}` : ''}`;
  const headers = { host: HOST, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject);
  });
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<void>((resolve) => {
    response.once('close', resolve);
  });
  response.on('error', () => {});
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    topics: () => [...text.matchAll(/^data: (.+)$/gm)].flatMap(([, topics = '']) => topics.split(',')),
    ended,
    leave: () => response.destroy(),
  };
}
