/**
 * Folders that import each other in a circle. Tables are left out: joins read those of other features (decision 1), and
 * no feature runs because of it.
 */
import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /from '(\.[^']+)'/g;

/** Each circle between the folders directly below `root`, as "a → b → a". */
export function folderCircles(root: string): string[] {
  const folders = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const imports = new Map(folders.map((folder) => [folder, importedBy(root, folder)]));
  const circles = new Set<string>();
  const follow = (trail: string[]): void => {
    for (const next of imports.get(trail.at(-1)!) ?? []) {
      if (next === trail[0]) circles.add([...trail, next].join(' → '));
      // each circle is told from its first folder only
      else if (next > trail[0]! && !trail.includes(next)) follow([...trail, next]);
    }
  };
  for (const folder of folders) follow([folder]);
  return [...circles];
}

function importedBy(root: string, folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.test.ts')) continue;
    const from = path.join(root, folder, file);
    for (const [, target] of fs.readFileSync(from, 'utf8').matchAll(IMPORT)) {
      const [into] = path.relative(root, path.join(path.dirname(from), target!)).split(path.sep);
      if (into && into !== '..' && into !== folder && !target!.endsWith('.tables.ts')) found.add(into);
    }
  }
  return found;
}
