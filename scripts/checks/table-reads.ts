/** Which tables of others a part of the server reads or writes: those its SQL names and those it imports. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** `features/card/lead-card.sql.ts` is of "card", `search/index/feed.sql.ts` of "search", `main.ts` of "server". */
export function partOf(file: string): string {
  const [first, second] = file.split('/');
  if (second === undefined) return 'server';
  return first === 'features' ? second : first!;
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type?: string;
  [key: string]: unknown;
}
interface Imported {
  from: string;
  names: string[];
}

interface Source {
  /** What is filled in stands as "@name" where it is but a name, else as "?". Comments are no texts. */
  texts: string[];
  imports: Imported[];
  /** Names that `insert`, `update` or `delete` is called with. */
  writes: string[];
}

const filledIn = ({ type, value }: Node) => (type === 'Identifier' ? `@${value}` : '?');

function readSource(source: string): Source {
  const texts: string[] = [];
  const imports: Imported[] = [];
  const writes: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'TemplateLiteral')
      texts.push(textOf(node.quasis as { raw: string }[], node.expressions as Node[] | undefined));
    else if (node.type === 'StringLiteral') texts.push(node.value as string);
    else if (node.type === 'ImportDeclaration') {
      const specifiers = node.specifiers as {
        local: { value: string };
        imported: { value: string } | null;
      }[];
      imports.push({
        from: (node.source as { value: string }).value,
        names: specifiers.map(({ local, imported }) => (imported ?? local).value),
      });
      return;
    }
    if (node.type === 'CallExpression') writes.push(...writtenBy(node));
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child);
  };
  visit(parseSync(source, { syntax: 'typescript', target: 'es2024' }).body);
  return { texts, imports, writes };
}

const textOf = (quasis: readonly { raw: string }[], expressions: readonly Node[] = []): string =>
  quasis.map(({ raw }, i) => raw + (expressions[i] ? filledIn(expressions[i]) : '')).join('');

function writtenBy({ callee, arguments: given }: Node): string[] {
  const { property } = callee as { property?: Node };
  const [first] = given as { expression: Node }[];
  const isWrite = ['insert', 'update', 'delete'].includes(property?.value as string);
  return isWrite && first?.expression.type === 'Identifier' ? [first.expression.value as string] : [];
}

const NAME = '"?([a-z_]+)"?';
const AGAIN = `(?:\\s+(?:AS\\s+)?(?!(?:ON|WHERE|SET|LEFT|INNER|CROSS|JOIN|ORDER|GROUP|LIMIT|UNION|FOR|USING|RETURNING)\\b)\\w+)?`;
/** Behind these a table is named, and behind the first several with commas between. */
const LISTED = new RegExp(`\\bFROM\\s+(?:ONLY\\s+)?${NAME}${AGAIN}(?:\\s*,\\s*${NAME}${AGAIN})*`, 'gi');
const NAMED = new RegExp(
  `\\b(?:FROM|JOIN|UPDATE|INTO|USING|TABLE|TRUNCATE|COPY)\\s+(?:ONLY\\s+)?${NAME}`,
  'gi',
);
/** A piece that is put behind FROM elsewhere. */
const BEGUN = new RegExp(`^\\s*${NAME}\\s+\\w+\\s+(?:LEFT|INNER|CROSS|JOIN|WHERE)\\b`, 'i');

/** The tables that an SQL text names; `known` are all there are. What a WITH calls so is none. */
export function tablesOfText(text: string, known: ReadonlySet<string>): Set<string> {
  const own = new Set(
    [...text.matchAll(/\b([a-z_]+)\s+AS\s+(?:(?:NOT\s+)?MATERIALIZED\s+)?\(/gi)].map(([, name]) => name!),
  );
  const named = [
    ...[...text.matchAll(NAMED)].map(([, name]) => name!),
    ...[...text.matchAll(LISTED)].flatMap(([list]) =>
      [...list.matchAll(new RegExp(`,\\s*${NAME}`, 'g'))].map(([, name]) => name!),
    ),
    ...[...(BEGUN.exec(text)?.slice(1) ?? [])],
  ];
  return new Set(named.filter((name) => known.has(name) && !own.has(name)));
}

/** "DO UPDATE SET" and "FOR UPDATE OF" write to no other table. */
const WRITTEN = /(?<!\b(?:DO|FOR) )\b(?:UPDATE|INSERT INTO|DELETE FROM)\s+"?(@?\w+)/gi;

export interface Table {
  /** Its name in the database. */
  name: string;
  /** The part of the server that declares it. */
  owner: string;
}

type ByPart = Record<string, string[]>;

/**
 * Of each part the tables of others, in the order of their names: those that it names at all, and those of them that it
 * writes. `tables`: by their file below `server` and the name that it exports, with a space between.
 */
export function foreignTables(
  server: string,
  tables: ReadonlyMap<string, Table>,
): { reads: ByPart; writes: ByPart } {
  const owners = new Map([...tables.values()].map(({ name, owner }) => [name, owner]));
  const known = new Set(owners.keys());
  const [reads, writes] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const files = fs
    .globSync('**/*.ts', { cwd: server })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|tables)\.ts$/.test(file));
  for (const file of files) {
    const source = readSource(fs.readFileSync(path.join(server, file), 'utf8'));
    const part = partOf(file);
    const note = (into: Map<string, Set<string>>, table: string) => {
      if (known.has(table) && owners.get(table) !== part)
        into.set(part, (into.get(part) ?? new Set()).add(table));
    };
    const imported = new Map<string, string>();
    for (const { from, names } of source.imports)
      for (const name of names) {
        const table = tables.get(`${path.posix.join(path.posix.dirname(file), from)} ${name}`);
        if (table) imported.set(name, table.name);
      }
    for (const table of imported.values()) note(reads, table);
    for (const text of source.texts) {
      for (const table of tablesOfText(text, known)) note(reads, table);
      for (const [, name] of text.matchAll(WRITTEN))
        note(writes, name!.startsWith('@') ? (imported.get(name!.slice(1)) ?? '') : name!);
    }
    for (const name of source.writes) note(writes, imported.get(name) ?? '');
  }
  return { reads: inOrder(reads), writes: inOrder(writes) };
}

const inOrder = (parts: ReadonlyMap<string, ReadonlySet<string>>): ByPart =>
  Object.fromEntries(
    [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, names]) => [part, [...names].sort()]),
  );
