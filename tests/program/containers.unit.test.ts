/** What Dockerfile, compose.yaml and the systemd unit name exists: no container runtime is asked. */
import fs from 'node:fs';
import path from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { copiedPaths } from '../support/data/image.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const documented = new Set(
  [...read('README.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name),
);

interface Service {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  read('compose.yaml'),
);

describe('Dockerfile', () => {
  const copied = copiedPaths(read('Dockerfile'));
  const sources = copied
    .filter((name) => fs.statSync(path.join(ROOT, name)).isDirectory())
    .flatMap((room) =>
      fs
        .readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
        .map((file) => path.join(room, file)),
    );

  it('has nothing that a builder would refuse or warn of', () => {
    const found = validate(read('Dockerfile'));
    expect(found.filter((one) => one.severity === ValidationSeverity.ERROR)).toEqual([]);
    expect(found.map((one) => one.message)).toEqual([]);
  });

  it('has the built pages, with their notices, and our own licence', () => {
    expect(read('Dockerfile')).toMatch(
      /^RUN node scripts\/build\.ts$[\s\S]*^COPY --from=build \/app\/dist \.\/dist$/m,
    );
    expect(copied).toContain('LICENSE');
  });

  it('copies what exists, and .dockerignore lets it through', () => {
    const ignored = read('.dockerignore');
    for (const from of copied) {
      expect(fs.existsSync(path.join(ROOT, from)), from).toBe(true);
      expect(ignored, from).toContain(`!${from}\n`);
    }
  });

  it('holds every folder that the server imports from', () => {
    const missing = new Set<string>();
    for (const file of sources)
      for (const [, target] of read(file).matchAll(/from '(\.\.?\/[^']+)'/g)) {
        const [room = ''] = path.join(path.dirname(file), target!).split(path.sep);
        if (!copied.includes(room)) missing.add(`${room} (${file})`);
      }
    expect([...missing]).toEqual([]);
  });

  it('needs at run time only what is no development dependency', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
    const missing = new Set<string>();
    for (const file of sources)
      for (const [, name = ''] of read(file).matchAll(
        /^(?:import|export)(?! type)[^;]*? from '((?:@[^/']+\/)?[^./'][^/']*)/gm,
      ))
        if (!name.startsWith('node:') && !dependencies[name]) missing.add(`${name} (${file})`);
    expect([...missing]).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('gives the server variables that exist, with values that it takes', () => {
    const given = compose.services.app!.environment!;
    for (const name of Object.keys(given)) expect(documented, name).toContain(name);
    const filled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        // ${NAME:-default} and ${NAME:?what to do}
        value.replace(/\$\{\w+:([-?])([^}]*)\}/g, (_, kind, text) => (kind === '-' ? text : 'secret')),
      ]),
    );
    expect(readEnvironment(filled)).toMatchObject({
      databaseUrl: 'postgres://marketplace:secret@db:5432/marketplace',
      s3Url: 'http://marketplace:secret@files:7070/marketplace',
      smtpUrl: 'smtp://mail:1025',
    });
  });

  it('names no volume or service that is not there, and every image by its version', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(compose.services).toHaveProperty(other);
      for (const volume of service.volumes ?? [])
        expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
      if (name !== 'app') expect(service.image, name).toMatch(/:v?\d/);
    }
  });
});

describe('the systemd unit', () => {
  const unit = read('deploy/overseas-b2b-marketplace.service');

  it('starts a file of the project, with variables that exist', () => {
    const [, script] = /^ExecStart=\S+node .*?(\S+\.ts)$/m.exec(unit)!;
    expect(fs.existsSync(path.join(ROOT, script!))).toBe(true);
    const [, given = ''] = /^Environment=(.*)$/m.exec(unit)!;
    for (const [, name] of given.matchAll(/([A-Z_]+)=/g))
      if (name !== 'NODE_ENV') expect(documented).toContain(name);
  });

  it('waits longer than the server takes to end', () => {
    const defaults = readEnvironment({});
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit)!;
    // draining lasts at most 10 seconds and a last one, unless DRAIN_SECONDS says more
    expect(Number(seconds)).toBeGreaterThan(defaults.shutdownSeconds + 11);
  });
});
