/** The yardstick of pages that are kept: nginx giving out the same bytes from a file (Debian's package nginx). */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/support/process.ts';
import { sendRequests } from './client.ts';
import { processorTime } from './cpu.ts';

const PROGRAM = '/usr/sbin/nginx';

const settings = (folder: string, port: number) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
worker_processes 1;
events {}
http {
  access_log off;
  default_type 'text/html; charset=utf-8';
  open_file_cache max=10;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header content-encoding br;
  }
}
`;

/** Processor time of a request in milliseconds; null where nginx is not installed. */
export async function nginxTime(page: Buffer, requests: number): Promise<number | null> {
  if (!fs.existsSync(PROGRAM)) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  fs.writeFileSync(path.join(folder, 'nginx.conf'), settings(folder, port));
  fs.writeFileSync(path.join(folder, 'page'), page);
  const nginx = spawn(PROGRAM, ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  try {
    const address = `http://127.0.0.1:${port}/page`;
    for (let tries = 0; ; tries++)
      try {
        await fetch(address, { method: 'HEAD' });
        break;
      } catch (error) {
        if (tries > 50) throw error;
        await pause(100);
      }
    await sendRequests(address, '127.0.0.1', requests);
    const before = processorTime(nginx.pid!);
    await sendRequests(address, '127.0.0.1', requests);
    return (processorTime(nginx.pid!) - before) / requests;
  } finally {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
    fs.rmSync(folder, { recursive: true });
  }
}
