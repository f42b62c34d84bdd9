/** Builds everything the browser and the page renderer need into dist/, unless nothing has changed since. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { writeNotices } from './notices/notices.ts';

const ROOT = path.dirname(import.meta.dirname);
const DIST = path.join(ROOT, 'dist');
const STAMP = path.join(DIST, '.stamp');
const SOURCES = [
  'web',
  'locales',
  'contract',
  'domain',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/notices',
  'package-lock.json',
];
const SITES = ['portal', 'shop', 'mobile'];
const APPS = ['office', 'console'];

function filesOf(source: string): string[] {
  const full = path.join(ROOT, source);
  if (!fs.statSync(full).isDirectory()) return [source];
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf))
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** The addresses that the server writes into each public document. */
function writePublicAssets(): void {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    fs.readFileSync(path.join(DIST, 'client/manifest.json'), 'utf8'),
  );
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry.');
  const address = (file: string) => `/${file}`;
  const assets = {
    css: (entry.css ?? []).map(address),
    js: address(entry.file),
    // fetched beside the entry, which would ask for them only once it is read
    imports: (entry.imports ?? []).map((key) => address(manifest[key]!.file)),
  };
  fs.writeFileSync(path.join(DIST, 'public-assets.json'), JSON.stringify(assets));
}

/** Below this a compressed copy saves no packet. */
const WORTH_COMPRESSING = 1024;

/** Writes .br and .gz beside the assets, at the highest level: the server only picks one and sends it. */
function compressAssets(part: string): void {
  const folder = path.join(DIST, part, 'assets');
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg|html)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = fs.readFileSync(file);
    if (content.length < WORTH_COMPRESSING) continue;
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content));
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const hash = sourceHash();
const isFresh = fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hash;
if (!isFresh) {
  // Loaded only when there is something to build: a start without changes takes no time.
  const { build } = await import('vite');
  const { appConfig, clientConfig, serverConfig, workerConfig } = await import('../vite.config.ts');
  // A build that fails half-way must not count as done.
  fs.rmSync(STAMP, { force: true });
  const modules: string[] = [];
  const make = async (config: InlineConfig) => {
    const made = await build(config);
    for (const { output } of [made].flat().filter((one) => 'output' in one))
      for (const part of output) if (part.type === 'chunk') modules.push(...part.moduleIds);
  };
  await make(clientConfig());
  writePublicAssets();
  await make(workerConfig());
  for (const site of SITES) await make(serverConfig(site));
  for (const app of APPS)
    if (fs.existsSync(path.join(ROOT, 'web', app, 'index.html'))) await make(appConfig(app));
  writeNotices(DIST, modules);
  for (const part of ['client', ...APPS]) compressAssets(part);
  fs.writeFileSync(STAMP, hash);
}
