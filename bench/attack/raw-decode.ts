/** A yardstick: what libvips takes for a file that nobody has looked into before. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SCRIPT = `
  const sharp = require('sharp');
  sharp.concurrency(1);
  const before = process.cpuUsage();
  (async () => {
    const source = sharp(require('node:fs').readFileSync(process.argv[1]), { limitInputPixels: false, failOn: 'error' });
    await source.metadata();
    await source.rotate().resize(2400, 2400, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 86, effort: 2 }).toBuffer();
  })().catch(() => {}).then(() => {
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(String((user + system) / 1000));
  });`;

/** Milliseconds of the processor in a process of its own, for its size and its pixels as WebP, whatever comes of it. */
export async function decodedUnchanged(bytes: Buffer): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marketplace-raw-'));
  try {
    const file = path.join(folder, 'picture');
    fs.writeFileSync(file, bytes);
    const cwd = path.resolve(import.meta.dirname, '../..');
    return Number(execFileSync(process.execPath, ['-e', SCRIPT, file], { cwd, encoding: 'utf8' }));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
