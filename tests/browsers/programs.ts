/** Where the programs of the other browsers are, and which Debian package brings one that is missing. */
import fs from 'node:fs';
import path from 'node:path';

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

/** The browser that Debian's driver starts: in no folder of the path. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!fs.existsSync(libraries)) return;
  return fs
    .readdirSync(libraries)
    .flatMap((triplet) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
        path.join(libraries, triplet, version, 'MiniBrowser'),
      ),
    )
    .find((file) => fs.existsSync(file));
}

const PROGRAMS = {
  firefox: { find: () => onPath('firefox-esr') ?? onPath('firefox'), package: 'firefox-esr' },
  webkitDriver: { find: () => onPath('WebKitWebDriver'), package: 'webkit2gtk-driver' },
  miniBrowser: { find: miniBrowser, package: 'webkit2gtk-driver' },
  display: { find: () => onPath('Xvfb'), package: 'xvfb' },
};

export function programOf(name: keyof typeof PROGRAMS): string {
  const file = PROGRAMS[name].find();
  if (!file) throw new Error(`Install the Debian package ${PROGRAMS[name].package}.`);
  return file;
}

/** A sentence for each package that is missing. */
export function missingBrowsers(): string[] {
  const packages = Object.values(PROGRAMS).flatMap((program) => (program.find() ? [] : [program.package]));
  return [...new Set(packages)].map(
    (name) => `Missing for the journey in Firefox and WebKit: install the Debian package ${name}.`,
  );
}
