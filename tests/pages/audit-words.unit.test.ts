/** The audit log is read in words: each action and entity that the server writes has its own, in both languages. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { consoleAudit as en } from '../../locales/en/console/audit.ts';
import { consoleAudit as zh } from '../../locales/zh/console/audit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textsIn = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => fs.readFileSync(path.join(ROOT, folder, name), 'utf8'));

/** Named beside `action`, alone or as one of two. */
function actionsInServer(): string[] {
  const named = textsIn('server').flatMap((text) => [
    ...text.matchAll(/\baction: (?:\w+(?:\.\w+)? \? )?'(\w+)'(?: : '(\w+)')?/g),
  ]);
  return named.flatMap(([, one, other]) => [one, other].filter((name) => name !== undefined));
}

/** Of the tables of transitions: a line each, `approve: { from: …`. */
const transitions = (): string[] =>
  textsIn('domain')
    .filter((text) => text.includes('defineLifecycle('))
    .flatMap((text) => [...text.matchAll(/^\s+(\w+): \{\s*from:/gm)].map(([, name]) => name!));

function entities(): string[] {
  const text = fs.readFileSync(path.join(ROOT, 'server/platform/database/audit.ts'), 'utf8');
  const [, union = ''] = /entity:\n([\s\S]*?);/.exec(text) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
}

test('every action', () => {
  const actions = [...new Set([...actionsInServer(), ...transitions()])];
  expect(actions.length).toBeGreaterThan(80);
  expect(actions.filter((name) => !(name in en.actions))).toEqual([]);
  expect(Object.keys(zh.actions)).toEqual(Object.keys(en.actions));
});

test('every entity', () => {
  expect(entities().length).toBeGreaterThan(20);
  expect(entities().filter((name) => !(name in en.entities))).toEqual([]);
  expect(Object.keys(zh.entities)).toEqual(Object.keys(en.entities));
});

test('every state, in both languages', () => {
  const names = (words: typeof en) =>
    Object.entries(words.states).map(([kind, states]) => [kind, Object.keys(states)]);
  expect(names(zh)).toEqual(names(en));
});
