/** Many guests in a process of its own: GETs of addresses drawn by Zipf's law, over kept connections. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { Agent, get } from 'node:http';

export interface Traffic {
  requests: number;
  seconds: number;
  /** Milliseconds from request to last byte. */
  p50: number;
  p99: number;
  bytes: number;
  failures: number;
}
export interface Task {
  address: string;
  host: string;
  paths: string[];
  seconds: number;
  connections: number;
}

/** Runs the visitors; `file` is where their task is written. */
export function sendVisitors(task: Task, file: string): Promise<Traffic> {
  fs.writeFileSync(file, JSON.stringify(task));
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', import.meta.filename, file],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`visitors: ${code}`)),
    );
  });
}

/** Draws 0 … n-1, the i-th with a share of 1 ÷ (i + 1); the same order in every run. */
function zipf(n: number): () => number {
  const sums = new Float64Array(n);
  for (let i = 0, sum = 0; i < n; i++) {
    sum += 1 / (i + 1);
    sums[i] = sum;
  }
  let state = 88_172_645;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return () => {
    const wanted = random() * sums[n - 1]!;
    let [low, high] = [0, n - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

if (import.meta.main) {
  const { address, host, paths, seconds, connections }: Task = JSON.parse(
    fs.readFileSync(process.argv[2]!, 'utf8'),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const draw = zipf(paths.length);
  const times: number[] = [];
  let [bytes, failures] = [0, 0];
  const headers = { host, 'accept-encoding': 'br', accept: 'text/html' };
  const read = (path: string) =>
    new Promise<void>((resolve) => {
      const began = performance.now();
      const fail = () => {
        failures++;
        resolve();
      };
      get(address + path, { agent, headers }, (response) => {
        if (response.statusCode !== 200) failures++;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.once('error', fail);
        response.once('end', () => {
          times.push(performance.now() - began);
          resolve();
        });
      }).on('error', fail);
    });
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await read(paths[draw()]!);
    }),
  );
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const traffic: Traffic = {
    requests: times.length,
    seconds: took,
    p50: at(0.5),
    p99: at(0.99),
    bytes,
    failures,
  };
  process.stdout.write(JSON.stringify(traffic));
  agent.destroy();
}
