import net from 'node:net';
import os from 'node:os';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { listen, listenHosts, requireFreePort } from './listen.ts';
import { readEnvironment, StartError } from './platform/process/environment.ts';
import { freePort } from './platform/process/free-port.ts';
import { shutDownGracefully } from './platform/process/graceful-shutdown.ts';

const IPV6 = Object.values(os.networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);
const LOOPBACK = IPV6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'];

test('only this machine while demo accounts are open, unless HOST says otherwise', () => {
  const plain = readEnvironment({});
  expect(listenHosts(plain, false)).toEqual(['0.0.0.0']);
  expect(listenHosts(plain, true)).toEqual(LOOPBACK);
  for (const demo of [true, false])
    expect(listenHosts(readEnvironment({ HOST: '192.0.2.1' }), demo)).toEqual(['192.0.2.1']);
});

test.each(LOOPBACK)('the port is taken when it is taken on %s', async (host) => {
  const port = await freePort();
  await requireFreePort(port, LOOPBACK);
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(port, host, resolve));
  await expect(requireFreePort(port, LOOPBACK)).rejects.toThrow(StartError);
  await new Promise((resolve) => other.close(resolve));
});

test.runIf(IPV6)(
  'closing: what came by any address gets its reply, what is idle holds nothing up',
  async () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    shutDownGracefully(app, { active: false, connections: 0, onBegin: [] });
    let begun = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.get('/quick', async () => 'quick');
    app.get('/slow', async () => {
      begun++;
      await released;
      return 'slow';
    });
    const port = await freePort();
    await listen(app, port, LOOPBACK);
    const [v4, v6] = ['127.0.0.1', '[::1]'] as const;
    // fetch keeps these connections alive
    for (const host of [v4, v6])
      expect(await (await fetch(`http://${host}:${port}/quick`)).text()).toBe('quick');
    const slow = [v4, v6].map(async (host) => (await fetch(`http://${host}:${port}/slow`)).text());
    await expect.poll(() => begun).toBe(2);
    let over = false;
    const closed = app.close().then(() => {
      over = true;
    });
    await expect.poll(() => fetch(`http://${v6}:${port}/quick`).catch(() => 'refused')).toBe('refused');
    expect(over).toBe(false);
    release();
    expect(await Promise.all(slow)).toEqual(['slow', 'slow']);
    await closed;
  },
  10_000,
);
