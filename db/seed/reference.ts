/** Reference data that every marketplace has: addresses and the category tree. */
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { slug } from '../../domain/page/slug.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { TAKEN_SEGMENTS } from '../../server/sites/taken-segments.ts';
import { type PropertySeed, readRoots } from './category-files.ts';

interface AddressSeed {
  code?: string;
  name: string;
  zh?: string;
  dial?: string;
  children?: AddressSeed[];
}

/** Ids are given in the order of the file; a marketplace that was corrected by a migration has others. */
function addressRows() {
  const file = path.join(import.meta.dirname, 'addresses/addresses.json');
  const rows: object[] = [];
  const add = (list: AddressSeed[], parent_id: number | null, level: number) => {
    for (const { code, name, zh, dial, children = [] } of list) {
      const id = rows.length + 1;
      // what is left out is NULL in its column
      rows.push({ id, parent_id, level, code, name, name_zh: zh, dial });
      add(children, id, level + 1);
    }
  };
  add(JSON.parse(fs.readFileSync(file, 'utf8')), null, 1);
  return rows;
}

const optionsOf = (property: PropertySeed): [string, string][] =>
  (property.values ?? []).map((v) => (Array.isArray(v) ? v : [String(v), String(v)]));

export function categoryRows() {
  const rows: {
    id: number;
    parent_id: number | null;
    level: number;
    position: number;
    name: string;
    name_zh: string;
    path: string;
    full_path: string;
    trail: number[];
    is_end: boolean;
  }[] = [];
  const properties: {
    category_id: number;
    position: number;
    name: string;
    name_zh: string;
    kind: string;
    unit: string | null;
    options: [string, string][];
  }[] = [];
  const add = (
    position: number,
    name: string,
    name_zh: string,
    own: string,
    above: (typeof rows)[number] | null,
    is_end: boolean,
  ) => {
    const id = rows.length + 1;
    const row = {
      id,
      parent_id: above?.id ?? null,
      level: (above?.level ?? 0) + 1,
      position,
      name,
      name_zh,
      path: own,
      full_path: above ? `${above.full_path}/${own}` : own,
      trail: [...(above?.trail ?? []), id],
      is_end,
    };
    rows.push(row);
    return row;
  };
  readRoots().forEach((root, r) => {
    const rootRow = add(r, root.name, root.zh, root.path, null, false);
    root.subs.forEach((branch, b) => {
      const branchRow = add(b, branch.name, branch.zh, branch.path, rootRow, false);
      for (const [l, leaf] of branch.subs.entries())
        add(l, leaf.name, leaf.zh, slug(leaf.name), branchRow, true);
      for (const [position, p] of branch.properties.entries())
        properties.push({
          category_id: branchRow.id,
          position,
          name: p.name,
          name_zh: p.zh,
          kind: p.kind,
          unit: p.unit ?? null,
          options: optionsOf(p),
        });
    });
  });
  return { rows, properties };
}

/** Throws when a category of the first level would have the address of a page. */
export function requireFreePaths(rows: readonly { name: string; path: string; level: number }[]): void {
  for (const { name, path: own, level } of rows)
    if (level === 1 && TAKEN_SEGMENTS.has(own))
      throw new Error(`The category "${name}" cannot have the path "${own}": a page has that address.`);
}

/** Loads what is missing; does nothing on a database that has it. */
export async function seedReference(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('seed'))`);
    const { rows: present } = await tx.execute(sql`SELECT 1 FROM categories LIMIT 1`);
    if (present.length > 0) return;
    const { rows, properties } = categoryRows();
    requireFreePaths(rows);
    await tx.execute(sql`
      INSERT INTO addresses (id, parent_id, level, code, name, name_zh, dial)
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(addressRows())}::jsonb)
        AS r (id int, parent_id int, level smallint, code text, name text, name_zh text, dial text)`);
    await tx.execute(sql`
      INSERT INTO categories (id, parent_id, level, position, name, name_zh, path, full_path, trail, is_end)
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r (id int, parent_id int, level smallint, position int, name text, name_zh text, path text,
              full_path text, trail int[], is_end boolean)`);
    await tx.execute(sql`
      INSERT INTO category_properties (category_id, position, name, name_zh, kind, unit, options)
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(properties)}::jsonb)
        AS r (category_id int, position int, name text, name_zh text, kind text, unit text, options jsonb)`);
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence('categories', 'id'), (SELECT max(id) FROM categories))`,
    );
  });
}
