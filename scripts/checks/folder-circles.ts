/** Finds folders that import each other in a circle: none of them could be read, moved or tested alone. */

export interface Import {
  from: string;
  to: string;
}

/**
 * A file's room: its folder, or the file itself where the folder has folders in it, as server/app.ts above the rooms of
 * server/. Tables are a room below the features, since a join reads those of others (decision 1).
 */
function roomOf(file: string, parents: ReadonlySet<string>): string {
  if (/^server\/features\/[^/]+\/[^/]+\.tables\.ts$/.test(file)) return 'server/features/*/*.tables.ts';
  const folder = file.slice(0, file.lastIndexOf('/'));
  return parents.has(folder) ? file : folder;
}

/** The types of all that main makes, and what each function takes: it knows every room of the platform, and they know it. */
const DEPS = 'server/platform/deps.ts';

/** Each circle as the imports between its rooms, type-only ones too; tests are of no room. */
export function folderCircles(imports: readonly Import[]): Import[][] {
  const ours = imports.filter(({ from, to }) =>
    [from, to].every(
      (file) =>
        file.includes('/') && !file.includes('.test.') && !/^(tests|dist)\//.test(file) && file !== DEPS,
    ),
  );
  const folders = ours.flatMap(({ from, to }) =>
    [from, to].map((file) => file.slice(0, file.lastIndexOf('/'))),
  );
  const parents = new Set(folders.map((folder) => folder.slice(0, folder.lastIndexOf('/'))));
  const room = (file: string) => roomOf(file, parents);

  const below = new Map<string, Set<string>>();
  for (const { from, to } of ours) {
    if (room(from) === room(to)) continue;
    below.set(room(from), (below.get(room(from)) ?? new Set()).add(room(to)));
  }
  const reached = new Map([...below.keys()].map((start) => [start, reachable(start, below)]));
  const circles = new Map<string, Import[]>();
  for (const { from, to } of ours) {
    const [upper, lower] = [room(from), room(to)];
    if (upper === lower || !reached.get(lower)?.has(upper)) continue;
    const members = [...reached.get(upper)!].filter((other) => reached.get(other)?.has(upper));
    const name = members.sort().join(' ');
    circles.set(name, [...(circles.get(name) ?? []), { from, to }]);
  }
  return [...circles.values()];
}

function reachable(start: string, below: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let room = open.pop(); room !== undefined; room = open.pop())
    for (const next of below.get(room) ?? [])
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
}
