/** Places: countries, their regions and, for China, cities (spec P3.15; spec M3.14). */
import type { Address } from '../../../contract/address.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { allAddresses } from './address.sql.ts';

interface Place {
  id: number;
  parentId: number | null;
  name: string;
  nameZh: string;
}
interface Book {
  tree: Address[];
  byId: Map<number, Place>;
}

// places are reference data that no call changes: read once per database
const books = new WeakMap<Database, Promise<Book>>();

function addressBook(deps: Deps): Promise<Book> {
  const known = books.get(deps.db);
  if (known) return known;
  const book = load(deps.db);
  books.set(deps.db, book);
  book.then(
    // an empty table is one whose seed is still to come
    ({ tree }) => tree.length === 0 && books.delete(deps.db),
    () => books.delete(deps.db),
  );
  return book;
}

async function load(db: Database): Promise<Book> {
  const tree: Address[] = [];
  const byId = new Map<number, Place>();
  const nodes = new Map<number, Address>();
  for (const { id, parentId, code, name, nameZh, dial, hidden } of await allAddresses(db)) {
    const node: Address = { id, code, name, name_zh: nameZh };
    if (dial) node.dial = dial;
    if (hidden) node.hidden = true;
    nodes.set(id, node);
    byId.set(id, { id, parentId, name, nameZh: nameZh ?? name });
    if (parentId === null) tree.push(node);
    else {
      const parent = nodes.get(parentId)!;
      parent.children ??= [];
      parent.children.push(node);
    }
  }
  return { tree, byId };
}

export const addressTrees = async (deps: Deps): Promise<Address[]> => (await addressBook(deps)).tree;

/** A country by its two-letter code, in any case. */
export const countryByCode = async (deps: Deps, code: string): Promise<Address | undefined> =>
  (await addressTrees(deps)).find((country) => country.code === code.toUpperCase());

/** Whether the ids are a path from a country downwards; it may end at any level. */
export async function isAddressPath(deps: Deps, ids: readonly number[]): Promise<boolean> {
  const { byId } = await addressBook(deps);
  return ids.length > 0 && ids.every((id, i) => byId.get(id)?.parentId === (ids[i - 1] ?? null));
}

/** The path down to a place, the country first; a place without a Chinese name keeps its English one. */
export async function addressPath(
  deps: Deps,
  id: number,
): Promise<{ ids: number[]; names: string[]; namesZh: string[] }> {
  const { byId } = await addressBook(deps);
  const path: Place[] = [];
  for (let place = byId.get(id); place; place = byId.get(place.parentId ?? 0)) path.unshift(place);
  return {
    ids: path.map((p) => p.id),
    names: path.map((p) => p.name),
    namesZh: path.map((p) => p.nameZh),
  };
}
